// Money as the events tell it, seat by seat: what a careful reader of the log would have counted.
#pragma once

#include <array>

#include "engine/events.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::test {

class Ledger {
public:
    explicit Ledger(const Setup& setup) : seats_(setup.seats) {
        if (setup.ruleset != Ruleset::vegas_1996)
            chip_ = las_vegas::spec_of(setup.ruleset).chip_value;
        // What is left of skip money and skip cards counts a dollar each. [CU-10, CU-11]
        if (setup.skip != Skip::none) total_.fill(setup.skip == Skip::chips ? 2 : 4);
    }

    void on(const Event& e) {
        switch (e.kind) {
        case EventKind::card_won:
            total_[at(e.owner)] += e.dollars;
            ++cards_[at(e.owner)];
            break;
        case EventKind::paid:  // one card, or chips [RY-34]
            total_[at(e.owner)] += e.dollars + e.number * chip_;
            if (e.dollars > 0) ++cards_[at(e.owner)];
            break;
        case EventKind::fined:  // cards and chips; how many of each is not told [C2-2]
            total_[at(e.owner)] -= e.dollars;
            fined_[at(e.owner)] = fined_[at(e.owner)] || e.dollars > 0;
            break;
        case EventKind::chips_given:
            for (int seat = 0; seat < seats_; ++seat) total_[at(seat)] += e.number * chip_;
            break;
        case EventKind::passed:  // for a chip, skip money or a skip card
            total_[at(e.owner)] -= e.number * chip_ + e.dollars + e.skip_cards;
            break;
        case EventKind::chip_won:  // VEGAS: one gold chip of that value [VG-11]
            total_[at(e.owner)] += e.number;
            break;
        default: break;
        }
    }

    [[nodiscard]] Dollars total(Seat seat) const { return total_[at(seat)]; }
    // Cards that a seat holds; known until it was fined.
    [[nodiscard]] bool knows_cards(Seat seat) const { return !fined_[at(seat)]; }
    [[nodiscard]] std::size_t cards(Seat seat) const { return cards_[at(seat)]; }

private:
    int seats_;
    Dollars chip_ = 0;  // what one is worth
    std::array<Dollars, kSeatsMax> total_{};
    std::array<std::size_t, kSeatsMax> cards_{};
    std::array<bool, kSeatsMax> fined_{};
};

}  // namespace vegas::test
