// Who is at a table: seats with people and house bots, the host, spectators; who is ready, who is
// away, and how long they are waited for. It knows players by key and never a connection. What is
// refused has changed nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/bots/policy.hpp"
#include "engine/types.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/outcome.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/notes.hpp"

namespace vegas::core {

struct Person {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<protocol::Program> program{};  // nothing: they play themselves
    bool operator==(const Person&) const = default;
};

struct Occupant {
    PlayerKey player = kNoPlayer;  // nobody: a house bot
    std::string id, name;
    std::optional<bots::Level> bot;              // decides for the seat if the player does not
    std::optional<protocol::Program> program{};  // plays for the player
    bool ready = false, away = false;
    bool hurried = false;  // was away when its time ran out; has little time until it is back
    TimePoint away_since;
    std::string seed;

    [[nodiscard]] bool is_person() const { return player != kNoPlayer && !bot; }
    bool operator==(const Occupant&) const = default;
};

class Members {
public:
    struct Options {
        std::size_t seats = 0;
        Person founder;           // the first host, seated or not; nobody where records will say it
        bool quick = false;       // all are ready, and the table starts by itself
        bool is_private = false;  // while it is open, seats wait longer for who is away
    };
    // REQUIRES: the limits outlive the members.
    Members(const Options& options, const Limits& limits, TimePoint now);

    // ---- who is here
    [[nodiscard]] const std::vector<std::optional<Occupant>>& seats() const { return seats_; }
    [[nodiscard]] const std::map<PlayerKey, bool>& spectators() const { return spectators_; }
    [[nodiscard]] const Person* host() const { return host_ ? &*host_ : nullptr; }
    [[nodiscard]] bool is_host(PlayerKey key) const { return host_ && host_->key == key; }
    [[nodiscard]] bool is_member(PlayerKey) const;
    [[nodiscard]] Seat seat_of(PlayerKey) const;  // the seat that a player owns and has not left
    [[nodiscard]] bool owns_a_seat(PlayerKey) const;    // also one that was left to the house
    [[nodiscard]] const Occupant& at_seat(Seat) const;  // REQUIRES: somebody sits there
    [[nodiscard]] int taken() const;
    [[nodiscard]] std::uint32_t watching() const;  // spectators that are connected
    [[nodiscard]] bool all_ready() const;          // every seat is taken, and there is a host
    [[nodiscard]] bool quick() const { return quick_; }
    [[nodiscard]] bool is_there(PlayerKey) const;  // has a seat or watches, and is connected
    // Rises with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    // ---- coming and going
    struct Sat {
        Seat seat = kNobody;
        bool came_back = false;  // to the seat that the house had taken over
    };
    Result<Sat> sit(const Person&, std::optional<Seat> wanted,
                    const std::optional<std::string>& seed, TimePoint now, Notes&);
    Outcome watch(const Person&);
    // A seat left in a running game is played on by the house; its owner may come back to it.
    void leave(PlayerKey, TimePoint now, Notes&);
    // The same, but the person may not come back here, until admitted again. REQUIRES: a
    // member, or somebody whose seat the house plays.
    void remove(const Person&, TimePoint now, Notes&);
    Outcome admit(const std::string& player);
    [[nodiscard]] bool is_removed(const std::string& player) const;
    // In their order; of very many the first ones are forgotten.
    [[nodiscard]] const std::vector<protocol::Somebody>& removed() const { return removed_; }
    void set_connected(PlayerKey, bool connected, TimePoint now, Notes&);

    // ---- before a game
    Outcome set_ready(PlayerKey, bool ready, const std::optional<std::string>& seed, Notes&);
    Result<Seat> add_bot(bots::Level, std::optional<Seat> wanted, Notes&);
    Outcome remove_bot(Seat, Notes&);
    void fill_with_bots(Notes&);
    // Another game for `seats`: nobody is ready any more. Where there are fewer, people move up.
    // REQUIRES: the seats are not fixed, as many as are taken stay, and there is a host.
    void resize(std::size_t seats, Notes&);

    // ---- seats that change hands (members_handover.cpp): those of house bots and of absent
    // players. A spectator asks for one; of several, the last one counts.
    // Who decides alone is refused what give_seat() would refuse.
    Outcome want_seat(const Person&, Seat, TimePoint now, Notes&);
    // As long as they watch, and nobody else plays there.
    [[nodiscard]] std::vector<protocol::Wanted> wanted() const;
    struct Handed {
        Seat seat = kNobody;
        PlayerKey from = kNoPlayer;  // whose seat it was; nobody's: a house bot's
    };
    // Says who gets a seat: the host; while the host is away, whoever has a seat; and where there
    // is no host, for everybody has left for good, whoever asks.
    [[nodiscard]] bool decides(PlayerKey) const;
    // Refused with may_come_back while the seat's person has not been away for long.
    // REQUIRES: `by` decides.
    Result<Handed> give_seat(PlayerKey by, const std::string& player, TimePoint now, Notes&);
    // The seat that this spectator asks for, or nullopt.
    [[nodiscard]] std::optional<Seat> wanted_by(const std::string& player) const;
    Outcome refuse_seat(const std::string& player);

