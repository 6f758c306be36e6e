// Members of a table: seats with people and house bots, the host, spectators, who is ready or away,
// and how long they are waited for. It knows players by key, never connections. A refused operation
// has changed nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/level.hpp"
#include "engine/types.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/base/error.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/pending_changes.hpp"

namespace vegas::core {

struct Person {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<protocol::BotProgram> program{};  // nullopt: no program plays
    bool operator==(const Person&) const = default;
};

struct Occupant {
    PlayerKey player = kNoPlayer;  // kNoPlayer: a house bot
    std::string id, name;
    std::optional<bots::Level> bot;                 // decides for the seat if the player does not
    std::optional<protocol::BotProgram> program{};  // plays for the player
    bool ready = false, away = false;
    bool hurried = false;  // was away when its time ran out; has little time until it is back
    TimePoint away_since;
    std::string seed;

    [[nodiscard]] bool is_person() const { return player != kNoPlayer && !bot; }
    bool operator==(const Occupant&) const = default;
};

class Seating {
public:
    struct Options {
        std::size_t seats = 0;
        Person founder;           // the first host, seated or not; empty when restored from records
        bool quick = false;       // all are ready, and the table starts by itself
        bool is_private = false;  // while it is open, away players keep their seats longer
    };
    // REQUIRES: the limits outlive this.
    Seating(const Options& options, const Limits& limits, TimePoint now);

    // ---- members
    [[nodiscard]] const std::vector<std::optional<Occupant>>& seats() const { return seats_; }
    [[nodiscard]] const std::map<PlayerKey, bool>& spectators() const { return spectators_; }
    [[nodiscard]] const Person* host() const { return host_ ? &*host_ : nullptr; }
    [[nodiscard]] bool is_host(PlayerKey key) const { return host_ && host_->key == key; }
    [[nodiscard]] bool is_member(PlayerKey) const;
    [[nodiscard]] Seat seat_of(PlayerKey) const;            // owned and not left
    [[nodiscard]] bool owns_seat(PlayerKey) const;          // even if left to the house
    [[nodiscard]] const Occupant& occupant_at(Seat) const;  // REQUIRES: the seat is taken
    [[nodiscard]] int taken_seats() const;
    [[nodiscard]] std::uint32_t connected_spectators() const;
    [[nodiscard]] bool all_ready() const;  // also: every seat is taken, and there is a host
    [[nodiscard]] bool is_quick() const { return quick_; }
    [[nodiscard]] bool is_present(PlayerKey) const;  // a member and connected
    // Increases with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    // ---- joining and leaving
    struct SitResult {
        Seat seat = kNobody;
        bool has_returned = false;  // to the seat that the house had taken over
    };
    Result<SitResult> sit(const Person&, std::optional<Seat> wanted,
                          const std::optional<std::string>& seed, TimePoint now, PendingChanges&);
    MaybeError watch(const Person&);
    // In a running game the house plays a seat that was left; its player may come back to it.
    void leave(PlayerKey, TimePoint now, PendingChanges&);
    // As leave(), but the person may not come back until admitted. REQUIRES: a member, or the house
    // plays their seat.
    void remove(const Person&, TimePoint now, PendingChanges&);
    MaybeError admit(const std::string& player);
    [[nodiscard]] bool is_removed(const std::string& player) const;
    // In order of removal; beyond the limit the first ones are forgotten.
    [[nodiscard]] const std::vector<protocol::PersonInfo>& removed() const { return removed_; }
    void set_connected(PlayerKey, bool connected, TimePoint now, PendingChanges&);

    // ---- before a game
    MaybeError set_ready(PlayerKey, bool ready, const std::optional<std::string>& seed,
                         PendingChanges&);
    Result<Seat> add_bot(bots::Level, std::optional<Seat> wanted, PendingChanges&);
    MaybeError remove_bot(Seat, PendingChanges&);
    void fill_with_bots(PendingChanges&);
    // Changes to another game with `seats` seats: nobody is ready any more. If there are fewer
    // seats, people move up. REQUIRES: the seats are not fixed, at least as many as are taken
    // remain, and there is a host.
    void resize(std::size_t seats, PendingChanges&);

    // ---- handover (seating_handover.cpp): seats of house bots and of absent players
    // A spectator asks for one seat; a later request replaces the earlier one. One who may assign
    // seats gets the errors of assign_seat() here.
    MaybeError request_seat(const Person&, Seat, TimePoint now, PendingChanges&);
    // Valid ones: the spectator is connected, and nobody else has taken the seat.
    [[nodiscard]] std::vector<protocol::SeatRequest> seat_requests() const;
    struct SeatAssignment {
        Seat seat = kNobody;
        PlayerKey from = kNoPlayer;  // its player before; kNoPlayer: a house bot
    };
    // The host may. While the host is away, anybody with a seat may. If there is no host, because
    // everybody has left for good, anybody who asks may.
    [[nodiscard]] bool may_assign_seats(PlayerKey) const;
    // Error may_come_back while the seat's player has not been away for long. REQUIRES:
    // may_assign_seats(by).
    Result<SeatAssignment> assign_seat(PlayerKey by, const std::string& player, TimePoint now,
                                       PendingChanges&);
    // The seat that this spectator asks for, or nullopt.
    [[nodiscard]] std::optional<Seat> requested_seat(const std::string& player) const;
    MaybeError decline_seat_request(const std::string& player);

