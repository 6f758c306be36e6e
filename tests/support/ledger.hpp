// Counts each seat's money from the events, as a careful reader of the log would.
#pragma once

#include <array>

#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "engine/vegas_1996/events.hpp"
#include "tests/support/each_event.hpp"

namespace vegas::test {

class Ledger final : public EachEvent<Ledger> {
public:
    explicit Ledger(const Setup& setup) : seats_(setup.seats) {
        if (setup.ruleset != Ruleset::vegas_1996) {
            chip_ = las_vegas::spec_of(setup.ruleset).chip_value;
        }
        // What is left of skip money and skip cards counts a dollar each. [CU-10, CU-11]
        if (setup.skip != Skip::none) total_.fill(setup.skip == Skip::chips ? 2 : 4);
    }

    void on(const Event& event) override {
        ++events_;
        EachEvent::on(event);
    }
    void hear(const las_vegas::CardWon& e) {
        total_[to_index(e.seat)] += e.dollars;
        ++cards_[to_index(e.seat)];
    }
    void hear(const las_vegas::Paid& e) {  // one card, or chips [RY-34]
        total_[to_index(e.at.seat)] += e.dollars + e.chips * chip_;
        if (e.dollars > 0) ++cards_[to_index(e.at.seat)];
    }
    // Cards and chips; the event does not say how many of each. [C2-2]
    void hear(const las_vegas::bad_luck::Fined& e) {
        total_[to_index(e.at.seat)] -= e.dollars;
        fined_[to_index(e.at.seat)] = fined_[to_index(e.at.seat)] || e.dollars > 0;
    }
    void hear(const las_vegas::ChipsGiven& e) {
        for (int seat = 0; seat < seats_; ++seat) total_[to_index(seat)] += e.chips * chip_;
    }
    void hear(const Passed& e) {  // for a chip, skip money or a skip card
        total_[to_index(e.seat)] -= e.chips * chip_ + e.dollars + e.skip_cards;
    }
    // VEGAS: one gold chip of that value. [VG-11]
    void hear(const vegas_1996::ChipWon& e) { total_[to_index(e.seat)] += e.value; }
    template <class E>
    void hear(const E&) {}  // nothing else is money

    [[nodiscard]] Dollars total(Seat seat) const { return total_[to_index(seat)]; }
    // The seat's number of cards. It is unknown once the seat was fined.
    [[nodiscard]] bool knows_cards(Seat seat) const { return !fined_[to_index(seat)]; }
    [[nodiscard]] std::size_t cards(Seat seat) const { return cards_[to_index(seat)]; }
    [[nodiscard]] int events() const { return events_; }

private:
    int seats_;
    int events_ = 0;
    Dollars chip_ = 0;  // the value of one
    std::array<Dollars, kSeatsMax> total_{};
    std::array<std::size_t, kSeatsMax> cards_{};
    std::array<bool, kSeatsMax> fined_{};
};

}  // namespace vegas::test
