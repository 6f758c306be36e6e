// Who is at a table: people and house bots on its seats, the host, spectators, and those whom the
// host removed. It knows players by key, never connections. What may change is decided by the
// rules: Membership, WaitingRoom, Handover, MatchRunner.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/level.hpp"
#include "engine/types.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/base/error.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/removed_players.hpp"

namespace vegas::core {

struct Person {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<protocol::BotProgram> program{};  // nullopt: no program plays
    bool gives_seeds = false;                       // as its client has said
    bool operator==(const Person&) const = default;
};

// Deadlines missed in a row, where slow play has a limit. The house plays on until the player acts.
inline constexpr int kHousePlaysAfter = 3;

struct Occupant {
    PlayerKey player = kNoPlayer;  // kNoPlayer: a house bot, or forgotten
    std::string id, name;
    std::optional<bots::Level> bot;                 // decides for the seat if the player does not
    std::optional<protocol::BotProgram> program{};  // plays for the player
    bool ready = false, away = false;
    bool hurried = false;      // has little time for a decision; see slow_play.hpp
    bool removed = false;      // by the host, in this game: the house keeps the seat
    bool forgotten = false;    // its player was deleted: the house plays on for nobody
    int missed = 0;            // deadlines in a row, where they are counted
    bool gives_seeds = false;  // a start waits for this player's seed
    TimePoint away_since;
    std::optional<protocol::Bytes32> seed_hash{};
    std::string seed;  // empty: none, or not shown yet

    [[nodiscard]] bool is_person() const { return player != kNoPlayer && !bot; }
    // The seat was never a player's.
    [[nodiscard]] bool is_house_bot() const { return player == kNoPlayer && !forgotten; }
    // The house decides, though perhaps the seat's player may decide before it does.
    [[nodiscard]] bool is_played_by_house() const { return bot || missed >= kHousePlaysAfter; }
    bool operator==(const Occupant&) const = default;
};

class Seating {
public:
    // `founder`: the first host, seated or not; empty when restored from records. `quick`: all are
    // ready, and the table starts by itself.
    Seating(std::size_t seats, const Person& founder, bool quick);

    // ---- seats
    [[nodiscard]] const std::vector<std::optional<Occupant>>& seats() const { return seats_; }
    [[nodiscard]] const Occupant& occupant_at(Seat) const;  // REQUIRES: the seat is taken
    [[nodiscard]] Seat seat_of(PlayerKey) const;            // owned and not left
    [[nodiscard]] Seat owned_seat(PlayerKey) const;         // even if left to the house
    [[nodiscard]] int taken_seats() const;
    [[nodiscard]] bool all_ready() const;  // also: every seat is taken, and there is a host
    // Nobody takes or leaves a seat of a game.
    [[nodiscard]] bool has_fixed_seats() const { return seats_fixed_; }
    [[nodiscard]] bool is_quick() const { return quick_; }

    // ---- people
    [[nodiscard]] const Person* host() const { return host_ ? &*host_ : nullptr; }
    [[nodiscard]] bool is_host(PlayerKey key) const { return host_ && host_->key == key; }
    // Whether each is connected.
    [[nodiscard]] const std::map<PlayerKey, bool>& spectators() const { return spectators_; }
    [[nodiscard]] std::uint32_t connected_spectators() const;
    [[nodiscard]] bool is_member(PlayerKey) const;
    [[nodiscard]] const RemovedPlayers& removed() const { return removed_; }
    // Whether the name of this player, who has no seat, looks or sounds like that on a seat.
    [[nodiscard]] bool is_alike_to_seated(const std::string& player, const std::string& name) const;

    // Increases with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    // ---- changes
    [[nodiscard]] std::optional<Occupant>& edit_seat(Seat);  // REQUIRES: the seat exists
    // Drops free seats if there are fewer seats than before. REQUIRES: those taken remain.
    void resize(std::size_t seats);
    // For a game. Free seats are dropped.
    void fix_seats();
    // For another game.
    void unfix_seats();
    void set_spectator(PlayerKey, bool connected);
    void erase_spectator(PlayerKey);
    void set_host(std::optional<Person>);
    [[nodiscard]] RemovedPlayers& edit_removed() { return removed_; }

    bool operator==(const Seating&) const = default;

private:
    std::vector<std::optional<Occupant>> seats_;
    std::map<PlayerKey, bool> spectators_;
    RemovedPlayers removed_;
    std::optional<Person> host_;
    bool quick_ = false;
    bool seats_fixed_ = false;
    std::uint64_t revision_ = 0;
};

[[nodiscard]] inline bool has_person(const std::optional<Occupant>& seat) {
    return seat && seat->is_person();
}

// For each seat that belongs to a player, even if it was left to the house: calls f(occupant).
template <class F>
void for_each_player(const Seating& seating, F f) {
    for (const auto& o : seating.seats()) {
        if (o && o->player != kNoPlayer) f(*o);
    }
}

[[nodiscard]] inline int count_players(const Seating& seating) {
    int count = 0;
    for_each_player(seating, [&count](const Occupant&) { ++count; });
    return count;
}

// Ids of players by seat, "" for a seat that nobody decides for but the house.
[[nodiscard]] std::vector<std::string> players_by_seat(const Seating& seating);

}  // namespace vegas::core
