// The journal's records, one for each change of a table. A table is restored from its records alone
// (table/restore.cpp). Writer and reader are derived from the descriptions. Records hold server
// seeds, nonces and sealed choices, so the store is as secret as the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/rules_version.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/game/bot_program.hpp"
#include "protocol/game/pause.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core::journal {

// Newest version of the format. A reader knows all versions. A record with newer content has a
// `since()`; all others are written as in version 1. So a server of the previous version reads what
// it can. Where servers share a store, it leaves the other tables to a newer one.
inline constexpr int kVersion = 6;

struct Created {
    std::string invite;
    Setup setup;  // `seats` is the maximum
    bool is_private = true;
    bool quick = false;
    std::optional<std::int64_t> decision_ms;  // nullopt: no clock
    bool people_only = false;
    bool slow_play_limit = false;  // as the host wants it; public tables have it anyway
    bool operator==(const Created&) const = default;

    [[nodiscard]] int since() const { return slow_play_limit ? 5 : people_only ? 2 : 1; }
    static Ruleset ruleset(const Created& c) { return c.setup.ruleset; }
    static int seats(const Created& c) { return c.setup.seats; }
    static Setup options(const Created& c) { return c.setup; }
    static constexpr auto wire(auto is) {
        return is.event(
            "created",
            "What the table is: always its first record, and again when another game is "
            "opened, since nothing before that is needed any more.",
            is.required("invite", &Created::invite, as::invite),
            is.required("ruleset", &Created::ruleset, as::word),
            is.required("seats", &Created::seats, as::number(0, kSeatsMax)),
            is.required("options", &Created::options, as::options),
            is.required("private", &Created::is_private, as::boolean),
            is.required("quick", &Created::quick, as::boolean),
            is.optional("decision_ms", &Created::decision_ms, protocol::kMs),
            is.optional("people_only", &Created::people_only, as::yes),
            is.optional("slow_play_limit", &Created::slow_play_limit, as::yes));
    }
};
struct GameOpened {
    std::string game;
    protocol::Bytes32 server_seed{};
    std::uint32_t number = 1;            // of the game at this table, from 1
    std::uint32_t decisions_before = 0;  // in earlier games
    std::string unfinished_before{};     // Match::Options::unfinished_before
    bool operator==(const GameOpened&) const = default;
    [[nodiscard]] int since() const { return unfinished_before.empty() ? 1 : 4; }
    static constexpr auto wire(auto is) {
        return is.event(
            "opened", "A game can start, and its dice are promised: always its second record.",
            is.required("game", &GameOpened::game, as::game_id),
            is.required("server_seed", &GameOpened::server_seed, as::hex(32)),
            is.required("number", &GameOpened::number, as::number(1, INT32_MAX)),
            is.required("decisions_before", &GameOpened::decisions_before,
                        as::number(0, INT32_MAX)),
            is.optional("unfinished_before", &GameOpened::unfinished_before, as::game_id));
    }
};
// First record after another server, or a restarted one, has taken the table.
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
    std::optional<protocol::BotProgram> program{};
    bool ready = false, hurried = false;
    bool late = false;            // has missed its last deadline, where that counts
    std::optional<int> missed{};  // in a row, where `late` and `hurried` do not tell
    bool forgotten = false;       // was a player's, who was deleted
    std::string seed;
    bool operator==(const Seated&) const = default;

    [[nodiscard]] bool is_free() const { return player.empty() && !bot; }
    // Versions before 5 counted two deadlines at most, and hurried a seat after the second one.
    void set_missed_deadlines(int count) {
        late = count > 0;
        missed.reset();
        if (missed_deadlines() != count) missed = count;
    }
    [[nodiscard]] int missed_deadlines() const {
        return missed.value_or(!late ? 0 : hurried ? 2 : 1);
    }
    [[nodiscard]] int since() const { return missed ? 5 : forgotten || late ? 4 : program ? 2 : 1; }
    static constexpr auto wire(auto is) {
        return is.event("seated", "Who has this seat from now on; without player and bot: nobody.",
                        is.required("seat", &Seated::seat, as::seat),
                        is.optional("player", &Seated::player, as::player_id),
                        is.optional("name", &Seated::name, as::name),
                        is.optional("bot", &Seated::bot, as::word),
                        is.optional("program", &Seated::program, as::object),
                        is.optional("ready", &Seated::ready, as::yes),
                        is.optional("hurried", &Seated::hurried, as::yes),
                        is.optional("forgotten", &Seated::forgotten, as::yes),
                        is.optional("late", &Seated::late, as::yes),
                        is.optional("missed", &Seated::missed, as::number(1, 3)),
                        is.optional("seed", &Seated::seed, as::seed));
    }
};
struct Hosted {
    std::string player, name;
    std::optional<protocol::BotProgram> program{};
    bool operator==(const Hosted&) const = default;

