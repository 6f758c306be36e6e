// The reasons for refusing an HTTP request: all values of `error.code`, each with its status.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/describe.hpp"

namespace vegas::shell {

enum class HttpRefusal : std::uint8_t {
    bad_request,
    unsupported_subprotocol,
    origin_not_allowed,
    host_not_allowed,
    not_found,
    unknown_game,
    unknown_ruleset,
    method_not_allowed,
    body_too_large,
    upgrade_required,
    rate_limited,
    header_too_large,
    internal_error,
    unsupported_transfer_encoding,
    busy,
    closing,
    connection_limit,
    storage_unavailable,
};
struct HttpRefusalSpec {
    HttpRefusal value;
    std::string_view name;
    std::uint16_t status;
};
inline constexpr std::array kHttpRefusals = std::to_array<HttpRefusalSpec>({
    {HttpRefusal::bad_request, "bad_request", 400},
    {HttpRefusal::unsupported_subprotocol, "unsupported_subprotocol", 400},
    {HttpRefusal::origin_not_allowed, "origin_not_allowed", 403},
    {HttpRefusal::host_not_allowed, "host_not_allowed", 403},
    {HttpRefusal::not_found, "not_found", 404},
    {HttpRefusal::unknown_game, "unknown_game", 404},
    {HttpRefusal::unknown_ruleset, "unknown_ruleset", 404},
    {HttpRefusal::method_not_allowed, "method_not_allowed", 405},
    {HttpRefusal::body_too_large, "body_too_large", 413},
    {HttpRefusal::upgrade_required, "upgrade_required", 426},
    {HttpRefusal::rate_limited, "rate_limited", 429},
    {HttpRefusal::header_too_large, "header_too_large", 431},
    {HttpRefusal::internal_error, "internal_error", 500},
    {HttpRefusal::unsupported_transfer_encoding, "unsupported_transfer_encoding", 501},
    {HttpRefusal::busy, "busy", 503},
    {HttpRefusal::closing, "closing", 503},
    {HttpRefusal::connection_limit, "connection_limit", 503},
    {HttpRefusal::storage_unavailable, "storage_unavailable", 503},
});
constexpr std::span<const HttpRefusalSpec> words(HttpRefusal) { return kHttpRefusals; }
[[nodiscard]] constexpr std::uint16_t status_of(HttpRefusal why) {
    return kHttpRefusals[static_cast<std::size_t>(why)].status;
}

}  // namespace vegas::shell
