// The whole of what a viewer of a table sees: the table, the game on it, and the viewer's own part.
// Plain values, made by the server core; public_json.hpp writes them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"
#include "protocol/game/clock.hpp"
#include "protocol/game/program.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol {

enum class TableStatus : std::uint8_t { open, playing, finished };
inline constexpr std::array kTableStatuses = std::to_array<Word<TableStatus>>({
    {TableStatus::open, "open", "before a game"},
    {TableStatus::playing, "playing", "a game is under way"},
    {TableStatus::finished, "finished", "the game is over; `table.rematch` opens the table again"},
});
constexpr std::span<const Word<TableStatus>> words(TableStatus) { return kTableStatuses; }

struct SeatInfo {
    std::string player;  // public id; empty: a house bot
    std::string name;
    std::optional<bots::Level> bot;
    std::optional<Program> program{};  // plays for the player
    bool ready = false;
    bool away = false;
    bool alike = false;
    std::optional<std::string> seed;  // shown from the start on
    bool operator==(const SeatInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "person", "Who sits on a seat.",
            is.always("player", &SeatInfo::player, as::or_null(as::player_id),
                      "null for house bots and in replays"),
            is.always("name", &SeatInfo::name, as::name),
            is.always("bot", &SeatInfo::bot, as::or_null(as::word),
                      "the level of a house bot; a seat whose owner left has `player` too"),
            is.sometimes("program", &SeatInfo::program, as::object,
                         "the player is a bot that somebody has written: this one"),
            is.always("ready", &SeatInfo::ready, as::boolean),
            is.always("away", &SeatInfo::away, as::boolean),
            is.sometimes("alike", &SeatInfo::alike, as::yes,
                         "the name of another seat looks or sounds the same: show the seat's "
                         "number with it"),
            is.always("seed", &SeatInfo::seed, as::or_null(as::seed), "null until the start"));
    }
};

// A spectator who asks for the seat of a house bot or of an absent player.
struct Wanted {
    Seat seat = kNobody;
    std::string player, name;
    bool operator==(const Wanted&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("wanted", "A spectator asks for a seat.",
                         is.always("seat", &Wanted::seat, as::seat),
                         is.always("player", &Wanted::player, as::player_id),
                         is.always("name", &Wanted::name, as::name));
    }
};

struct TableInfo {
    std::string id, game, invite, host;  // host: a player's id, empty where there is none
    Setup setup;
    bool is_private = true;
    TableStatus status = TableStatus::open;
    std::optional<std::int64_t> decision_ms;
    std::vector<std::optional<SeatInfo>> seats;
    std::vector<Wanted> wanted;
    std::uint32_t spectators = 0;
    std::string commitment;   // hex
    std::string server_seed;  // hex; empty until the game has ended
    bool quick = false;       // made by quick_play
    bool people_only = false;
    bool operator==(const TableInfo&) const = default;

    static Ruleset ruleset(const TableInfo& t) { return t.setup.ruleset; }
    static Family family(const TableInfo& t) { return row_of(t.setup.ruleset).family; }
    static std::optional<Clock> clock(const TableInfo& t) {
        return t.decision_ms ? std::optional(Clock{*t.decision_ms}) : std::nullopt;
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "table", "The table itself.", is.always("id", &TableInfo::id, as::table_id),
            is.always("game", &TableInfo::game, as::game_id),
            is.always("family", &TableInfo::family, as::word, "which games are alike"),
            is.always("ruleset", &TableInfo::ruleset, as::word),
            is.always("options", &TableInfo::setup, as::options),
            is.always("visibility", &TableInfo::is_private, as::either("public", "private")),
            is.always("invite", &TableInfo::invite, as::invite),
            is.always("status", &TableInfo::status, as::word),
            is.always("host", &TableInfo::host, as::or_null(as::player_id)),
            is.always("clock", &TableInfo::clock, as::or_null(as::object),
                      "null: nobody is hurried"),
            is.always("seats", &TableInfo::seats, as::each(as::or_null(as::object), 2, kSeatsMax)),
            is.sometimes("wanted", &TableInfo::wanted, as::list(as::object, 1, kSeatsMax),
                         "seats for which spectators ask the host"),
            is.always("spectators", &TableInfo::spectators, as::number(0, INT32_MAX)),
            is.always("commitment", &TableInfo::commitment, as::hex(32), "to the dice of the game"),
            is.always("server_seed", &TableInfo::server_seed, as::or_null(as::hex(32)),
                      "null until the game has ended"),
            is.sometimes("quick", &TableInfo::quick, as::yes, "made by `quick_play`"),
            is.sometimes("people_only", &TableInfo::people_only, as::yes,
                         "no programs may sit down, only people and house bots"));
    }
};

// A choice that was made and is not shown yet.
struct SealedView {
    Seat seat = kNobody;
    std::string commitment;  // hex
    bool operator==(const SealedView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("sealed", "A choice that was made and is not shown yet.",
                         is.always("seat", &SealedView::seat, as::seat),
                         is.always("commitment", &SealedView::commitment, as::hex(32)));
    }
};

struct TableView {
    TableInfo table;
    std::optional<GameView> game;  // nothing before the start; its `own` is not used here
    std::vector<SealedView> sealed;
    bool operator==(const TableView&) const = default;
};
struct NoGame {  // the game's part before the start
    static std::nullptr_t none(const NoGame&) { return nullptr; }
    static constexpr auto wire(auto is) {
        return is.object("no_game", "Before the start.",
                         is.always("round", &NoGame::none, as::null),
                         is.always("turn", &NoGame::none, as::null),
                         is.always("casinos", &NoGame::none, as::empty),
                         is.always("seats", &NoGame::none, as::empty),
                         is.always("result", &NoGame::none, as::null));
    }
};
// A view of a table with a game of one family on it, or with none, without the viewer's own part.
template <class G>
struct Whole {
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
                         is.always("table", &TableView::table, as::object), is.part(&game),
                         is.sometimes("sealed", &TableView::sealed, as::list(as::object, 1, 2)));
    }
};

// The viewer's own part: nothing for a spectator.
struct You {
    Seat seat = kNobody;
    std::vector<Dollars> cards;
    Dollars total = 0;
    std::optional<Action> sealed;  // the own choice, while it is not shown to others
    bool operator==(const You&) const = default;

    static std::string sealed_json(const You&);
    static constexpr auto wire(auto is) {
        return is.object("you", "The viewer's own part.", is.always("seat", &You::seat, as::seat),
                         is.always("cards", &You::cards, as::list(as::dollars, 0, 90), "ascending"),
                         is.always("total", &You::total, as::sum),
                         is.sometimes("sealed", &You::sealed_json, as::raw("action.json"),
                                      "the own choice, while others do not see it"));
    }
};

}  // namespace vegas::protocol
