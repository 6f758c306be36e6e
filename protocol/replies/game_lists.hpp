// Lists of a player's games: those that are finished, and those that wait.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/bots/level.hpp"
#include "engine/setup.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/tags.hpp"

namespace vegas::protocol {

// Why a game ended before its last round.
enum class EarlyEnd : std::uint8_t { other_rules, abandoned, closed, broken };
inline constexpr std::array kEarlyEnds = std::to_array<EnumWord<EarlyEnd>>({
    {EarlyEnd::other_rules, "other_rules", "the server was updated to other rules"},
    {EarlyEnd::abandoned, "abandoned", "everybody had left it"},
    {EarlyEnd::closed, "closed", "the operator closed the table"},
    {EarlyEnd::broken, "broken", "a fault in the server stopped it"},
});
constexpr std::span<const EnumWord<EarlyEnd>> words(EarlyEnd) { return kEarlyEnds; }

// A game that has ended, in a list of games.
struct PlayedGame {
    std::string game, table, invite;
    Ruleset ruleset{};
    std::int64_t ended_ms = 0;  // UTC
    bool unfinished = false;
    std::optional<EarlyEnd> why{};  // set if it is unfinished; entries of before 2026-12 have none
    struct Player {
        std::string player, name;        // `player` is empty for a house bot
        std::optional<bots::Level> bot;  // decided for the seat at the end
        std::int64_t total = 0;
        bool won = false;
        static constexpr auto wire(auto is) {
            return is.object(
                "played_seat", "Who sat there at the end, and with how much.",
                is.optional("player", &Player::player, as::player_id),
                is.required("name", &Player::name, as::name),
                is.optional("bot", &Player::bot, as::word),
                is.required("total", &Player::total, as::sum, "0 if the game was not finished"),
                is.optional("won", &Player::won, as::yes));
        }
    };
    std::vector<Player> seats;
    static constexpr auto wire(auto is) {
        return is.object(
            "played_game", "A game that has ended.",
            is.required("game", &PlayedGame::game, as::game_id),
            is.required("table", &PlayedGame::table, as::table_id),
            is.optional("invite", &PlayedGame::invite, as::invite,
                        "of a private table: with it the game can be read over HTTP"),
            is.required("ruleset", &PlayedGame::ruleset, as::word),
            is.required("ended_ms", &PlayedGame::ended_ms, kMs),
            is.optional("unfinished", &PlayedGame::unfinished, as::yes,
                        "nobody won, and there is a transcript, but no replay"),
            is.optional("why", &PlayedGame::why, as::word,
                        "of a game that was not finished; missing: `other_rules`"),
            is.required("seats", &PlayedGame::seats, as::list(as::in_order, 2, kSeatsMax)));
    }
};
[[nodiscard]] std::string to_json(const PlayedGame&);

struct MyGamesReply {
    std::string games;  // members of a list, each as written by to_json()
    bool more = false;
    static constexpr auto wire(auto is) {
        return is.object("my_games", "A page of your games that have ended.",
                         is.required("games", &MyGamesReply::games,
                                     as::written<PlayedGame>(kGamesMost), "the newest first"),
                         is.optional("more", &MyGamesReply::more, as::yes, "there are older ones"));
    }
};

// A game under way that sleeps, or that is played in days.
struct WaitingGame {
    std::string table, invite;
    Ruleset ruleset{};
    std::int64_t since_ms = 0;  // UTC
    Seat turn = kNobody;
    struct Player {
        std::string player, name;        // `player` is empty for a house bot
        std::optional<bots::Level> bot;  // decides for the seat
        static constexpr auto wire(auto is) {
            return is.object("waiting_seat", "Who sits there.",
                             is.optional("player", &Player::player, as::player_id),
                             is.required("name", &Player::name, as::name),
                             is.optional("bot", &Player::bot, as::word));
        }
    };
    std::vector<Player> seats;
    std::optional<std::int64_t> decision_ms{};  // nullopt: no clock
    std::optional<std::int64_t> due_ms{};       // UTC
    static constexpr auto wire(auto is) {
        return is.object(
            "waiting_game", "A game that waits for its players; `table.join` goes on with it.",
            is.required("table", &WaitingGame::table, as::table_id),
            is.required("invite", &WaitingGame::invite, as::invite),
            is.required("ruleset", &WaitingGame::ruleset, as::word),
            is.required("since_ms", &WaitingGame::since_ms, kMs,
                        "nobody has been there; of a game that is awake: the last change"),
            is.required("turn", &WaitingGame::turn, as::seat, "is to decide"),
            is.required("seats", &WaitingGame::seats, as::list(as::in_order, 2, kSeatsMax)),
            is.optional("decision_ms", &WaitingGame::decision_ms, kMs,
                        "as in `clock`: from a day (86400000) on it is played in days"),
            is.optional("due_ms", &WaitingGame::due_ms, kMs,
                        "in days: when the time is up if the server serves until then; computed "
                        "for this reply"));
    }
};
[[nodiscard]] std::string to_json(const WaitingGame&);

struct WaitingGamesReply {
    std::string waiting;  // members of a list, each as written by to_json()
    static constexpr auto wire(auto is) {
        return is.object("waiting_games", "Your games that wait, asleep or played in days.",
                         is.required("waiting", &WaitingGamesReply::waiting,
                                     as::written<WaitingGame>(kWaitingGamesMost),
                                     "awake ones first, then the last ones to fall asleep"));
    }
};

}  // namespace vegas::protocol
