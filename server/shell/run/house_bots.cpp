#include "server/shell/run/house_bots.hpp"

#include <utility>

#include "engine/bots/takes_long.hpp"

namespace vegas::shell {
namespace {

core::BotMoved choice_of(const core::Think& job, const Loop& loop, const Metrics& metrics) {
    const auto began = loop.elapsed();
    const Action action = bots::choose(job.level, job.known, job.seed);
    metrics.bot_thinking(job.level).Observe(in_seconds(loop.elapsed() - began));
    return {.table = job.table, .decision = job.decision, .action = action};
}

}  // namespace

void HouseBots::think(core::Think job, Answer answer) {
    const bool long_one = bots::takes_long(job.level, job.known);
    auto choose = [&loop = loop_, &metrics = metrics_, job = std::move(job)] {
        return choice_of(job, loop, metrics);
    };
    if (long_one) {
        workers_.run(std::move(choose), std::move(answer));
    } else {
        loop_.post([choose = std::move(choose), answer = std::move(answer)] { answer(choose()); });
    }
}

}  // namespace vegas::shell
