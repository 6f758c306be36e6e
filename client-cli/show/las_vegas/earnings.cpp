#include "client-cli/show/las_vegas/earnings.hpp"

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"

namespace vegas::cli {

void Earnings::add(const WireEvent& event) {
    if (const auto* start = event.get_if<WireStruct<las_vegas::RoundStarted>>()) {
        if (start->round <= 1) seats_.clear();
        round_ = start->round;
    }
    if (const auto* won = event.get_if<WireStruct<las_vegas::CardWon>>()) {
        seats_[won->seat].rounds[round_] += won->dollars;
    }
    if (const auto* paid = event.get_if<WireStruct<las_vegas::Paid>>()) {
        seats_[paid->seat].tiles += paid->dollars.value_or(0);
    }
    if (const auto* fined = event.get_if<WireStruct<las_vegas::bad_luck::Fined>>()) {
        seats_[fined->seat].paid += fined->dollars;
    }
}

Earnings::Of Earnings::of(std::size_t seat) const {
    const auto found = seats_.find(static_cast<std::int64_t>(seat));
    return found == seats_.end() ? Of() : found->second;
}

}  // namespace vegas::cli
