// What must hold between two decisions, whatever was played.
#include "engine/las_vegas/knowledge.hpp"
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

bool cards_are_whole(const State& s) {
    std::array<int, kCardRanks> n{};
    for (std::size_t i = 0; i < s.pile.size; ++i) ++n[s.pile.card[(s.pile.top + i) % kDeckMax]];
    for (const Casino& casino : s.casinos)
        for (const std::uint8_t card : casino.cards) ++n[card];
    for (const Player& p : s.players)
        for (std::size_t rank = 0; rank < kCardRanks; ++rank) n[rank] += p.hand[rank];
    const CardCounts deck = deck_of(s.setup);
    for (std::size_t rank = 0; rank < kCardRanks; ++rank)
        if (n[rank] + s.discards[rank] != deck[rank]) return false;
    return true;
}

// [CU-10] Cards cover skip money below 0.
bool nobody_is_in_debt(const State& s) {
    for (Seat seat = 0; seat < s.setup.seats; ++seat)
        if (total(s, seat) < 0) return false;
    return true;
}

bool own_dice_are_whole(const State& s, Seat seat) {
    Dice all = s.players[at(seat)].supply;
    for (const Casino& casino : s.casinos) all.add(casino.dice[at(seat)]);
    return all == Dice(spec_of(s).small_dice, spec_of(s).big_dice);
}

bool neutral_dice_are_whole(const State& s) {
    const RulesetSpec& spec = spec_of(s);
    Dice all;
    for (const Player& p : s.players) all.add({p.white, 0});
    for (const Casino& casino : s.casinos) all.add(casino.dice[kNeutral]);
    if (spec.neutral_player_of_two && s.setup.seats == 2) return all == Dice(7, 1);
    return all == Dice(white_dice_each(s.setup) * s.setup.seats + white_dice_left(s.setup), 0);
}

bool roll_is_the_supply(const State& s) {
    if (!s.roll.out) return s.roll == Roll{};
    Dice own{0, s.roll.big_face > 0 ? 1 : 0};
    int white = 0;
    for (std::size_t i = 0; i < kFaces; ++i) {
        own.add({s.roll.small[i], 0});
        white += s.roll.white[i];
    }
    const Player& p = s.players[at(s.active)];
    return own == p.supply && white == p.white;
}

}  // namespace

const char* check_state(const State& s) {
    if (!cards_are_whole(s)) return "a money card was lost or made";
    if (!nobody_is_in_debt(s)) return "a seat has less than nothing";
    if (s.stack.empty()) return nullptr;
    for (Seat seat = 0; seat < s.setup.seats; ++seat)
        if (!own_dice_are_whole(s, seat)) return "a die of a seat was lost or made";
    if (!neutral_dice_are_whole(s)) return "a neutral die was lost or made";
    if (!roll_is_the_supply(s)) return "the roll is not the supply";
    if (s.stack.back().owes == kNobody || s.stack.back().asks == Ask::none)
        return "nobody owes a decision";
    return nullptr;
}

}  // namespace vegas::las_vegas
