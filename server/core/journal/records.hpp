// What is appended to the journal: a record for each thing that changed a table. A table is what
// follows from its records (table/restore.cpp), and nothing else of it lasts. The records are
// described; writer and reader are derived. They hold server seeds, nonces and sealed choices, so
// the store is as secret as the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/rules_version.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/game/program.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core::journal {

// The newest of the format. A reader knows every version that there has been. A record that holds
// something newer than the first version says since when that is known (`since`), and any other one
// is written as the first version has it. So a server of the version before reads what it can know,
// and where several share a store, it leaves the other tables to a newer one.
inline constexpr int kVersion = 2;

struct Created {
    std::string invite;
    Setup setup;  // `seats` is how many there may be at most
    bool is_private = true;
    bool quick = false;
    std::optional<std::int64_t> decision_ms;  // nothing: no clock
    bool people_only = false;
    bool operator==(const Created&) const = default;

    [[nodiscard]] int since() const { return people_only ? 2 : 1; }
    static Ruleset ruleset(const Created& c) { return c.setup.ruleset; }
    static int seats(const Created& c) { return c.setup.seats; }
    static Setup options(const Created& c) { return c.setup; }
    static constexpr auto wire(auto is) {
        return is.event(
            "created",
            "What the table is: always its first record, and again when another game is "
            "opened, since nothing before that is needed any more.",
            is.always("invite", &Created::invite, as::invite),
            is.always("ruleset", &Created::ruleset, as::word),
            is.always("seats", &Created::seats, as::number(0, kSeatsMax)),
            is.always("options", &Created::options, as::options),
            is.always("private", &Created::is_private, as::boolean),
            is.always("quick", &Created::quick, as::boolean),
            is.sometimes("decision_ms", &Created::decision_ms, protocol::kMs),
            is.sometimes("people_only", &Created::people_only, as::yes));
    }
};
struct Opened {
    std::string game;
    protocol::Bytes32 server_seed{};
    std::uint32_t number = 1;            // of the game at this table
    std::uint32_t decisions_before = 0;  // in the games before it
    bool operator==(const Opened&) const = default;
    static constexpr auto wire(auto is) {
        return is.event(
            "opened", "A game can start, and its dice are promised: always its second record.",
            is.always("game", &Opened::game, as::game_id),
            is.always("server_seed", &Opened::server_seed, as::hex(32)),
            is.always("number", &Opened::number, as::number(1, INT32_MAX)),
            is.always("decisions_before", &Opened::decisions_before, as::number(0, INT32_MAX)));
    }
};
// The first record of another server that serves the table.
struct Taken {
    bool operator==(const Taken&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("taken",
                        "From here on another server writes, or the same one started anew.");
    }
};
struct Seated {
    Seat seat = kNobody;
    std::string player, name;        // a house bot has no player
    std::optional<bots::Level> bot;  // decides for the seat
    std::optional<protocol::Program> program{};
    bool ready = false, hurried = false;
    std::string seed;
    bool operator==(const Seated&) const = default;

    [[nodiscard]] bool is_free() const { return player.empty() && !bot; }
    [[nodiscard]] int since() const { return program ? 2 : 1; }
    static constexpr auto wire(auto is) {
        return is.event("seated", "Who has this seat from now on; without player and bot: nobody.",
                        is.always("seat", &Seated::seat, as::seat),
                        is.sometimes("player", &Seated::player, as::player_id),
                        is.sometimes("name", &Seated::name, as::name),
                        is.sometimes("bot", &Seated::bot, as::word),
                        is.sometimes("program", &Seated::program, as::object),
                        is.sometimes("ready", &Seated::ready, as::yes),
                        is.sometimes("hurried", &Seated::hurried, as::yes),
                        is.sometimes("seed", &Seated::seed, as::seed));
    }
};
struct Hosted {
    std::string player, name;
    std::optional<protocol::Program> program{};
    bool operator==(const Hosted&) const = default;

