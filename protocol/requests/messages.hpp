// Every request as a struct, described once. The reader, the schema and the tables of the contract
// come from here. parse() checks types, ranges and the characters of texts, but nothing that
// depends on the server's state.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/setup.hpp"
#include "protocol/game/bot_program.hpp"
#include "protocol/game/pause.hpp"
#include "protocol/game/phrases.hpp"
#include "protocol/game/time_control.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/requests/player_requests.hpp"
#include "protocol/requests/reply_names.hpp"

namespace vegas::protocol {

inline constexpr std::size_t kIdChars = 64;
inline constexpr std::uint8_t kQuickSeats = 4;             // or all seats of a smaller ruleset
inline constexpr std::string_view kGivesSeeds = "seeds";   // of the `caps` of a hello
inline constexpr Ruleset kQuickRuleset = Ruleset::royale;  // if `quick_play` names none

struct ViewVersion {  // where a client stands in a table's updates
    std::string epoch;
    std::uint64_t v = 0;
};

// The version that a client knows. A message has both parts or neither.
inline std::optional<ViewVersion> view_version(const std::optional<std::string>& epoch,
                                               const std::optional<std::uint64_t>& v) {
    return epoch && v ? std::optional(ViewVersion{*epoch, *v}) : std::nullopt;
}

struct Hello {
    std::optional<std::string> name, token, device;
    std::optional<BotProgram> bot;  // nullopt for a person
    std::vector<std::string> caps;

    [[nodiscard]] bool gives_seeds() const {
        return std::ranges::find(caps, kGivesSeeds) != caps.end();
    }
    static int protocol(const Hello&) { return 1; }  // read by parse()
    static constexpr ReplyNames kReplies{"welcome"};
    static constexpr auto wire(auto is) {
        return is.object("hello", "The first message of a connection: who you are.",
                         is.required("protocol", &Hello::protocol, as::number(1, 1)),
                         is.optional("name", &Hello::name, as::sent_name),
                         is.optional("token", &Hello::token, as::token, "of an earlier `welcome`"),
                         is.optional("device", &Hello::device, as::sent_name,
                                     "with `name`: how your list of devices calls this one"),
                         is.optional("bot", &Hello::bot, as::object,
                                     "a program plays, and this is it; missing: a person"),
                         is.optional("caps", &Hello::caps, as::list(as::plain, 0, 16),
                                     "what the client does: `seeds`: it gives a seed to each game, "
                                     "and a start waits for it"),
                         is.exactly_one("name", "token"));
    }
};
struct LobbyWatch {
    std::optional<Ruleset> ruleset;
    bool free = false;
    int page = 1;

    static std::optional<Ruleset> ruleset_of(const LobbyWatch& w) { return w.ruleset; }
    static constexpr ReplyNames kReplies{"lobby"};
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby.watch",
            "Be told of a page of the public tables from now on, instead of the page before.",
            is.optional("ruleset", &LobbyWatch::ruleset_of, as::word, "only tables of this game"),
            is.optional("free", &LobbyWatch::free, as::boolean,
                        "true: only open tables with a free seat"),
            is.optional("page", &LobbyWatch::page, as::number(1, kLobbyPages),
                        "instead of one behind the last, the last"));
    }
};
struct LobbyUnwatch {
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) { return is.object("lobby.unwatch", "No more of them."); }
};
struct TableCreate {
    Setup setup;  // `seats` is the maximum
    bool is_private = true;
    std::optional<TimeControl> clock = TimeControl{};  // nullopt: no clock
    bool people_only = false, slow_play_limit = false;
    bool as_spectator = false;
    std::optional<std::string> lab_seed, idempotency_key;

    // parse_setup() reads the three members of a Setup together.
    static Ruleset ruleset(const TableCreate& t) { return t.setup.ruleset; }
    static std::optional<Setup> options(const TableCreate& t) { return t.setup; }
    static std::optional<std::uint8_t> seats(const TableCreate& t) { return t.setup.seats; }
    static constexpr ReplyNames kReplies{"created"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.create", "Open a table; a `snapshot` follows the reply.",
            is.required("ruleset", &TableCreate::ruleset, as::word),
            is.optional("options", &TableCreate::options, as::options, "none where it is missing"),
            is.optional("seats", &TableCreate::seats, as::number(0, 255),
                        "at most; as many as the ruleset has where it is missing"),
            is.optional("visibility", &TableCreate::is_private, as::either("public", "private")),
            is.optional("clock", &TableCreate::clock, as::or_null(as::object),
                        "null: nobody is hurried"),
            is.optional("people_only", &TableCreate::people_only, as::boolean,
                        "true: no programs, but house bots"),
            is.optional("slow_play_limit", &TableCreate::slow_play_limit, as::boolean,
                        "true: this private table limits slow play, as public ones do"),
            is.optional("as", &TableCreate::as_spectator, as::either("player", "spectator")),
            is.optional("lab_seed", &TableCreate::lab_seed, as::seed,
                        "in the lab: all draws of the table follow from it"),
            is.optional("idempotency_key", &TableCreate::idempotency_key, as::idempotency_key,
                        "the same key again leads to the table that it made"));
    }
};
struct QuickPlay {
    Setup setup;  // for a new table if there is none to join
    std::optional<std::string> idempotency_key;
    std::optional<std::array<std::uint8_t, 32>> seed_hash;

