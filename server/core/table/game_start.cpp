#include "server/core/table/game_start.hpp"

#include "protocol/fair/fair.hpp"
#include "server/core/table/match_runner.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;
using protocol::SeedPart;

namespace {

constexpr std::int64_t kHashMs = 1'000;
// A seed whose hash is there is waited for longer: without it nobody starts.
constexpr std::int64_t kSeedMs = 5'000;
constexpr std::int64_t kReturnMs = 10'000;

void forget_seed(Occupant& o) {
    o.seed_hash.reset();
    o.seed.clear();
}

template <class Is>
void forget_seeds(Seating& seating, Is is) {
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        auto& o = seating.edit_seat(static_cast<Seat>(i));
        if (o && is(*o)) forget_seed(*o);
    }
}

}  // namespace

MaybeError GameStart::begin(TimePoint now) { return ask_for_hashes(now + kHashMs, false); }

MaybeError GameStart::begin_after_restart(TimePoint now) {
    return ask_for_hashes(now + kReturnMs, true);
}

MaybeError GameStart::ask_for_hashes(TimePoint due, bool after_restart) {
    if (table_.seed_exchange.is_active()) return {};
    if (auto problem = check_start(table_)) return problem;
    table_.presence.cancel_start();
    table_.seed_exchange.ask(SeedPart::hash, due, after_restart);
    return {};
}

void GameStart::advance(TimePoint now) {
    SeedExchange& exchange = table_.seed_exchange;
    while (exchange.is_active()) {
        const bool complete = exchange.missing(table_.seating).empty();
        if (!complete && now < *exchange.due()) return;
        if (exchange.asks(SeedPart::hash)) {
            ask_for_seeds(now);
        } else if (complete) {
            exchange.end();
            return MatchRunner(table_).start(now);
        } else {
            break_off(now);
        }
    }
}

// Those who are away cannot show a seed.
void GameStart::ask_for_seeds(TimePoint now) {
    forget_seeds(table_.seating, [](const Occupant& o) { return o.away; });
    table_.seed_exchange.ask(SeedPart::seed, now + kSeedMs);
}

// Each player can break off one start of a game, not more: the next one goes on without that seed.
// At a quick table it begins at once.
void GameStart::break_off(TimePoint now) {
    Seating& seating = table_.seating;
    for (const Seat seat : table_.seed_exchange.missing(seating)) {
        Occupant& o = *seating.edit_seat(seat);
        table_.seed_exchange.exclude(o.player);
        o.ready = seating.is_quick();
        table_.changes().add_event(at_table::SeedWithheld{seat, o.name});
    }
    cancel();
    if (seating.is_quick()) (void)begin(now);
}

void GameStart::cancel() {
    if (!table_.seed_exchange.is_active()) return;
    table_.seed_exchange.end();
    forget_seeds(table_.seating, [](const Occupant&) { return true; });
}

Result<Seat> GameStart::find_giver(PlayerKey key, const protocol::Bytes32& commitment) const {
    const Seating& seating = table_.seating;
    const Seat seat = seating.seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (seating.has_fixed_seats()) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    if (commitment != protocol::sha256(table_.match.server_seed())) {
        return error(ErrorCode::stale_commitment, "the table's commitment is another one");
    }
    const Occupant& o = seating.occupant_at(seat);
    const bool is_late = table_.seed_exchange.asks(SeedPart::seed) && !o.seed_hash;
    if (is_late || table_.seed_exchange.is_excluded(key)) {
        return error(ErrorCode::seeds_closed, "the game starts without this seed");
    }
    return seat;
}

MaybeError GameStart::give_hash(PlayerKey key, const protocol::Bytes32& commitment,
                                const protocol::Bytes32& hash) {
    const auto seat = find_giver(key, commitment);
    if (!seat) return seat.error();
    if (table_.seed_exchange.asks(SeedPart::seed)) {
        if (table_.seating.occupant_at(*seat).seed_hash == hash) return {};
        return error(ErrorCode::seeds_closed, "all hashes are there, and stay as they are");
    }
    Occupant& o = *table_.seating.edit_seat(*seat);
    o.gives_seeds = true;
    o.seed_hash = hash;
    o.seed.clear();
    return {};
}

void GameStart::take_hash(PlayerKey key, const protocol::Bytes32& hash) {
    (void)give_hash(key, protocol::sha256(table_.match.server_seed()), hash);
}

MaybeError GameStart::give_seed(PlayerKey key, const protocol::Bytes32& commitment,
                                const std::string& seed) {
    const auto seat = find_giver(key, commitment);
    if (!seat) return seat.error();
    const auto& hash = table_.seating.occupant_at(*seat).seed_hash;
    if (hash && *hash != protocol::seed_hash(seed)) {
        return error(ErrorCode::wrong_seed, "this seed does not fit the hash before it");
    }
    Occupant& o = *table_.seating.edit_seat(*seat);
    o.gives_seeds = true;
    o.seed = seed;
    return {};
}

}  // namespace vegas::core