    [[nodiscard]] int since() const { return program ? 2 : 1; }
    static constexpr auto wire(auto is) {
        return is.event("hosted", "Who is the host from now on; without player: nobody.",
                        is.sometimes("player", &Hosted::player, as::player_id),
                        is.sometimes("name", &Hosted::name, as::name),
                        is.sometimes("program", &Hosted::program, as::object));
    }
};
struct Removed {
    std::string player, name;
    bool admitted = false;
    bool operator==(const Removed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("removed", "Who may not come here any more; or may, if `admitted` again.",
                        is.always("player", &Removed::player, as::player_id),
                        is.always("name", &Removed::name, as::name),
                        is.sometimes("admitted", &Removed::admitted, as::yes));
    }
};
struct CameBy {
    std::string player, name, once;
    bool operator==(const CameBy&) const = default;
    static constexpr auto wire(auto is) {
        return is.event(
            "came_by", "The player's request with this id led here: asked again, it does so again.",
            is.always("player", &CameBy::player, as::player_id),
            is.always("name", &CameBy::name, as::name), is.always("once", &CameBy::once, as::once));
    }
};
struct Started {
    // kRulesVersion of the server at which it began; nothing: 1, as in the first records.
    std::optional<int> rules = kRulesVersion == 1 ? std::nullopt : std::optional(kRulesVersion);
    bool operator==(const Started&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("started", "The game began with those who sat there; free seats are gone.",
                        is.sometimes("rules", &Started::rules, as::number(2, INT32_MAX)));
    }
};
struct Acted {
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    Action action{};
    bool house = false;                    // for a person
    std::optional<protocol::Nonce> nonce;  // of a sealed choice
    bool operator==(const Acted&) const = default;

    static std::string action_json(const Acted&);
    static constexpr auto wire(auto is) {
        return is.event("acted", "A decision was made.",
                        is.always("decision", &Acted::decision, protocol::kDecision),
                        is.always("seat", &Acted::seat, as::seat),
                        is.always("action", &Acted::action_json, as::raw("action")),
                        is.sometimes("house", &Acted::house, as::yes),
                        is.sometimes("nonce", &Acted::nonce, as::hex(16)));
    }
};
// What the game has come to, so that whoever plays it again knows that it went the same way.
struct Checked {
    protocol::Bytes32 digest{};  // Match::digest()
    bool operator==(const Checked&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("checked", "So the game stands: after each hundredth answer.",
                        is.always("digest", &Checked::digest, as::hex(32)));
    }
};
struct Ended {
    protocol::Bytes32 digest{};
    bool operator==(const Ended&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("ended", "The game is over.",
                        is.always("digest", &Ended::digest, as::hex(32)));
    }
};
struct Timed {
    std::uint32_t decision = 0;
    std::int64_t left_ms = 0;
    bool operator==(const Timed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("timed", "So much time the person has who is asked.",
                        is.always("decision", &Timed::decision, protocol::kDecision),
                        is.always("left_ms", &Timed::left_ms, protocol::kMs));
    }
};
struct Frozen {
    bool operator==(const Frozen&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("frozen", "An internal error has stopped the table.");
    }
};
struct Closed {
    std::string why;  // the word of a protocol::Reason
    bool operator==(const Closed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("closed", "The table is gone: always its last record.",
                        is.always("why", &Closed::why, as::plain));
    }
};

using Record = std::variant<Created, Opened, Taken, Seated, Hosted, Removed, CameBy, Started, Acted,
                            Timed, Checked, Ended, Frozen, Closed>;

struct Entry {
    TimePoint t;
    std::string table;
    std::uint32_t seq = 0;  // of its table, from 0 without holes
    Record record;
    std::uint64_t incarnation = 0;  // of the server that wrote it
    bool operator==(const Entry&) const = default;
};

// One JSON object, without a newline.
[[nodiscard]] std::string to_json(const Entry&);
// Strict: exactly what to_json() writes is read, and whatever else is given, refused.
[[nodiscard]] protocol::Result<Entry> parse(std::string_view text);

}  // namespace vegas::core::journal
