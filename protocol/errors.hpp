// The closed list of error codes and what carries one. README.md, section 9, says when each is
// given.
#pragma once

#include <boost/system/result.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::protocol {

// Enumerators equal the words on the wire.
enum class ErrorCode : std::uint8_t {
    binary_frame,
    message_too_large,
    bad_json,
    bad_message,
    unknown_op,
    hello_required,
    already_welcome,
    unsupported_protocol,
    bad_name,
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
    rate_limited,
    closing,
    internal_error,
    unknown_game,
    game_not_over,
};
inline constexpr int kErrorCodes = 37;

[[nodiscard]] std::string_view name_of(ErrorCode);

struct Error {
    ErrorCode code{};
    std::string message;  // English, for developers; never a secret, never the sender's own bytes
    std::string data;     // a JSON object, or nothing
};

// `data` with one member.
[[nodiscard]] Error error_with(ErrorCode, std::string message, std::string_view member,
                               std::string_view text);
[[nodiscard]] Error error_with(ErrorCode, std::string message, std::string_view member,
                               std::int64_t number);

[[noreturn]] void throw_exception_from_error(const Error& e, const boost::source_location&);

template <class T>
using Result = boost::system::result<T, Error>;

}  // namespace vegas::protocol
