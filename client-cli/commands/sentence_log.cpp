#include "client-cli/commands/sentence_log.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/board_words.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSentencesMax = 500;

// As `context` is, but for seats that are taken over behind the n-th event: what they did before
// was another's.
RenderContext context_at(const std::vector<WireEvent>& events, std::size_t n,
                         const RenderContext& context) {
    RenderContext at = context;
    for (std::size_t later = events.size(); later-- > n + 1;) {
        const auto* taken = events[later].get_if<WireStruct<protocol::at_table::SeatTakenOver>>();
        if (taken == nullptr || taken->seat < 0) continue;
        at.names.set_earlier(static_cast<std::size_t>(taken->seat), taken->from.value_or(""));
    }
    return at;
}

bool is_taken_over(const WireEvent& event) {
    return event.get_if<WireStruct<protocol::at_table::SeatTakenOver>>() != nullptr;
}

}  // namespace

// What somebody has is told when all is told of which it is made, so after the last event.
Lines SentenceLog::add(const std::vector<WireEvent>& events, const RenderContext& context) {
    Lines lines;
    std::int64_t begun = 0;
    const bool has_taken_over = std::ranges::any_of(events, is_taken_over);
    for (std::size_t n = 0; n < events.size(); ++n) {
        const WireEvent& event = events[n];
        add_earnings(event, earnings_);
        begun = started_round(event).value_or(begun);
        auto sentence =
            sentence_of(event, has_taken_over ? context_at(events, n, context) : context);
        if (!sentence) continue;
        sentences_.push_back(*sentence);
        if (sentences_.size() > kSentencesMax) sentences_.pop_front();
        lines.push_back(std::move(*sentence));
    }
    if (begun < 2 || !context.texts.speech()) return lines;
    lines.push_back(context.texts("speech.standings", {{"round", begun}}));
    for (auto& line : money_words(context)) lines.push_back(std::move(line));
    return lines;
}

void SentenceLog::track_earnings(const std::vector<WireEvent>& events) {
    for (const WireEvent& event : events) add_earnings(event, earnings_);
}

Lines SentenceLog::last(std::size_t most) const {
    const std::size_t count = std::min(most, sentences_.size());
    return {sentences_.end() - static_cast<std::ptrdiff_t>(count), sentences_.end()};
}

}  // namespace vegas::cli
