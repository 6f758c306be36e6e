// Lets whole servers live under virtual time, network and disk, each world from one seed, and says
// which of them did something wrong.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "tests/sim/plan.hpp"
#include "tests/sim/runs.hpp"
#include "tests/sim/twins.hpp"
#include "tests/sim/world.hpp"

namespace vegas::sim {
namespace {

constexpr const char* kUsage =
    "sim [--seed FIRST] [--seeds N] [--seconds S] [--people N] [--steps N] [--trace 1]\n"
    "  Runs N seeds (1), or as many as fit into S seconds of the processor.\n"
    "  --trace 1 prints all that goes into the core and comes out of it.\n";

struct Options {
    Runs runs;
    Fewer fewer;
};

std::optional<Options> options_of(int argc, char** argv) {
    Options options;
    for (int n = 1; n < argc; n += 2) {
        const std::string_view name = argv[n];
        if (n + 1 == argc) return std::nullopt;
        if (options.runs.take(name, argv[n + 1])) continue;
        const std::uint64_t value = std::strtoull(argv[n + 1], nullptr, 10);
        if (name == "--people") {
            options.fewer.people = static_cast<std::uint32_t>(value);
        } else if (name == "--steps") {
            options.fewer.steps = static_cast<std::uint32_t>(value);
        } else if (name == "--trace") {
            options.fewer.trace = value != 0;
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
        sum.twins += compare_with_twin(world);
        return {};
    } catch (const std::exception& e) {
        return e.what();
    }
}

// The smallest world found by halving in which something is wrong still.
Plan shrunk(Plan plan) {
    const auto fails = [](const Fewer& fewer, std::uint64_t seed) {
        Figures nothing;
        return !wrong_in(plan_of(seed, fewer), nothing).empty();
    };
    for (std::uint32_t people = plan.people; people > 1;) {
        --people;
        if (fails({people, plan.steps}, plan.seed)) plan.people = people;
    }
    for (std::uint32_t by = plan.steps / 2; by > 0; by /= 2) {
        while (plan.steps > by && fails({plan.people, plan.steps - by}, plan.seed)) {
            plan.steps -= by;
        }
    }
    return plan;
}

void report(const char* program, const Plan& plan, const std::string& what) {
    std::printf("sim: seed %llu: %s\n", static_cast<unsigned long long>(plan.seed), what.c_str());
    std::fflush(stdout);
    const Plan least = shrunk(plan);
    Figures nothing;
    std::printf(
        "the least that was found: %s\nit is repeated by\n  %s --seed %llu --people %u "
        "--steps %u\n",
        wrong_in(least, nothing).c_str(), program, static_cast<unsigned long long>(least.seed),
        least.people, least.steps);
}

int run(const char* program, const Options& options) {
    Figures sum;
    std::uint64_t done = 0;
    for (; options.runs.goes_on_after(done); ++done) {
        const Plan plan = plan_of(options.runs.seed + done, options.fewer);
        const std::string what = wrong_in(plan, sum);
        if (what.empty()) continue;
        report(program, plan, what);
        return 1;
    }
    const auto n = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    std::printf(
        "starts=%llu inputs=%llu acknowledged=%llu games=%llu decisions_compared=%llu "
        "snapshots_compared=%llu deadlines_compared=%llu\n",
        n(sum.starts), n(sum.inputs), n(sum.acks), n(sum.games), n(sum.compared), n(sum.syncs),
        n(sum.deadlines));
    std::printf("sealed_choices_compared=%llu over_restarts=%llu messages=%llu\n",
                n(sum.twins.choices), n(sum.twins.restarts), n(sum.twins.messages));
    std::printf("sim: %llu seeds, %lld simulated s, %.1f cpu s, 0 violations\n", n(done),
                static_cast<long long>(sum.simulated_ms / 1000), cpu_seconds());
    return 0;
}

}  // namespace
}  // namespace vegas::sim

int main(int argc, char** argv) {
    const auto options = vegas::sim::options_of(argc, argv);
    if (!options) {
        std::fputs(vegas::sim::kUsage, stderr);
        return 2;
    }
    return vegas::sim::run(argv[0], *options);
}
