#include "client-cli/commands/question_words.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kAlwaysTold = 8;  // so many choices are always told
constexpr std::size_t kGroupLeast = 4;

// The end of the choices of one group that begin at `first`.
std::size_t end_of_group(const std::vector<MenuChoice>& choices, std::size_t first) {
    const std::string& group = choices[first].group;
    std::size_t end = first + 1;
    while (!group.empty() && end < choices.size() && choices[end].group == group) ++end;
    return end;
}

}  // namespace

// In a long list a group among others is told by its head: "2 to 13: turn a die ...".
Lines choice_words(const std::vector<MenuChoice>& choices, bool whole, const Texts& texts) {
    Lines lines;
    bool folded = false;
    for (std::size_t i = 0; i < choices.size();) {
        const std::size_t end = end_of_group(choices, i);
        const std::size_t count = end - i;
        const bool folds = !whole && choices.size() > kAlwaysTold && count >= kGroupLeast &&
                           count < choices.size();
        if (folds) {
            lines.push_back(texts("speech.choices",
                                  {{"first", i + 1}, {"last", end}, {"what", choices[i].group}}));
            folded = true;
            i = end;
            continue;
        }
        for (; i < end; ++i) {
            lines.push_back(
                texts("speech.choice", {{"number", i + 1}, {"what", choices[i].label}}));
        }
    }
    if (folded) {
        lines.push_back(texts("speech.hear_all", {{"repeat", texts("typed.repeat")}}));
    }
    return lines;
}

}  // namespace vegas::cli
