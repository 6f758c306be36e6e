// Money as the events tell it, seat by seat: what a careful reader of the log would have counted.
#pragma once

#include <array>

#include "engine/events.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::test {

class Ledger {
public:
    Ledger(Ruleset ruleset, int seats) : spec_(las_vegas::spec_of(ruleset)), seats_(seats) {}

    void on(const Event& e) {
        switch (e.kind) {
        case EventKind::card_won:
            total_[at(e.owner)] += e.dollars;
            ++cards_[at(e.owner)];
            break;
        case EventKind::paid:  // one card, or chips [RY-34]
            total_[at(e.owner)] += e.dollars + e.number * spec_.chip_value;
            if (e.dollars > 0) ++cards_[at(e.owner)];
            break;
        case EventKind::fined:  // cards and chips; how many of each is not told [C2-2]
            total_[at(e.owner)] -= e.dollars;
            fined_[at(e.owner)] = fined_[at(e.owner)] || e.dollars > 0;
            break;
        case EventKind::chips_given:
            for (int seat = 0; seat < seats_; ++seat)
                total_[at(seat)] += e.number * spec_.chip_value;
            break;
        case EventKind::passed: total_[at(e.owner)] -= e.number * spec_.chip_value; break;
        default: break;
        }
    }

    [[nodiscard]] Dollars total(Seat seat) const { return total_[at(seat)]; }
    // Cards that a seat holds; known until it was fined.
    [[nodiscard]] bool knows_cards(Seat seat) const { return !fined_[at(seat)]; }
    [[nodiscard]] std::size_t cards(Seat seat) const { return cards_[at(seat)]; }

private:
    const las_vegas::RulesetSpec& spec_;
    int seats_;
    std::array<Dollars, kSeatsMax> total_{};
    std::array<std::size_t, kSeatsMax> cards_{};
    std::array<bool, kSeatsMax> fined_{};
};

}  // namespace vegas::test
