// One table: its seating, its match and its view publisher. It joins the three and reports changes;
// the server sends them. A refused operation has changed nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/entropy.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/table/chat_limiter.hpp"
#include "server/core/table/match.hpp"
#include "server/core/table/pending_changes.hpp"
#include "server/core/table/seating.hpp"
#include "server/core/table/seating_recorder.hpp"
#include "server/core/table/table_config.hpp"
#include "server/core/table/view_publisher.hpp"

namespace vegas::core {

class Table {
public:
    // REQUIRES: limits and entropy outlive the table.
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now);

    [[nodiscard]] const TableConfig& config() const { return config_; }
    [[nodiscard]] const Seating& seating() const { return seating_; }
    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] protocol::TableStatus status() const { return match_.status(); }

    // ---- members
    MaybeError sit(const Person&, std::optional<Seat> wanted,
                   const std::optional<std::string>& seed, TimePoint now);
    MaybeError watch(const Person& who) { return seating_.watch(who); }
    void leave(PlayerKey, TimePoint now);
    // As Seating::remove().
    void remove(const Person&, TimePoint now);
    MaybeError admit(const std::string& player) { return seating_.admit(player); }
    // A game pauses while nobody is connected, and continues when somebody is back.
    void set_connected(PlayerKey, bool connected, TimePoint now);

    // The player's request with this key has led here. Only each player's last one is kept.
    void remember_key(const Person&, const std::string& once, TimePoint now);
    struct IdempotencyKey {
        Person who;
        std::string key;
    };
    [[nodiscard]] const std::vector<IdempotencyKey>& idempotency_keys() const { return keys_; }

    // ---- before the game
    MaybeError set_ready(PlayerKey, bool ready, const std::optional<std::string>& seed);
    Result<Seat> add_bot(bots::Level, std::optional<Seat>);
    MaybeError remove_bot(Seat);
    void fill_with_bots() { seating_.fill_with_bots(changes_); }
    // Changes the setup, the clock or who may sit. The commitment to the dice stays. REQUIRES:
    // there is a host.
    MaybeError change(const Setup&, std::optional<std::int64_t> decision_ms, bool people_only,
                      TimePoint now);
    MaybeError start(TimePoint now);

    // ---- handover, as in Seating. A seat with a sealed choice is not given away before it is
    // revealed.
    MaybeError request_seat(const Person&, Seat, TimePoint now);
    Result<Seating::SeatAssignment> assign_seat(PlayerKey by, const std::string& player,
                                                TimePoint now);
    MaybeError decline_seat_request(const std::string& player) {
        return seating_.decline_seat_request(player);
    }

    // ---- chat, which is not stored. REQUIRES: a member
    MaybeError send_phrase(const Person&, protocol::Phrase, TimePoint now);
    MaybeError nudge(PlayerKey, TimePoint now);

    // ---- quick tables
    // Open, quick, and with a free seat.
    [[nodiscard]] bool is_waiting_for_players() const;
    [[nodiscard]] bool start_is_due(TimePoint now) const;
    void cancel_auto_start() { seating_.cancel_auto_start(); }

    // ---- the game
    MaybeError act(PlayerKey, std::uint32_t decision, const Action&, TimePoint now);
    void apply_bot_decision(std::uint32_t decision, const Action&, TimePoint now);
    [[nodiscard]] bool waits_for_house(std::uint32_t decision) const;
    // The open decision, or nullopt if it is not the player's.
    [[nodiscard]] std::optional<std::uint32_t> open_decision_of(PlayerKey) const;
    // After a game: opens another one. If one is open already: the player is ready. `game`: the
    // finished one, as the player knows it. If another one has begun since, nothing happens.
    MaybeError rematch(PlayerKey, const std::optional<std::string>& seed,
                       const std::optional<std::string>& game, TimePoint now);

    // ---- time
    // Handles clocks, absences and abandoned tables. True: close the table.
    bool on_timer(TimePoint now, std::vector<BotTask>& thoughts);
    [[nodiscard]] std::optional<TimePoint> next_due() const;
    // A game is under way, and nobody is connected.
    [[nodiscard]] bool is_paused() const {
        return match_.is_running() && seating_.deserted_since();
    }
    // Time of the last record other than a clock checkpoint.
    [[nodiscard]] TimePoint changed_at() const { return changed_at_; }
    // After restore(): everybody is away from now on, and all waits start.
    void start_clocks(TimePoint now);
    // Time has stood still here for `ms` until now: everything is due so much later. True:
    // publish() has a new deadline.
    [[nodiscard]] bool extend_deadlines(std::int64_t ms, TimePoint now);

    // ---- publishing
    // Changes with the home; view versions then start again.
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    TableUpdate publish(TimePoint now);
    [[nodiscard]] protocol::SnapshotMessage snapshot(PlayerKey viewer, TimePoint now) const;
    // nullopt: none, or no longer kept.
    [[nodiscard]] std::optional<std::vector<SharedText>> missed_since(std::uint64_t v,
                                                                      PlayerKey viewer,
                                                                      TimePoint now) const;
    [[nodiscard]] protocol::LobbyEntry lobby_entry() const;

    // Journal entries since the last call.
    [[nodiscard]] std::vector<journal::Entry> take_records(TimePoint now);
    // First record needed to restore the table, or nullopt if unchanged since the last call.
    [[nodiscard]] std::optional<std::uint32_t> take_base() { return std::exchange(base_, {}); }
    // Adds the table's last record.
    void close(protocol::LeaveReason why, TimePoint now);
    // The transcript as JSON, once after the game has ended; else empty.
    [[nodiscard]] std::string take_transcript() { return std::exchange(transcript_, {}); }

    // REQUIRES: the game is over.
    [[nodiscard]] protocol::PlayedGame summarize(UtcTime ended) const;

    // After an internal error: nobody may act here. Records not taken yet are dropped.
    void freeze(TimePoint now);
    [[nodiscard]] bool is_frozen() const { return frozen_; }

