// The tiles E1 to H2.
#include "tests/engine/usage/rulings.hpp"

namespace vegas::test {
namespace {

bool paid(const Step& s, Tile tile, Dollars dollars, int chips = 0) {
    return std::any_of(s.events.begin(), s.events.end(), [=](const Event& e) {
        return e.kind == EventKind::paid && e.tile == tile && e.dollars == dollars &&
               e.number == chips;
    });
}

// What was asked for was the tile of this casino, or named by My Choice.
bool activated(const Step& s, Tile tile) { return s.has(EventKind::tile_activated, tile); }
bool named(const Step& s, Tile tile) {
    return s.is(Ask::my_choice_tile, Act::activate) && activated(s, tile);
}
bool names_a_tile_that_does_nothing(const Step& s) {
    return s.is(Ask::my_choice_tile, Act::activate) && s.has(EventKind::not_activated);
}

// ---- E1

template <int kSpace>
bool counter_came_to(const Step& s) {
    const Event* e = s.find(EventKind::counter_moved, Tile::no_entry);
    return e != nullptr && e->number == kSpace;
}

bool passed_free(const Step& s) {
    const Event* e = s.find(EventKind::passed);
    return e != nullptr && e->number == 0;
}

// The roll has dice of the closed number and others.
bool some_dice_show_the_closed_casino(const Step& s) {
    if (s.asked.ask != Ask::place || s.before->closed < 0) return false;
    const las_vegas::Roll& roll = s.before->roll;
    const int face = s.before->closed + 1;
    return roll.small[at(face - 1)] > 0 || roll.big_face == face;
}

// Cards and tiles of a closed casino at the payout. It is closed until the clean-up, and the round
// ends in this step.
bool closed_casino_has(const Step& s, EventKind kind) {
    if (s.before == nullptr || s.before->closed < 0) return false;
    const auto end = std::find_if(s.events.begin(), s.events.end(),
                                  [](const Event& e) { return e.kind == EventKind::round_ended; });
    return std::any_of(end, s.events.end(), [&](const Event& e) {
        return e.kind == kind && e.casino == s.before->closed;
    });
}

// ---- E2

bool knockout_spares(const Step& s, bool (*why)(const State&, Seat)) {
    const Event* e = s.find(EventKind::tile_activated, Tile::knockout);
    if (e == nullptr || s.before == nullptr || s.has(EventKind::round_ended)) return false;
    for (Seat seat = 0; seat < s.before->setup.seats; ++seat)
        if (seat != e->owner && why(*s.before, seat)) return true;
    return false;
}

// ---- F1, F2

bool no_cluster_is_left(const Step& s) {
    return s.before != nullptr && activated(s, Tile::block_it) &&
           slot_of(*s.before, Tile::block_it)->counter == 0;
}

bool no_blank_die_can_be_taken(const Step& s) {
    if (s.before == nullptr || !activated(s, Tile::handicap)) return false;
    for (int i = 0; i < kCasinos; ++i)
        if (las_vegas::is_open(*s.before, i) && !s.before->casinos[at(i)].dice[kBlank].none())
            return false;
    return true;
}

// Only declining is left, which the server does. [ALL-1]
bool choice_that_cannot_be_carried_out(const Step& s, int result) {
    return s.has(EventKind::chosen) && s.find(EventKind::chosen)->number == result &&
           s.in_a_row(EventKind::chosen, EventKind::declined);
}

bool takes_back_the_die_just_placed(const Step& s) {
    return s.is(Ask::move, Act::take_back) && s.chosen.b == s.before->roll.placed_face;
}

// ---- G1, G2

bool black_box_has_no_winner(const Step& s, bool imaginary) {
    if (!s.memory.black_box_lies) return false;
    for (const Event& e : s.events)
        if ((e.kind == EventKind::card_returned) && s.before != nullptr &&
            casino_of(*s.before, Tile::black_box) == e.casino)
            return (e.owner != kNobody) == imaginary;
    return false;
}

bool splits(const Step& s, int first) {
    return s.is(Ask::black_box_split, Act::split) && s.chosen.a + s.chosen.b + s.chosen.c == first;
}

bool takes_nothing(const Step& s) {
    return s.is(Ask::black_box_pick, Act::pick) && !s.has(EventKind::paid, Tile::black_box);
}

bool doubles_older_dice(const Step& s) {
    if (!s.is(Ask::double_down, Act::double_down)) return false;
    const las_vegas::Dice placed = s.before->roll.placed;
    return s.chosen.a > placed.small() || s.chosen.b > placed.big();
}

bool double_down_is_tied(const Step& s) {
    const auto st = las_vegas::doubled_standing(s.after->tile_dice);
    for (Seat seat = 0; seat < s.after->setup.seats; ++seat)
        if (st.tied(seat)) return true;
    return false;
}

// ---- H1, H2

// A die of the number is at hand, and its space is taken while its casino is closed.
bool space_is_shut(const Step& s) {
    if (s.asked.ask != Ask::nice_dice || s.before->closed < 0) return false;
    const std::size_t face = at(s.before->closed);
    const las_vegas::Roll& roll = s.before->roll;
    return s.before->tile_dice.spaces[face].owner != kNobody && roll.out &&
           (roll.small[face] > 0 || roll.big_face == s.before->closed + 1);
}

bool fills_a_space_of_the_closed_number(const Step& s) {
    return s.is(Ask::nice_dice, Act::put_nice) && s.chosen.b - 1 == s.before->closed;
}

bool pushes_out(const Step& s, bool own) {
    const Event* out = s.find(EventKind::space_emptied);
    return out != nullptr && (out->owner == s.asked.seat) == own;
}

bool nice_dice_after_power_play(const Step& s) {
    return s.asked.ask == Ask::nice_dice && !s.before->roll.out && s.offered.size == 2 &&
           s.before->players[at(s.asked.seat)].has_dice();
}

template <Dollars kDollars, int kChips = 0>
bool nice_dice_pay(const Step& s) {
    return paid(s, Tile::nice_dice, kDollars, kChips);
}
template <Dollars kDollars, int kChips = 0>
bool black_box_pays(const Step& s) {
    return paid(s, Tile::black_box, kDollars, kChips);
}

constexpr std::array kTilesEAndF = std::to_array<Ruling>({
    {"E1-1 the ring's 1st space", counter_came_to<1>},
    {"E1-1 the ring's 2nd space", counter_came_to<2>},
    {"E1-1 the ring's 3rd space", counter_came_to<3>},
    {"E1-1 the ring's 4th space", counter_came_to<4>},
    {"E1-1 the ring's 5th space", counter_came_to<5>},
    {"E1-1 the ring's start again", counter_came_to<0>},
    {"E1-3 a closed casino is paid out",
     [](const Step& s) { return closed_casino_has(s, EventKind::card_won); }},
    {"E1-3 a closed casino's tile pays",
     [](const Step& s) { return closed_casino_has(s, EventKind::paid); }},
    {"E1-4 a free pass", passed_free},
    {"E1-4 some of the dice show the closed casino", some_dice_show_the_closed_casino},
    {"E2-1 spared: two in the bar",
     [](const Step& s) {
         return knockout_spares(s, [](const State& before, Seat seat) {
             return before.tile_dice.bar[at(seat)].pieces() == 2;
         });
     }},
    {"E2-1 spared: no dice left",
     [](const Step& s) {
         return knockout_spares(s, [](const State& before, Seat seat) {
             return before.players[at(seat)].supply.none();
         });
     }},
    {"E2-1 own dice come back after the others'",
     [](const Step& s) { return s.in_order(EventKind::barred, EventKind::unbarred); }},
    {"E2-1 the big die comes back",
     [](const Step& s) {
         const Event* e = s.find(EventKind::unbarred);
         return e != nullptr && e->big == 1;
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
    {"G1-1 2 chips", black_box_pays<0, 2>},
    {"G1-1 $40,000", black_box_pays<40'000>},
    {"G1-1 $60,000", black_box_pays<60'000>},
    {"G1-1 $80,000", black_box_pays<80'000>},
    {"G1-1 $100,000", black_box_pays<100'000>},
    {"G1-2 two players: the opponent splits",
     [](const Step& s) {
         return s.asked.ask == Ask::black_box_split && s.before->setup.seats == 2;
     }},
    {"G1-2 an imaginary player won",
     [](const Step& s) { return black_box_has_no_winner(s, true); }},
    {"G1-2 nobody won", [](const Step& s) { return black_box_has_no_winner(s, false); }},
    {"G2-1 older dice too", doubles_older_dice},
    {"G2-2 tied on the tile", double_down_is_tied},
    {"G2-2 first paid", [](const Step& s) { return paid(s, Tile::double_down, 60'000); }},
    {"G2-2 second paid", [](const Step& s) { return paid(s, Tile::double_down, 30'000); }},
    {"H1-1 from the casino",
     [](const Step& s) {
         const Event* e = s.find(EventKind::space_filled);
         return e != nullptr && e->from_casino;
     }},
    {"H1-1 from the supply",
     [](const Step& s) {
         const Event* e = s.find(EventKind::space_filled);
         return e != nullptr && !e->from_casino;
     }},
    {"H1-2 pushes out an own die", [](const Step& s) { return pushes_out(s, true); }},
    {"H1-2 pushes out another's die", [](const Step& s) { return pushes_out(s, false); }},
    {"H1-2 a taken space of the closed number", space_is_shut},
    {"H1-2 a free space of the closed number", fills_a_space_of_the_closed_number},
    {"H1-3 number 1 pays", nice_dice_pay<0, 1>},
    {"H1-3 number 2 pays", nice_dice_pay<0, 2>},
    {"H1-3 number 3 pays", nice_dice_pay<30'000>},
    {"H1-3 number 4 pays", nice_dice_pay<40'000>},
    {"H1-3 number 5 pays", nice_dice_pay<50'000>},
    {"H1-3 number 6 pays", nice_dice_pay<60'000>},
    {"H1-4 after Power Play the die just placed alone", nice_dice_after_power_play},
    {"H2-1 names Lucky Punch", [](const Step& s) { return named(s, Tile::lucky_punch); }},
    {"H2-1 names Handicap", [](const Step& s) { return named(s, Tile::handicap); }},
    {"H2-1 names No Entry!", [](const Step& s) { return named(s, Tile::no_entry); }},
    {"H2-1 names High Five", [](const Step& s) { return named(s, Tile::high_five); }},
    {"H2-1 names Power Play, leading",
     [](const Step& s) { return named(s, Tile::power_play) && s.has(EventKind::token_taken); }},
    {"H2-1 names a tile that does nothing", names_a_tile_that_does_nothing},
    {"H2-2 the golden space pays", [](const Step& s) { return paid(s, Tile::my_choice, 60'000); }},
    {"H2-3 4 without another tile",
     [](const Step& s) { return choice_that_cannot_be_carried_out(s, 4); }},
    {"H2-3 6 without a die", [](const Step& s) { return choice_that_cannot_be_carried_out(s, 6); }},
});

constexpr auto both() {
    std::array<Ruling, kTilesEAndF.size() + kTilesGAndH.size()> all{};
    std::copy(kTilesEAndF.begin(), kTilesEAndF.end(), all.begin());
    std::copy(kTilesGAndH.begin(), kTilesGAndH.end(), all.begin() + kTilesEAndF.size());
    return all;
}
constexpr auto kTilesEToH = both();

}  // namespace

std::span<const Ruling> rulings_of_tiles_e_to_h() { return kTilesEToH; }

}  // namespace vegas::test
