#include "server/shell/run/house_bots.hpp"

#include <utility>

#include "engine/bots/takes_long.hpp"

namespace vegas::shell {
namespace {

core::BotMoved choice_of(const core::Think& job) {
    return {.table = job.table,
            .decision = job.decision,
            .action = bots::choose(job.level, job.known, job.seed)};
}

}  // namespace

void HouseBots::think(core::Think job, Answer answer) {
    if (bots::takes_long(job.level, job.known)) {
        workers_.run([job = std::move(job)] { return choice_of(job); }, std::move(answer));
    } else {
        loop_.post([job = std::move(job), answer = std::move(answer)] { answer(choice_of(job)); });
    }
}

}  // namespace vegas::shell
