// Admission control: maps a connection to its client's address and applies AddressLimiter's limits.
// Knows the trusted proxies and the origins that browsers may connect from. On the loop's thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/base/network.hpp"
#include "server/shell/net/address_limiter.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/log.hpp"

namespace vegas::shell {

class AdmissionControl {
public:
    struct Options {
        // Addresses and networks: "10.0.0.7", "10.1.0.0/16".
        std::vector<std::string> proxies, tcp_proxies, unlimited;
        std::vector<std::string> origins;       // "https://example.org", besides the server's own
        std::vector<std::string> host_names{};  // of this machine, in lower case
    };
    using Account = AddressLimiter::Ref;
    using CountedSocket = AddressLimiter::CountedSocket;

    // One accepted connection.
    struct AdmittedClient {
        Account account;  // of the socket's remote address
        bool is_proxy = false;
        std::optional<CountedSocket> socket;  // none for a proxy: many clients
    };
    using Admission = Expected<AdmittedClient, ConnectionRefusal>;

    // REQUIRES: the options are valid, and limits, loop and log outlive it.
    AdmissionControl(const core::Limits& limits, const Loop& loop, Log& log,
                     const Options& options);
    // Applies to connections from now on. REQUIRES: the options are valid.
    void set_options(const Options& options);

    // `client_address`: numeric.
    [[nodiscard]] Admission admit(const std::string& client_address);
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

    // What a request says of the client behind a proxy.
    struct Forwarded {
        std::string_view addresses{};     // X-Forwarded-For, a comma behind each line
        std::string_view other_header{};  // name of another header that may have one
        bool asks_for_websocket = false;
    };
    // The account that a request counts for. Behind a proxy, the client is the last address in
    // X-Forwarded-For that is not a trusted proxy, or else the first. Logs once per proxy why a
    // client is not known.
    [[nodiscard]] Account account_of(const AdmittedClient&, const Forwarded&);

    // Whether a request for this host is for this server, or a trusted proxy vouches for it. Else a
    // page of another site could have given its name the address of this server (DNS rebinding).
    [[nodiscard]] bool serves_host(const AdmittedClient&, const std::optional<Authority>&) const;
    // The address that a request went to.
    struct RequestAddress {
        const std::optional<Authority>& host;
        std::string_view scheme{}, path{};  // from headers; they count from trusted proxies only
    };
    // The address of the page for absolute URLs, with a slash at its end; empty if not known. TLS
    // is known from a trusted proxy, or from a site of the operator's.
    [[nodiscard]] std::string base_url(const AdmittedClient&, const RequestAddress&) const;
    // Whether a page of this site may open WebSockets here; an empty text is a program.
    [[nodiscard]] bool is_allowed_origin(std::string_view origin,
                                         const std::optional<Authority>& host) const;
    // A request was refused for what its headers say: `details` are fields for the log.
    void note_refused_request(const Account&, core::RejectReason why, std::string_view details);

    // How long to delay a request, in ms; nullopt if the queue is too long and it is refused.
    [[nodiscard]] std::optional<std::int64_t> request_delay(const Account&, double price);
    // How long to pause reading, in ms; `messages` ended within the bytes.
    [[nodiscard]] std::int64_t read_delay(CountedSocket&, std::size_t bytes, std::size_t messages);

    // The same for frames that begin no message: pings, pongs, continuations.
    [[nodiscard]] std::int64_t extra_frames_delay(CountedSocket&, std::size_t frames);

    // Admits a WebSocket. Counts it as a socket of the account, unless the client is counted
    // already.
    [[nodiscard]] Expected<void, ConnectionRefusal> admit_websocket(AdmittedClient&,
                                                                    const Account&);

    // Reported by the core.
    void note_rejection(const core::Rejection&);
    // Number of refusals, including those of the core.
    [[nodiscard]] std::uint64_t count(core::RejectReason why) const { return limiter_.count(why); }

private:
    using Networks = std::vector<core::Network>;
    [[nodiscard]] static Networks parse(const std::vector<std::string>& texts);
    [[nodiscard]] static bool contains(const Networks&, std::string_view address);

    [[nodiscard]] Account account_at(const std::string& address);
    void reject(const Account&, core::RejectReason why, std::string_view details = {});
    void warn_unnamed_client(const Account& proxy, UnnamedClient why, std::string_view header,
                             std::string_view value);
    void warn_untrusted_proxy(const AdmittedClient&, const char* option, bool& has_warned);

    AddressLimiter limiter_;
    const Loop& loop_;
    Log& log_;
    Networks proxies_, tcp_proxies_, unlimited_;
    std::vector<Site> origins_;
    std::vector<std::string> host_names_;
    // Whether the log has warned of an unknown proxy.
    bool has_warned_forwarded_ = false, has_warned_header_ = false;
};

}  // namespace vegas::shell
