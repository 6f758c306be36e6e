// What the core stores in and queries from the store: values only, like io.hpp. The shell's Store
// carries them out. All texts are secret: records hold server seeds, nonces and sealed choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/types.hpp"
#include "protocol/history/replay.hpp"
#include "server/core/base/node.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

// Serialized once, shared by all holders.
using SharedText = std::shared_ptr<const std::string>;

// ---- stored data

// Dates of visits are exact to this, so that coming back seldom writes.
inline constexpr std::int64_t kVisitPrecisionMs = 600'000;

// A browser, terminal or program by which a player comes. It has a token of its own.
struct StoredDevice {
    std::string id;  // among those of the player
    std::string name;
    std::string token_hash;  // SHA-256 in hex; empty in results of queries
    UtcTime seen;            // the last visit
    bool operator==(const StoredDevice&) const = default;
};

struct StoredPlayer {
    std::string id, name;
    std::vector<StoredDevice> devices;
    UtcTime seen;  // the last visit by any of them
    bool operator==(const StoredPlayer&) const = default;
};

struct StoredGame {
    std::string id;
    protocol::TableMetadata at;  // with the invite that opens this game
    // Members at the end: those with a seat, in the order of seats, then spectators.
    std::vector<std::string> members;  // ids of players, without duplicates
    std::uint32_t people = 0;          // members with a seat
    // For whose quotas the game counts; empty: nobody's. The address is a pseudonym:
    // AddressAccounts::pseudonym_of().
    std::string charged_player{}, charged_address{};
    UtcTime ended;
    SharedText transcript;  // JSON
    SharedText summary;     // JSON: its entry in a list of games
    // In results of queries: what leads to its table now; empty: nothing.
    std::string table_invite{};
};

// A game that leaves memory, because nobody is there. Its table has no home until it is found.
struct SleepingGame {
    UtcTime since;
    int players = 0;     // with a seat, even if they left it to the house
    SharedText summary;  // JSON: its entry in a list of games
    // As in StoredGame. Empty: as when the game slept before.
    std::string charged_player{}, charged_address{};
    // When the clock of the one who is asked has run out; nullopt: it stands still.
    std::optional<ServedTime> due{};
};

// How many games may count for one player, and for one address. Beyond that their oldest are
// deleted, those of one person first, so that nobody displaces others' games.
struct GameQuotas {
    std::size_t per_player = 0, per_address = 0;  // that have ended
    std::size_t sleeping_per_player = 0;
    std::size_t new_sleeping_per_address = 0;  // that first slept in the last kNewSleepingMs
};
inline constexpr std::int64_t kNewSleepingMs = 86'400'000;

// ---- out: to be stored

// Records of one table, stored together or not at all. Each table is its own stream: its Appends
// are stored in order, and never wait for another table's.
struct Append {
    std::string table;
    std::uint32_t seq = 0;             // of the first record; the one before must be stored
    std::vector<std::string> records;  // at least one; each a JSON object without a newline
    std::string invite;                // set with record 0; refused if another table has it
    // The table can be restored from the records from this one on. Earlier ones are not needed any
    // more.
    std::optional<std::uint32_t> base;
    std::vector<StoredPlayer> players;  // first named by these records
    std::optional<StoredGame> game;     // has just ended
    GameQuotas quotas{};                // for those for whom `game` or `sleeps` counts
    bool closes = false;                // the table is closed; its records may be deleted too
    std::optional<SleepingGame> sleeps;
    // Player ids by seat, "" for a seat without one. Set when the game sleeps and, where several
    // servers share the store, when they have changed.
    std::optional<std::vector<std::string>> seats;

    [[nodiscard]] std::uint32_t last() const {
        return seq + static_cast<std::uint32_t>(records.size()) - 1;
    }
};

// Players who are connected or have just left.
struct TouchPlayers {
    std::vector<std::string> players;
    UtcTime seen;
};

// A table that cannot be restored from its records by these rules. It is not loaded again, and its
// records are kept for people to look at.
struct SetAside {
    std::string table;
    std::string why;  // no secrets
};

