// Lets three servers over one database live under virtual time, each world from one seed, and says
// in which of them something went wrong.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "tests/sim/nodes/world.hpp"
#include "tests/sim/runs.hpp"

namespace vegas::sim::nodes {
namespace {

constexpr const char* kUsage =
    "sim_nodes [--seed FIRST] [--seeds N] [--seconds S] [--control NAME] [--trace 1]\n"
    "  Runs N seeds (1), or as many as fit into S seconds of the processor.\n"
    "  --control takes a safeguard away, which has to be noticed: no_fence, no_chain,\n"
    "  async_standby, early_taken, warning_is_success or hasty_fence. With lost_commits, nothing\n"
    "  must be noticed.\n";

struct Options {
    Runs runs;
    Control control = Control::none;
    bool trace = false;
};

std::optional<Options> options_of(int argc, char** argv) {
    Options options;
    for (int n = 1; n < argc; n += 2) {
        const std::string_view name = argv[n];
        if (n + 1 == argc) return std::nullopt;
        if (options.runs.take(name, argv[n + 1])) continue;
        if (name == "--trace") {
            options.trace = argv[n + 1] != std::string_view("0");
        } else if (name == "--control") {
            const auto* found = std::find(kControls.begin(), kControls.end(), argv[n + 1]);
            if (found == kControls.end()) return std::nullopt;
            options.control = static_cast<Control>(found - kControls.begin());
        } else {
            return std::nullopt;
        }
    }
    return options;
}

// What is wrong in this world; empty: nothing.
std::string wrong_in(const Plan& plan, Figures& sum) {
    try {
        World world(plan);
        sum += world.run();
        return {};
    } catch (const Hole& hole) {
        return hole.what();
    } catch (const Wrong& wrong) {
        return plan.loses() ? std::string() : wrong.what();
    }
}

int run(const char* program, const Options& options) {
    Figures sum;
    std::uint64_t done = 0;
    for (; options.runs.goes_on_after(done); ++done) {
        const Plan plan = plan_of(options.runs.seed + done, options.control, options.trace);
        const std::string what = wrong_in(plan, sum);
        if (what.empty()) continue;
        const std::string_view control = kControls.at(static_cast<std::size_t>(options.control));
        std::printf("sim_nodes: seed %llu: %s\nit is repeated by\n  %s --seed %llu --control %s\n",
                    static_cast<unsigned long long>(plan.seed), what.c_str(), program,
                    static_cast<unsigned long long>(plan.seed), control.data());
        return 1;
    }
    const auto n = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    std::printf("starts=%llu inputs=%llu acknowledged=%llu games=%llu snapshots=%llu faults=%llu\n",
                n(sum.starts), n(sum.inputs), n(sum.acks), n(sum.games), n(sum.compared),
                n(sum.faults));
    std::printf("sim_nodes: %llu seeds, %lld simulated s, %.1f cpu s, 0 violations\n", n(done),
                static_cast<long long>(sum.simulated_ms / 1000), cpu_seconds());
    return 0;
}

}  // namespace
}  // namespace vegas::sim::nodes

int main(int argc, char** argv) {
    const auto options = vegas::sim::nodes::options_of(argc, argv);
    if (!options) {
        std::fputs(vegas::sim::nodes::kUsage, stderr);
        return 2;
    }
    return vegas::sim::nodes::run(argv[0], *options);
}
