// Everything a viewer of a table sees: the table, its game, and the viewer's own part. Plain
// values, made by the server core; public_json.hpp writes them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"
#include "protocol/game/alike.hpp"
#include "protocol/game/bot_program.hpp"
#include "protocol/game/pause.hpp"
#include "protocol/game/time_control.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol {

enum class TableStatus : std::uint8_t { open, playing, finished };
inline constexpr std::array kTableStatuses = std::to_array<EnumWord<TableStatus>>({
    {TableStatus::open, "open", "before a game"},
    {TableStatus::playing, "playing", "a game is under way"},
    {TableStatus::finished, "finished", "the game is over; `table.rematch` opens the table again"},
});
constexpr std::span<const EnumWord<TableStatus>> words(TableStatus) { return kTableStatuses; }
constexpr ListTitle list_title(TableStatus) { return {"table_status", "Where a table stands."}; }

struct SeatInfo {
    std::string player;  // public id; empty for a house bot
    std::string name;
    std::optional<bots::Level> bot;
    std::optional<BotProgram> program{};  // a program that plays for the player
    bool ready = false;
    bool away = false;
    std::optional<int> missed{};
    bool alike = false;
    std::string seed_hash{};          // hex; empty: none, or the game has begun
    std::optional<std::string> seed;  // shown from the start on
    bool operator==(const SeatInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "person", "Who sits on a seat.",
            is.required("player", &SeatInfo::player, as::or_null(as::player_id),
                        "null for house bots and in replays"),
            is.required("name", &SeatInfo::name, as::name),
            is.required("bot", &SeatInfo::bot, as::or_null(as::word),
                        "the level of a house bot; a seat whose owner left has `player` too"),
            is.optional("program", &SeatInfo::program, as::object,
                        "the player is a bot that somebody has written: this one"),
            is.required("ready", &SeatInfo::ready, as::boolean),
            is.required("away", &SeatInfo::away, as::boolean),
            is.optional("missed", &SeatInfo::missed, as::number(1, 3),
                        "deadlines in a row. In a game played in days: from the second one on the "
                        "house plays on, and the seat may change hands. With `slow_play_limit`: 2 "
                        "means little time, and 3 that the house plays on until the player acts or "
                        "sends `table.go_on`"),
            is.optional("alike", &SeatInfo::alike, as::yes,
                        "the name of another seat looks or sounds the same: show the seat's "
                        "number with it"),
            is.optional("seed_hash", &SeatInfo::seed_hash, as::hex(32),
                        "before the start: the seed is chosen, and this is its SHA-256"),
            is.required("seed", &SeatInfo::seed, as::or_null(as::seed), "null until the start"));
    }
};

// Of a table.
inline constexpr std::string_view kAboutSlowPlay =
    "after two missed deadlines in a row a seat has 15 seconds for each decision, and after the "
    "third one the house plays on for it";

// A spectator's request for the seat of a house bot or of an absent player.
struct SeatRequest {
    Seat seat = kNobody;
    std::string player, name;
    bool alike = false;
    bool operator==(const SeatRequest&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("seat_request", "A spectator asks for a seat.",
                         is.required("seat", &SeatRequest::seat, as::seat),
                         is.required("player", &SeatRequest::player, as::player_id),
                         is.required("name", &SeatRequest::name, as::name),
                         is.optional("alike", &SeatRequest::alike, as::yes, kAlikeToSeated));
    }
};

// A game that everybody had left, and to which somebody has come back. No clock of a person runs
// until all are back, until those who are there have agreed to go on, or until `until_ms`.
struct StandstillInfo {
    std::optional<std::int64_t> until_ms;  // since 1970, UTC; nullopt: nobody with a seat is back
    std::vector<Seat> agreed;
    bool operator==(const StandstillInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "standstill",
            "Everybody had left the game. No clock runs until all with a seat are back, or those "
            "who are back agree to go on.",
            is.optional("until_ms", &StandstillInfo::until_ms, kMs,
                        "then it goes on anyway: since 1970, UTC; missing: nobody with a seat is "
                        "back yet"),
            is.required("agreed", &StandstillInfo::agreed, as::list(as::seat, 0, kSeatsMax),
                        "seats that have agreed with `table.go_on`"));
    }
};

