#include "client-cli/commands/sentence_log.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/board_words.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSentencesMax = 500;

}  // namespace

// What somebody has is told when all is told of which it is made, so after the last event.
Lines SentenceLog::add(const std::vector<WireEvent>& events, const RenderContext& context) {
    Lines lines;
    std::int64_t begun = 0;
    for (const WireEvent& event : events) {
        add_earnings(event, earnings_);
        begun = started_round(event).value_or(begun);
        auto sentence = sentence_of(event, context);
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