    static std::optional<Ruleset> ruleset(const QuickPlay& q) { return q.setup.ruleset; }
    static constexpr ReplyNames kReplies{"at_table"};
    static constexpr auto wire(auto is) {
        return is.object(
            "quick_play", "Sit down where the next game starts; a `snapshot` follows the reply.",
            is.optional("ruleset", &QuickPlay::ruleset, as::word, "`royale` where it is missing"),
            is.optional("idempotency_key", &QuickPlay::idempotency_key, as::idempotency_key,
                        "the same key again leads to the same table"),
            is.optional("seed_hash", &QuickPlay::seed_hash, as::hex(32),
                        "as `hash` of `table.seed`, for the seat that you get; the seed itself "
                        "waits until you have seen the `commitment`"));
    }
};
struct TableSummaryRequest {
    std::optional<std::string> table, invite;
    static constexpr ReplyNames kReplies{"table_summary"};
    static constexpr auto wire(auto is) {
        return is.object("table.summary", "What a table is, before you go there.",
                         is.optional("table", &TableSummaryRequest::table, as::table_id),
                         is.optional("invite", &TableSummaryRequest::invite, as::invite),
                         is.exactly_one("table", "invite"));
    }
};
struct TableJoin {
    std::optional<std::string> table, invite;
    bool as_spectator = false;
    std::optional<Seat> seat;
    std::optional<std::string> epoch;
    std::optional<std::uint64_t> v;

    [[nodiscard]] std::optional<ViewVersion> known_version() const {
        return view_version(epoch, v);
    }
    static constexpr ReplyNames kReplies{"snapshot", "missed"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.join", "Sit down at a table or watch it.",
            is.optional("table", &TableJoin::table, as::table_id),
            is.optional("invite", &TableJoin::invite, as::invite),
            is.optional("as", &TableJoin::as_spectator, as::either("player", "spectator")),
            is.optional("seat", &TableJoin::seat, as::seat),
            is.optional("epoch", &TableJoin::epoch, as::epoch, "of what you know already"),
            is.optional("v", &TableJoin::v, kVersion, "of what you know already"),
            is.exactly_one("table", "invite"), is.together("epoch", "v"));
    }
};
struct TableLeave {
    std::string table;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.leave", "Go away from a table.",
                         is.required("table", &TableLeave::table, as::table_id));
    }
};
struct TableReady {
    std::string table;
    bool ready = true;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.ready", "Be ready to start, or not.",
                         is.required("table", &TableReady::table, as::table_id),
                         is.optional("ready", &TableReady::ready, as::boolean));
    }
};
struct TableSeed {
    std::string table;
    std::array<std::uint8_t, 32> commitment{};
    std::optional<std::array<std::uint8_t, 32>> hash;
    std::optional<std::string> seed;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.seed",
            "Your share of the dice of the next game: first its hash, and the seed itself when the "
            "view's `seed_exchange` asks for it.",
            is.required("table", &TableSeed::table, as::table_id),
            is.required("commitment", &TableSeed::commitment, as::hex(32),
                        "the view's, which you have seen before you chose the seed"),
            is.optional("hash", &TableSeed::hash, as::hex(32), "SHA-256 of the seed"),
            is.optional("seed", &TableSeed::seed, as::seed,
                        "without a hash before it: the others may choose theirs knowing yours"),
            is.exactly_one("hash", "seed"));
    }
};
struct TableStart {
    std::string table;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.start", "The host starts the game.",
                         is.required("table", &TableStart::table, as::table_id));
    }
};
struct TableAddBot {
    std::string table;
    bots::Level level{};
    std::optional<Seat> seat;
    static constexpr ReplyNames kReplies{"seated"};
    static constexpr auto wire(auto is) {
        return is.object("table.add_bot",
                         "The host seats a house bot, or gives the one on `seat` this level.",
                         is.required("table", &TableAddBot::table, as::table_id),
                         is.required("level", &TableAddBot::level, as::word),
                         is.optional("seat", &TableAddBot::seat, as::seat));
    }
};
struct TableRemoveBot {
    std::string table;
    Seat seat = 0;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.remove_bot", "The host sends a house bot away.",
                         is.required("table", &TableRemoveBot::table, as::table_id),
                         is.required("seat", &TableRemoveBot::seat, as::seat));
    }
};
struct TableChange {
    std::string table;
    Setup setup;  // `seats` is the maximum
    std::optional<TimeControl> clock = TimeControl{};
    bool people_only = false, slow_play_limit = false;

