#include "client-cli/show/fair_dice.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPromiseDigits = 16;
constexpr std::size_t kWordColumns = 24;
constexpr std::size_t kSpokenDigits = 8;
constexpr std::size_t kGroup = 4;

// The own seed; in a game that has begun it is the one that the seat shows.
std::string own_word(const RenderContext& context) {
    const auto& you = context.view.you;
    if (!you || you->seat < 0) return {};
    const auto& person = person_at(context.view, static_cast<std::size_t>(you->seat));
    return context.names.safe(person.seed ? *person.seed : context.own_seed);
}

std::string in_groups(const std::string& text) {
    std::string groups;
    for (std::size_t i = 0; i < std::min(text.size(), kSpokenDigits); ++i) {
        if (i > 0 && i % kGroup == 0) groups += ' ';
        groups += text[i];
    }
    return groups;
}

}  // namespace

std::string fair_dice_line(const RenderContext& context) {
    const std::string promise = context.names.safe(context.view.table.commitment);
    if (promise.empty()) return {};
    const std::string more = context.style.utf8 ? "…" : "...";
    const bool is_long = promise.size() > kPromiseDigits;
    std::string line =
        context.texts("fair.promise",
                      {{"promise", is_long ? promise.substr(0, kPromiseDigits) + more : promise}});
    const std::string word = own_word(context);
    if (word.empty()) return line;
    return line + "  " + context.texts("fair.word", {{"word", cut(word, kWordColumns)}});
}

Lines fair_dice_words(const RenderContext& context) {
    const std::string promise = context.names.safe(context.view.table.commitment);
    if (promise.empty()) return {};
    Lines lines = {context.texts("fair.promise_words", {{"promise", in_groups(promise)}})};
    const std::string word = own_word(context);
    if (!word.empty()) {
        lines.push_back(context.texts("fair.word_words", {{"word", in_groups(word)}}));
    }
    return lines;
}

}  // namespace vegas::cli
