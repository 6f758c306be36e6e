#include "server/shell/run/house_bots.hpp"

#include <utility>

#include "engine/bots/policy.hpp"

namespace vegas::shell {

void HouseBots::think(core::Think job, Answer answer) {
    loop_.post([job = std::move(job), answer = std::move(answer)] {
        answer({.table = job.table,
                .decision = job.decision,
                .action = bots::choose(job.level, job.known, job.seed)});
    });
}

}  // namespace vegas::shell