private:
    [[nodiscard]] bool excludes(const Person&) const;
    [[nodiscard]] MaybeError check_assignable(Seat) const;
    [[nodiscard]] TableRefs refs() const { return {config_, seating_, match_}; }
    friend class TableRestorer;  // restore.cpp
    // Totals of the games before this one.
    struct PriorGames {
        std::uint32_t games = 0, decisions = 0;
    };
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now,
          const protocol::Bytes32& server_seed, PriorGames before);
    [[nodiscard]] Match next_match(const protocol::Bytes32& server_seed, std::uint32_t decisions);
    void record_new_game(TimePoint now);
    [[nodiscard]] Setup setup_now() const;  // with the taken seats only
    void begin_game(const Setup&, TimePoint now);
    void advance(TimePoint now);
    [[nodiscard]] std::int64_t bot_pause_ms() const;
    void start_clock(TimePoint now);
    void restart_clock_if_deciding(Seat seat, TimePoint now);
    void apply_action(const Action&, bool house, TimePoint now);
    void make_transcript();
    void update_changed_at(const journal::Entry&);
    [[nodiscard]] BotTask make_bot_task();
    [[nodiscard]] std::optional<TimePoint> closes_at() const;

    TableConfig config_;
    const Limits& limits_;
    Entropy& entropy_;
    bool frozen_ = false;
    const std::string epoch_;
    std::uint32_t games_;  // opened here so far
    Seating seating_;
    Match match_;
    ViewPublisher view_publisher_;
    PendingChanges changes_;
    SeatingRecorder seating_recorder_;
    ChatLimiter chat_limiter_;
    std::vector<IdempotencyKey> keys_;
    TimePoint changed_at_;
    std::optional<std::uint32_t> base_;  // since take_base()
    std::string transcript_;             // made at the end, until taken
};

}  // namespace vegas::core