// Deletes what is too old, or too much. The store decides whether `now` can be right, and how much
// may go per day: shell/store/purge.hpp.
struct Purge {
    UtcTime now{};                  // ignored by a store that has its own clock
    std::int64_t players_ms = 0;    // after their last visit
    std::int64_t newcomers_ms = 0;  // likewise, of those who never finished a game
    std::int64_t games_ms = 0;      // after their end
    // The newest are kept, and those of one person go first; this needs no clock.
    std::size_t games_most = 0;
    std::int64_t sleeping_ms = 0;        // games of several players, after the last was there
    std::int64_t sleeping_alone_ms = 0;  // games of one player
    bool after_start = false;            // first purge of the process
    std::vector<std::string> keep{};     // players to keep: connected, or with a seat
};

// ---- in

// Result of a Purge.
struct PurgeResult {
    std::size_t players = 0, games = 0;  // deleted
    std::size_t sleeping = 0;            // deleted games that nobody came back to
    bool refused = false;                // `now` is too far from `clock` to be right
    UtcTime now{}, clock{};              // the time that was used, and the store's clock before
    bool operator==(const PurgeResult&) const = default;
};

// ---- in: of an Append

// The store holds all records of the table up to this one, whatever happens now.
struct AppendStored {
    std::string table;
    std::uint32_t seq = 0;
};

// The store refuses an Append, and all others of this table until it is loaded again.
enum class AppendError : std::uint8_t {
    id_taken,  // record 0: a table, invite, player or game with this id already exists
    // The previous record is missing, or this one exists. Another server writes to this table, or
    // it is closed or set aside.
    conflict,
};
struct AppendRefused {
    std::string table;
    AppendError why{};
};

// ---- queries

// Finds the player and the device that a token is of, and notes the visit.
struct RedeemToken {
    std::string token_hash;
    UtcTime now;
};
struct ListDevices {
    std::string player;
};
struct RenameDevice {
    std::string player, device, name;
};
// By what a device becomes a player's. A player has one code of each kind.
enum class CodeKind : std::uint8_t {
    link,      // good for one device, until it expires
    recovery,  // good until there is another one
};
// Replaces the player's code of this kind. The result is always NoResult. REQUIRES: the player is
// stored.
struct SaveCode {
    std::string player;
    CodeKind kind{};
    std::string code_hash;
    std::optional<UtcTime> expires;
};
// Finds the player whose code this is, and leaves the code as it is.
struct FindCode {
    std::string code_hash;
    UtcTime now;
};
// Adds the device to the player whose code this is, unless the device is there already.
struct RedeemCode {
    std::string code_hash;
    StoredDevice device;
    UtcTime now;
};
inline constexpr std::size_t kDevicesMost = 32;  // of one player: more are a script's
// From now on the device's token is worthless.
struct RevokeDevice {
    std::string player, device;
};
// A table has another invite. Of its finished games that are private, each gets an invite of its
// own that follows from `game_key`: in the game and in its summary, which only its members see. The
// result is always NoResult. The same again changes nothing.
struct RenewInvite {
    std::string table, invite, game_key;
};
struct FindGame {
    std::string id;
};
struct FindLastGame {
    std::string table;
};
// Where a page of a player's games ends. The next page begins with the game that ended before it.
struct GameCursor {
    UtcTime ended;
    std::string game;
    bool operator==(const GameCursor&) const = default;
};
struct ListGames {
    std::string player;
    std::optional<GameCursor> after;  // nullopt: from the newest one on
    std::size_t limit = 0;
};
// Finds a player's games that sleep: at most `limit`, the last ones first.
struct ListSleeping {
    std::string player;
    std::size_t limit = 0;
};
// Finds a table by its id or its invite; the other one is empty. `wakes`: a game that sleeps is
// loaded, and this server becomes its home.
struct FindTable {
    std::string table, invite;
    bool wakes = false;
};
// Advances the served time, and finds up to `most` games that sleep and that are due.
struct AdvanceServedTime {
    // Since this server's last one. Ignored by a store that several servers share: it has a clock.
    std::int64_t elapsed_ms = 0;
    std::size_t most = 0;
};
// After a longer gap no server was at work, or a clock was set: none of it counts.
inline constexpr std::int64_t kServedGapMs = 120'000;
[[nodiscard]] constexpr std::int64_t count_served_ms(std::int64_t elapsed_ms) {
    return elapsed_ms < 0 || elapsed_ms > kServedGapMs ? 0 : elapsed_ms;
}
struct FindPlayer {
    std::string id;
};
// Gives a player another name. Finished games, and the records of games that sleep, keep the old
// one.
struct SavePlayerName {
    std::string id, name;
};
// Deletes a player now, their name from finished games (protocol/history/anonymize.hpp) and from
// the records of all tables (journal/anonymize.hpp). The result is the deleted player, and comes
// when nothing is left.
struct ErasePlayer {
    std::string id;
};
// Finds all that is stored of a player.
struct DescribePlayer {
    std::string id;
};

