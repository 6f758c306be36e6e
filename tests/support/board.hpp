// Builds Las Vegas states in the words of the rules:
// board("royale-basic", 4).cards(4, {8, 5}).dice(4, kAnna, 5). Casinos are 1 to 6 and cards are in
// units of the ruleset, as on the table.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/rules.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/skip.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/las_vegas/view.hpp"
#include "tests/support/events.hpp"
#include "tests/support/scripted_draws.hpp"

namespace vegas::test {

inline const las_vegas::State& state_in(const Game& g) { return std::get<las_vegas::State>(g); }

inline constexpr Seat kAnna = 0, kBen = 1, kCarla = 2, kDenny = 3, kEve = 4;

class Board {
public:
    Board(Ruleset ruleset, int seats, bool neutral_dice = false) {
        s.setup = {.ruleset = ruleset,
                   .seats = static_cast<std::uint8_t>(seats),
                   .first_seat = 0,
                   .neutral_dice = neutral_dice || Setup::fresh(ruleset).neutral_dice};
        s.round = 1;
        s.start_seat = 0;
        s.higher_card.fill(kNobody);
    }
    Board& cards(int casino, std::initializer_list<int> ranks) {
        for (const int rank : ranks) {
            s.casinos[to_index(casino - 1)].cards.push(static_cast<std::uint8_t>(rank));
        }
        return *this;
    }
    Board& dice(int casino, Owner owner, int small, int big = 0) {
        s.casinos[to_index(casino - 1)].dice[to_index(owner)].add({small, big});
        return *this;
    }
    Board& supply(Seat seat, int small, int big = 0, int white = 0) {
        s.players[to_index(seat)].supply = {small, big};
        s.players[to_index(seat)].white = static_cast<std::uint8_t>(white);
        return *this;
    }
    Board& chips(Seat seat, int n) {
        s.players[to_index(seat)].chips = static_cast<std::uint8_t>(n);
        return *this;
    }
    Board& holds(Seat seat, std::initializer_list<int> ranks) {
        for (const int rank : ranks) ++s.players[to_index(seat)].hand[to_index(rank)];
        return *this;
    }

    // Puts a tile there as at the start of a round.
    Board& tile(int casino, Tile tile) {
        s.tiles[to_index(casino - 1)] = {.tile = tile};
        const las_vegas::TileRules* rules = las_vegas::rules_of(tile);
        ScriptedDraws none;
        las_vegas::GameContext c{s, none, events};
        if (rules != nullptr && rules->round_start != nullptr) rules->round_start(c, casino - 1);
        return *this;
    }
    // Sets the holder of the tile's token.
    Board& token(int casino, Seat holder) {
        s.tiles[to_index(casino - 1)].token = holder;
        return *this;
    }
    Board& closed(int casino) {
        s.closed = static_cast<std::int8_t>(casino - 1);
        return *this;
    }

    // Pays the casinos out until somebody has to decide; `dice` are the black ones of Prime Time.
    Board& pay(std::initializer_list<int> dice = {}) {
        return run({.activity = las_vegas::Activity::payout}, dice);
    }

    // Starts a round with the seat, which has not rolled yet.
    Board& round(Seat seat) {
        s.start_seat = seat;
        return run({.activity = las_vegas::Activity::round});
    }
    // Starts the seat's turn; it has not rolled yet.
    Board& turn(Seat seat) {
        s.active = seat;
        return run({.activity = las_vegas::Activity::turn, .seat = seat});
    }
    // Starts the seat's turn with a roll: small dice, then the big one, then white ones.
    Board& rolled(Seat seat, std::initializer_list<int> faces) {
        turn(seat);
        return act({Act::roll}, faces);
    }
    [[nodiscard]] std::vector<std::string> legal_actions() const {
        Actions list;
        las_vegas::legal_actions(s, s.stack.back(), list);
        std::vector<std::string> words;
        for (const Action& a : list) words.push_back(word_for(a));
        return words;
    }
    // Settles the open decision; `dice` are thrown until the next one.
    Board& act(const Action& a, std::initializer_list<int> dice = {}) {
        Actions list;
        las_vegas::legal_actions(s, s.stack.back(), list);
        EXPECT_NE(std::ranges::find(list, a), list.end())
            << word_for(a) << " is not one of the options";
        ScriptedDraws draws(dice);
        las_vegas::GameContext c{s, draws, events};
        told_before_ = events.texts().size();
        s.stack.back().answer = a;
        las_vegas::settle(c);
        return *this;
    }
    // The open decision; {kNobody, none} when the state has been played to its end.
    [[nodiscard]] Decision decision() const {
        if (s.stack.empty()) return {};
        return {s.stack.back().owes, s.stack.back().asks};
    }

