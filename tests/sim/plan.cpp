#include "tests/sim/plan.hpp"

#include "tests/sim/random_stream.hpp"

namespace vegas::sim {
namespace {

// The disk is healthy, for there is none; and whatever a fault leads to takes seconds.
void share_a_database(Plan& plan) {
    RandomStream chance(plan.seed, "plan of servers");
    plan.pace = chance.between(1, 6);
    plan.steps = static_cast<std::uint32_t>(chance.between(4'000, 16'000));
    plan.fault_every_ms = chance.between(500, 6'000);
    plan.crash_once_in = chance.one_in(4) ? 2'000 : 0;
    plan.settings.limits.tables = core::Limits{}.tables;
    plan.settings.shared_key = "known to all of them";
}

// Most tables are full of people, and a sealed choice stays so for a while.
void hand_seats_over(Plan& plan, RandomStream& chance) {
    plan.people = static_cast<std::uint32_t>(chance.between(4, 8));
    plan.steps *= 2;
    plan.settings.bot_pause_ms = chance.between(200, 1'000);
}

// Long enough to miss two deadlines in a row. While nobody is there, little happens.
void stay_away_for_days(Plan& plan, RandomStream& days) {
    plan.away_ms_most = days.between(1, 5) * 43'200'000;
    plan.leave_every_ms = days.between(5'000, 15'000);
    plan.steps = static_cast<std::uint32_t>(days.between(10'000, 30'000));
}

}  // namespace

Plan plan_of(std::uint64_t seed, const PlanOptions& wanted) {
    RandomStream chance(seed, "plan");
    const auto maybe = [&chance](std::int64_t least, std::int64_t most) {
        const auto n = static_cast<std::uint32_t>(chance.between(least, most));
        return chance.one_in(2) ? n : 0;
    };
    Plan plan;
    plan.seed = seed;
    plan.control = wanted.control;
    plan.servers = wanted.servers;
    plan.people = static_cast<std::uint32_t>(chance.between(2, 8));
    plan.steps = static_cast<std::uint32_t>(chance.between(1'000, 6'000));
    plan.delay_ms_most = chance.between(0, 60);
    plan.cut_once_in = maybe(20, 300);
    plan.disk_ms_most = maybe(1, 80);
    plan.full_once_in = maybe(20, 200);
    plan.held_once_in = maybe(20, 300);
    plan.crash_once_in = maybe(100, 1'500);
    plan.jump_once_in = chance.one_in(4) ? 400 : 0;
    plan.mischief = chance.one_in(2);

    core::Limits& limits = plan.settings.limits;
    limits.tables = static_cast<std::size_t>(chance.between(3, 12));
    limits.tables_per_player = static_cast<std::size_t>(chance.between(1, 4));
    limits.spectators_per_table = 3;
    limits.quick_start_ms = 2'000;
    // Room for the largest burst that an honest client may be sent: a few welcomes and snapshots.
    limits.queue_bytes = chance.one_in(2) ? 64 * 1024 : 256 * 1024;
    plan.settings.bot_pause_ms = chance.between(0, 200);

    plan.sealed = chance.one_in(3);
    plan.crash_sealed_once_in = plan.sealed ? maybe(5, 60) : 0;
    RandomStream handovers(seed, "plan of handovers");
    plan.handovers = plan.sealed && !handovers.one_in(3);
    if (plan.handovers) hand_seats_over(plan, handovers);

    RandomStream sleep(seed, "plan of sleep");
    limits.sleep_after_ms = sleep.one_in(3) ? 600'000 : sleep.between(1'000, 30'000);
    plan.leave_every_ms = sleep.one_in(3) ? 0 : sleep.between(10'000, 60'000) * plan.pace;
    limits.standstill_ms = sleep.one_in(3) ? 86'400'000 : sleep.between(1'000, 60'000);

    RandomStream days(seed, "plan of days");
    plan.days = !plan.is_shared() && days.one_in(6);
    if (plan.days) {
        if (plan.leave_every_ms == 0) plan.leave_every_ms = 30'000;
        limits.days_tables_per_player = static_cast<std::size_t>(days.between(1, 4));
        limits.tables = core::Limits{}.tables;
        if (!days.one_in(3)) stay_away_for_days(plan, days);
    }

    if (plan.is_shared()) share_a_database(plan);
    if (wanted.people) plan.people = *wanted.people;
    if (wanted.steps) plan.steps = *wanted.steps;
    plan.trace = wanted.trace;
    return plan;
}

}  // namespace vegas::sim
