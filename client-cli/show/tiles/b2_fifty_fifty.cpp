#include <numeric>

#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

namespace {

// "bet that the next sum is higher than 7, for $40,000"
ActionText bet_words(const std::string& bet, const Said& said) {
    std::string text = "bet that the next sum is " + bet;
    const auto* tile = in_play<tile::B2>(said.scene.view);
    if (tile != nullptr && tile->black) {
        const auto sum = std::accumulate(tile->black->begin(), tile->black->end(), std::int64_t{});
        text += " than " + std::to_string(sum);
    }
    return {.label = text + ", for " + stake_words(said)};
}

}  // namespace

Pieces lies_on(const tile::B2& tile, const Scene&) {
    Pieces pieces = black_pieces(tile.black);
    if (!pieces.empty()) {
        pieces.insert(pieces.begin(), "space " + std::to_string(tile.space) + ",");
    }
    return pieces;
}

std::string help(const tile::B2&, const Scene&) {
    return "Place here and both black dice are thrown. Stop with the reward, or bet that the next "
           "sum is higher or lower: right leads to the next reward, wrong or equal to nothing.";
}

Headline headline(const ask::FiftyFifty&, const Scene& scene) {
    const std::string black = black_words<tile::B2>(scene) + ".";
    return {.yours = "Fifty Fifty: stop or bet on the next sum" + black,
            .others = "Fifty Fifty: stop or bet" + black};
}

ActionText words(const action::Stop&, const Said& said) {
    return {.label = "stop and take " + stake_words(said)};
}

ActionText words(const action::Higher&, const Said& said) { return bet_words("higher", said); }

ActionText words(const action::Lower&, const Said& said) { return bet_words("lower", said); }

std::string sentence(const event::Bet& e, const Teller& tell) {
    const std::string bet = e.bet.empty() ? "?" : tell.scene.names.safe(e.bet);
    return tell.at_tile(e.tile) + tell.does(e, "bets on ", "bet on ") + bet + ".";
}

std::string sentence(const event::BetWon& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "wins the bet.", "win the bet.");
}

std::string sentence(const event::BetLost& e, const Teller& tell) {
    return tell.at_tile(e.tile) +
           tell.does(e, "loses the bet and gets nothing.", "lose the bet and get nothing.");
}

}  // namespace vegas::cli
