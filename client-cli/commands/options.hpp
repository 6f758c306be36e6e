// What the command lines of those who go to a server say, as values.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/bots/policy.hpp"
#include "client-cli/commands/telling.hpp"
#include "client-cli/net/address.hpp"
#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/refusal.hpp"

namespace vegas::cli {

struct Common {
    Address server;
    std::string cacert;  // who vouches for it; empty: whom the system trusts
    std::string name;
    bool plain = false;  // no colours
    bool ascii = false;
    bool speech = false;        // lines for a speech program, no screen
    bool result_line = false;   // the end of a game also in the line that all clients share
    bool at_keyboard = false;   // standard input is a terminal
    std::string language = {};  // of the screen; empty: that of the locale
};

inline constexpr std::string_view kVersion = VEGAS_VERSION;

// An existing table, by one of them or both; both empty: none.
struct Target {
    std::string table;
    std::string invite;

    [[nodiscard]] bool given() const { return !table.empty() || !invite.empty(); }
};

struct NewTable {
    std::string ruleset = "royale-basic";
    std::optional<int> seats;
    json options = json::object();
    bool is_public = false;
    bool people_only = false;
    bool no_clock = false;
    std::optional<int> clock_s;
};

struct PlayOptions {
    Common common;
    Target target;
    NewTable table;
    int bots = 0;
    std::string bot_level{kHouseLevel};
    bool local = false;             // at a server of one's own
    std::string speed{kSpeeds[1]};  // how long a payout stands on a screen
    bool quick = false;             // where the next game starts; the ruleset may be empty then
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
    bool all = false;  // the pages behind it too
    bool as_json = false;
};

struct GamesOptions {
    Common common;
    std::size_t most = 20;
    bool as_json = false;
};

// What `vegas rules` shows; empty: all that there is.
struct RulesOptions {
    std::string ruleset = {};
    std::string tile = {};
    bool as_json = false;
    bool plain = false;
    bool ascii = false;
    std::string language = {};
};

// The whole table.create or table.join. `once`: a new id, so that a table is made once however
// often it is asked for.
[[nodiscard]] json create_request(const NewTable&, const std::string& once);

// The whole quick_play; an empty ruleset is the server's choice.
[[nodiscard]] json quick_request(const std::string& ruleset, const std::string& once);

[[nodiscard]] Wish wish_of(const NewTable&, std::vector<Read<RulesetSpec>> offers = {});

[[nodiscard]] json join_request(const Target&, bool as_spectator);

}  // namespace vegas::cli
