// One table: who sits there, the game on it, its clock, and what its viewers have been told. It
// knows players by key and never a connection; publish() says what changed, the server sends it.
// Every function that can be refused returns an error and then has changed nothing.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/game/events.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/replies/write.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/ids.hpp"
#include "server/core/io.hpp"
#include "server/core/limits.hpp"
#include "server/core/seat_clock.hpp"

namespace vegas::core {

using protocol::Error;
using protocol::ErrorCode;
using Outcome = std::optional<Error>;  // nothing: done

struct Occupant {
    PlayerKey player = kNoPlayer;  // nobody: a house bot
    std::string id, name;
    std::optional<bots::Level> bot;  // who decides for the seat, when not the player
    bool ready = false, away = false;
    bool hurried = false;  // away when its time ran out: gets little of it until it is back
    TimePoint away_since;
    std::string seed;
    struct Answer {  // the last decision it answered
        std::uint32_t decision = 0;
        Action action{};
    };
    std::optional<Answer> last;
    [[nodiscard]] bool is_person() const { return player != kNoPlayer && !bot; }
};

struct TableConfig {
    std::string id, invite;
    Setup setup;
    bool is_private = true;
    bool quick = false;  // made by quick_play: all are ready, and it starts by itself
    std::optional<std::int64_t> decision_ms;
    std::int64_t bot_pause_ms = 0;
    PlayerKey founder = kNoPlayer;  // the first host, seated or not
    std::string founder_id;
};

// What a publish() has for the viewers.
struct Publication {
    Text update;                           // for everybody; null: nothing changed
    std::map<PlayerKey, Text> own_update;  // for who has a private part: instead of `update`
    Text prompt;                           // for everybody; null: no new decision
    PlayerKey owes = kNoPlayer;            // nobody: a house bot
    Text own_prompt;                       // for who owes it, with the actions
};

// The part of history that a viewer has missed.
struct Missed {
    std::vector<Text> messages;
};

class Table {
public:
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now);

    // ---- members
    struct Joined {
        Seat seat = kNobody;
        bool changed = true;
    };
    protocol::Result<Joined> join_as_player(PlayerKey, const std::string& id,
                                            const std::string& name, std::optional<Seat> seat,
                                            const std::optional<std::string>& seed, TimePoint now);
    protocol::Result<Joined> join_as_spectator(PlayerKey);
    void leave(PlayerKey, TimePoint now);
    void set_connected(PlayerKey, bool connected, TimePoint now);
    [[nodiscard]] bool is_member(PlayerKey) const;
    [[nodiscard]] Seat seat_of(PlayerKey) const;  // the seat a player owns and has not left
    [[nodiscard]] bool is_host(PlayerKey k) const { return host_ == k && k != kNoPlayer; }

    // ---- before the game
    Outcome set_ready(PlayerKey, bool ready, const std::optional<std::string>& seed);
    protocol::Result<Seat> add_bot(bots::Level, std::optional<Seat>);
    Outcome remove_bot(Seat);
    Outcome start(TimePoint now);
    [[nodiscard]] bool all_ready() const;

    // ---- quick tables
    // Open, quick, and with a free seat.
    [[nodiscard]] bool is_waiting() const;
    [[nodiscard]] int taken() const;
    // Until house bots fill the table; nothing: it waits for nobody.
    [[nodiscard]] std::optional<std::int64_t> starting_in_ms(TimePoint now) const;
    [[nodiscard]] bool start_is_due(TimePoint now) const;
    void fill_with_bots();
    void put_off_start() { starts_at_.reset(); }

    // ---- after the game
    // Opens the table for another game; at one that is open again: the player is ready.
    Outcome rematch(PlayerKey, const std::optional<std::string>& seed, TimePoint now);

    // ---- the game
    Outcome act(PlayerKey, std::uint32_t decision, const Action&, TimePoint now);
    void bot_moved(std::uint32_t decision, const Action&, TimePoint now);
    // Clocks, absences and the end of a deserted table. True: the table is to be closed.
    bool on_time(TimePoint now, std::vector<Think>& thoughts);
    [[nodiscard]] std::optional<TimePoint> next_due() const;

