// Random games of the custom edition, followed from their events alone: money is neither made nor
// lost, decks run out and are filled up again, and games end when nothing is left.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <numeric>

#include "engine/game.hpp"
#include "engine/view.hpp"
#include "tests/support/counted_draws.hpp"
#include "tests/support/each_event.hpp"
#include "tests/support/events.hpp"

namespace vegas {
namespace {

using test::CountedDraws;  // picks between two rounds are those of a reshuffle

// What everybody at the table can write down.
class Ledger final : public test::EachEvent<Ledger> {
public:
    Ledger(const vegas::Setup& setup, CountedDraws& draws) : setup_(setup), draws_(draws) {
        money_[kDeck] = 52 * setup.copies;  // 3 + 4 + ... + 10 = 52
        left_.fill(setup.skip == Skip::chips ? 2 : setup.skip == Skip::cards ? 4 : 0);
    }
    void hear(const las_vegas::RoundStarted&) {
        ++rounds;
        skips_.fill(0);
        picks_before_ = draws_.picks;
    }
    void hear(const las_vegas::CardsDealt& e) { deal(*e.cards); }
    void hear(const las_vegas::CardWon& e) {
        money_[kTable] -= e.dollars;
        hands_[to_index(e.seat)] += e.dollars;
    }
    void hear(const las_vegas::CardReturned& e) {
        money_[kTable] -= e.dollars;
        money_[kDiscards] += e.dollars;
        ++discards;
    }
    void hear(const Passed& e) {
        --left_[to_index(e.seat)];
        ++skips_[to_index(e.seat)];
        ASSERT_EQ(e.dollars, setup_.skip == Skip::chips ? 1 : 0);
        ASSERT_EQ(e.skip_cards, setup_.skip == Skip::cards ? 1 : 0);
    }
    template <class E>
    void hear(const E&) {}  // nothing else is about money

    void check(const las_vegas::View& v) const {
        ASSERT_EQ(v.discards, discards);
        for (std::size_t seat = 0; seat < v.seats.size; ++seat) {
            const las_vegas::SeatView& s = v.seats[seat];
            ASSERT_EQ(s.skip_money.has_value(), setup_.skip == Skip::chips);
            ASSERT_EQ(s.skip_cards.has_value(), setup_.skip == Skip::cards);
            ASSERT_EQ(s.skip_money.value_or(s.skip_cards.value_or(0)), left_[seat]);
            ASSERT_GE(hand(seat) + left_[seat], 0);
            if (s.total) {
                ASSERT_EQ(*s.total, hand(seat) + left_[seat]);
            }
            if (setup_.skip != Skip::none && setup_.skip_limit > 0) {
                ASSERT_EQ(s.skips, skips_[seat]);
                ASSERT_LE(skips_[seat], setup_.skip_limit);
            }
        }
    }
    [[nodiscard]] int hand(std::size_t seat) const {
        const auto found = hands_.find(seat);
        return found == hands_.end() ? 0 : found->second;
    }
    [[nodiscard]] int all() const {
        return std::accumulate(hands_.begin(), hands_.end(), 0,
                               [](int sum, const auto& h) { return sum + h.second; }) +
               std::accumulate(money_.begin(), money_.end(), 0);
    }
    int rounds = 0, reshuffles = 0, discards = 0;

private:
    enum Place : std::uint8_t { kDeck, kTable, kDiscards, kPlaces };

    // [CU-3] A reshuffle takes a pick for each card but the last.
    void deal(const las_vegas::CardsOfCasinos& cards) {
        int money = 0;
        for (const auto& casino : cards) money += std::accumulate(casino.begin(), casino.end(), 0);
        ASSERT_GT(money, 0) << "a round without cards";
        if (const int picks = draws_.picks - picks_before_; picks > 0) {
            ASSERT_EQ(picks, discards - 1);
            ++reshuffles;
        } else if (money > money_[kDeck]) {
            ASSERT_EQ(discards, 1);  // a single card needs no pick
        }
        if (money > money_[kDeck] || draws_.picks > picks_before_) {
            money_[kDeck] += money_[kDiscards];
            money_[kDiscards] = 0;
            discards = 0;
        }
        money_[kDeck] -= money;
        money_[kTable] += money;
        ASSERT_GE(money_[kDeck], 0);
    }

    vegas::Setup setup_;
    CountedDraws& draws_;
    std::array<int, kPlaces> money_{};
    std::map<std::size_t, int> hands_;
    std::array<int, kSeatsMax> left_{};
    std::array<int, kSeatsMax> skips_{};
    int picks_before_ = 0;
};

struct Seen {
    int reshuffles = 0, early_ends = 0, below_zero = 0;
};

// A random game; every step agrees with the ledger.
void play(const vegas::Setup& setup, std::uint64_t seed, Seen& seen) {
    CountedDraws draws(seed);
    FastDraws picks(seed ^ 0xfeed);
    Ledger ledger(setup, draws);
    Game g = start(setup, draws, ledger);
    bool below_zero = false;
    while (!over(g)) {
        ASSERT_NO_FATAL_FAILURE(ledger.check(std::get<las_vegas::View>(view(g, kNobody))));
        ASSERT_EQ(ledger.all(), 52 * setup.copies);
        Actions list;
        legal_actions(g, list);
        apply_trusted(g, list[list.size == 1 ? 0 : picks.one_of(list.size)], draws, ledger);
        const auto seats = std::get<las_vegas::View>(view(g, kNobody)).seats;
        for (const las_vegas::SeatView& s : seats) {
            below_zero = below_zero || s.skip_money.value_or(0) < 0;
        }
    }
    ASSERT_NO_FATAL_FAILURE(ledger.check(std::get<las_vegas::View>(view(g, kNobody))));
    if (ledger.rounds < setup.rounds) {
        ASSERT_EQ(std::get<las_vegas::View>(view(g, kNobody)).deck + ledger.discards,
                  0);  // nothing else ends a game [CU-3]
        ++seen.early_ends;
    }
    seen.reshuffles += ledger.reshuffles;
    seen.below_zero += below_zero ? 1 : 0;
}

}  // namespace

// [CU-3] [CU-4] [CU-10] [CU-11]
TEST(CustomGames, MoneyIsNeitherMadeNorLost) {
    Seen seen;
    for (std::uint8_t seats = 2; seats <= 8; ++seats) {
        for (const Skip skip : {Skip::none, Skip::chips, Skip::cards}) {
            for (std::uint8_t limit = 0; limit <= 2; ++limit) {
                const vegas::Setup setup{.ruleset = Ruleset::custom,
                                         .seats = seats,
                                         .copies = static_cast<std::uint8_t>(4 + seats % 7),
                                         .rounds = 10,
                                         .skip = skip,
                                         .skip_limit = limit};
                for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                    SCOPED_TRACE("seats " + std::to_string(seats) + " seed " +
                                 std::to_string(seed));
                    ASSERT_NO_FATAL_FAILURE(play(setup, seed, seen));
                }
            }
        }
    }
    EXPECT_GT(seen.reshuffles, 50);
    EXPECT_GT(seen.early_ends, 50);
    EXPECT_GT(seen.below_zero, 50);
    RecordProperty("reshuffles", seen.reshuffles);
    RecordProperty("early_ends", seen.early_ends);
    RecordProperty("below_zero", seen.below_zero);
}

}  // namespace vegas
