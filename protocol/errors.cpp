#include "protocol/errors.hpp"

#include <array>

#include "engine/assert.hpp"
#include "protocol/json_out.hpp"

namespace vegas::protocol {
namespace {

constexpr std::array<std::string_view, kErrorCodes> kNames{
    "binary_frame",     "message_too_large", "bad_json",        "bad_message",
    "unknown_op",       "hello_required",    "already_welcome", "unsupported_protocol",
    "bad_name",         "bad_token",         "unknown_table",   "unknown_invite",
    "unknown_ruleset",  "bad_option",        "bad_seats",       "table_full",
    "seat_taken",       "no_such_seat",      "already_seated",  "game_started",
    "game_not_started", "game_over",         "not_at_table",    "not_seated",
    "not_host",         "not_a_bot",         "too_few_players", "not_your_decision",
    "stale_decision",   "future_decision",   "illegal_action",  "table_limit",
    "rate_limited",     "closing",           "internal_error",  "unknown_game",
    "game_not_over"};
static_assert(static_cast<int>(ErrorCode::game_not_over) == kErrorCodes - 1);

}  // namespace

std::string_view name_of(ErrorCode c) { return kNames[static_cast<std::size_t>(c)]; }

Error error_with(ErrorCode code, std::string message, std::string_view member,
                 std::string_view text) {
    Error e{code, std::move(message), {}};
    JsonOut out(e.data);
    out.open('{').key(member).string(text).close('}');
    return e;
}

Error error_with(ErrorCode code, std::string message, std::string_view member,
                 std::int64_t number) {
    Error e{code, std::move(message), {}};
    JsonOut out(e.data);
    out.open('{').key(member).number(number).close('}');
    return e;
}

void throw_exception_from_error(const Error& e, const boost::source_location&) {
    throw InvariantBroken("value of a failed result: " + e.message);  // a check was forgotten
}

}  // namespace vegas::protocol
