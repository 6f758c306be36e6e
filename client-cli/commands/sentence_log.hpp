// Turns a game's events into sentences, and tracks where each seat's money came from. For speech
// output it also says what everybody has when a round begins. No input or output.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include "client-cli/show/common/earnings.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

class SentenceLog {
public:
    // The sentences about these events. The context is that after the last event.
    [[nodiscard]] Lines add(const std::vector<WireEvent>&, const RenderContext&);

    // Only tracks earnings, for events whose sentences are shown in another way.
    void track_earnings(const std::vector<WireEvent>&);

    // The last `most` sentences.
    [[nodiscard]] Lines last(std::size_t most) const;
    [[nodiscard]] const Earnings& earnings() const { return earnings_; }

private:
    std::deque<std::string> sentences_;
    Earnings earnings_;
};

}  // namespace vegas::cli
