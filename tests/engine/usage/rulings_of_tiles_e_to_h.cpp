// The tiles of the letters E to H.
#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "engine/las_vegas/tiles/h2_my_choice.hpp"
#include "tests/engine/usage/rulings.hpp"

namespace vegas::test {
namespace {

using las_vegas::RoundEnded;
using las_vegas::TileActivated;
using las_vegas::my_choice::Chosen;
using las_vegas::nice_dice::SpaceEmptied;
using las_vegas::nice_dice::SpaceFilled;

// The tile of the casino was activated, by dice or by another tile.
bool activated(const Step& s, Tile tile) { return s.has<TileActivated>(tile); }
bool named(const Step& s, Tile tile) {
    return s.is(Ask::my_choice_tile, Act::activate) && activated(s, tile);
}
bool names_a_tile_that_does_nothing(const Step& s) {
    return s.is(Ask::my_choice_tile, Act::activate) && s.has<las_vegas::my_choice::NotActivated>();
}

// ---- E1

template <int kSpace>
bool counter_came_to(const Step& s) {
    const auto* e = s.find<las_vegas::CounterMoved>(Tile::no_entry);
    return e != nullptr && e->space == kSpace;
}

bool passed_free(const Step& s) {
    const auto* e = s.find<Passed>();
    return e != nullptr && e->chips == 0;
}

// The roll has dice of the closed number and others.
bool some_dice_show_the_closed_casino(const Step& s) {
    if (s.asked.ask != Ask::place || s.before->closed < 0) return false;
    const las_vegas::Roll& roll = s.before->roll;
    const int face = s.before->closed + 1;
    return roll.small[to_index(face - 1)] > 0 || roll.big_face == face;
}

// Cards and tiles of a closed casino at the payout. It is closed until the clean-up, and the round
// ends in this step.
template <class E>
bool closed_casino_has(const Step& s) {
    if (s.before == nullptr || s.before->closed < 0) return false;
    const auto end = std::ranges::find_if(
        s.events, [](const Event& e) { return event_if<RoundEnded>(e) != nullptr; });
    return std::any_of(end, s.events.end(), [&](const Event& event) {
        const E* e = event_if<E>(event);
        return e != nullptr && casino_in(*e) == s.before->closed;
    });
}

// ---- E2

bool knockout_spares(const Step& s, bool (*why)(const State&, Seat)) {
    const auto* e = s.find<TileActivated>(Tile::knockout);
    if (e == nullptr || s.before == nullptr || s.has<RoundEnded>()) return false;
    for (Seat seat = 0; seat < s.before->setup.seats; ++seat) {
        if (seat != e->at.seat && why(*s.before, seat)) return true;
    }
    return false;
}

// ---- F1, F2

bool no_cluster_is_left(const Step& s) {
    return s.before != nullptr && activated(s, Tile::block_it) &&
           slot_of(*s.before, Tile::block_it)->counter == 0;
}

bool no_blank_die_can_be_taken(const Step& s) {
    if (s.before == nullptr || !activated(s, Tile::handicap)) return false;
    for (int i = 0; i < kCasinos; ++i) {
        if (las_vegas::is_open(*s.before, i) &&
            !s.before->casinos[to_index(i)].dice[kBlank].none()) {
            return false;
        }
    }
    return true;
}

// Only declining is left, which the server does. [ALL-1]
bool choice_that_cannot_be_carried_out(const Step& s, int result) {
    const auto* e = s.find<Chosen>();
    return e != nullptr && e->number == result && s.in_a_row<Chosen, las_vegas::Declined>();
}

bool takes_back_the_die_just_placed(const Step& s) {
    return s.is(Ask::move, Act::take_back) && s.chosen.b == s.before->roll.placed_face;
}

// ---- G1, G2

bool black_box_has_no_winner(const Step& s, bool imaginary) {
    if (!s.memory.black_box_lies) return false;
    for (const Event& event : s.events) {
        if (const auto* e = event_if<las_vegas::CardReturned>(event)) {
            if (s.before != nullptr && casino_of(*s.before, Tile::black_box) == e->casino) {
                return (e->owner != kNobody) == imaginary;
            }
        }
    }
    return false;
}

bool splits(const Step& s, int first) {
    return s.is(Ask::black_box_split, Act::split) && s.chosen.a + s.chosen.b + s.chosen.c == first;
}

bool takes_nothing(const Step& s) {
    return s.is(Ask::black_box_pick, Act::pick) && !s.has<las_vegas::Paid>(Tile::black_box);
}

bool doubles_older_dice(const Step& s) {
    if (!s.is(Ask::double_down, Act::double_down)) return false;
    const las_vegas::Dice placed = s.before->roll.placed;
    return s.chosen.a > placed.small() || s.chosen.b > placed.big();
}

bool double_down_is_tied(const Step& s) {
    const auto st = las_vegas::doubled_standing(s.after->tile_dice);
    for (Seat seat = 0; seat < s.after->setup.seats; ++seat) {
        if (st.tied(seat)) return true;
    }
    return false;
}

// ---- H

// A die of the number is at hand, and its space is taken while its casino is closed.
bool space_is_shut(const Step& s) {
    if (s.asked.ask != Ask::nice_dice || s.before->closed < 0) return false;
    const std::size_t face = to_index(s.before->closed);
    const las_vegas::Roll& roll = s.before->roll;
    return s.before->tile_dice.spaces[face].owner != kNobody && roll.out &&
           (roll.small[face] > 0 || roll.big_face == s.before->closed + 1);
}

bool fills_a_space_of_the_closed_number(const Step& s) {
    return s.is(Ask::nice_dice, Act::put_nice) && s.chosen.b - 1 == s.before->closed;
}

bool pushes_out(const Step& s, bool own) {
    const auto* out = s.find<SpaceEmptied>();
    return out != nullptr && (out->at.seat == s.asked.seat) == own;
}

bool nice_dice_after_power_play(const Step& s) {
    return s.asked.ask == Ask::nice_dice && !s.before->roll.out && s.offered.size == 2 &&
           s.before->players[to_index(s.asked.seat)].has_dice();
}

// So many of the tokens that are worth something were in the pile.
template <int kBest, int kGood>
bool black_box_pays(const Step& s) {
    return paid(s, Tile::black_box,
                kBest * printed(Tile::black_box, 0) + kGood * printed(Tile::black_box, 1));
}

constexpr std::array kTilesEAndF = std::to_array<Ruling>({
    {"E1-1 the ring's 1st space", counter_came_to<1>},
    {"E1-1 the ring's 2nd space", counter_came_to<2>},
    {"E1-1 the ring's 3rd space", counter_came_to<3>},
    {"E1-1 the ring's 4th space", counter_came_to<4>},
    {"E1-1 the ring's 5th space", counter_came_to<5>},
    {"E1-1 the ring's start again", counter_came_to<0>},
    {"E1-3 a closed casino is paid out", closed_casino_has<las_vegas::CardWon>},
    {"E1-3 a closed casino's tile pays", closed_casino_has<las_vegas::Paid>},
    {"E1-4 a free pass", passed_free},
    {"E1-4 some of the dice show the closed casino", some_dice_show_the_closed_casino},
    {"E2-1 spared: two in the bar",
     [](const Step& s) {
         return knockout_spares(s, [](const State& before, Seat seat) {
             return before.tile_dice.bar[to_index(seat)].pieces() == 2;
         });
     }},
    {"E2-1 spared: no dice left",
     [](const Step& s) {
         return knockout_spares(s, [](const State& before, Seat seat) {
             return before.players[to_index(seat)].supply.none();
         });
     }},
    {"E2-1 own dice come back after the others'",
     [](const Step& s) {
         return s.in_order<las_vegas::knockout::Barred, las_vegas::knockout::Unbarred>();
     }},
    {"E2-1 the big die comes back",
     [](const Step& s) {
         const auto* e = s.find<las_vegas::knockout::Unbarred>();
         return e != nullptr && e->dice.big == 1;
     }},
    {"F1-1 no cluster is left", no_cluster_is_left},
    {"F2-2 no blank die can be taken", no_blank_die_can_be_taken},
    {"F2-3 the die just placed comes back", takes_back_the_die_just_placed},
});

constexpr std::array kTilesGAndH = std::to_array<Ruling>({
    {"G1-1 split 3+3", [](const Step& s) { return splits(s, 3); }},
    {"G1-1 split 4+2", [](const Step& s) { return splits(s, 4); }},
    {"G1-1 split 5+1", [](const Step& s) { return splits(s, 5); }},
    {"G1-1 an empty pile", takes_nothing},
    {"G1-1 a good token", black_box_pays<0, 1>},
    {"G1-1 both good tokens", black_box_pays<0, 2>},
    {"G1-1 the best token", black_box_pays<1, 0>},
    {"G1-1 the best token and a good one", black_box_pays<1, 1>},
    {"G1-1 the best token and both good ones", black_box_pays<1, 2>},
    {"G1-2 two players: the opponent splits",
     [](const Step& s) {
         return s.asked.ask == Ask::black_box_split && s.before->setup.seats == 2;
     }},
    {"G1-2 an imaginary player won",
     [](const Step& s) { return black_box_has_no_winner(s, true); }},
    {"G1-2 nobody won", [](const Step& s) { return black_box_has_no_winner(s, false); }},
    {"G2-1 older dice too", doubles_older_dice},
    {"G2-2 tied on the tile", double_down_is_tied},
    {"G2-2 first paid", pays<Tile::double_down, 0>},
    {"G2-2 second paid", pays<Tile::double_down, 1>},
    {"H1-1 from the casino",
     [](const Step& s) {
         const auto* e = s.find<SpaceFilled>();
         return e != nullptr && e->from == las_vegas::nice_dice::From::casino;
     }},
    {"H1-1 from the supply",
     [](const Step& s) {
         const auto* e = s.find<SpaceFilled>();
         return e != nullptr && e->from == las_vegas::nice_dice::From::supply;
     }},
    {"H1-2 pushes out an own die", [](const Step& s) { return pushes_out(s, true); }},
    {"H1-2 pushes out another's die", [](const Step& s) { return pushes_out(s, false); }},
    {"H1-2 a taken space of the closed number", space_is_shut},
    {"H1-2 a free space of the closed number", fills_a_space_of_the_closed_number},
    {"H1-3 number 1 pays", pays<Tile::nice_dice, 0>},
    {"H1-3 number 2 pays", pays<Tile::nice_dice, 1>},
    {"H1-3 number 3 pays", pays<Tile::nice_dice, 2>},
    {"H1-3 number 4 pays", pays<Tile::nice_dice, 3>},
    {"H1-3 number 5 pays", pays<Tile::nice_dice, 4>},
    {"H1-3 number 6 pays", pays<Tile::nice_dice, 5>},
    {"H1-4 after Power Play the die just placed alone", nice_dice_after_power_play},
    {"H2-1 names Lucky Punch", [](const Step& s) { return named(s, Tile::lucky_punch); }},
    {"H2-1 names Handicap", [](const Step& s) { return named(s, Tile::handicap); }},
    {"H2-1 names No Entry!", [](const Step& s) { return named(s, Tile::no_entry); }},
    {"H2-1 names High Five", [](const Step& s) { return named(s, Tile::high_five); }},
    {"H2-1 names Power Play, leading",
     [](const Step& s) { return named(s, Tile::power_play) && s.has<las_vegas::TokenTaken>(); }},
    {"H2-1 names a tile that does nothing", names_a_tile_that_does_nothing},
    {"H2-2 the golden space pays", pays<Tile::my_choice, 5>},
    {"H2-3 4 without another tile",
     [](const Step& s) { return choice_that_cannot_be_carried_out(s, 4); }},
    {"H2-3 6 without a die", [](const Step& s) { return choice_that_cannot_be_carried_out(s, 6); }},
});

constexpr auto both() {
    std::array<Ruling, kTilesEAndF.size() + kTilesGAndH.size()> all{};
    std::ranges::copy(kTilesEAndF, all.begin());
    std::ranges::copy(kTilesGAndH, all.begin() + kTilesEAndF.size());
    return all;
}
constexpr auto kTilesEToH = both();

}  // namespace

std::span<const Ruling> rulings_of_tiles_e_to_h() { return kTilesEToH; }

}  // namespace vegas::test
