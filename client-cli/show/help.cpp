#include "client-cli/show/help.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/tables_1996.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

void add_casinos(std::vector<std::string>& texts, const json& view, const Style& style) {
    texts.push_back(std::string(style.small_die()) + " die, " + std::string(style.big_die()) +
                    " big die (counts 2), " + std::string(style.white_die()) +
                    " white die (nobody's).");
    texts.emplace_back(
        "In a casino: who has dice there, what they count, and the money this wins now. Equal "
        "counts tie and get nothing.");
    const json& casinos = field(view, "casinos");
    for (std::size_t i = 0; casinos.is_array() && i < casinos.size(); ++i) {
        const std::string id = text_of(field(casinos[i], "tile"), "id");
        const std::string_view text = tile_help(id);
        if (!text.empty()) texts.push_back(tile_title(id) + ": " + std::string(text));
    }
}

void add_tables(std::vector<std::string>& texts, const Style& style) {
    texts.push_back(
        "A table: its number, its chip in parentheses, then each space: the numbers "
        "that it bears and whose counter lies there, " +
        std::string(style.free_space()) + " for nobody's. Behind it: whose pawns.");
    texts.emplace_back("Cards: F Front-man, M Mary Chip, 1 to 6 Good Luck.");
    texts.emplace_back(
        "Mary stands in brackets. A table is scored when she comes to it or when it is full: most "
        "counters win the chip; of equal many, the lowest space.");
}

}  // namespace

std::vector<std::string> help_texts(const json& view, const Style& style) {
    std::vector<std::string> texts = {
        "Type the number of a choice, or its words. Enter alone rolls. q: go."};
    if (has_tables(view)) {
        add_tables(texts, style);
    } else {
        add_casinos(texts, view, style);
    }
    return texts;
}

}  // namespace vegas::cli