    // An action as its word and numbers: "take_blank 3 1".
    [[nodiscard]] static std::string word_for(const Action& a) {
        std::string word(word_of(a.kind));
        const int last = a.c > 0 ? 3 : a.b > 0 ? 2 : a.a > 0 ? 1 : 0;
        const std::array<int, 3> numbers{a.a, a.b, a.c};
        for (int i = 0; i < last; ++i) word += ' ' + std::to_string(numbers[to_index(i)]);
        return word;
    }

    // The events since the last act(), as the protocol writes them, without the quotes:
    // "paid,seat:0,casino:2,tile:A2,dollars:30000".
    [[nodiscard]] std::vector<std::string> told() const {
        std::vector<std::string> words;
        for (std::size_t i = told_before_; i < events.texts().size(); ++i) {
            std::string word;
            for (const char c : events.texts()[i]) {
                if (c != '"' && c != '{' && c != '}') word += c;
            }
            words.push_back(word.substr(std::string("kind:").size()));
        }
        return words;
    }
    // The same, of one kind.
    [[nodiscard]] std::vector<std::string> told(const std::string& kind) const {
        std::vector<std::string> words;
        for (const std::string& word : told()) {
            if (word.substr(0, word.find(',')) == kind) words.push_back(word);
        }
        return words;
    }
    // A tile as everybody sees it.
    [[nodiscard]] las_vegas::TileView seen(int casino) const {
        return las_vegas::view(s, kNobody).casinos[to_index(casino - 1)].tile;
    }
    // Its contents: seen<las_vegas::jackpot::Contents>(2).dollars. REQUIRES: it is that tile.
    template <class Contents>
    [[nodiscard]] Contents seen(int casino) const {
        return *seen(casino).contents.get_if<Contents>();
    }
    // The preview of an action.
    [[nodiscard]] las_vegas::Preview shows(const Action& a) const {
        return las_vegas::preview(s, a);
    }

    [[nodiscard]] int count(int casino, Owner owner) const {  // a big die counts 2 [RY-2]
        return s.casinos[to_index(casino - 1)].dice[to_index(owner)].weight();
    }
    [[nodiscard]] las_vegas::Dice supply(Seat seat) const {
        return s.players[to_index(seat)].supply;
    }
    [[nodiscard]] int chips(Seat seat) const { return s.players[to_index(seat)].chips; }
    [[nodiscard]] Seat next_start() const { return las_vegas::spec_of(s).next_start(s); }

    // The seat's cards in units, ascending.
    [[nodiscard]] std::vector<int> hand(Seat seat) const {
        std::vector<int> cards;
        for (int rank = 1; rank < las_vegas::kCardRanks; ++rank) {
            cards.insert(cards.end(), s.players[to_index(seat)].hand[to_index(rank)], rank);
        }
        return cards;
    }
    // The pile, from top to bottom.
    [[nodiscard]] std::vector<int> pile() const {
        std::vector<int> cards;
        for (std::size_t i = 0; i < s.pile.size; ++i) {
            cards.push_back(s.pile.card[(s.pile.top + i) % las_vegas::kDeckMax]);
        }
        return cards;
    }

    las_vegas::State s;
    RecordedEvents events;

private:
    Board& run(const las_vegas::Frame& frame, std::initializer_list<int> dice = {}) {
        ScriptedDraws draws(dice);
        told_before_ = events.texts().size();
        s.stack.push(frame);
        las_vegas::GameContext c{s, draws, events};
        las_vegas::settle(c);
        return *this;
    }

    std::size_t told_before_ = 0;  // events before the last act()
};

inline Board royale(int seats) { return {Ruleset::royale_basic, seats}; }
inline Board main_game(int seats) { return {Ruleset::royale, seats}; }  // with tiles
inline Board classic(int seats, bool neutral_dice = false) {
    return {Ruleset::classic, seats, neutral_dice};
}
// With house rules, as at the start of a game.
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
inline constexpr Decision kOver{};  // no decision is open: all has been played

// A plain list, for comparisons.
template <class T, std::size_t N>
std::vector<int> list(const FixedVector<T, N>& items) {
    return {items.begin(), items.end()};
}

}  // namespace vegas::test
