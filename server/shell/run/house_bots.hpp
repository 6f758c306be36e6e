// Thinks for the house bots. A choice takes microseconds, so it is made on the loop's own thread,
// but never while the core's answer is being carried out.
#pragma once

#include <functional>

#include "server/core/base/io.hpp"
#include "server/shell/net/loop.hpp"

namespace vegas::shell {

class HouseBots {
public:
    using Answer = std::function<void(core::BotMoved)>;

    explicit HouseBots(Loop& loop) : loop_(loop) {}

    void think(core::Think job, Answer answer);

private:
    Loop& loop_;
};

}  // namespace vegas::shell
