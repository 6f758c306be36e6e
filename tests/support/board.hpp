// Positions in the words of the rules: board("royale-basic", 4).cards(4, {8, 5}).dice(4, kAnna, 5).
// Casinos are 1 to 6 and cards are in units of the ruleset, as on the table.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/skip.hpp"
#include "tests/support/scripted_draws.hpp"

namespace vegas::test {

inline constexpr Seat kAnna = 0, kBen = 1, kCarla = 2, kDenny = 3;

class RecordedEvents final : public Events {
public:
    void on(const Event& e) override {
        all.push_back(e);
        if (e.cards != nullptr) dealt = *e.cards;
    }
    [[nodiscard]] std::vector<Event> of(EventKind kind) const {
        std::vector<Event> found;
        for (const Event& e : all)
            if (e.kind == kind) found.push_back(e);
        return found;
    }
    std::vector<Event> all;
    std::array<Fixed<Dollars, 5>, kCasinos> dealt;
};

class Board {
public:
    Board(Ruleset ruleset, int seats, bool neutral_dice = false) {
        s.setup = {.ruleset = ruleset,
                   .seats = static_cast<std::uint8_t>(seats),
                   .first_seat = 0,
                   .neutral_dice = neutral_dice};
        s.round = 1;
        s.start_seat = 0;
        s.higher_card.fill(kNobody);
    }
    Board& cards(int casino, std::initializer_list<int> ranks) {
        for (const int rank : ranks)
            s.casinos[at(casino - 1)].cards.push(static_cast<std::uint8_t>(rank));
        return *this;
    }
    Board& dice(int casino, Owner owner, int small, int big = 0) {
        s.casinos[at(casino - 1)].dice[at(owner)].add({small, big});
        return *this;
    }
    Board& supply(Seat seat, int small, int big = 0, int white = 0) {
        s.players[at(seat)].supply = {small, big};
        s.players[at(seat)].white = static_cast<std::uint8_t>(white);
        return *this;
    }
    Board& chips(Seat seat, int n) {
        s.players[at(seat)].chips = static_cast<std::uint8_t>(n);
        return *this;
    }
    Board& holds(Seat seat, std::initializer_list<int> ranks) {
        for (const int rank : ranks) ++s.players[at(seat)].hand[at(rank)];
        return *this;
    }

    // Pays the casinos out; the position is over then.
    Board& pay() { return run({.job = las_vegas::Job::payout}); }

    // It is the seat's turn, and it has rolled these: small dice, then the big one, then white
    // ones.
    Board& rolled(Seat seat, std::initializer_list<int> faces) {
        ScriptedDraws draws(faces);
        s.active = seat;
        run({.job = las_vegas::Job::turn, .seat = seat});
        las_vegas::Ctx c{s, draws, events};
        s.stack.back().answer = {Act::roll};
        las_vegas::settle(c);
        return *this;
    }

    [[nodiscard]] std::vector<std::string> options() const {
        Actions list;
        las_vegas::options(s, s.stack.back(), list);
        std::vector<std::string> words;
        for (const Action& a : list)
            words.push_back(a.kind == Act::place  ? "place " + std::to_string(a.a)
                            : a.kind == Act::pass ? "pass"
                                                  : "roll");
        return words;
    }
    Board& answer(const Action& a) {
        ScriptedDraws none;
        las_vegas::Ctx c{s, none, events};
        s.stack.back().answer = a;
        las_vegas::settle(c);
        return *this;
    }

    // What a seat holds, in units, ascending.
    [[nodiscard]] std::vector<int> hand(Seat seat) const {
        std::vector<int> cards;
        for (int rank = 1; rank < las_vegas::kCardRanks; ++rank)
            cards.insert(cards.end(), s.players[at(seat)].hand[at(rank)], rank);
        return cards;
    }
    // The pile from top to bottom.
    [[nodiscard]] std::vector<int> pile() const {
        std::vector<int> cards;
        for (std::size_t i = 0; i < s.pile.size; ++i)
            cards.push_back(s.pile.card[(s.pile.top + i) % las_vegas::kDeckMax]);
        return cards;
    }

    las_vegas::State s;
    RecordedEvents events;

private:
    Board& run(const las_vegas::Frame& frame) {
        ScriptedDraws none;
        s.stack.push(frame);
        las_vegas::Ctx c{s, none, events};
        las_vegas::settle(c);
        return *this;
    }
};

inline Board royale(int seats) { return {Ruleset::royale_basic, seats}; }
inline Board classic(int seats, bool neutral_dice = false) {
    return {Ruleset::classic, seats, neutral_dice};
}
// With the house rules as at the start of a game.
inline Board custom(int seats, Skip skip = Skip::none, int skip_limit = 0) {
    Board b{Ruleset::custom, seats};
    b.s.setup.copies = 5;
    b.s.setup.rounds = 4;
    b.s.setup.skip = skip;
    b.s.setup.skip_limit = static_cast<std::uint8_t>(skip_limit);
    las_vegas::give_skips(b.s);
    return b;
}

using Cards = std::vector<int>;
using Words = std::vector<std::string>;

}  // namespace vegas::test
