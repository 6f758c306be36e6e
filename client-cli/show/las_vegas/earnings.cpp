#include "client-cli/show/las_vegas/earnings.hpp"

namespace vegas::cli {

void Earnings::add(const WireEvent& event) {
    if (const auto* start = std::get_if<WireStruct<las_vegas::RoundStarted>>(&event)) {
        if (start->round <= 1) seats_.clear();
        round_ = start->round;
    }
    if (const auto* won = std::get_if<WireStruct<las_vegas::CardWon>>(&event)) {
        seats_[won->seat].rounds[round_] += won->dollars;
    }
    if (const auto* paid = std::get_if<WireStruct<las_vegas::Paid>>(&event)) {
        seats_[paid->seat].tiles += paid->dollars.value_or(0);
    }
    if (const auto* fined = std::get_if<WireStruct<las_vegas::bad_luck::Fined>>(&event)) {
        seats_[fined->seat].paid += fined->dollars;
    }
}

Earnings::Of Earnings::of(std::size_t seat) const {
    const auto found = seats_.find(static_cast<std::int64_t>(seat));
    return found == seats_.end() ? Of() : found->second;
}

}  // namespace vegas::cli
