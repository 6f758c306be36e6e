// Thinks for the house bots. A choice takes microseconds, so it is made on the loop's own thread,
// but never inside the turn that asked for it.
#pragma once

#include <functional>

#include "server/core/base/io.hpp"
#include "server/shell/loop.hpp"

namespace vegas::shell {

class BotPool {
public:
    using Answer = std::function<void(core::BotMoved)>;

    explicit BotPool(Loop& loop) : loop_(loop) {}

    void think(core::Think job, Answer answer);

private:
    Loop& loop_;
};

}  // namespace vegas::shell
