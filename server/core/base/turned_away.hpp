// Why something from an address was refused, by the core or by the shell.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "server/core/base/per_word.hpp"

namespace vegas::core {

// The word in the log.
enum class TurnedAway : std::uint8_t {
    sockets,     // too many at a time
    arrivals,    // too many new connections
    silent,      // too many WebSockets before hello
    requests,    // too many over HTTP
    messages,    // of one connection: closed for it
    tables,      // too many
    spectators,  // too many at one table
    guesses,     // too many wrong tokens and invites
    origin,      // a page of another site
    no_header,   // of a proxy that is to say for whom each connection is
    for_a_while  // it went on after it had been closed for it
};
inline constexpr std::array kTurnedAways = std::to_array<Word<TurnedAway>>({
    {TurnedAway::sockets, "too_many_sockets"},
    {TurnedAway::arrivals, "too_many_arrivals"},
    {TurnedAway::silent, "too_many_silent"},
    {TurnedAway::requests, "too_many_requests"},
    {TurnedAway::messages, "rate_limited"},
    {TurnedAway::tables, "table_limit"},
    {TurnedAway::spectators, "too_many_spectators"},
    {TurnedAway::guesses, "too_many_guesses"},
    {TurnedAway::origin, "origin"},
    {TurnedAway::no_header, "no_proxy_header"},
    {TurnedAway::for_a_while, "for_a_while"},
});
constexpr std::span<const Word<TurnedAway>> words(TurnedAway) { return kTurnedAways; }

}  // namespace vegas::core
