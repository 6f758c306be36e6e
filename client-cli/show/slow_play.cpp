#include "client-cli/show/slow_play.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace vegas::cli {
namespace {

// 0 where they are not counted.
std::int64_t own_missed_deadlines(const RenderContext& context) {
    const auto& table = context.view.table;
    const auto you = context.names.you();
    if (table.status != "playing" || !table.slow_play_limit || !you) return 0;
    return person_at(context.view, *you).missed.value_or(0);
}

}  // namespace

bool does_house_play_for_you(const RenderContext& context) {
    return own_missed_deadlines(context) == kHousePlaysAfter;
}

std::string slow_play_text(const RenderContext& context) {
    static constexpr std::array<const char*, kHousePlaysAfter> kSentences{
        "slow_play.one", "slow_play.two", "slow_play.three"};
    const std::int64_t missed = own_missed_deadlines(context);
    if (missed < 1 || missed > kHousePlaysAfter) return "";
    const Texts& texts = context.texts;
    std::string text = texts(kSentences.at(static_cast<std::size_t>(missed - 1)));
    if (missed == kHousePlaysAfter) {
        text += " " + texts("notice.take_back_how", {{"command", texts("typed.continue")}});
    }
    return text;
}

}  // namespace vegas::cli
