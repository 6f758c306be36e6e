#include "server/shell/net/admission_control.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/system/error_code.hpp>
#include <utility>

#include "engine/assert.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::shell {

namespace ip = boost::asio::ip;
using boost::system::error_code;

namespace {

constexpr unsigned short kNetworkBits = 64;  // of an IPv6 address: what one customer has

// An IPv4 address within an IPv6 one is an IPv4 address. Nothing: it is none at all.
std::optional<ip::address> parsed(std::string_view text) {
    error_code error;
    const auto address = ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    }
    return address;
}

core::Address account_name(const ip::address& address) {
    if (address.is_v4()) return {address.to_string()};
    ip::address_v6 v6 = address.to_v6();
    v6.scope_id(0);
    return {ip::make_network_v6(v6, kNetworkBits).canonical().to_string()};
}

}  // namespace

AdmissionControl::Networks AdmissionControl::parse(const std::vector<std::string>& texts) {
    Networks networks;
    for (const auto& text : texts) {
        const auto network = core::Network::parse(text);
        ASSERT(network);
        networks.push_back(*network);
    }
    return networks;
}

bool AdmissionControl::contains(const Networks& networks, std::string_view address) {
    return std::ranges::any_of(
        networks, [address](const core::Network& network) { return network.contains(address); });
}

AdmissionControl::AdmissionControl(const core::Limits& limits, const Loop& loop, Log& log,
                                   const Options& options)
    : limiter_(limits), loop_(loop), log_(log) {
    set_options(options);
}

void AdmissionControl::set_options(const Options& options) {
    Networks proxies = parse(options.proxies);
    Networks tcp_proxies = parse(options.tcp_proxies);
    Networks unlimited = parse(options.unlimited);
    proxies_ = std::move(proxies);
    tcp_proxies_ = std::move(tcp_proxies);
    unlimited_ = std::move(unlimited);
    origins_.clear();
    for (const auto& origin : options.origins) origins_.push_back(texts::to_lower(origin));
}

void AdmissionControl::reject(const Account& account, core::RejectReason why) {
    if (const auto line = limiter_.note_rejection(*account, why, loop_.now())) log_.warn(*line);
}

void AdmissionControl::note_rejection(const core::Rejection& what) {
    reject(limiter_.account_at(what.from, loop_.now()), what.why);
}

void AdmissionControl::note_offence(const Account& account) {
    AddressLimiter::note_offence(*account, loop_.now());
}

AdmissionControl::Account AdmissionControl::account_at(const std::string& text) {
    const auto address = parsed(text);
    const auto now = loop_.now();
    if (!address) return limiter_.account_at({text}, now);
    Account account = limiter_.account_at(account_name(*address), now);
    AddressLimiter::set_unlimited(*account, contains(unlimited_, address->to_string()));
    return account;
}

AdmissionControl::AdmittedClient AdmissionControl::admit_operator(
    const std::string& client_address) {
    return {.account = account_at(client_address), .is_proxy = false, .socket = {}};
}

std::optional<AdmissionControl::AdmittedClient> AdmissionControl::admit(
    const std::string& client_address) {
    AdmittedClient client{.account = account_at(client_address),
                          .is_proxy = contains(proxies_, client_address),
                          .socket = {}};
    if (client.is_proxy) return client;
    const auto admitted = limiter_.admit_connection(*client.account, loop_.now());
    if (!admitted) {
        reject(client.account, admitted.error());
        return std::nullopt;
    }
    client.socket.emplace(client.account);
    return client;
}

bool AdmissionControl::expects_proxy_header(const std::string& client_address) const {
    return contains(tcp_proxies_, client_address);
}

void AdmissionControl::note_missing_header(const std::string& client_address) {
    reject(account_at(client_address), core::RejectReason::no_header);
}

void AdmissionControl::warn_untrusted_proxy(const AdmittedClient& client, const char* option,
                                            bool& has_warned) {
    if (std::exchange(has_warned, true)) return;
    log_.warn("event=looks_proxied address=" + AddressLimiter::address_of(*client.account).text +
              " option=" + option);
}

void AdmissionControl::note_unexpected_header(const AdmittedClient& client) {
    warn_untrusted_proxy(client, "--tcp-proxies", has_warned_header_);
}

AdmissionControl::Account AdmissionControl::account_of(
    const AdmittedClient& client, std::span<const std::string_view> forwarded_for) {
    if (forwarded_for.empty()) return client.account;
    if (!client.is_proxy) {
        warn_untrusted_proxy(client, "--proxies", has_warned_forwarded_);
        return client.account;
    }
    for (; !forwarded_for.empty(); forwarded_for = forwarded_for.first(forwarded_for.size() - 1)) {
        const std::string last(forwarded_for.back());
        if (!parsed(last)) break;
        if (!contains(proxies_, last)) return account_at(last);
    }
    return client.account;
}

std::optional<std::int64_t> AdmissionControl::request_delay(const Account& account, double price) {
    const auto wait_ms = limiter_.request_delay(*account, loop_.now(), price);
    if (!wait_ms) reject(account, core::RejectReason::requests);
    return wait_ms;
}

std::int64_t AdmissionControl::read_delay(const Account& account, std::size_t bytes,
                                          std::size_t messages) {
    return limiter_.read_delay(*account, loop_.now(), bytes, messages);
}

// Browsers say from which site a page comes, other programs say nothing.
bool AdmissionControl::is_allowed_origin(std::string_view origin, std::string_view host) const {
    if (origin.empty()) return true;
    const std::string from = texts::to_lower(origin);
    if (std::ranges::find(origins_, from) != origins_.end()) return true;
    const auto scheme = from.find("://");
    return scheme != std::string::npos &&
           std::string_view(from).substr(scheme + 3) == texts::to_lower(host);
}

Expected<void, core::RejectReason> AdmissionControl::admit_websocket(AdmittedClient& client,
                                                                     const Account& account,
                                                                     std::string_view origin,
                                                                     std::string_view host) {
    const auto admitted = [&]() -> Expected<void, core::RejectReason> {
        if (!is_allowed_origin(origin, host)) return core::RejectReason::origin;
        if (!limiter_.may_open_websocket(*account)) return core::RejectReason::silent;
        if (client.socket) return {};
        return limiter_.admit_connection(*account, loop_.now());
    }();
    if (!admitted) {
        reject(account, admitted.error());
    } else if (!client.socket) {
        client.socket.emplace(account);
    }
    return admitted;
}

}  // namespace vegas::shell
