// All that a table holds. The rules of this folder change it; others see it through Table, which
// owns it. restore() makes one from records.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/core/base/entropy.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/table/chat_limiter.hpp"
#include "server/core/table/fair_limiter.hpp"
#include "server/core/table/match.hpp"
#include "server/core/table/pause.hpp"
#include "server/core/table/presence.hpp"
#include "server/core/table/publication_pacer.hpp"
#include "server/core/table/seat_clock.hpp"
#include "server/core/table/seat_requests.hpp"
#include "server/core/table/seating.hpp"
#include "server/core/table/seed_exchange.hpp"
#include "server/core/table/standstill.hpp"
#include "server/core/table/table_config.hpp"
#include "server/core/table/table_journal.hpp"
#include "server/core/table/view_publisher.hpp"

namespace vegas::core {

[[nodiscard]] protocol::Bytes32 draw_server_seed(Entropy&);

struct TableState {
    // Totals of the games before the open one.
    struct PriorGames {
        std::uint32_t games = 0, decisions = 0;
        std::string unfinished{};  // Match::Options::unfinished_before
    };
    // Nothing is recorded yet. REQUIRES: limits and entropy outlive this.
    TableState(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now,
               const protocol::Bytes32& server_seed, PriorGames before);

    [[nodiscard]] TableRefs refs() const {
        return {config, seating,      seat_requests, match, clock, standstill, limits.standstill_ms,
                pause,  seed_exchange};
    }
    [[nodiscard]] PendingChanges& changes() { return journal.changes(); }
    [[nodiscard]] protocol::TableStatus status() const { return match.status(); }
    // A game is under way or over, or is about to start.
    [[nodiscard]] bool has_settled_seats() const {
        return seating.has_fixed_seats() || seed_exchange.is_active();
    }
    // With the taken seats only.
    [[nodiscard]] Setup setup_to_start() const;
    // Fixes the seats for a game and returns the players' seeds.
    [[nodiscard]] std::vector<std::string> fix_seats();
    // The next game here, with its dice promised. The options have no id yet.
    [[nodiscard]] Match next_match(Match::Options);
    // All that was recorded so far is not needed any more.
    void record_new_game(TimePoint now);
    // Entries since the last call. Before a game, superseded records are replaced, so that people
    // who come, go and get ready without end do not make the journal grow.
    [[nodiscard]] std::vector<journal::Entry> take_records(TimePoint now);

    const Limits& limits;
    Entropy& entropy;
    TableConfig config;
    std::uint32_t games;  // opened here so far
    Seating seating;
    SeatRequests seat_requests;
    Presence presence;
    Standstill standstill;
    GamePause pause;
    SeedExchange seed_exchange;
    Match match;
    SeatClock clock;  // of the open decision
    ViewPublisher view_publisher;
    PublicationPacer pacer;
    TableJournal journal;
    ChatLimiter chat_limiter;
    FairLimiter change_limiter;  // of what people do beside the game
};

}  // namespace vegas::core
