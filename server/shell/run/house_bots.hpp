// Thinks for the house bots. A choice takes microseconds, and is made on the loop; one that may
// take longer is made beside it. The core asks for one at a time at each table, so that tables are
// the bound of what waits, and none has two turns before another has one.
//
// Where many wait each thinks less, so that each has answered within three seconds.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>

#include "server/core/base/io.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class HouseBots {
public:
    using Answer = std::function<void(core::BotMoved)>;
    // Whether the table still waits for this decision of the house's.
    using IsWanted = std::function<bool(const std::string& table, std::uint32_t decision)>;

    // How long those that wait may think, divided by their number; the fewer are left, the more
    // each of them gets. So all of 500 have had their turns after a second and a half.
    static constexpr std::chrono::nanoseconds kForAll = std::chrono::milliseconds(300);

    // REQUIRES: what works for `workers` ends before the loop and the metrics do.
    HouseBots(Loop& loop, Workers& workers, Metrics& metrics, IsWanted is_wanted,
              std::chrono::nanoseconds for_all = kForAll)
        : loop_(loop),
          workers_(workers),
          metrics_(metrics),
          is_wanted_(std::move(is_wanted)),
          for_all_(for_all) {}

    // Never answers at once, while the core's answer is being carried out; and not at all when the
    // decision is gone before its turn comes.
    void think(core::Think job, Answer answer);

    // Decisions whose turn has not come.
    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }

private:
    struct Waiting {
        core::Think job;
        Answer answer;
    };

    void begin_some();
    [[nodiscard]] std::chrono::nanoseconds allowed() const;

    Loop& loop_;
    Workers& workers_;
    Metrics& metrics_;
    IsWanted is_wanted_;
    const std::chrono::nanoseconds for_all_;
    std::deque<Waiting> waiting_;
    std::size_t given_ = 0;  // to the workers, without an answer yet
};

}  // namespace vegas::shell
