#include <algorithm>
#include <numeric>

#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/grammar.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

namespace {

// "60 20 0", in thousands.
std::string pile_text(const Numbers& tokens) {
    std::string text;
    for (const auto token : tokens) {
        text += (text.empty() ? "" : " ") + std::to_string(token / 1000);
    }
    return text;
}

std::string sum_text(const Numbers& tokens) {
    return std::to_string(std::accumulate(tokens.begin(), tokens.end(), std::int64_t{}) / 1000);
}

}  // namespace

Pieces lies_on(const tile::G1& tile, const Scene&) {
    if (!tile.piles || tile.piles->size() < 2) return {};
    return {"piles " + std::to_string((*tile.piles)[0]) + "+" + std::to_string((*tile.piles)[1])};
}

std::string help(const tile::G1&, const Scene& scene) {
    const auto token = [&](std::size_t cell) { return dollars(scene.faces.dollars("G1", cell)); };
    return "At the payout, the left neighbor of whoever wins the higher card here splits six "
           "tokens "
           "into two hidden piles; the winner takes one: " +
           token(0) + ", twice " + token(1) + " and three worth nothing.";
}

Headline headline(const ask::BlackBoxSplit&, const Scene&) {
    return {.yours = "Black Box: split the tokens - only you see how.",
            .others = "Black Box: split the tokens."};
}

Headline headline(const ask::BlackBoxPick&, const Scene&) {
    return {.yours = "Black Box: take one of the hidden piles.",
            .others = "Black Box: take a pile."};
}

// "60 20 0 | 20 0 0": the first pile, and what is left for the second.
ActionText words(const action::Split& split, const Said& said) {
    Numbers rest = said.scene.faces.all_dollars("G1");
    for (const auto token : split.first) {
        const auto found = std::find(rest.begin(), rest.end(), token);
        if (found != rest.end()) rest.erase(found);
    }
    const std::string text = pile_text(split.first) + " | " + pile_text(rest);
    return {.label = "pile 1 | pile 2: " + text,
            .group = "pile 1 | pile 2, in thousands",
            .brief = text + "  (" + sum_text(split.first) + " or " + sum_text(rest) + ")"};
}

ActionText words(const action::Pick& pick, const Said& said) {
    const auto tokens = said.shows.tokens.value_or(0);
    std::string text = "take pile " + std::to_string(pick.pile);
    if (tokens > 0) text += ": " + counted(tokens, "token");
    return {.label = std::move(text)};
}

std::string sentence(const event::Picked& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "takes pile ", "take pile ") +
           std::to_string(e.pile) + ".";
}

}  // namespace vegas::cli
