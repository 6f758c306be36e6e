#include "client-cli/commands/teller.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/board_words.hpp"
#include "client-cli/show/common/sentences.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kKept = 500;

}  // namespace

// What somebody has is told when all is told of which it is made, so after the last event.
Lines Teller::tell(const std::vector<Event>& events, const Scene& scene) {
    Lines lines;
    std::int64_t begun = 0;
    for (const Event& event : events) {
        earnings_.take(event);
        if (const auto* start = std::get_if<Read<las_vegas::RoundStarted>>(&event)) {
            begun = start->round;
        }
        auto sentence = sentence_of(event, scene);
        if (!sentence) continue;
        told_.push_back(*sentence);
        if (told_.size() > kKept) told_.pop_front();
        lines.push_back(std::move(*sentence));
    }
    if (begun < 2 || !scene.texts.speech()) return lines;
    lines.push_back(scene.texts("speech.standings", {{"round", begun}}));
    for (auto& line : money_words(scene)) lines.push_back(std::move(line));
    return lines;
}

void Teller::follow(const std::vector<Event>& events) {
    for (const Event& event : events) earnings_.take(event);
}

Lines Teller::last(std::size_t most) const {
    const std::size_t count = std::min(most, told_.size());
    return {told_.end() - static_cast<std::ptrdiff_t>(count), told_.end()};
}

}  // namespace vegas::cli