    // ---- games
    // From now on nobody takes or frees a seat, and free ones are taken away. Returns the players'
    // seeds.
    std::vector<std::string> fix_seats();
    [[nodiscard]] bool seats_fixed() const { return seats_fixed_; }
    // The house decides for a person.
    void time_ran_out(Seat, Notes&);
    // After a game, for another one: seats that the house had taken over get bots. REQUIRES: the
    // seats are fixed, and `asks` is a person's.
    void reopen(Seat asks, const std::optional<std::string>& seed, TimePoint now, Notes&);

    // ---- what lasts (members_lasting.cpp): all but connections, spectators and what time does
    [[nodiscard]] journal::Seated lasting(Seat) const;
    [[nodiscard]] journal::Hosted lasting_host() const;
    // The same the other way; the key is the player's in this process. REQUIRES: the seat is there.
    void restore(const journal::Seated&, PlayerKey);
    void restore(const journal::Hosted&, PlayerKey);
    void restore(const journal::Removed&);
    void open_again();
    // Everybody is away from now on, and waits begin.
    void restored(TimePoint now);

    // ---- time
    // Until house bots fill a quick table; nothing: it waits for nobody.
    [[nodiscard]] std::optional<TimePoint> starts_at() const { return starts_at_; }
    void put_off_start() { starts_at_.reset(); }
    // Start of the time with nobody connected, or nullopt while somebody is.
    [[nodiscard]] std::optional<TimePoint> deserted_since() const { return deserted_since_; }
    // When a table with nobody connected is to be closed, or nullopt while somebody is.
    [[nodiscard]] std::optional<TimePoint> closes_at(protocol::TableStatus) const;
    void on_time(TimePoint now, Notes&);
    // Time has stood still for so long: all waits take so much longer.
    void stood_still(std::int64_t ms);
    [[nodiscard]] std::optional<TimePoint> next_due() const;  // of on_time()

    bool operator==(const Members&) const = default;

private:
    [[nodiscard]] std::optional<Occupant>* seat_at(Seat);
    [[nodiscard]] Result<Seat> free_seat(std::optional<Seat> wanted) const;
    void plays(Seat, const std::optional<protocol::Program>&);
    [[nodiscard]] Occupant house_bot(bots::Level, Seat) const;
    struct Want {
        Person who;
        Seat seat = kNobody;
        bool operator==(const Want&) const = default;
    };
    [[nodiscard]] bool may_be_taken(Seat) const;
    [[nodiscard]] Outcome may_be_given(PlayerKey by, Seat, TimePoint now) const;
    // How long an open table keeps the seat of this person, who is away.
    [[nodiscard]] std::int64_t kept_open_ms(const Occupant&) const;
    [[nodiscard]] bool somebody_may_come_back() const;
    [[nodiscard]] bool stands(const Want&) const;
    [[nodiscard]] std::vector<Want>::const_iterator want_of(const std::string& player) const;
    [[nodiscard]] bool somebody_else_is_there(PlayerKey) const;
    [[nodiscard]] bool host_may_change(const Occupant&) const;
    void note_gone(PlayerKey, TimePoint now, Notes&);
    void pass_on_host(Notes&);
    void note_waiting(TimePoint now);
    void note_presence(TimePoint now);

    const Limits* limits_;
    std::vector<std::optional<Occupant>> seats_;
    std::map<PlayerKey, bool> spectators_;  // connected or not
    std::vector<protocol::Somebody> removed_;
    // Ids of players whom the host removed from a seat of this game. The house keeps the seat
    // until they sit there again.
    std::set<std::string> removed_from_seat_;
    std::vector<Want> wants_;  // also some that stand no more
    std::optional<Person> host_;
    bool quick_ = false;
    bool is_private_ = false;
    bool seats_fixed_ = false;
    std::optional<TimePoint> deserted_since_;
    bool spectators_unknown_ = false;     // since a restart nobody has come
    std::optional<TimePoint> starts_at_;  // a quick table, while somebody waits there
    std::uint64_t revision_ = 0;
};

}  // namespace vegas::core
