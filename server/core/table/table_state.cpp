#include "server/core/table/table_state.hpp"

#include <utility>

namespace vegas::core {

protocol::Bytes32 draw_server_seed(Entropy& entropy) {
    protocol::Bytes32 seed{};
    entropy.fill(seed);
    return seed;
}

TableState::TableState(TableConfig settings, const Limits& operator_limits, Entropy& source,
                       TimePoint now, const protocol::Bytes32& server_seed, PriorGames before)
    : limits(operator_limits),
      entropy(source),
      config(std::move(settings)),
      games(before.games),
      seating(config.setup.seats, config.founder, config.quick),
      presence(now),
      match(next_match({.server_seed = server_seed,
                        .decisions_before = before.decisions,
                        .unfinished_before = std::move(before.unfinished)})),
      clock(config.decision_ms),
      view_publisher(refs(), random_id(entropy, kEpochChars)),
      journal(config.id, now) {}

Match TableState::next_match(Match::Options options) {
    options.id = config.id + '-' + std::to_string(++games);
    return Match(std::move(options));
}

void TableState::record_new_game(TimePoint now) {
    journal.record_new_game({.invite = config.invite,
                             .setup = setup_of(config, seating),
                             .is_private = config.is_private,
                             .quick = seating.is_quick(),
                             .decision_ms = config.decision_ms,
                             .people_only = config.people_only,
                             .slow_play_limit = config.slow_play_limit},
                            {.game = match.id(),
                             .server_seed = match.server_seed(),
                             .number = games,
                             .decisions_before = match.decisions_made(),
                             .unfinished_before = match.options().unfinished_before},
                            seating, now);
}

std::vector<journal::Entry> TableState::take_records(TimePoint now) {
    journal.record_seating(seating, now);
    if (status() == protocol::TableStatus::open && journal.has_superseded_records(seating)) {
        record_new_game(now);
        journal.record_seating(seating, now);
    }
    return journal.take_records();
}

Setup TableState::setup_to_start() const {
    Setup setup = config.setup;
    setup.seats = static_cast<std::uint8_t>(seating.taken_seats());
    return setup;
}

std::vector<std::string> TableState::fix_seats() {
    seating.fix_seats();
    seat_requests.clear();  // the seats have other numbers now
    presence.cancel_start();
    change_limiter.clear();
    std::vector<std::string> seeds;
    for (const auto& o : seating.seats()) seeds.push_back(o->seed);
    return seeds;
}

}  // namespace vegas::core
