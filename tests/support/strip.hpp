// Builds VEGAS states in the words of the rules: Strip(3).pawn(kAnna, 4).counters(4, kBen, {1, 2})
// .turn(kAnna). Tables and spaces are counted from 1; all pawns begin at table 1.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/flow.hpp"
#include "engine/vegas_1996/rules.hpp"
#include "tests/support/board.hpp"
#include "tests/support/scripted_draws.hpp"

namespace vegas::test {

class Strip {
public:
    explicit Strip(int seats, bool duel = false) {
        s.seats = static_cast<std::uint8_t>(seats);
        s.duel = duel;
        s.board = vegas_1996::built_in_board();
        for (int i = 0; i < seats; ++i) s.players[to_index(i)].pawn = 1;
    }
    Strip& pawn(Seat seat, int table) {
        s.player(seat).pawn = static_cast<std::uint8_t>(table);
        return *this;
    }
    // Puts counters from the seat's hand on the spaces.
    Strip& counters(int table, Seat seat, std::initializer_list<int> spaces) {
        for (const int space : spaces) {
            s.table(table).spaces[to_index(space - 1)].cover(seat);
            --s.player(seat).counters;
        }
        return *this;
    }
    Strip& hand(Seat seat, int n) {
        s.player(seat).counters = static_cast<std::uint8_t>(n);
        return *this;
    }
    Strip& cards(Seat seat, int front_men, std::initializer_list<int> luck, int mary_chips) {
        vegas_1996::Player& p = s.player(seat);
        p.front_men = static_cast<std::uint8_t>(front_men);
        p.mary_chips = static_cast<std::uint8_t>(mary_chips);
        p.luck = 0;
        for (const int n : luck) p.luck = static_cast<std::uint8_t>(p.luck | (1 << (n - 1)));
        return *this;
    }
    Strip& no_cards() {
        for (Seat seat = 0; seat < s.seats; ++seat) cards(seat, 0, {}, 0);
        return *this;
    }
    Strip& closed(int table, Seat winner = kNobody) {
        const auto chip = static_cast<std::uint16_t>(1 << (table - 1));
        s.open = static_cast<std::uint16_t>(s.open & ~chip);
        if (winner != kNobody) {
            s.player(winner).chips = static_cast<std::uint16_t>(s.player(winner).chips | chip);
        }
        return *this;
    }
    // Closes all tables but these.
    Strip& open(std::initializer_list<int> tables) {
        s.open = 0;
        for (const int t : tables) s.open = static_cast<std::uint16_t>(s.open | (1 << (t - 1)));
        return *this;
    }
    Strip& mary(int position) {
        s.mary = static_cast<std::uint8_t>(position);
        return *this;
    }

    // Starts the seat's turn.
    Strip& turn(Seat seat) {
        s.active = seat;
        s.step = vegas_1996::Step::turn;
        ScriptedDraws none;
        vegas_1996::GameContext c{s, none, events};
        vegas_1996::settle(c);
        return *this;
    }
    Strip& act(const Action& a, std::initializer_list<int> dice = {}) {
        EXPECT_TRUE(may(a)) << Board::word_for(a);
        ScriptedDraws draws(dice);
        vegas_1996::apply_trusted(s, a, draws, events);
        return *this;
    }
    Strip& rolls(int die) { return act({Act::roll}, {die}); }

    [[nodiscard]] bool may(const Action& a) const {
        Actions list;
        vegas_1996::legal_actions(s, list);
        return std::ranges::binary_search(list, a);
    }
    [[nodiscard]] std::vector<std::string> legal_actions() const {
        Actions list;
        vegas_1996::legal_actions(s, list);
        std::vector<std::string> words;
        for (const Action& a : list) words.push_back(Board::word_for(a));
        return words;
    }
    [[nodiscard]] Owner owner(int table, int space) const {
        return s.table(table).spaces[to_index(space - 1)].owner();
    }
    [[nodiscard]] int in_hand(Seat seat) const { return s.player(seat).counters; }
    [[nodiscard]] bool won(Seat seat, int table) const {
        return (s.player(seat).chips >> (table - 1) & 1) != 0;
    }
    [[nodiscard]] Decision decision() const { return vegas_1996::decision(s); }
    template <class E>
    [[nodiscard]] std::size_t count() const {
        return events.of<E>().size();
    }

    vegas_1996::State s;
    RecordedEvents events;
};

}  // namespace vegas::test
