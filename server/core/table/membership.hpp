// How people become members of a table, with a seat or as spectators, and cease to be. A refused
// operation has changed nothing.
#pragma once

#include <optional>
#include <string>

#include "server/core/base/error.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

class Membership {
public:
    explicit Membership(TableState& table) : table_(table) {}

    MaybeError sit(const Person&, std::optional<Seat> wanted, TimePoint now);
    MaybeError watch(const Person&);
    // In a running game the house plays a seat that was left; its player may come back to it.
    void leave(PlayerKey, TimePoint now);
    // As leave(), but the person may not come back until admitted. REQUIRES: a member, or the house
    // plays their seat.
    // `with_addresses`: nobody new may come from where they came from either, but for the host's
    // own addresses.
    MaybeError remove(const Person&, bool with_addresses, TimePoint now);
    MaybeError admit(const std::string& player, TimePoint now);
    // Whether this player may come from this address (AddressAccounts::hash_for_table()).
    [[nodiscard]] MaybeError check_address(PlayerKey, const std::string& hash) const;
    // The old invite leads nowhere any more.
    void renew_invite(std::string invite, TimePoint now);
    // Of a player who is deleted, nothing stays at the table: the house plays on for nobody. False:
    // there was nothing.
    bool forget(const std::string& player, PlayerKey, TimePoint now);
    // The player has another name. False: the table does not show it.
    bool rename(const std::string& player, const std::string& name);
    // A game stands still while nobody is connected, and until its people are back.
    void set_connected(PlayerKey, bool connected, TimePoint now);
    // The player's client says whether it gives seeds.
    void set_gives_seeds(PlayerKey, bool gives);
    // A member has come from this address: MemberAddresses::note().
    void note_address(PlayerKey, const std::string& hash);
    // To go on without those who are away, where the game stands still.
    MaybeError agree_to_go_on(PlayerKey, TimePoint now);

private:
    [[nodiscard]] MaybeError take_free_seat(const Person&, std::optional<Seat> wanted,
                                            TimePoint now);
    void remove_addresses(const Person&);
    MaybeError come_back(Seat, const Person&, TimePoint now);
    // They may have become a program, or another one.
    MaybeError set_program(Seat, const std::optional<protocol::BotProgram>&, TimePoint now);
    void erase(PlayerKey, TimePoint now);
    [[nodiscard]] bool names(const std::string& player, PlayerKey) const;
    void anonymize_seat(Seat);

    TableState& table_;
};

// Once a game has begun, a seat may have so many changes: TableJournal::try_change_seat().
[[nodiscard]] MaybeError limit_seat_changes(TableState&, Seat, TimePoint now);
// Programs are kept out of some tables. A player who had a seat before keeps it.
[[nodiscard]] MaybeError check_people_only(const TableState&, const Person&);
// One home has one seat of a game among strangers: whether an address of this player has one. False
// at private tables, where friends know each other.
[[nodiscard]] bool is_address_seated(const TableState&, PlayerKey);
[[nodiscard]] Result<Seat> find_free_seat(const Seating&, std::optional<Seat> wanted);
// To somebody who is present, else to somebody who is away. If nobody else sits here, the host
// stays, unless gone for good.
void reassign_host(TableState&);
// Call it when seats of a table have changed: a quick one waits only for people.
void update_start(TableState&, TimePoint now);
// Call it when somebody has come, gone or lost the connection.
void update_presence(TableState&, TimePoint now);

}  // namespace vegas::core
