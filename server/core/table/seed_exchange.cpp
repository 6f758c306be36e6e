#include "server/core/table/seed_exchange.hpp"

namespace vegas::core {

using protocol::SeedPart;

bool SeedExchange::is_missing(const Occupant& o) const {
    if (!o.is_person()) return false;
    if (asks(SeedPart::seed)) return o.seed_hash && o.seed.empty();
    if (o.seed_hash || !o.seed.empty() || is_excluded(o.player)) return false;
    return o.away ? after_restart_ : o.gives_seeds;
}

std::vector<Seat> SeedExchange::missing(const Seating& seating) const {
    std::vector<Seat> seats;
    if (!is_active()) return seats;
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        const auto& o = seating.seats()[i];
        if (o && is_missing(*o)) seats.push_back(static_cast<Seat>(i));
    }
    return seats;
}

std::optional<protocol::SeedExchangeInfo> seed_exchange_info(const SeedExchange& exchange,
                                                             const Seating& seating) {
    if (!exchange.is_active()) return std::nullopt;
    return protocol::SeedExchangeInfo{
        exchange.asks(SeedPart::hash) ? SeedPart::hash : SeedPart::seed, exchange.missing(seating)};
}

}  // namespace vegas::core
