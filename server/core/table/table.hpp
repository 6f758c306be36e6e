// One table: its members, the match that they wait for, play or have played, and the audience that
// is told. It joins the three and says what changed; the server sends it. Whatever is refused has
// changed nothing.
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
#include "server/core/table/audience.hpp"
#include "server/core/table/match.hpp"
#include "server/core/table/members.hpp"
#include "server/core/table/members_record.hpp"
#include "server/core/table/notes.hpp"
#include "server/core/table/table_config.hpp"
#include "server/core/table/talk.hpp"

namespace vegas::core {

class Table {
public:
    // REQUIRES: limits and entropy outlive the table.
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now);

    [[nodiscard]] const TableConfig& config() const { return config_; }
    [[nodiscard]] const Members& members() const { return members_; }
    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] protocol::TableStatus status() const { return match_.status(); }

    // ---- members
    Outcome sit(const Person&, std::optional<Seat> wanted, const std::optional<std::string>& seed,
                TimePoint now);
    Outcome watch(const Person& who) { return members_.watch(who); }
    void leave(PlayerKey, TimePoint now);
    // As Members::remove().
    void remove(const Person&, TimePoint now);
    Outcome admit(const std::string& player) { return members_.admit(player); }
    // A game stands still while nobody is connected, and goes on when somebody is back.
    void set_connected(PlayerKey, bool connected, TimePoint now);

    // The player's request with this id has led here. The last one of each player is remembered.
    void came_by(const Person&, const std::string& once, TimePoint now);
    struct Came {
        Person who;
        std::string once;
    };
    [[nodiscard]] const std::vector<Came>& came() const { return came_; }

    // ---- before the game
    Outcome set_ready(PlayerKey, bool ready, const std::optional<std::string>& seed);
    Result<Seat> add_bot(bots::Level, std::optional<Seat>);
    Outcome remove_bot(Seat);
    void fill_with_bots() { members_.fill_with_bots(notes_); }
    // Another game, or another clock. What is promised of its dice stays. REQUIRES: there is a
    // host.
    Outcome change(const Setup&, std::optional<std::int64_t> decision_ms, bool people_only,
                   TimePoint now);
    Outcome start(TimePoint now);

    // ---- seats that change hands, as Members has them. One whose sealed choice is not shown yet
    // is not given away.
    Outcome want_seat(const Person&, Seat, TimePoint now);
    Result<Members::Handed> give_seat(PlayerKey by, const std::string& player, TimePoint now);
    Outcome refuse_seat(const std::string& player) { return members_.refuse_seat(player); }

    // ---- what people say; nothing of it lasts. REQUIRES: a member
    Outcome say(const Person&, protocol::Phrase, TimePoint now);
    Outcome nudge(PlayerKey, TimePoint now);

    // ---- quick tables
    // Open, quick, and with a free seat.
    [[nodiscard]] bool is_waiting() const;
    [[nodiscard]] bool start_is_due(TimePoint now) const;
    void put_off_start() { members_.put_off_start(); }

    // ---- the game
    Outcome act(PlayerKey, std::uint32_t decision, const Action&, TimePoint now);
    void bot_moved(std::uint32_t decision, const Action&, TimePoint now);
    [[nodiscard]] bool waits_for_house(std::uint32_t decision) const;
    // The open decision, if it is the player's.
    [[nodiscard]] std::optional<std::uint32_t> owed_by(PlayerKey) const;
    // After a game, opens the table for another one; at one that is open again: the player is
    // ready.
    // `game`: the one that is over, as far as the player knows; if another one has begun since,
    // nothing happens.
    Outcome rematch(PlayerKey, const std::optional<std::string>& seed,
                    const std::optional<std::string>& game, TimePoint now);

    // ---- time
    // Clocks, absences and the end of a table that everybody has left. True: the table must be
    // closed.
    bool on_time(TimePoint now, std::vector<Think>& thoughts);
    [[nodiscard]] std::optional<TimePoint> next_due() const;
    // A game is under way, and nobody is connected.
    [[nodiscard]] bool is_standing_still() const {
        return match_.running() && members_.deserted_since();
    }
    // Time of the last record that somebody's doing has left.
    [[nodiscard]] TimePoint changed_at() const { return changed_at_; }
    // After restore(): everybody is away from now on, and all waiting begins.
    void wake(TimePoint now);
    // Time has stood still here for so long until now: everything falls due so much later. True:
    // there is a new deadline, which publish() tells.
    [[nodiscard]] bool stood_still(std::int64_t ms, TimePoint now);

    // ---- telling
    // Updates are numbered anew where it changes: in another server's hands.
    [[nodiscard]] const std::string& epoch() const { return epoch_; }
    Publication publish(TimePoint now);
    [[nodiscard]] protocol::Snapshot snapshot(PlayerKey viewer, TimePoint now) const;
    // Nothing: it is no longer kept.
    [[nodiscard]] std::optional<Gap> since(std::uint64_t v, PlayerKey viewer, TimePoint now) const;
    [[nodiscard]] protocol::LobbyEntry lobby_entry() const;

    // Entries for the journal since the last call.
    [[nodiscard]] std::vector<journal::Entry> take_records(TimePoint now);
    // The table follows from the records from this one on, if that is another one than at the last
    // call.
    [[nodiscard]] std::optional<std::uint32_t> take_base() { return std::exchange(base_, {}); }
    // It is gone: its last record.
    void close(protocol::Reason why, TimePoint now);
    // The transcript as JSON: once, when the game has ended; else nothing.
    [[nodiscard]] std::string take_transcript() { return std::exchange(transcript_, {}); }

    // REQUIRES: the game is over.
    [[nodiscard]] protocol::PlayedGame played(UtcTime ended) const;

    // After an internal error: nobody may act here. What was not taken of its records is forgotten.
    void freeze(TimePoint now);
    [[nodiscard]] bool frozen() const { return frozen_; }

private:
    [[nodiscard]] bool keeps_out(const Person&) const;
    [[nodiscard]] Outcome may_be_given(Seat) const;
    [[nodiscard]] Scene scene() const { return {config_, members_, match_}; }
    friend class Restoring;  // restore.cpp
    // What the games before this one have counted.
    struct Before {
        std::uint32_t games = 0, decisions = 0;
    };
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now,
          const protocol::Bytes32& server_seed, Before before);
    [[nodiscard]] Match next_match(const protocol::Bytes32& server_seed, std::uint32_t decisions);
    void record_beginning(TimePoint now);
    [[nodiscard]] Setup setup_now() const;  // with the seats that are taken
    void begin(const Setup&, TimePoint now);
    void go_on(TimePoint now);
    [[nodiscard]] std::int64_t bot_pause_ms() const;
    void ask(TimePoint now);
    void was_left(Seat seat, TimePoint now);
    void apply(const Action&, bool house, TimePoint now);
    void keep_transcript();
    void note_change(const journal::Entry&);
    [[nodiscard]] Think thought();
    [[nodiscard]] std::optional<TimePoint> closes_at() const;

    TableConfig config_;
    const Limits& limits_;
    Entropy& entropy_;
    bool frozen_ = false;
    const std::string epoch_;
    std::uint32_t games_;  // opened here so far
    Members members_;
    Match match_;
    Audience audience_;
    Notes notes_;
    MembersRecord recorded_;
    Talk talk_;
    std::vector<Came> came_;
    TimePoint changed_at_;
    std::optional<std::uint32_t> base_;  // since take_base()
    std::string transcript_;             // made at the end, until it is taken
};

}  // namespace vegas::core
