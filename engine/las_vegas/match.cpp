// A game from the first shuffle to the last payout.
#include <utility>

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/las_vegas/skip.hpp"
#include "engine/las_vegas/tiles/lay.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas::match {
namespace {

enum Step : std::uint8_t { kStart, kRound, kPlayed, kPaid };

// [ALL-6] The pile starts in ascending order; after the shuffle its first card is the top.
void shuffle_pile(GameContext& c) { c.draws.shuffle(c.s.pile.fill(deck_of(c.s.setup))); }

// [RY-50] The first cards are for the rounds; the rest is the bank, shown and then not tracked.
// [RY-34]
void open_bank(GameContext& c) {
    const int kept = spec_of(c.s).rounds * 2 * kCasinos;
    BankShown bank;
    for (Pile& pile = c.s.pile; pile.size > kept;) {
        std::uint8_t& last = pile.card[--pile.size];
        ++bank.counts[std::exchange(last, std::uint8_t{0})];
    }
    c.s.bank = bank.counts;
    c.emit(bank);
}

void start(GameContext& c) {
    shuffle_pile(c);
    if (spec_of(c.s).bank) open_bank(c);
    const Options& setup = c.s.setup;
    c.s.start_seat = setup.first_seat != kNobody  // [RY-13, CL-4]
                         ? setup.first_seat
                         : static_cast<Seat>(c.draws.one_of(setup.seats));
    give_skips(c.s);
    c.emit(GameStarted{c.s.start_seat});
}

void tell_cards(GameContext& c) {
    if (!c.events.is_listening()) return;
    CardsOfCasinos cards;
    for (std::size_t i = 0; i < kCasinos; ++i) {
        for (const int rank : c.s.casinos[i].cards) cards[i].push(rank * spec_of(c.s).card_unit);
    }
    c.emit(CardsDealt{&cards});
}

// [RY-14] Eight neutral dice, seven small ones and then the big one; [CL-10] two white dice of
// three players. Each lies where it shows; nothing is activated.
void roll_neutral_dice(GameContext& c) {
    const Options& setup = c.s.setup;
    const bool of_two = has_neutral_player(setup);
    const int small = of_two ? 7 : white_dice_left(setup);
    if (small == 0) return;
    NeutralRolled e{.seat = of_two ? kNobody : c.s.start_seat};
    for (int i = 0; i < small; ++i) {
        const int face = c.draws.die();
        c.s.casinos[to_index(face - 1)].dice[kNeutral].add({1, 0});
        e.small.push(static_cast<std::uint8_t>(face));
    }
    if (of_two) {
        e.big = static_cast<std::uint8_t>(c.draws.die());
        c.s.casinos[to_index(e.big - 1)].dice[kNeutral].add({0, 1});
    }
    c.emit(e);
}

void begin_round(GameContext& c) {
    const Spec& spec = spec_of(c.s);
    State& s = c.s;
    ++s.round;
    c.emit(RoundStarted{s.round, s.start_seat});
    s.higher_card.fill(kNobody);
    forget_skips(s);
    spec.deal(c);
    tell_cards(c);
    for (std::size_t i = 0; i < s.setup.seats; ++i) {
        Player& p = s.players[i];
        p.supply = {spec.small_dice, spec.big_dice};  // [RY-12]
        p.white = static_cast<std::uint8_t>(white_dice_each(s.setup));
        p.chips = static_cast<std::uint8_t>(p.chips + spec.chips_a_round);  // [RY-10]
    }
    if (spec.chips_a_round > 0) c.emit(ChipsGiven{spec.chips_a_round});
    if (spec.bank) lay_tiles(c);
    each_tile(c, &TileRules::round_start);
    roll_neutral_dice(c);
}

void end(GameContext& c) {
    c.s.active = kNobody;
    if (!c.events.is_listening()) return;
    GameEnded e;
    const GameResult r = score(c.s);
    for (int i = 0; i < c.s.setup.seats; ++i) {
        if (r.places[to_index(i)] == 1) e.winners.push(static_cast<Seat>(i));  // [ALL-5]
    }
    c.emit(e);
}

}  // namespace

StepResult run(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kStart: start(c); return continue_at(f, kRound);
    case kRound: begin_round(c); return call(f, {.activity = Activity::round}, kPlayed);
    case kPlayed: return call(f, {.activity = Activity::payout}, kPaid);
    case kPaid:
        if (c.s.round == rounds_of(c.s.setup) || deal::nothing_left(c.s)) {
            end(c);
            return done();
        }
        c.s.start_seat = spec_of(c.s).next_start(c.s);
        return continue_at(f, kRound);
    default: ASSERT(false); return done();
    }
}

}  // namespace vegas::las_vegas::match
