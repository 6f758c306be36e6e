// What must hold between two decisions, whatever was played.
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rules.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"

namespace vegas::las_vegas {
namespace {

bool cards_are_whole(const State& s) {
    std::array<int, kCardRanks> n{};
    for (std::size_t i = 0; i < s.pile.size; ++i) ++n[s.pile.card[(s.pile.top + i) % kDeckMax]];
    for (const Casino& casino : s.casinos) {
        for (const std::uint8_t card : casino.cards) ++n[card];
    }
    for (const Player& p : s.players) {
        for (std::size_t rank = 0; rank < kCardRanks; ++rank) n[rank] += p.hand[rank];
    }
    const CardCounts deck = deck_of(s.setup);
    for (std::size_t rank = 0; rank < kCardRanks; ++rank) {
        if (n[rank] + s.discards[rank] != deck[rank]) return false;
    }
    return true;
}

// [CU-10] Cards cover skip money below 0.
bool nobody_is_in_debt(const State& s) {
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        if (total(s, seat) < 0) return false;
    }
    return true;
}

// With a bank cards come and go: only those for the rounds to come can be counted. [RY-50, RY-34]
bool pile_is_for_the_rounds(const State& s) {
    return s.pile.size == (spec_of(s).rounds - s.round) * 2 * kCasinos;
}

int extra_dice(const State& s, Seat seat) {  // of Prime Time [B1-1]
    int n = 0;
    for (const TileSlot& t : s.tiles) {
        if (t.tile == Tile::prime_time && t.token == seat) n += t.counter;
    }
    return n;
}

bool own_dice_are_whole(const State& s, Seat seat) {
    Dice all = s.players[to_index(seat)].supply;
    for (const Casino& casino : s.casinos) all.add(casino.dice[to_index(seat)]);
    if (spec_of(s).bank) {
        all.add(s.tile_dice.bar[to_index(seat)]);
        all.add(s.tile_dice.doubled[to_index(seat)]);
        for (const TileDie& die : s.tile_dice.spaces) {
            if (die.owner == seat) all.add(die.dice());
        }
        if (s.tile_dice.golden.owner == seat) all.add(s.tile_dice.golden.dice());
    }
    return all == Dice(spec_of(s).small_dice + extra_dice(s, seat), spec_of(s).big_dice);
}

bool neutral_dice_are_whole(const State& s) {
    Dice all;
    for (const Player& p : s.players) all.add({p.white, 0});
    for (const Casino& casino : s.casinos) all.add(casino.dice[kNeutral]);
    if (has_neutral_player(s.setup)) return all == Dice(7, 1);
    return all == Dice(white_dice_each(s.setup) * s.setup.seats + white_dice_left(s.setup), 0);
}

bool blank_dice_are_whole(const State& s) {
    int in_casinos = 0;
    for (const Casino& casino : s.casinos) in_casinos += casino.dice[kBlank].weight();
    for (const TileSlot& t : s.tiles) {
        if (t.tile == Tile::block_it) {
            return in_casinos + Clusters::of(t.counter).dice() == kBlankDice;
        }
        if (t.tile == Tile::handicap) {
            return in_casinos + Spaces::of(t.counter).taken() == kBlankDice;
        }
    }
    return in_casinos == 0;
}

bool roll_is_the_supply(const State& s) {
    if (s.roll.placed_face > 0) return true;  // a tile is at work: dice may have left the supply
    if (!s.roll.out) return s.roll == Roll{};
    Dice own{0, s.roll.big_face > 0 ? 1 : 0};
    int white = 0;
    for (std::size_t i = 0; i < kFaces; ++i) {
        own.add({s.roll.small[i], 0});
        white += s.roll.white[i];
    }
    const Player& p = s.players[to_index(s.active)];
    return own == p.supply && white == p.white;
}

// [A1-3, G1-3] A secret waits only for the decision that opens it.
bool secret_is_kept(const State& s) {
    const Ask asks = s.stack.back().asks;
    const bool opens = asks == Ask::punch_guess || asks == Ask::black_box_pick;
    return opens == (s.sealed.by != kNobody);
}

}  // namespace

const char* check_state(const State& s) {
    if (spec_of(s).bank ? !pile_is_for_the_rounds(s) : !cards_are_whole(s)) {
        return "a money card was lost or made";
    }
    if (!nobody_is_in_debt(s)) return "a seat has less than nothing";
    if (s.stack.empty()) return nullptr;
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        if (!own_dice_are_whole(s, seat)) return "a die of a seat was lost or made";
    }
    if (!neutral_dice_are_whole(s)) return "a neutral die was lost or made";
    if (!blank_dice_are_whole(s)) return "a gray die was lost or made";
    if (!secret_is_kept(s)) return "a sealed choice is open too long or too short";
    if (!roll_is_the_supply(s)) return "the roll is not the supply";
    if (s.stack.back().owes == kNobody || s.stack.back().asks == Ask::none) {
        return "nobody owes a decision";
    }
    return check_tiles(s);
}

}  // namespace vegas::las_vegas
