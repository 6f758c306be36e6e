// Admission control: maps a connection to its client's address and applies AddressLimiter's limits.
// Knows the trusted proxies and the origins that browsers may connect from. On the loop's thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/base/network.hpp"
#include "server/shell/net/address_limiter.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/log.hpp"

namespace vegas::shell {

class AdmissionControl {
public:
    struct Options {
        // Addresses and networks: "10.0.0.7", "10.1.0.0/16".
        std::vector<std::string> proxies, tcp_proxies, unlimited;
        std::vector<std::string> origins;  // "https://example.org", besides the server's own
    };
    using Account = AddressLimiter::Ref;

    // One accepted connection.
    struct AdmittedClient {
        Account account;  // of the socket's remote address
        bool is_proxy = false;
        std::optional<AddressLimiter::CountedSocket> socket;  // none for a proxy: many clients
    };

    // REQUIRES: the options are valid, and limits, loop and log outlive it.
    AdmissionControl(const core::Limits& limits, const Loop& loop, Log& log,
                     const Options& options);
    // Applies to connections from now on. REQUIRES: the options are valid.
    void set_options(const Options& options);

    // `client_address`: numeric. Returns nullopt if the connection must be dropped.
    [[nodiscard]] std::optional<AdmittedClient> admit(const std::string& client_address);
    // On the admin port nobody is counted or refused: health checks work even from an address that
    // has hit its limits.
    [[nodiscard]] AdmittedClient admit_operator(const std::string& client_address);

    // Whether connections from this address begin with a PROXY header. The client that the header
    // names is then to be admitted, or the proxy itself if it names none.
    [[nodiscard]] bool expects_proxy_header(const std::string& client_address) const;
    // The header was missing, and the connection is dropped.
    void note_missing_header(const std::string& client_address);
    // An untrusted client sent a PROXY header, which is ignored.
    void note_unexpected_header(const AdmittedClient&);

    // The account that a request counts for. Behind a proxy, the client is the last address in
    // X-Forwarded-For that is not a trusted proxy.
    [[nodiscard]] Account account_of(const AdmittedClient&,
                                     std::span<const std::string_view> forwarded_for);

    // How long to delay a request, in ms; nullopt if the queue is too long and it is refused.
    [[nodiscard]] std::optional<std::int64_t> request_delay(const Account&, double price);
    // How long to pause reading, in ms; `messages` ended within the bytes.
    [[nodiscard]] std::int64_t read_delay(const Account&, std::size_t bytes, std::size_t messages);

    // Admits a WebSocket with these headers. Counts it as a socket of the account, unless the
    // client is counted already.
    [[nodiscard]] Expected<void, core::RejectReason> admit_websocket(AdmittedClient&,
                                                                     const Account&,
                                                                     std::string_view origin,
                                                                     std::string_view host);

    // Reported by the core, for a connection and for an address.
    void note_offence(const Account&);
    void note_rejection(const core::Rejection&);
    // Number of refusals, including those of the core.
    [[nodiscard]] std::uint64_t count(core::RejectReason why) const { return limiter_.count(why); }

private:
    using Networks = std::vector<core::Network>;
    [[nodiscard]] static Networks parse(const std::vector<std::string>& texts);
    [[nodiscard]] static bool contains(const Networks&, std::string_view address);

    [[nodiscard]] Account account_at(const std::string& address);
    [[nodiscard]] bool is_allowed_origin(std::string_view origin, std::string_view host) const;
    void reject(const Account&, core::RejectReason why);
    void warn_untrusted_proxy(const AdmittedClient&, const char* option, bool& has_warned);

    AddressLimiter limiter_;
    const Loop& loop_;
    Log& log_;
    Networks proxies_, tcp_proxies_, unlimited_;
    std::vector<std::string> origins_;
    // Whether the log has warned of an unknown proxy.
    bool has_warned_forwarded_ = false, has_warned_header_ = false;
};

}  // namespace vegas::shell
