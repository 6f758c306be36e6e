// What comes from each address, and how much of it is still borne (Limits, "of one address"). It
// counts for the core and, before there is a connection, for the shell. In memory only: an address
// is forgotten when nothing is left that it could be held to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/core/base/address.hpp"
#include "server/core/base/bucket.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/per_word.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

// Why something from an address was refused: the word in the log.
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
static_assert(in_order(kTurnedAways));
constexpr std::span<const Word<TurnedAway>> words(TurnedAway) { return kTurnedAways; }

class Addresses {
public:
    struct Account;
    // Lives as long as something comes from there, also beyond Addresses.
    using Ref = std::shared_ptr<Account>;

    // A socket of the address, until it is destroyed.
    class Socket {
    public:
        explicit Socket(Ref of);
        Socket(Socket&&) noexcept = default;
        Socket& operator=(Socket&&) = delete;
        ~Socket();
        [[nodiscard]] const Ref& account() const { return of_; }

    private:
        Ref of_;
    };

    // REQUIRES: the limits outlive it.
    explicit Addresses(const Limits& limits) : limits_(limits) {}

    [[nodiscard]] Ref at(const Address&, TimePoint now);
    // Nothing of what comes from there is too much: the operator said so.
    static void set_unlimited(Account&, bool is);
    [[nodiscard]] static bool is_unlimited(const Account&);

    // ---- asked by the shell
    // A new connection; nothing: it may come in.
    [[nodiscard]] std::optional<TurnedAway> arrives(Account&, TimePoint now) const;
    [[nodiscard]] bool may_open_socket(
        const Account&) const;  // a WebSocket, which says hello later
    // How long a request has to wait, in ms; nothing: it is refused, for so many wait already.
    [[nodiscard]] std::optional<std::int64_t> wait_for_request(Account&, TimePoint now,
                                                               double price = 1) const;
    // So much was read, and so many messages ended with it: how long until more may be, in ms.
    [[nodiscard]] std::int64_t wait_for_bytes(Account&, TimePoint now, std::size_t bytes,
                                              std::size_t messages) const;

    // ---- asked by the core
    static void opened(Account&);   // a WebSocket, silent until
    static void greeted(Account&);  // it said hello or is gone
    void made_table(const Ref&, const std::string& table);
    void lost_table(const std::string& table);
    [[nodiscard]] static const Address& address_of(const Account&);
    [[nodiscard]] static const std::set<std::string>& tables_of(const Account&);
    // Nothing: a token or an invite may be tried; else how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> wait_to_guess(Account&, TimePoint now) const;
    void guessed_wrong(Account&, TimePoint now) const;

    // ---- what was refused
    // A connection was closed for its doing. From the third time on whatever comes new from the
    // address is refused for a while, each time for twice as long.
    static void offended(Account&, TimePoint now);
    // Counts it. Returns the line for the log, once a minute and address.
    [[nodiscard]] std::optional<std::string> turned_away(Account&, TurnedAway why, TimePoint now);
    [[nodiscard]] std::uint64_t count(TurnedAway why) const { return counts_(why); }

    void sweep(TimePoint now);
    [[nodiscard]] std::size_t size() const { return accounts_.size(); }

private:
    const Limits& limits_;
    std::unordered_map<std::string, Ref> accounts_;
    std::unordered_map<std::string, Ref> made_by_;  // tables that are there
    PerWord<std::uint64_t, TurnedAway> counts_;
};

}  // namespace vegas::core
