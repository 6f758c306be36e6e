// Options of the commands that connect to a server, as values.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/bots/policy.hpp"
#include "client-cli/commands/animation_queue.hpp"
#include "client-cli/net/address.hpp"
#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/refusal.hpp"

namespace vegas::cli {

struct Common {
    ServerAddress server;
    std::string cacert;  // PEM file of certificate authorities; empty: the system's
    std::string name;
    bool plain = false;  // no colours
    bool ascii = false;
    bool speech = false;        // lines for a speech program, no screen
    bool result_line = false;   // also print the result line that all clients share
    bool at_keyboard = false;   // standard input is a terminal
    std::string language = {};  // of the screen; empty: the locale's
};

inline constexpr std::string_view kVersion = VEGAS_VERSION;

// An existing table, by id, by invite or by both; both empty: none.
struct Target {
    std::string table;
    std::string invite;

    [[nodiscard]] bool is_given() const { return !table.empty() || !invite.empty(); }
};

struct NewTable {
    std::string ruleset = "royale-basic";
    std::optional<int> seats;
    json options = json::object();
    bool is_public = false;
    bool people_only = false;
    bool slow_play_limit = false;
    bool no_clock = false;
    std::optional<int> clock_s;
};

struct PlayOptions {
    Common common;
    Target target;
    NewTable table;
    int bots = 0;
    std::string bot_level{kHouseLevel};
    bool local = false;             // on a server started for this game
    std::string speed{kSpeeds[1]};  // how long a payout is shown
    bool quick = false;             // join the next game to start; the ruleset may be empty then
    bool ready = false;
    bool no_save = false;
};

struct WatchOptions {
    Common common;
    Target target;
    std::string speed{kSpeeds[1]};
};

struct BotOptions {
    Common common;
    Target target;
    NewTable table;
    Policy policy = Policy::preview;
    bool create = false;
    bool any_ruleset = true;  // --ruleset was not given: any public table will do
    int games = 1;
    std::optional<std::uint64_t> seed;
    bool as_json = false;
};

struct TablesOptions {
    Common common;
    std::string ruleset;  // empty: any
    bool free = false;    // only those with a free seat
    int page = 1;
    bool all = false;  // the pages after it too
    bool as_json = false;
};

struct GamesOptions {
    Common common;
    std::size_t most = 20;
    bool status = false;  // only games that are not over
    bool watch = false;   // the same, until it is the player's turn
    bool as_json = false;
};

// At most one of these is asked for; else the devices are listed.
struct DevicesOptions {
    Common common;
    bool link = false, recovery = false;
    std::string redeem = {}, revoke = {};  // a code; a device
};

struct DataOptions {
    Common common;
    std::string forget = {};  // the id of the player who is to be deleted
};

// What `vegas rules` shows; empty: everything.
struct RulesOptions {
    std::string ruleset = {};
    std::string tile = {};
    bool as_json = false;
    bool plain = false;
    bool ascii = false;
    std::string language = {};
};

// The whole table.create. The key is a new one, so that repeated requests make one table.
[[nodiscard]] json create_request(const NewTable&, const std::string& idempotency_key);

// The whole quick_play; the server chooses if `ruleset` is empty.
[[nodiscard]] json quick_request(const std::string& ruleset, const std::string& idempotency_key,
                                 const std::string& seed_hash);

[[nodiscard]] RequestedGame requested_game_of(const NewTable&,
                                              std::vector<WireStruct<RulesetSpec>> offers = {});

// The whole table.join.
[[nodiscard]] json join_request(const Target&, bool as_spectator);

}  // namespace vegas::cli