    // ---- telling
    Publication publish(TimePoint now);
    [[nodiscard]] std::string snapshot(PlayerKey viewer, std::string_view epoch,
                                       TimePoint now) const;
    // Nothing: they are no longer kept.
    [[nodiscard]] std::optional<Missed> missed_since(std::uint64_t v, PlayerKey viewer,
                                                     TimePoint now) const;
    [[nodiscard]] protocol::LobbyEntry lobby_entry() const;

    // Records for the journal since the last call.
    std::vector<std::string> take_records();
    // The transcript as JSON: once, when the game has ended; else nothing.
    std::string take_transcript() { return std::exchange(transcript_, {}); }

    [[nodiscard]] const TableConfig& config() const { return config_; }
    [[nodiscard]] const std::string& game_id() const { return game_id_; }
    [[nodiscard]] protocol::TableStatus status() const { return status_; }
    [[nodiscard]] const std::vector<std::optional<Occupant>>& seats() const { return seats_; }
    [[nodiscard]] const std::map<PlayerKey, bool>& spectators() const { return spectators_; }
    [[nodiscard]] std::uint64_t actions() const { return actions_; }

    void freeze() { frozen_ = true; }  // a bug of ours: nobody acts here any more
    [[nodiscard]] bool frozen() const { return frozen_; }

private:
    void commit_to_seed();
    void clear_game();
    void note_waiting(TimePoint now);
    [[nodiscard]] Occupant house_bot(bots::Level, Seat) const;
    void record_seat(Seat);
    void pick_host(TimePoint now);
    Occupant* occupant(Seat);
    [[nodiscard]] std::optional<Seat> free_seat(std::optional<Seat> wanted, Outcome& problem) const;
    // `house`: it decides for a person.
    void apply(const Action&, TimePoint now, bool house = false);
    [[nodiscard]] protocol::Transcript::Seal seal(Seat, const Action&);
    [[nodiscard]] protocol::Transcript transcript() const;
    void next_decision(TimePoint now);
    void give_to_house(Occupant&);
    [[nodiscard]] bool anybody_connected() const;
    [[nodiscard]] std::optional<TimePoint> closes_at() const;
    void note_presence(TimePoint now);
    void think(std::vector<Think>& thoughts);

    [[nodiscard]] protocol::TableInfo info() const;
    [[nodiscard]] std::optional<protocol::You> you(Seat) const;
    std::map<PlayerKey, std::string> private_patches();
    [[nodiscard]] bool owes(Seat) const;
    [[nodiscard]] std::string prompt_members(TimePoint now, bool with_actions) const;

    TableConfig config_;
    const Limits& limits_;
    Entropy& entropy_;
    protocol::TableStatus status_ = protocol::TableStatus::open;
    bool frozen_ = false;
    std::vector<std::optional<Occupant>> seats_;
    std::map<PlayerKey, bool> spectators_;  // connected or not
    PlayerKey host_ = kNoPlayer;
    std::string host_id_;
    std::optional<TimePoint> deserted_since_;
    TimePoint now_;                       // of the last change; for records
    std::optional<TimePoint> starts_at_;  // a quick table, while somebody waits there

    std::uint32_t games_ = 0;  // opened here so far
    std::string game_id_, commitment_;
    protocol::Bytes32 server_seed_{};
    bool seed_shown_ = false;
    std::optional<protocol::FairDraws> draws_;
    std::optional<Game> game_;
    std::vector<protocol::Transcript::Answer> answers_;
    std::string transcript_;                      // made at the end, until it is taken
    std::uint32_t decision_ = 0;                  // answered so far, in all games
    std::optional<std::uint32_t> house_decides_;  // the decision that a bot was asked for
    SeatClock clock_;
    std::uint64_t actions_ = 0;

    struct Kept {
        std::uint64_t v;
        Text update;
        std::map<PlayerKey, Text> own;
    };
    std::uint64_t v_ = 0;
    bool members_changed_ = true;  // the `table` part of the view is to be made anew
    protocol::Seals seals_;
    protocol::EventLog events_{&seals_};
    protocol::TableView told_;                     // what viewers know
    std::map<PlayerKey, protocol::You> told_you_;  // and each of its own part
    std::uint32_t told_decision_ = 0;
    std::deque<Kept> kept_;
    std::vector<std::string> records_;
};

}  // namespace vegas::core