// The host asks for a pause.
struct PauseRequestInfo {
    PauseKind kind{};
    std::uint8_t minutes = 0;
    std::int64_t until_ms = 0;  // since 1970, UTC
    std::vector<Seat> seats;
    bool operator==(const PauseRequestInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "pause_request", "The host asks for a pause, or for more time.",
            is.required("kind", &PauseRequestInfo::kind, as::word),
            is.required("minutes", &PauseRequestInfo::minutes, as::number(1, kPauseMinutesMost),
                        "how long at most"),
            is.required("until_ms", &PauseRequestInfo::until_ms, kMs,
                        "then it is refused: since 1970, UTC"),
            is.required("seats", &PauseRequestInfo::seats, as::list(as::seat, 0, kSeatsMax),
                        "that have not accepted with `table.accept_pause`"));
    }
};
// A pause, in which all clocks stand.
struct PauseInfo {
    PauseKind kind{};
    std::int64_t until_ms = 0;  // since 1970, UTC
    bool operator==(const PauseInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("pause",
                         "All clocks stand, and the house decides nothing. Programs may act.",
                         is.required("kind", &PauseInfo::kind, as::word),
                         is.required("until_ms", &PauseInfo::until_ms, kMs,
                                     "then the game goes on by itself: since 1970, UTC"));
    }
};

// What a start waits for, at most a few seconds. When no hash is missing, the seeds are asked for.
enum class SeedPart : std::uint8_t { hash, seed };
inline constexpr std::array kSeedParts = std::to_array<EnumWord<SeedPart>>({
    {SeedPart::hash, "hash", "the hash of a seed; who gives none plays without"},
    {SeedPart::seed, "seed", "the seed of that hash; without it the start is broken off"},
});
constexpr std::span<const EnumWord<SeedPart>> words(SeedPart) { return kSeedParts; }
constexpr ListTitle list_title(SeedPart) {
    return {"seed_part", "What a start asks of players, by `table.seed`."};
}
struct SeedExchangeInfo {
    SeedPart asks{};
    std::vector<Seat> seats;
    bool operator==(const SeedExchangeInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("seed_exchange", "A start waits for seeds.",
                         is.required("asks", &SeedExchangeInfo::asks, as::word),
                         is.required("seats", &SeedExchangeInfo::seats,
                                     as::list(as::seat, 0, kSeatsMax), "that have not answered"));
    }
};

struct TableInfo {
    std::string id, game, invite, host;  // host: a player's id; empty if none
    Setup setup;
    bool is_private = true;
    TableStatus status = TableStatus::open;
    std::optional<std::int64_t> decision_ms;
    std::vector<std::optional<SeatInfo>> seats;
    std::vector<SeatRequest> seat_requests;
    std::uint32_t spectators = 0;
    std::string commitment;   // hex
    std::string server_seed;  // hex; empty until the game has ended
    bool quick = false;       // made by quick_play
    bool people_only = false, slow_play_limit = false;
    std::optional<StandstillInfo> standstill{};
    std::optional<PauseRequestInfo> pause_request{};
    std::optional<PauseInfo> pause{};
    std::optional<SeedExchangeInfo> seed_exchange{};
    std::string unfinished_before{};  // a game's id
    bool operator==(const TableInfo&) const = default;