    [[nodiscard]] int since() const { return program ? 2 : 1; }
    static constexpr auto wire(auto is) {
        return is.event("hosted", "Who is the host from now on; without player: nobody.",
                        is.optional("player", &Hosted::player, as::player_id),
                        is.optional("name", &Hosted::name, as::name),
                        is.optional("program", &Hosted::program, as::object));
    }
};
struct Removed {
    std::string player, name;
    bool admitted = false;
    bool operator==(const Removed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("removed", "Who may not come here any more; or may, if `admitted` again.",
                        is.required("player", &Removed::player, as::player_id),
                        is.required("name", &Removed::name, as::name),
                        is.optional("admitted", &Removed::admitted, as::yes));
    }
};
struct AddressRemoved {
    std::string address;  // RemovedAddress::hash
    std::string player;   // RemovedAddress::player
    bool admitted = false;
    bool operator==(const AddressRemoved&) const = default;
    [[nodiscard]] static int since() { return 5; }
    static constexpr auto wire(auto is) {
        return is.event("address_removed",
                        "Nobody new may come here from the address of this hash; or may, if "
                        "`admitted` again. Without player: that one was deleted.",
                        is.required("address", &AddressRemoved::address, as::plain),
                        is.optional("player", &AddressRemoved::player, as::player_id),
                        is.optional("admitted", &AddressRemoved::admitted, as::yes));
    }
};
struct InviteRenewed {
    std::string invite;
    bool operator==(const InviteRenewed&) const = default;
    [[nodiscard]] static int since() { return 5; }
    static constexpr auto wire(auto is) {
        return is.event("invite_renewed", "The table's invite is another one from now on.",
                        is.required("invite", &InviteRenewed::invite, as::invite));
    }
};
struct IdempotencyKeyUsed {
    std::string player, name, once;
    bool operator==(const IdempotencyKeyUsed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event(
            "came_by", "The player's request with this id led here: asked again, it does so again.",
            is.required("player", &IdempotencyKeyUsed::player, as::player_id),
            is.required("name", &IdempotencyKeyUsed::name, as::name),
            is.required("once", &IdempotencyKeyUsed::once, as::idempotency_key));
    }
};
struct Started {
    RecordedRulesVersion rules;  // Setup::rules
    bool operator==(const Started&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("started", "The game began with those who sat there; free seats are gone.",
                        is.optional("rules", &Started::rules, as::number(2, INT32_MAX)));
    }
};
struct Acted {
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    Action action{};
    bool house = false;                    // the house decided for a person
    std::optional<protocol::Nonce> nonce;  // of a sealed choice
    bool operator==(const Acted&) const = default;