    // ---- games
    // Fixes the seats: nobody takes or leaves one from now on, and free ones are removed. Returns
    // the players' seeds.
    std::vector<std::string> fix_seats();
    [[nodiscard]] bool has_fixed_seats() const { return seats_fixed_; }
    // The house decides for a person who is too slow.
    void on_timeout(Seat, PendingChanges&);
    // Opens another game after one: seats that the house had taken over get bots. REQUIRES: the
    // seats are fixed, and `asks` is a person's.
    void reopen(Seat asks, const std::optional<std::string>& seed, TimePoint now, PendingChanges&);

    // ---- records (seating_records.cpp): all but connections, spectators and what time does
    [[nodiscard]] journal::Seated seat_record(Seat) const;
    [[nodiscard]] journal::Hosted host_record() const;
    // Restores a record; the key is the player's in this process. REQUIRES: the seat exists.
    void restore(const journal::Seated&, PlayerKey);
    void restore(const journal::Hosted&, PlayerKey);
    void restore(const journal::Removed&);
    void unfix_seats();
    // Everybody is away from now on, and waits start.
    void mark_all_away(TimePoint now);

    // ---- time
    // When house bots fill a quick table, or nullopt if it waits for nobody.
    [[nodiscard]] std::optional<TimePoint> starts_at() const { return starts_at_; }
    void cancel_auto_start() { starts_at_.reset(); }
    // Start of the time with nobody connected, or nullopt while somebody is.
    [[nodiscard]] std::optional<TimePoint> deserted_since() const { return deserted_since_; }
    // When a table with nobody connected is to be closed, or nullopt while somebody is.
    [[nodiscard]] std::optional<TimePoint> closes_at(protocol::TableStatus) const;
    void on_timer(TimePoint now, PendingChanges&);
    // Time has stood still for `ms`: all waits end so much later.
    void extend_deadlines(std::int64_t ms);
    [[nodiscard]] std::optional<TimePoint> next_due() const;  // when on_timer() is due

    bool operator==(const Seating&) const = default;

private:
    [[nodiscard]] std::optional<Occupant>* seat_at(Seat);
    [[nodiscard]] Result<Seat> free_seat(std::optional<Seat> wanted) const;
    void set_program(Seat, const std::optional<protocol::BotProgram>&);
    [[nodiscard]] Occupant house_bot(bots::Level, Seat) const;
    struct PendingSeatRequest {
        Person who;
        Seat seat = kNobody;
        bool operator==(const PendingSeatRequest&) const = default;
    };
    [[nodiscard]] bool is_takeable(Seat) const;
    [[nodiscard]] MaybeError may_be_given(PlayerKey by, Seat, TimePoint now) const;
    // How long an open table keeps this away person's seat.
    [[nodiscard]] std::int64_t seat_hold_ms(const Occupant&) const;
    [[nodiscard]] bool someone_may_return() const;
    [[nodiscard]] bool is_valid(const PendingSeatRequest&) const;
    [[nodiscard]] std::vector<PendingSeatRequest>::const_iterator find_seat_request(
        const std::string& player) const;
    [[nodiscard]] bool is_other_present(PlayerKey) const;
    [[nodiscard]] bool host_may_change(const Occupant&) const;
    void remove_member(PlayerKey, TimePoint now, PendingChanges&);
    void reassign_host(PendingChanges&);
    void update_start_timer(TimePoint now);
    void update_presence(TimePoint now);

    const Limits* limits_;
    std::vector<std::optional<Occupant>> seats_;
    std::map<PlayerKey, bool> spectators_;  // whether connected
    std::vector<protocol::PersonInfo> removed_;
    // Ids of players whom the host removed from a seat of this game. The house keeps the seat
    // until they sit there again.
    std::set<std::string> removed_from_seat_;
    std::vector<PendingSeatRequest> seat_requests_;  // some may no longer be valid
    std::optional<Person> host_;
    bool quick_ = false;
    bool is_private_ = false;
    bool seats_fixed_ = false;
    std::optional<TimePoint> deserted_since_;
    bool spectators_unknown_ = false;     // after a restart, until somebody comes
    std::optional<TimePoint> starts_at_;  // for a quick table where somebody waits
    std::uint64_t revision_ = 0;
};

}  // namespace vegas::core
