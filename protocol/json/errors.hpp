// The closed list of error codes, when each is sent, and the types that carry them.
#pragma once

#include <array>
#include <boost/system/result.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/describe.hpp"

namespace vegas::protocol {

enum class ErrorCode : std::uint8_t {
    binary_frame,
    message_too_large,
    bad_json,
    bad_message,
    unknown_op,
    hello_required,
    hello_repeated,
    unsupported_protocol,
    bad_name,
    name_not_public,
    bad_token,
    unknown_table,
    unknown_invite,
    unknown_ruleset,
    bad_option,
    bad_seats,
    table_full,
    seat_taken,
    no_such_seat,
    already_seated,
    game_started,
    game_not_started,
    game_over,
    not_at_table,
    not_seated,
    not_host,
    not_a_bot,
    too_few_players,
    not_your_decision,
    stale_decision,
    future_decision,
    illegal_action,
    table_limit,
    connection_limit,
    rate_limited,
    closing,
    internal_error,
    unknown_game,
    unknown_device,
    bad_code,
    device_limit,
    not_you,
    game_not_over,
    table_set_aside,
    storage_unavailable,
    nobody_there,
    may_come_back,
    sealed_choice,
    same_address,
    removed,
    people_only,
    banned,
    stale_commitment,
    wrong_seed,
    seeds_closed,
    no_pause,
    paused,
};
// A member of an error's `data`.
struct ErrorData {
    enum class Kind : std::uint8_t { none, text, number, texts } kind{};
    std::string_view name = {};
    bool always = true;
};
struct ErrorSpec {
    ErrorCode value;
    std::string_view name, doc;  // doc: when it is sent
    ErrorData data{}, more{};
};
constexpr ErrorData text_data(std::string_view name, bool always = true) {
    return {ErrorData::Kind::text, name, always};
}
constexpr ErrorData number_data(std::string_view name, bool always = true) {
    return {ErrorData::Kind::number, name, always};
}
constexpr ErrorData texts_data(std::string_view name) { return {ErrorData::Kind::texts, name}; }
inline constexpr std::array kErrors = std::to_array<ErrorSpec>({
    {ErrorCode::binary_frame, "binary_frame", "A frame is not text; the connection is closed."},
    {ErrorCode::message_too_large, "message_too_large",
     "A message is too large; the connection is closed."},
    {ErrorCode::bad_json, "bad_json",
     "A message is not JSON, or names a member twice; the connection is closed."},
    {ErrorCode::bad_message, "bad_message",
     "A message is not an object; a field is unknown, missing, of a wrong type or out of range.",
     text_data("field", false)},
    {ErrorCode::unknown_op, "unknown_op", "There is no such op.", text_data("op")},
    {ErrorCode::hello_required, "hello_required", "Another op came before `hello`."},
    {ErrorCode::hello_repeated, "hello_repeated", "A second `hello` on a connection."},
    {ErrorCode::unsupported_protocol, "unsupported_protocol", "`protocol` is not 1.",
     number_data("supported")},
    {ErrorCode::bad_name, "bad_name",
     "The name has characters or a length that names do not have."},
    {ErrorCode::name_not_public, "name_not_public",
     "Your name, or your program's, has a word that this server keeps out of public tables; "
     "private tables take it."},
    {ErrorCode::bad_token, "bad_token",
     "The token is unknown, revoked or expired: say `hello` with a name."},
    {ErrorCode::unknown_table, "unknown_table", "There is no such table, or it is private."},
    {ErrorCode::unknown_invite, "unknown_invite", "No table has this invite."},
    {ErrorCode::unknown_ruleset, "unknown_ruleset", "There is no such ruleset.",
     texts_data("rulesets")},
    {ErrorCode::bad_option, "bad_option",
     "An option is unknown, of another ruleset, of a wrong type or out of range.",
     text_data("option")},
    {ErrorCode::bad_seats, "bad_seats", "The ruleset is not for so many seats.",
     number_data("least"), number_data("most")},
    {ErrorCode::table_full, "table_full", "No seat is free, or too many watch."},
    {ErrorCode::seat_taken, "seat_taken",
     "Somebody sits on that seat; `table.request_seat`: and is there to play."},
    {ErrorCode::no_such_seat, "no_such_seat", "The table has fewer seats."},
    {ErrorCode::already_seated, "already_seated", "You sit on another seat of this table.",
     number_data("seat")},
    {ErrorCode::game_started, "game_started",
     "Joining as a player, ready, start, change or bots: the game is under way."},
    {ErrorCode::game_not_started, "game_not_started", "Acting: the game has not begun."},
    {ErrorCode::game_over, "game_over", "Acting: the game is over."},
    {ErrorCode::not_at_table, "not_at_table", "You are not at this table."},
    {ErrorCode::not_seated, "not_seated", "You have no seat at this table."},
    {ErrorCode::not_host, "not_host", "Only the host may do this."},
    {ErrorCode::not_a_bot, "not_a_bot", "`table.remove_bot` on a person or a free seat."},
    {ErrorCode::too_few_players, "too_few_players", "The start with fewer than two seats taken.",
     number_data("least")},
    {ErrorCode::not_your_decision, "not_your_decision", "Another seat is asked.",
     number_data("seat")},
    {ErrorCode::stale_decision, "stale_decision", "This decision was answered already.",
     number_data("decision")},
    {ErrorCode::future_decision, "future_decision", "This decision does not exist yet.",
     number_data("decision")},
    {ErrorCode::illegal_action, "illegal_action", "The action is not in the list."},
    {ErrorCode::table_limit, "table_limit", "There are too many tables, of yours or at all."},
    {ErrorCode::connection_limit, "connection_limit",
     "`hello`: you have too many connections already."},
    {ErrorCode::rate_limited, "rate_limited",
     "You send too many messages, or say too much at a table, or nudge too early.",
     number_data("retry_after_ms")},
    {ErrorCode::closing, "closing", "The server stops and opens no more games."},
    {ErrorCode::internal_error, "internal_error",
     "A bug of ours; this table is frozen, others play on."},
    {ErrorCode::unknown_game, "unknown_game",
     "Not a finished game that is kept and that you may read."},
    {ErrorCode::unknown_device, "unknown_device", "You have no device of this id."},
    {ErrorCode::bad_code, "bad_code",
     "`device.look`, `device.redeem`: the code is mistyped, unknown, used up or expired."},
    {ErrorCode::device_limit, "device_limit",
     "`device.redeem`: the player has too many devices; revoke one."},
    {ErrorCode::not_you, "not_you", "`me.forget`: this is not your id; nothing was deleted."},
    {ErrorCode::game_not_over, "game_not_over", "`history` or `table.rematch` before the end."},
    {ErrorCode::table_set_aside, "table_set_aside",
     "The table could not be brought back after a restart. Its records are kept."},
    {ErrorCode::storage_unavailable, "storage_unavailable",
     "Nothing can be stored just now: ask again when `ev: storage` says that it can."},
    {ErrorCode::nobody_there, "nobody_there",
     "This player is not there, does not ask for a seat, or is you."},
    {ErrorCode::may_come_back, "may_come_back",
     "`table.assign_seat` and `table.request_seat`: the seat's player went only a short time ago.",
     number_data("retry_after_ms")},
    {ErrorCode::sealed_choice, "sealed_choice",
     "`table.assign_seat` and `table.request_seat`: a sealed choice of the seat is not shown yet."},
    {ErrorCode::same_address, "same_address",
     "At public tables, your network has as many seats as one network may have."},
    {ErrorCode::removed, "removed", "The host has removed you from this table."},
    {ErrorCode::people_only, "people_only", "The host keeps programs out: you may watch."},
    {ErrorCode::banned, "banned", "The operator lets you in no more; the connection is closed.",
     text_data("reason", false), number_data("until_ms", false)},
    {ErrorCode::stale_commitment, "stale_commitment",
     "`table.seed`: the open game has another commitment."},
    {ErrorCode::wrong_seed, "wrong_seed", "`table.seed`: the seed does not fit its hash."},
    {ErrorCode::seeds_closed, "seeds_closed",
     "`table.seed`: all hashes are there already, or you showed no seed at the start before, or "
     "the "
     "server is a lab."},
    {ErrorCode::no_pause, "no_pause",
     "`table.pause`: the table is public or played in days, all clocks stand, or the host asks "
     "already. `table.accept_pause`: the host asks for nothing any more."},
    {ErrorCode::paused, "paused", "The game is paused. `table.go_on` ends the pause."},
});
constexpr std::span<const ErrorSpec> words(ErrorCode) { return kErrors; }

struct Error {
    ErrorCode code{};
    std::string message;  // English, for developers; no secrets, nothing the sender wrote
    std::string data;     // a JSON object, or empty
};

// An error whose `data` has one member.
[[nodiscard]] Error error_with(ErrorCode, std::string message, std::string_view member,
                               std::string_view text);
[[nodiscard]] Error error_with(ErrorCode, std::string message, std::string_view member,
                               std::int64_t number);

[[noreturn]] void throw_exception_from_error(const Error& e, const boost::source_location&);

template <class T>
using Result = boost::system::result<T, Error>;

}  // namespace vegas::protocol
