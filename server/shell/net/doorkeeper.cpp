#include "server/shell/net/doorkeeper.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/system/error_code.hpp>
#include <stdexcept>
#include <utility>

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

Doorkeeper::Networks Doorkeeper::parse(const std::vector<std::string>& texts) {
    Networks networks;
    for (const auto& text : texts) {
        const auto network = core::Network::parse(text);
        if (!network) {
            throw std::runtime_error("'" + text + "' is neither an address nor a network");
        }
        networks.push_back(*network);
    }
    return networks;
}

bool Doorkeeper::have(const Networks& networks, std::string_view address) {
    return std::ranges::any_of(
        networks, [address](const core::Network& network) { return network.has(address); });
}

Doorkeeper::Doorkeeper(const core::Limits& limits, const Loop& loop, Log& log,
                       const Options& options)
    : accounts_(limits), loop_(loop), log_(log) {
    set(options);
}

void Doorkeeper::set(const Options& options) {
    Networks proxies = parse(options.proxies);
    Networks tcp_proxies = parse(options.tcp_proxies);
    Networks unlimited = parse(options.unlimited);
    proxies_ = std::move(proxies);
    tcp_proxies_ = std::move(tcp_proxies);
    unlimited_ = std::move(unlimited);
    origins_.clear();
    for (const auto& origin : options.origins) origins_.push_back(texts::lower(origin));
}

void Doorkeeper::turn_away(const Account& account, core::TurnedAway why) {
    if (const auto line = accounts_.turned_away(*account, why, loop_.now())) log_.warn(*line);
}

void Doorkeeper::turned_away(const core::Turned& what) {
    turn_away(accounts_.at(what.from, loop_.now()), what.why);
}

void Doorkeeper::offended(const Account& account) { Admission::offended(*account, loop_.now()); }

Doorkeeper::Account Doorkeeper::account_at(const std::string& text) {
    const auto address = parsed(text);
    const auto now = loop_.now();
    if (!address) return accounts_.at({text}, now);
    Account account = accounts_.at(account_name(*address), now);
    Admission::set_unlimited(*account, have(unlimited_, address->to_string()));
    return account;
}

Doorkeeper::Visitor Doorkeeper::admit_operator(const std::string& peer) {
    return {.account = account_at(peer), .is_proxy = false, .socket = {}};
}

std::optional<Doorkeeper::Visitor> Doorkeeper::admit(const std::string& peer) {
    Visitor visitor{.account = account_at(peer), .is_proxy = have(proxies_, peer), .socket = {}};
    if (visitor.is_proxy) return visitor;
    if (const auto why = accounts_.arrives(*visitor.account, loop_.now())) {
        turn_away(visitor.account, *why);
        return std::nullopt;
    }
    visitor.socket.emplace(visitor.account);
    return visitor;
}

bool Doorkeeper::begins_with_header(const std::string& peer) const {
    return have(tcp_proxies_, peer);
}

void Doorkeeper::miss_header(const std::string& peer) {
    turn_away(account_at(peer), core::TurnedAway::no_header);
}

void Doorkeeper::look_proxied(const Visitor& visitor, const char* option, bool& told) {
    if (std::exchange(told, true)) return;
    log_.warn("event=looks_proxied address=" + Admission::address_of(*visitor.account).text +
              " option=" + option);
}

void Doorkeeper::mark_header(const Visitor& visitor) {
    look_proxied(visitor, "--tcp-proxies", told_of_header_);
}

Doorkeeper::Account Doorkeeper::account_of(const Visitor& visitor,
                                           std::span<const std::string_view> forwarded_for) {
    if (forwarded_for.empty()) return visitor.account;
    if (!visitor.is_proxy) {
        look_proxied(visitor, "--proxies", told_of_forwarded_);
        return visitor.account;
    }
    for (; !forwarded_for.empty(); forwarded_for = forwarded_for.first(forwarded_for.size() - 1)) {
        const std::string last(forwarded_for.back());
        if (!parsed(last)) break;
        if (!have(proxies_, last)) return account_at(last);
    }
    return visitor.account;
}

std::optional<std::int64_t> Doorkeeper::wait_for_request(const Account& account, double price) {
    const auto wait_ms = accounts_.wait_for_request(*account, loop_.now(), price);
    if (!wait_ms) turn_away(account, core::TurnedAway::requests);
    return wait_ms;
}

std::int64_t Doorkeeper::wait_for_bytes(const Account& account, std::size_t bytes,
                                        std::size_t messages) {
    return accounts_.wait_for_bytes(*account, loop_.now(), bytes, messages);
}

// Browsers say from which site a page comes, other programs say nothing.
bool Doorkeeper::may_come_from(std::string_view origin, std::string_view host) const {
    if (origin.empty()) return true;
    const std::string from = texts::lower(origin);
    if (std::ranges::find(origins_, from) != origins_.end()) return true;
    const auto scheme = from.find("://");
    return scheme != std::string::npos &&
           std::string_view(from).substr(scheme + 3) == texts::lower(host);
}

std::optional<core::TurnedAway> Doorkeeper::opens_socket(Visitor& visitor, const Account& account,
                                                         std::string_view origin,
                                                         std::string_view host) {
    const auto why_not = [&]() -> std::optional<core::TurnedAway> {
        if (!may_come_from(origin, host)) return core::TurnedAway::origin;
        if (!accounts_.may_open_socket(*account)) return core::TurnedAway::silent;
        return visitor.socket ? std::nullopt : accounts_.arrives(*account, loop_.now());
    }();
    if (why_not) {
        turn_away(account, *why_not);
    } else if (!visitor.socket) {
        visitor.socket.emplace(account);
    }
    return why_not;
}

}  // namespace vegas::shell
