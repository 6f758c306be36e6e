// What the totals of `vegas-1996` are made of.
#include <vector>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/vegas_1996/family.hpp"

namespace vegas::cli {

std::string Vegas1996Family::total_sources(const View& game, std::size_t seat,
                                           const RenderContext& context) {
    if (seat >= game.seats.size()) return {};
    std::vector<std::string> words;
    for (const auto& chip : game.seats[seat].chips) {
        words.push_back(
            context.texts("speech.chip_of", {{"value", chip.value}, {"table", chip.table}}));
    }
    return joined_words(words, ", ");
}

}  // namespace vegas::cli
