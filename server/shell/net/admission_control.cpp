#include "server/shell/net/admission_control.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <utility>

#include "engine/assert.hpp"
#include "server/shell/net/forwarded_for.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {

namespace ip = boost::asio::ip;

namespace {

constexpr std::string_view kForwardedFor = "X-Forwarded-For";
constexpr std::size_t kLongestLogged = 100;  // of what a proxy wrote
constexpr std::string_view kBlanks = " \t";

core::Address account_name(ip::address address) {
    if (address.is_v6()) {
        ip::address_v6 v6 = address.to_v6();
        v6.scope_id(0);
        address = v6;
    }
    const auto network = core::Network::parse(address.to_string());
    ASSERT(network);
    return {network->truncate_to_account().text()};
}

// Removes and returns the last part of a list, without blanks. Empty parts do not count.
std::string_view take_last(std::string_view& list) {
    const auto end = list.find_last_not_of(", \t");
    list = list.substr(0, end == list.npos ? 0 : end + 1);
    const auto comma = list.rfind(',');
    auto part = list.substr(comma == list.npos ? 0 : comma + 1);
    list.remove_suffix(part.size());
    part.remove_prefix(std::min(part.find_first_not_of(kBlanks), part.size()));
    return part;
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
    for (const auto& origin : options.origins) {
        if (auto site = Site::parse(origin)) origins_.push_back(*std::move(site));
    }
    host_names_ = options.host_names;
}

void AdmissionControl::reject(const Account& account, core::RejectReason why,
                              std::string_view details) {
    if (const auto line = limiter_.note_rejection(*account, why, loop_.now(), details)) {
        log_.warn(*line);
    }
}

void AdmissionControl::note_rejection(const core::Rejection& what) {
    reject(limiter_.account_at(what.from, loop_.now()), what.why);
}

AdmissionControl::Account AdmissionControl::account_at(const std::string& text) {
    const auto address = parse_address(text);
    const auto now = loop_.now();
    if (!address) return limiter_.account_at({text}, now);
    Account account = limiter_.account_at(account_name(*address), now);
    AddressLimiter::set_unlimited(*account, contains(unlimited_, address->to_string()));
    return account;
}

AdmissionControl::AdmittedClient AdmissionControl::admit_operator(
    const std::string& client_address) {
    return {.account = account_at(client_address),
            .is_proxy = contains(proxies_, client_address),
            .socket = {}};
}

AdmissionControl::Admission AdmissionControl::admit(const std::string& client_address) {
    AdmittedClient client{.account = account_at(client_address),
                          .is_proxy = contains(proxies_, client_address),
                          .socket = {}};
    if (client.is_proxy) return client;
    const auto admitted = limiter_.admit_connection(*client.account, loop_.now());
    if (!admitted) {
        reject(client.account, admitted.error().why);
        return admitted.error();
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

void AdmissionControl::warn_unnamed_client(const Account& proxy, UnnamedClient why,
                                           std::string_view header, std::string_view value) {
    if (!AddressLimiter::note_unnamed_client(*proxy, why)) return;
    auto line = "event=client_unnamed why=" + std::string(word_of(why)) +
                field("proxy", AddressLimiter::address_of(*proxy).text) + field("header", header);
    if (!value.empty()) line += field("value", value.substr(0, kLongestLogged));
    log_.warn(line);
}

AdmissionControl::Account AdmissionControl::account_of(const AdmittedClient& client,
                                                       const Forwarded& forwarded) {
    auto list = forwarded.addresses;
    auto part = take_last(list);
    if (!client.is_proxy) {
        if (!part.empty()) warn_untrusted_proxy(client, "--proxies", has_warned_forwarded_);
        return client.account;
    }
    if (part.empty() && forwarded.asks_for_websocket) {
        const bool has_other = !forwarded.other_header.empty();
        warn_unnamed_client(client.account,
                            has_other ? UnnamedClient::other_header : UnnamedClient::no_header,
                            has_other ? forwarded.other_header : kForwardedFor, {});
    }
    std::string text;
    for (; !part.empty(); part = take_last(list)) {
        const auto address = parse_forwarded(part);
        if (!address) {
            warn_unnamed_client(client.account, UnnamedClient::not_an_address, kForwardedFor, part);
            return client.account;
        }
        text = address->to_string();
        if (!contains(proxies_, text)) break;
    }
    return text.empty() ? client.account : account_at(text);
}

bool AdmissionControl::serves_host(const AdmittedClient& client,
                                   const std::optional<Authority>& host) const {
    if (client.is_proxy || !host || host->is_address) return true;
    const std::string& name = host->name;
    return name == "localhost" || name.ends_with(".localhost") ||
           std::ranges::find(host_names_, name) != host_names_.end() ||
           std::ranges::any_of(origins_,
                               [&name](const Site& site) { return site.authority.name == name; });
}

std::string AdmissionControl::base_url(const AdmittedClient& client,
                                       const RequestAddress& by) const {
    if (!by.host) return {};
    const auto own =
        std::ranges::find_if(origins_, [&by](const Site& site) { return site.is_at(*by.host); });
    const bool is_named = client.is_proxy && (by.scheme == "http" || by.scheme == "https");
    std::string url(is_named ? by.scheme : own == origins_.end() ? "http" : own->scheme);
    url.append("://").append(by.host->text());
    if (client.is_proxy && is_url_path(by.path)) url.append(by.path);
    if (!url.ends_with('/')) url.push_back('/');
    return url;
}

void AdmissionControl::note_refused_request(const Account& account, core::RejectReason why,
                                            std::string_view details) {
    reject(account, why, details);
}

std::optional<std::int64_t> AdmissionControl::request_delay(const Account& account, double price) {
    const auto wait_ms = limiter_.request_delay(*account, loop_.now(), price);
    if (!wait_ms) reject(account, core::RejectReason::requests);
    return wait_ms;
}

std::int64_t AdmissionControl::read_delay(CountedSocket& socket, std::size_t bytes,
                                          std::size_t messages) {
    return limiter_.read_delay(socket, loop_.now(), bytes, messages);
}

std::int64_t AdmissionControl::extra_frames_delay(CountedSocket& socket, std::size_t frames) {
    return AddressLimiter::extra_frames_delay(socket, loop_.now(), frames);
}

// Browsers say from which site a page comes, other programs say nothing.
bool AdmissionControl::is_allowed_origin(std::string_view origin,
                                         const std::optional<Authority>& host) const {
    if (origin.empty()) return true;
    const auto site = Site::parse(origin);
    if (!site) return false;
    return std::ranges::find(origins_, *site) != origins_.end() || (host && site->is_at(*host));
}

Expected<void, ConnectionRefusal> AdmissionControl::admit_websocket(AdmittedClient& client,
                                                                    const Account& account) {
    const auto admitted = [&]() -> Expected<void, ConnectionRefusal> {
        if (const auto may = limiter_.admit_websocket(*account); !may || client.socket) return may;
        return limiter_.admit_connection(*account, loop_.now());
    }();
    if (!admitted) {
        reject(account, admitted.error().why);
    } else if (!client.socket) {
        client.socket.emplace(account);
    }
    return admitted;
}

}  // namespace vegas::shell
