// Why the core or the shell refused something from an address.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "server/core/base/per_word.hpp"

namespace vegas::core {

// Logged as its word.
enum class RejectReason : std::uint8_t {
    sockets,     // too many at a time
    arrivals,    // too many new connections
    silent,      // too many WebSockets before hello
    requests,    // too many HTTP requests
    messages,    // a connection was closed for too many messages
    tables,      // too many
    spectators,  // too many at one table
    seats,       // too many at public tables of others
    guesses,     // too many wrong tokens and invites
    changes,     // too many that the store keeps
    queries,     // too many requests that need the store's answer
    handshake,   // a request that can be understood in two ways, or not at all
    host,        // for a name that is not the server's
    origin,      // from a page of another site
    no_header    // the proxy did not name the client
};
inline constexpr std::array kRejectReasons = std::to_array<EnumWord<RejectReason>>({
    {RejectReason::sockets, "too_many_sockets"},
    {RejectReason::arrivals, "too_many_arrivals"},
    {RejectReason::silent, "too_many_silent"},
    {RejectReason::requests, "too_many_requests"},
    {RejectReason::messages, "rate_limited"},
    {RejectReason::tables, "table_limit"},
    {RejectReason::spectators, "too_many_spectators"},
    {RejectReason::seats, "too_many_seats"},
    {RejectReason::guesses, "too_many_guesses"},
    {RejectReason::changes, "too_many_changes"},
    {RejectReason::queries, "too_many_queries"},
    {RejectReason::handshake, "handshake"},
    {RejectReason::host, "host"},
    {RejectReason::origin, "origin"},
    {RejectReason::no_header, "no_proxy_header"},
});
constexpr std::span<const EnumWord<RejectReason>> words(RejectReason) { return kRejectReasons; }

}  // namespace vegas::core
