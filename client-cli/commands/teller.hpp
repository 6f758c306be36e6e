// What has been told of a game, each event once: sentences for the log, and whose money came from
// where. For those who listen it tells too who has what when a round begins. No input, no output.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/las_vegas/earnings.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

class Teller {
public:
    // The sentences about these events; the scene is that after the last of them.
    [[nodiscard]] Lines tell(const std::vector<Event>&, const Scene&);

    // These events are told by somebody else.
    void follow(const std::vector<Event>&);

    // The last `most` sentences that were told.
    [[nodiscard]] Lines last(std::size_t most) const;
    [[nodiscard]] const Earnings& earnings() const { return earnings_; }

private:
    std::deque<std::string> told_;
    Earnings earnings_;
};

}  // namespace vegas::cli