    static std::string action_json(const Acted&);
    static constexpr auto wire(auto is) {
        return is.event("acted", "A decision was made.",
                        is.required("decision", &Acted::decision, protocol::kDecision),
                        is.required("seat", &Acted::seat, as::seat),
                        is.required("action", &Acted::action_json, as::raw("action")),
                        is.optional("house", &Acted::house, as::yes),
                        is.optional("nonce", &Acted::nonce, as::hex(16)));
    }
};
// Digest of the game, so that a restored game can be checked against it.
struct Checked {
    protocol::Bytes32 digest{};  // Match::digest()
    bool operator==(const Checked&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("checked", "So the game stands: after each hundredth answer.",
                        is.required("digest", &Checked::digest, as::hex(32)));
    }
};
struct Ended {
    protocol::Bytes32 digest{};
    bool operator==(const Ended&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("ended", "The game is over.",
                        is.required("digest", &Ended::digest, as::hex(32)));
    }
};
struct Timed {
    std::uint32_t decision = 0;
    std::int64_t left_ms = 0;
    bool operator==(const Timed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("timed", "So much time the person has who is asked.",
                        is.required("decision", &Timed::decision, protocol::kDecision),
                        is.required("left_ms", &Timed::left_ms, protocol::kMs));
    }
};
// Nobody was there, and the game left memory.
struct Slept {
    std::optional<std::int64_t> due_ms;  // in served time; nullopt: the clock stands still
    bool operator==(const Slept&) const = default;
    [[nodiscard]] int since() const { return due_ms ? 4 : 3; }
    static constexpr auto wire(auto is) {
        return is.event("slept", "Nobody was there, and the game left the server's memory.",
                        is.optional("due_ms", &Slept::due_ms, protocol::kMs));
    }
};
// Somebody with a seat has come back to a game that everybody had left.
struct Awaited {
    std::int64_t since_ms = 0;
    bool operator==(const Awaited&) const = default;
    [[nodiscard]] static int since() { return 3; }
    static constexpr auto wire(auto is) {
        return is.event("awaited", "The first has come back, and waits for the others since then.",
                        is.required("since_ms", &Awaited::since_ms, protocol::kMs));
    }
};
struct WentOn {
    bool operator==(const WentOn&) const = default;
    [[nodiscard]] static int since() { return 3; }
    static constexpr auto wire(auto is) {
        return is.event("went_on", "The game waits for nobody any more, and clocks run again.");
    }
};
// All clocks stand from here on.
struct PauseBegan {
    protocol::PauseKind pause{};
    std::int64_t until_ms = 0;
    bool operator==(const PauseBegan&) const = default;
    [[nodiscard]] static int since() { return 6; }
    static constexpr auto wire(auto is) {
        return is.event("paused", "The game is paused, at most until then.",
                        is.required("pause", &PauseBegan::pause, as::word),
                        is.required("until_ms", &PauseBegan::until_ms, protocol::kMs));
    }
};
struct PauseEnded {
    bool operator==(const PauseEnded&) const = default;
    [[nodiscard]] static int since() { return 6; }
    static constexpr auto wire(auto is) {
        return is.event("resumed", "The pause is over, and clocks run again.");
    }
};
struct Frozen {
    bool operator==(const Frozen&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("frozen", "An internal error has stopped the table.");
    }
};
struct TableClosed {
    std::string why;  // the word of a protocol::LeaveReason
    bool operator==(const TableClosed&) const = default;
    static constexpr auto wire(auto is) {
        return is.event("closed", "The table is gone: always its last record.",
                        is.required("why", &TableClosed::why, as::plain));
    }
};

using Record =
    std::variant<Created, GameOpened, Taken, Seated, Hosted, Removed, AddressRemoved, InviteRenewed,
                 IdempotencyKeyUsed, Started, Acted, Timed, Checked, Ended, Slept, Awaited, WentOn,
                 PauseBegan, PauseEnded, Frozen, TableClosed>;

struct Entry {
    TimePoint t;
    std::string table;
    std::uint32_t seq = 0;  // within its table, from 0 without gaps
    Record record;
    std::uint64_t incarnation = 0;  // of the server that wrote it
    bool operator==(const Entry&) const = default;
};

// One JSON object, without a newline.
[[nodiscard]] std::string to_json(const Entry&);
// Strict: reads exactly what to_json() writes and refuses anything else.
[[nodiscard]] protocol::Result<Entry> parse(std::string_view text);

}  // namespace vegas::core::journal