    // As for TableCreate.
    static Ruleset ruleset(const TableChange& t) { return t.setup.ruleset; }
    static std::optional<Setup> options(const TableChange& t) { return t.setup; }
    static std::optional<std::uint8_t> seats(const TableChange& t) { return t.setup.seats; }
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.change",
            "The host chooses another game or other options before the start; all of them are said "
            "anew, as in `table.create`. Nobody is ready any more.",
            is.required("table", &TableChange::table, as::table_id),
            is.required("ruleset", &TableChange::ruleset, as::word),
            is.optional("options", &TableChange::options, as::options, "none where it is missing"),
            is.optional("seats", &TableChange::seats, as::number(0, 255),
                        "at most; as many as the ruleset has where it is missing"),
            is.optional("clock", &TableChange::clock, as::or_null(as::object),
                        "null: nobody is hurried"),
            is.optional("people_only", &TableChange::people_only, as::boolean,
                        "as in `table.create`; who sits there stays"),
            is.optional("slow_play_limit", &TableChange::slow_play_limit, as::boolean,
                        "as in `table.create`"));
    }
};
struct TableRequestSeat {
    std::string table;
    Seat seat = 0;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.request_seat",
                         "A spectator asks for the seat of a house bot or of an absent player. The "
                         "host takes it at once, and others when the host gives it to them.",
                         is.required("table", &TableRequestSeat::table, as::table_id),
                         is.required("seat", &TableRequestSeat::seat, as::seat));
    }
};
struct TableAssignSeat {
    std::string table, player;
    bool accept = true;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.assign_seat",
                         "The host gives a spectator the requested seat, or refuses it. While the "
                         "host is away, any seated person may; an absent player's seat is given "
                         "after two minutes.",
                         is.required("table", &TableAssignSeat::table, as::table_id),
                         is.required("player", &TableAssignSeat::player, as::player_id),
                         is.optional("accept", &TableAssignSeat::accept, as::boolean));
    }
};
struct TableChat {
    std::string table;
    Phrase phrase{};
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.chat", "Say something to those at the table.",
                         is.required("table", &TableChat::table, as::table_id),
                         is.required("phrase", &TableChat::phrase, as::word));
    }
};
struct TableNudge {
    std::string table;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.nudge", "Remind the player who is asked that others wait.",
                         is.required("table", &TableNudge::table, as::table_id));
    }
};
struct TableSpectators {
    std::string table;
    static constexpr ReplyNames kReplies{"spectators_list"};
    static constexpr auto wire(auto is) {
        return is.object("table.spectators",
                         "Who watches; and who has been removed, where the host asks.",
                         is.required("table", &TableSpectators::table, as::table_id));
    }
};
struct TableRemove {
    std::string table, player;
    bool remember_address = false, renew_invite = false;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.remove",
            "The host removes a player or a spectator, who cannot come back here. In "
            "a running game a house bot plays on.",
            is.required("table", &TableRemove::table, as::table_id),
            is.required("player", &TableRemove::player, as::player_id),
            is.optional("remember_address", &TableRemove::remember_address, as::boolean,
                        "true: nor can anybody new from the addresses (of IPv6: the networks "
                        "of 48 bits) from which they have come, as long as the table lasts"),
            is.optional("renew_invite", &TableRemove::renew_invite, as::boolean,
                        "true: the table's invite is void, and the view has a new "
                        "one"));
    }
};
struct TableReadmit {
    std::string table, player;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.readmit", "The host lets somebody who has been removed come back.",
                         is.required("table", &TableReadmit::table, as::table_id),
                         is.required("player", &TableReadmit::player, as::player_id));
    }
};
struct TableRematch {
    std::string table;
    std::optional<std::string> game;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.rematch",
                         "Open a finished table again; at one that is open again, be ready.",
                         is.required("table", &TableRematch::table, as::table_id),
                         is.optional("game", &TableRematch::game, as::game_id,
                                     "the one that is over: if another one has begun since, "
                                     "nothing happens"));
    }
};
struct TableSync {
    std::string table;
    std::optional<std::string> epoch;
    std::optional<std::uint64_t> v;

