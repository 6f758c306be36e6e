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
#include "engine/setup.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core::journal {

// Of the format. A reader knows every version that there has been.
inline constexpr int kVersion = 1;

struct Created {
    std::string invite;
    Setup setup;  // `seats` is how many there may be at most
    bool is_private = true;
    bool quick = false;
    std::optional<std::int64_t> decision_ms;  // nothing: no clock
    bool operator==(const Created&) const = default;

    static Ruleset ruleset(const Created& c) { return c.setup.ruleset; }
    static int seats(const Created& c) { return c.setup.seats; }
    static Setup options(const Created& c) { return c.setup; }
    static constexpr auto wire(auto is) {
        return is.event("created", "A table was made: always its first record.",
                        is.always("invite", &Created::invite, as::invite),
                        is.always("ruleset", &Created::ruleset, as::word),
                        is.always("seats", &Created::seats, as::number(0, kSeatsMax)),
                        is.always("options", &Created::options, as::options),
                        is.always("private", &Created::is_private, as::boolean),
                        is.always("quick", &Created::quick, as::boolean),
                        is.sometimes("decision_ms", &Created::decision_ms, protocol::kMs));
    }
};
struct Opened {
    std::string game;
    protocol::Bytes32 server_seed{};
    bool operator==(const Opened&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("opened",
                        "The next game can start, and its dice are promised. After a game: seats "
                        "can be taken again, and the table is no longer a quick one.",
                        is.always("game", &Opened::game, as::game_id),
                        is.always("server_seed", &Opened::server_seed, as::hex(32)));
    }
};
struct Seated {
    Seat seat = kNobody;
    std::string player, name;        // a house bot has no player
    std::optional<bots::Level> bot;  // decides for the seat
    bool ready = false, hurried = false;
    std::string seed;
    bool operator==(const Seated&) const = default;

    [[nodiscard]] bool is_free() const { return player.empty() && !bot; }
    static constexpr auto wire(auto is) {
        return is.event("seated", "Who has this seat from now on; without player and bot: nobody.",
                        is.always("seat", &Seated::seat, as::seat),
                        is.sometimes("player", &Seated::player, as::player_id),
                        is.sometimes("name", &Seated::name, as::name),
                        is.sometimes("bot", &Seated::bot, as::word),
                        is.sometimes("ready", &Seated::ready, as::yes),
                        is.sometimes("hurried", &Seated::hurried, as::yes),
                        is.sometimes("seed", &Seated::seed, as::seed));
    }
};
struct Hosted {
    std::string player, name;
    bool operator==(const Hosted&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("hosted", "Who is the host from now on; without player: nobody.",
                        is.sometimes("player", &Hosted::player, as::player_id),
                        is.sometimes("name", &Hosted::name, as::name));
    }
};
struct Started {
    bool operator==(const Started&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("started", "The game began with those who sat there; free seats are gone.");
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
struct Ended {
    bool operator==(const Ended&) const = default;
    static constexpr auto wire(auto is) { return is.event("ended", "The game is over."); }
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

using Record = std::variant<Created, Opened, Seated, Hosted, Started, Acted, Ended, Frozen, Closed>;

struct Entry {
    TimePoint t;
    std::string table;
    std::uint32_t seq = 0;  // of its table, from 0 without holes
    Record record;
    bool operator==(const Entry&) const = default;
};

// One JSON object, without a newline.
[[nodiscard]] std::string to_json(const Entry&);
// Strict: exactly what to_json() writes is read, and whatever else is given, refused.
[[nodiscard]] protocol::Result<Entry> parse(std::string_view text);

}  // namespace vegas::core::journal
