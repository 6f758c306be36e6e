// Who comes in, and on which address's account. It knows the proxies that the operator trusts, for
// which they speak, and from which sites browsers may come; what is borne of an address, Admission.
// On the loop's thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/base/network.hpp"
#include "server/shell/net/admission.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"

namespace vegas::shell {

class Doorkeeper {
public:
    struct Options {
        // Addresses and networks: "10.0.0.7", "10.1.0.0/16".
        std::vector<std::string> proxies, tcp_proxies, unlimited;
        std::vector<std::string> origins;  // "https://example.org", beside the server's own
    };
    using Account = Admission::Ref;

    // One connection of a socket.
    struct Visitor {
        Account account;  // of the peer
        bool is_proxy = false;
        std::optional<Admission::Socket> socket;  // none of a proxy, which speaks for many
    };

    // Throws std::runtime_error with one line if an option is not what it should be.
    // REQUIRES: limits, loop and log outlive it.
    Doorkeeper(const core::Limits& limits, const Loop& loop, Log& log, const Options& options);
    // For whoever comes from now on. Throws likewise, and changes nothing then.
    void set(const Options& options);

    // `peer`: a numeric address. Nothing: it is to be dropped.
    [[nodiscard]] std::optional<Visitor> admit(const std::string& peer);
    // At the door for operators nobody is counted or refused: whether the server is well can be
    // asked from an address that has met its limits.
    [[nodiscard]] Visitor admit_operator(const std::string& peer);

    // Each connection from there begins with a PROXY header. Its client is to be admitted then, or
    // the peer itself, where it speaks for nobody.
    [[nodiscard]] bool begins_with_header(const std::string& peer) const;
    // It did not, and is dropped.
    void miss_header(const std::string& peer);
    // Anybody else's does, which counts for nothing.
    void mark_header(const Visitor&);

    // On whose account a request is: a proxy names its client as the last of X-Forwarded-For that
    // is no trusted proxy itself.
    [[nodiscard]] Account account_of(const Visitor&,
                                     std::span<const std::string_view> forwarded_for);

    // How long a request has to wait, in ms; nothing: it is refused, for others wait already.
    [[nodiscard]] std::optional<std::int64_t> wait_for_request(const Account&, double price);
    // How long before more is read; `messages` have ended within the bytes.
    [[nodiscard]] std::int64_t wait_for_bytes(const Account&, std::size_t bytes,
                                              std::size_t messages);

    // A WebSocket of a request with these headers may be opened; else why not. It is counted as a
    // socket of the account, unless the visitor is.
    [[nodiscard]] std::optional<core::TurnedAway> opens_socket(Visitor&, const Account&,
                                                               std::string_view origin,
                                                               std::string_view host);

    // What the core says of a connection and of an address.
    void offended(const Account&);
    void turned_away(const core::Turned&);
    // So much was refused, by the core too.
    [[nodiscard]] std::uint64_t count(core::TurnedAway why) const { return accounts_.count(why); }

private:
    using Networks = std::vector<core::Network>;
    [[nodiscard]] static Networks parse(const std::vector<std::string>& texts);
    [[nodiscard]] static bool have(const Networks&, std::string_view address);

    [[nodiscard]] Account account_at(const std::string& address);
    [[nodiscard]] bool may_come_from(std::string_view origin, std::string_view host) const;
    void turn_away(const Account&, core::TurnedAway why);
    void look_proxied(const Visitor&, const char* option, bool& told);

    Admission accounts_;
    const Loop& loop_;
    Log& log_;
    Networks proxies_, tcp_proxies_, unlimited_;
    std::vector<std::string> origins_;
    // The log was told that there seems to be a proxy.
    bool told_of_forwarded_ = false, told_of_header_ = false;
};

}  // namespace vegas::shell