    [[nodiscard]] std::optional<ViewVersion> known_version() const {
        return view_version(epoch, v);
    }
    static constexpr ReplyNames kReplies{"snapshot", "missed"};
    static constexpr auto wire(auto is) {
        return is.object(
            "table.sync", "Be told where a table stands.",
            is.required("table", &TableSync::table, as::table_id),
            is.optional("epoch", &TableSync::epoch, as::epoch, "of what you know already"),
            is.optional("v", &TableSync::v, kVersion, "of what you know already"),
            is.together("epoch", "v"));
    }
};
struct TableGoOn {
    std::string table;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.go_on",
                         "Agree to go on without the players who are away, in a game that stands "
                         "still (`standstill`). It goes on when all who are back have agreed. One "
                         "person alone can do so only on the evening when all left. It also "
                         "ends a `pause`, for all. Where the "
                         "house has played on for your seat (`missed` is 3), you play again.",
                         is.required("table", &TableGoOn::table, as::table_id));
    }
};
struct TablePause {
    std::string table;
    PauseKind kind = PauseKind::pause;
    std::uint8_t minutes = 0;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.pause",
                         "The host of a private table asks for a pause, or for more time for the "
                         "open decision. It begins when all connected people with a seat have "
                         "accepted, within 20 seconds. Any of them ends it with `table.go_on`.",
                         is.required("table", &TablePause::table, as::table_id),
                         is.required("kind", &TablePause::kind, as::word),
                         is.required("minutes", &TablePause::minutes,
                                     as::number(1, kPauseMinutesMost), "how long at most"));
    }
};
struct TableAcceptPause {
    std::string table;
    bool accept = true;
    static constexpr ReplyNames kReplies{"done"};
    static constexpr auto wire(auto is) {
        return is.object("table.accept_pause",
                         "Accept what the host asks for (`pause_request`), or refuse it for all.",
                         is.required("table", &TableAcceptPause::table, as::table_id),
                         is.optional("accept", &TableAcceptPause::accept, as::boolean));
    }
};
struct ActRequest {
    std::string table;
    std::uint32_t decision = 0;
    Action action{};

    static Action action_of(const ActRequest& a) { return a.action; }  // read by parse_action()
    static constexpr ReplyNames kReplies{"update", "done"};
    static constexpr auto wire(auto is) {
        return is.object("act", "Answer a decision.",
                         is.required("table", &ActRequest::table, as::table_id),
                         is.required("decision", &ActRequest::decision, kDecision),
                         is.required("action", &ActRequest::action_of, as::action,
                                     "one of the prompt's; `shows` may be left out"));
    }
};
struct History {
    std::optional<std::string> table, game;
    static constexpr ReplyNames kReplies{"finished_game"};
    static constexpr auto wire(auto is) {
        return is.object("history", "The transcript of a finished game.",
                         is.optional("table", &History::table, as::table_id, "its last game"),
                         is.optional("game", &History::game, as::game_id),
                         is.exactly_one("game", "table"));
    }
};
struct GamesMine {
    std::optional<std::string> game;
    std::optional<std::int64_t> ended_ms;
    int limit = 20;

    static constexpr ReplyNames kReplies{"my_games"};
    static constexpr auto wire(auto is) {
        return is.object(
            "games.mine",
            "Finished games at which you were at the end, with a seat or watching; the newest "
            "first.",
            is.optional("game", &GamesMine::game, as::game_id,
                        "the last one that you have been told of: only older ones"),
            is.optional("ended_ms", &GamesMine::ended_ms, kMs, "of that game"),
            is.optional("limit", &GamesMine::limit, as::number(1, kGamesMost), "in one reply"),
            is.together("game", "ended_ms"));
    }
};
struct GamesWaiting {
    static constexpr ReplyNames kReplies{"waiting_games"};
    static constexpr auto wire(auto is) {
        return is.object("games.waiting",
                         "Games with a seat of yours that have left the server's memory, because "
                         "nobody was there, and those under way here that are played in days. Live "
                         "games that are in its memory are in `welcome`.");
    }
};

using Op =
    std::variant<Hello, LobbyWatch, LobbyUnwatch, TableCreate, QuickPlay, TableSummaryRequest,
                 TableJoin, TableLeave, TableReady, TableSeed, TableStart, TableAddBot,
                 TableRemoveBot, TableChange, TableSpectators, TableRemove, TableReadmit,
                 TableRequestSeat, TableAssignSeat, TableChat, TableNudge, TableRematch, TableSync,
                 TableGoOn, TablePause, TableAcceptPause, ActRequest, History, GamesMine,
                 GamesWaiting, DevicesMine, DeviceRename, DeviceRevoke, DeviceLink, DeviceRecovery,
                 DeviceLook, DeviceRedeem, MeData, MeForget>;

struct Request {
    std::string re;  // the id as JSON; empty if none
    Result<Op> op;
};

// `bytes` is one text message. Never throws. An error still carries the id if it could be read.
[[nodiscard]] Request parse(std::string_view bytes);

}  // namespace vegas::protocol
