// What the core has stored and asks of the store: values only, like io.hpp. Whoever carries them
// out is the shell's Store. All texts are for the store's eyes: records hold server seeds, nonces
// and sealed choices.
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

using Text = std::shared_ptr<const std::string>;  // serialized once, shared by all who hold it

// ---- what is kept

struct KeptPlayer {
    std::string id, name;
    // SHA-256 in hex: the newest token, and the one before, which stays valid until the newest was
    // used; empty: there was none.
    std::string token_hash, previous_hash;
    UtcTime seen;  // when the player was last here
    bool operator==(const KeptPlayer&) const = default;
};

struct KeptGame {
    std::string id;
    protocol::PlayedAt at;
    // Who was there at the end: those with a seat, in the order of seats, then spectators.
    std::vector<std::string> members;  // ids of players, none twice
    UtcTime ended;
    Text transcript;  // JSON
    Text summary;     // JSON: what a list of games says of it
};

// ---- out: to be stored

// What has become of one table: all of it is stored, or nothing. Every table is a stream of its
// own: its Appends are stored in their order, and nothing waits for another table's.
struct Append {
    std::string table;
    std::uint32_t seq = 0;             // of the first record; the one before must be stored
    std::vector<std::string> records;  // never none; each a JSON object without a newline
    std::string invite;                // with record 0: the table's; refused if another has it
    // The table follows from the records from this one on; those before are not needed any more.
    std::optional<std::uint32_t> base;
    std::vector<KeptPlayer> players;  // that these records name for the first time
    std::optional<KeptGame> game;     // that has ended
    bool closes = false;              // the table is gone, and its records may go too
    // Where several servers share the store: the players by their seats, "" for a seat without one,
    // whenever that has changed.
    std::optional<std::vector<std::string>> seats;

    [[nodiscard]] std::uint32_t last() const {
        return seq + static_cast<std::uint32_t>(records.size()) - 1;
    }
};

// Players who are here, or have just left, without a token of theirs having been asked for.
struct Visited {
    std::vector<std::string> players;
    UtcTime seen;
};

// A table that does not follow from its records by these rules: it is not loaded again, and its
// records stay for people to look at.
struct SetAside {
    std::string table;
    std::string why;  // no secrets
};

// What has become too old, or too much. The store decides whether `now` can be right, and how much
// goes in a day: shell/store/forgetting.hpp.
struct Forget {
    UtcTime now{};                    // a store with a clock of its own goes by that one
    std::int64_t players_ms = 0;      // so long after their last visit
    std::int64_t games_ms = 0;        // so long after their end
    std::size_t games_most = 0;       // the newest stay; no clock is needed for this
    bool after_start = false;         // the first one of a process
    std::vector<std::string> keep{};  // players who stay: they are here, or have a seat
};

// ---- in

// What has come of a Forget.
struct Forgot {
    std::size_t players = 0, games = 0;  // how many went
    bool refused = false;                // `now` is too far from `clock` to be right
    UtcTime now{}, clock{};              // what the store went by, and its clock before
    bool operator==(const Forgot&) const = default;
};

// ---- in: of an Append

struct Stored {  // the store holds all records of the table up to this one, whatever happens now
    std::string table;
    std::uint32_t seq = 0;
};

// The store does not take an Append, and takes no other of this table until it was loaded again.
enum class Refusal : std::uint8_t {
    taken,   // record 0: a table, an invite, a player or a table's game with this id was there
    broken,  // the record before is not there, or this one is: somebody else writes to this table,
             // or it has been closed or set aside
};
struct Refused {
    std::string table;
    Refusal why{};
};

// ---- questions

// Whose token is this? The answer and the change of tokens are one step: of two who ask with one
// token, both may come in, but a token that came before the one before is worth nothing.
struct Reclaim {
    std::string used_hash, next_hash;
    UtcTime now;
};
struct FindGame {
    std::string id;
};
struct LastGameAt {
    std::string table;
};
// Where a page of a player's games ends: the next one begins with the game that ended before it.
struct GameCursor {
    UtcTime ended;
    std::string game;
    bool operator==(const GameCursor&) const = default;
};
struct GamesOf {
    std::string player;
    std::optional<GameCursor> after;  // nothing: from the newest one on
    std::size_t most = 0;
};
struct FindPlayer {
    std::string id;
};
// Forgets a player now, and who that was in finished games: protocol/history/nameless.hpp. The
// answer is the player who was there.
struct ErasePlayer {
    std::string id;
};

// ---- of a store that several servers share; another one answers with Nothing

// Keeps a player who has not had a seat yet. No answer but Nothing.
struct KeepPlayer {
    KeptPlayer player;
};
// Which server is a table's home: by its id or its invite, and the other one is empty.
struct FindHome {
    std::string table, invite;
};
struct TablesOf {  // where a player has a seat
    std::string player;
};

using Question = std::variant<Reclaim, FindGame, LastGameAt, GamesOf, FindPlayer, ErasePlayer,
                              KeepPlayer, FindHome, TablesOf>;

struct Ask {
    std::uint64_t ticket = 0;  // comes back with the answer; never used twice
    Question question;
};

struct Nothing {};  // nobody, no such game
struct GamePage {
    struct Game {
        GameCursor at;
        Text summary;
    };
    std::vector<Game> games;  // newest first
    bool more = false;        // there are older ones

    // Where the next page begins; nothing: there is none.
    [[nodiscard]] std::optional<GameCursor> next() const {
        return more && !games.empty() ? std::optional(games.back().at) : std::nullopt;
    }
};
struct Home {
    std::string table;
    NodeId node = kNoNode;  // kNoNode: none for now; some server will take it
    bool aside = false;     // it was set aside
};
struct Seats {
    struct At {
        Home home;
        Seat seat = kNobody;
    };
    std::vector<At> all;
};
// To Reclaim: the player, with the tokens as they are now; to FindPlayer and ErasePlayer, without
// tokens. To FindGame and LastGameAt: the game. To GamesOf: a page. To FindHome: the home. To
// TablesOf: the seats.
using Found =
    std::variant<Nothing, KeptPlayer, std::shared_ptr<const KeptGame>, GamePage, Home, Seats>;

struct Told {
    std::uint64_t ticket = 0;
    Found found;
};

// ---- at the start, and when the home of a table is gone

// A table that lasted: all its records from its base on.
struct Loaded {
    std::string table;
    std::vector<std::string> records;
};

// Takes tables that have no home, the share of one server; fences servers that are gone.
struct Claim {};
struct Claimed {  // what was taken: the asking server is the home of these
    std::vector<Loaded> tables;
    std::vector<NodeId> fenced;  // servers that were, and write nothing any more
};
// This server is the home of these tables no longer. Nothing comes after it from here.
struct Release {
    std::vector<std::string> tables;
};
struct Released {
    std::vector<std::string> tables;
};

}  // namespace vegas::core
