// Lets one server live, or several, under virtual time, network and disk or database, each world
// from one seed, and says which of them did something wrong.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "tests/sim/plan.hpp"
#include "tests/sim/simulation.hpp"
#include "tests/sim/twins.hpp"

namespace vegas::sim {
namespace {

constexpr const char* kUsage =
    "sim [--servers N] [--seed FIRST] [--seeds N] [--seconds S] [--people N] [--steps N]\n"
    "    [--trace 1] [--control NAME] [--handovers N]\n"
    "  Runs N seeds (1), or as many as fit into S seconds of the processor.\n"
    "  --servers: 1 over a disk, or up to 8 over a database that they share.\n"
    "  --trace 1 prints all that goes into the core and comes out of it.\n"
    "  --handovers: fails if seats with a sealed choice changed hands less often in all twins.\n"
    "  --control takes a safeguard of several servers away, which has to be noticed: no_fence,\n"
    "  no_chain, async_standby, early_taken, warning_is_success or hasty_fence. With\n"
    "  lost_commits, nothing must be noticed.\n";

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Options {
    std::uint64_t seed = 1, seeds = 1;
    double seconds = 0;           // of the processor's time; 0: as many seeds as were asked for
    std::uint64_t handovers = 0;  // compared, at least
    PlanOptions wanted;

    [[nodiscard]] bool goes_on_after(std::uint64_t done) const {
        return seconds > 0 ? cpu_seconds() < seconds : done < seeds;
    }
};

bool take(Options& options, std::string_view name, const char* text) {
    PlanOptions& wanted = options.wanted;
    const std::uint64_t value = std::strtoull(text, nullptr, 10);
    const auto number = static_cast<std::uint32_t>(value);
    if (name == "--seed") {
        options.seed = value;
    } else if (name == "--seeds") {
        options.seeds = value;
    } else if (name == "--seconds") {
        options.seconds = static_cast<double>(value);
    } else if (name == "--handovers") {
        options.handovers = value;
    } else if (name == "--servers") {
        wanted.servers = number;
        return number >= 1 && number <= kServersMost;
    } else if (name == "--people") {
        wanted.people = number;
    } else if (name == "--steps") {
        wanted.steps = number;
    } else if (name == "--trace") {
        wanted.trace = number != 0;
    } else if (name == "--control") {
        const auto* found = std::find(kControls.begin(), kControls.end(), text);
        wanted.control = static_cast<DisabledSafeguard>(found - kControls.begin());
        return found != kControls.end();
    } else {
        return false;
    }
    return true;
}

std::optional<Options> options_of(int argc, char** argv) {
    Options options;
    for (int n = 1; n < argc; n += 2) {
        const std::string_view name = argv[n];
        if (n + 1 == argc) return std::nullopt;
        if (!take(options, name, argv[n + 1])) return std::nullopt;
    }
    return options;
}

// What is wrong in this world; empty: nothing.
std::string wrong_in(const Plan& plan, Statistics& sum) {
    try {
        Simulation world(plan);
        sum += world.run();
        sum.twins += compare_with_twin(world);
        return {};
    } catch (const JournalGap& hole) {
        return hole.what();
    } catch (const std::exception& e) {
        return plan.loses() ? std::string() : e.what();
    }
}

// The smallest world found by halving in which something is wrong still.
Plan shrunk(Plan plan, PlanOptions wanted) {
    const auto fails = [&plan, &wanted](std::uint32_t people, std::uint32_t steps) {
        Statistics nothing;
        wanted.people = people;
        wanted.steps = steps;
        return !wrong_in(plan_of(plan.seed, wanted), nothing).empty();
    };
    for (std::uint32_t people = plan.people; people > 1;) {
        --people;
        if (fails(people, plan.steps)) plan.people = people;
    }
    for (std::uint32_t by = plan.steps / 2; by > 0; by /= 2) {
        while (plan.steps > by && fails(plan.people, plan.steps - by)) plan.steps -= by;
    }
    return plan;
}

// Of a control no smaller world is looked for: it is known what is wrong.
void report(const char* program, const Plan& plan, PlanOptions wanted, const std::string& what) {
    const auto seed = static_cast<unsigned long long>(plan.seed);
    std::printf("sim: seed %llu: %s\n", seed, what.c_str());
    std::fflush(stdout);
    wanted.trace = false;
    const bool is_control = !plan.is(DisabledSafeguard::none);
    const Plan least = is_control ? plan : shrunk(plan, wanted);
    wanted.people = least.people;
    wanted.steps = least.steps;
    if (!is_control) {
        Statistics nothing;
        const std::string wrong = wrong_in(plan_of(plan.seed, wanted), nothing);
        std::printf("the least that was found: %s\n", wrong.c_str());
    }
    const std::string_view control = kControls.at(static_cast<std::size_t>(plan.control));
    std::printf(
        "it is repeated by\n  %s --servers %u --seed %llu --people %u --steps %u --control %s\n",
        program, plan.servers, seed, least.people, least.steps, control.data());
}

int run(const char* program, const Options& options) {
    Statistics sum;
    std::uint64_t done = 0;
    for (; options.goes_on_after(done); ++done) {
        const Plan plan = plan_of(options.seed + done, options.wanted);
        const std::string what = wrong_in(plan, sum);
        if (what.empty()) continue;
        report(program, plan, options.wanted, what);
        return 1;
    }
    const auto n = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
    std::printf(
        "starts=%llu inputs=%llu acknowledged=%llu games=%llu ended_early=%llu "
        "decisions_compared=%llu snapshots_compared=%llu deadlines_compared=%llu faults=%llu "
        "late_in_days=%llu late_asleep=%llu\n",
        n(sum.starts), n(sum.inputs), n(sum.acks), n(sum.games), n(sum.ended_early),
        n(sum.compared), n(sum.syncs), n(sum.deadlines), n(sum.faults), n(sum.late_in_days),
        n(sum.late_asleep));
    std::printf(
        "sealed_choices_compared=%llu over_restarts=%llu messages=%llu handovers=%llu "
        "handovers_of_other_seats=%llu over_both=%llu by_house=%llu seeds_kept=%llu\n",
        n(sum.twins.choices), n(sum.twins.restarts), n(sum.twins.messages), n(sum.twins.handovers),
        n(sum.twins.other_handovers), n(sum.twins.both), n(sum.twins.by_house), n(sum.seeds_kept));
    if (sum.twins.handovers < options.handovers) {
        std::printf("sim: too few seats changed hands while a choice was sealed\n");
        return 1;
    }
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