    static Ruleset ruleset(const TableInfo& t) { return t.setup.ruleset; }
    static Family family(const TableInfo& t) { return row_of(t.setup.ruleset).family; }
    static std::optional<TimeControl> clock(const TableInfo& t) {
        return t.decision_ms ? std::optional(TimeControl{*t.decision_ms}) : std::nullopt;
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "table", "The table itself.", is.required("id", &TableInfo::id, as::table_id),
            is.required("game", &TableInfo::game, as::game_id),
            is.required("family", &TableInfo::family, as::word, "which games are alike"),
            is.required("ruleset", &TableInfo::ruleset, as::word),
            is.required("options", &TableInfo::setup, as::options),
            is.required("visibility", &TableInfo::is_private, as::either("public", "private")),
            is.required("invite", &TableInfo::invite, as::invite),
            is.required("status", &TableInfo::status, as::word),
            is.required("host", &TableInfo::host, as::or_null(as::player_id)),
            is.required("clock", &TableInfo::clock, as::or_null(as::object),
                        "null: nobody is hurried"),
            is.required("seats", &TableInfo::seats,
                        as::each(as::or_null(as::object), 2, kSeatsMax)),
            is.optional("seat_requests", &TableInfo::seat_requests,
                        as::list(as::object, 1, kSeatsMax),
                        "seats for which spectators ask the host"),
            is.required("spectators", &TableInfo::spectators, as::number(0, INT32_MAX)),
            is.required("commitment", &TableInfo::commitment, as::hex(32),
                        "to the dice of the game"),
            is.required("server_seed", &TableInfo::server_seed, as::or_null(as::hex(32)),
                        "null until the game has ended"),
            is.optional("quick", &TableInfo::quick, as::yes, "made by `quick_play`"),
            is.optional("people_only", &TableInfo::people_only, as::yes,
                        "no programs may sit down, only people and house bots"),
            is.optional("slow_play_limit", &TableInfo::slow_play_limit, as::yes, kAboutSlowPlay),
            is.optional("standstill", &TableInfo::standstill, as::object,
                        "the game waits for players who are away"),
            is.optional("pause_request", &TableInfo::pause_request, as::object,
                        "the host asks for a pause"),
            is.optional("pause", &TableInfo::pause, as::object, "the game is paused"),
            is.optional("seed_exchange", &TableInfo::seed_exchange, as::object,
                        "the game starts as soon as the seeds are there"),
            is.optional("unfinished_before", &TableInfo::unfinished_before, as::game_id,
                        "the game before this one, if it was not finished because the server was "
                        "updated to other rules"));
    }
};

// A choice that was made and is not shown yet.
struct SealedView {
    Seat seat = kNobody;
    std::string commitment;  // hex
    bool operator==(const SealedView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("sealed", "A choice that was made and is not shown yet.",
                         is.required("seat", &SealedView::seat, as::seat),
                         is.required("commitment", &SealedView::commitment, as::hex(32)));
    }
};

struct TableView {
    TableInfo table;
    std::optional<GameView> game;  // nullopt before the start; its `own` is unused
    std::vector<SealedView> sealed;
    bool operator==(const TableView&) const = default;
};
struct NoGame {  // the game's part before the start
    static std::nullptr_t none(const NoGame&) { return nullptr; }
    static constexpr auto wire(auto is) {
        return is.object("no_game", "Before the start.",
                         is.required("board", &NoGame::none, as::null),
                         is.required("round", &NoGame::none, as::null),
                         is.required("turn", &NoGame::none, as::null),
                         is.required("casinos", &NoGame::none, as::empty),
                         is.required("seats", &NoGame::none, as::empty),
                         is.required("result", &NoGame::none, as::null));
    }
};
// A table's view without the viewer's own part, with a game of one family or with none.
template <class G>
struct WholeView {
    using Value = TableView;
    static const G& game(const TableView& v) {
        if constexpr (std::is_same_v<G, NoGame>) {
            static constexpr NoGame kNone;
            return kNone;
        } else {
            return std::get<G>(*v.game);
        }
    }
    static constexpr auto wire(auto is) {
        return is.object("view", "A table as a viewer may see it.",
                         is.required("table", &TableView::table, as::object), is.part(&game),
                         is.required("sealed", &TableView::sealed, as::list(as::object, 0, 2)));
    }
};

// The viewer's own part. Spectators have none.
struct ViewerPart {
    Seat seat = kNobody;
    std::vector<Dollars> cards;
    Dollars total = 0;
    std::optional<Action> sealed;  // own choice that others do not see yet
    bool operator==(const ViewerPart&) const = default;

    static std::string sealed_json(const ViewerPart&);
    static constexpr auto wire(auto is) {
        return is.object(
            "you", "The viewer's own part.", is.required("seat", &ViewerPart::seat, as::seat),
            is.required("cards", &ViewerPart::cards, as::list(as::dollars, 0, 90), "ascending"),
            is.required("total", &ViewerPart::total, as::sum),
            is.optional("sealed", &ViewerPart::sealed_json, as::raw("action.json"),
                        "the own choice, while others do not see it"));
    }
};

}  // namespace vegas::protocol