// Stores a player who has not had a seat yet. The result is always NoResult.
struct SavePlayer {
    StoredPlayer player;
};

// ---- for a store that several servers share; any other replies with NoResult

struct FindSeats {  // finds the seats of a player
    std::string player;
};

using Query = std::variant<RedeemToken, ListDevices, RenameDevice, RevokeDevice, SaveCode, FindCode,
                           RedeemCode, FindGame, FindLastGame, ListGames, ListSleeping, FindTable,
                           AdvanceServedTime, FindPlayer, ErasePlayer, DescribePlayer, SavePlayer,
                           SavePlayerName, RenewInvite, FindSeats>;

// Who sent a query, and gets its result.
enum class QuerySender : std::uint8_t { core, shell };
// Returned with a query's result. No sender uses a number twice.
struct QueryTicket {
    std::uint64_t number = 0;
    QuerySender sender = QuerySender::core;
    auto operator<=>(const QueryTicket&) const = default;
};

struct StoreQuery {
    QueryTicket ticket;
    Query query;
};

struct NoResult {};  // not found
struct GamePage {
    struct Game {
        GameCursor at;
        SharedText summary;
    };
    std::vector<Game> games;  // newest first
    bool more = false;        // older ones exist

    // Where the next page begins, or nullopt if this is the last.
    [[nodiscard]] std::optional<GameCursor> next_cursor() const {
        return more && !games.empty() ? std::optional(games.back().at) : std::nullopt;
    }
};
struct TableHome {
    std::string table;
    NodeId node = kNoNode;  // kNoNode: none for now; some server will take it
    bool is_set_aside = false;
    bool is_asleep = false;  // it was not to be woken
};
struct DeviceList {
    std::vector<StoredDevice> all;
};
struct PlayerDescription {
    StoredPlayer player;  // with all devices, the last used first
    bool has_recovery_code = false;
    std::size_t finished_games = 0, waiting_games = 0;
};
struct PlayerSeats {
    struct SeatEntry {
        TableHome home;
        Seat seat = kNobody;
    };
    std::vector<SeatEntry> all;
};
struct SleepingGames {
    struct Game {
        std::string table;
        SharedText summary;
        std::optional<ServedTime> due;
    };
    std::vector<Game> all;
};
struct ServedTimeAdvanced {
    ServedTime now;
    std::vector<std::string> due_tables;  // the first due ones first
};
// A stored table: all its records from its base on.
struct LoadedTable {
    std::string table;
    std::vector<std::string> records;
};
// RedeemToken, RedeemCode: the player with this one device; or, if the player has too many,
// without. FindCode, FindPlayer, SavePlayerName, ErasePlayer: the player without devices.
// ListDevices: all, the last used first. DescribePlayer: the description. RenameDevice,
// RevokeDevice: the one that was changed. FindGame, FindLastGame: the game. ListGames: a page.
// ListSleeping: the games. AdvanceServedTime: the new one. FindTable: the table if it was woken,
// its home if it sleeps or if several servers share the store. FindSeats: the seats.
using QueryResult = std::variant<NoResult, StoredPlayer, std::shared_ptr<const StoredGame>,
                                 GamePage, SleepingGames, ServedTimeAdvanced, LoadedTable,
                                 TableHome, PlayerSeats, DeviceList, PlayerDescription>;

struct QueryReply {
    QueryTicket ticket;
    QueryResult result;
};

// ---- at the start, and when the home of a table is gone: LoadedTable, and

// Takes one server's share of the tables that have no home, and fences servers that are gone.
struct Claim {};
struct Claimed {  // the claiming server is now the home of these tables
    std::vector<LoadedTable> tables;
    std::vector<NodeId> fenced;  // dead servers, which can no longer write
};
// This server is no longer the home of these tables, and sends nothing more for them.
struct Release {
    std::vector<std::string> tables;
};
struct Released {
    std::vector<std::string> tables;
};

}  // namespace vegas::core
