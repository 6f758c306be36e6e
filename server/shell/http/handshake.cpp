#include "server/shell/http/handshake.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/shell/http/header_values.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kWebSocketVersion = "13";
constexpr std::size_t kKeyCharacters = 24;  // 16 bytes in base64
constexpr std::size_t kLongestShown = 100;  // of a value that somebody sent

std::string_view text_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

boost::beast::string_view beast_view(std::string_view text) { return {text.data(), text.size()}; }

// So that it can stand in JSON, in a log and on a terminal.
std::string shown(std::string_view value) {
    std::string text(value.substr(0, kLongestShown));
    std::ranges::replace_if(
        text, [](char c) { return c < ' ' || c > '~'; }, '?');
    return value.size() > kLongestShown ? text + "..." : text;
}

HandshakeFault fault(HttpRefusal refusal, std::string_view header, std::string_view value,
                     std::string_view compared_with) {
    return {.refusal = refusal,
            .header = header,
            .value = shown(value),
            .compared_with = shown(compared_with)};
}

HandshakeFault with_message(HandshakeFault fault, std::string message) {
    fault.message = std::move(message);
    return fault;
}

std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

std::optional<HandshakeFault> two_lines_fault(const BeastRequest& request,
                                              std::string_view header) {
    const auto [begin, end] = request.equal_range(beast_view(header));
    if (begin == end || std::next(begin) == end) return std::nullopt;
    auto two = fault(HttpRefusal::bad_request, header, text_of(begin->value()),
                     text_of(std::next(begin)->value()));
    const auto message = "the request has two " + std::string(header) + " lines, " +
                         in_quotes(two.value) + " and " + in_quotes(two.compared_with);
    return with_message(std::move(two), message);
}

std::optional<HandshakeFault> coding_fault(const BeastRequest& request) {
    constexpr std::string_view kHeader = "Transfer-Encoding", kTaken = "chunked";
    const auto lines = values_of(request, kHeader);
    if (lines.empty()) return std::nullopt;
    const auto coding = trimmed(std::string_view(lines).substr(0, lines.size() - 1));
    if (equals_lower_case(kTaken, coding)) return std::nullopt;
    auto unknown = fault(HttpRefusal::unsupported_transfer_encoding, kHeader, coding, kTaken);
    const auto message = "the transfer coding is " + in_quotes(unknown.value) +
                         ", and this server reads only " + in_quotes(kTaken);
    return with_message(std::move(unknown), message);
}

HandshakeFault not_a_host(std::string_view text) {
    auto wrong = fault(HttpRefusal::bad_request, "Host", text, "name:port");
    const auto message = "Host is " + in_quotes(wrong.value) +
                         ", and not a name or an address with or without a port, as in " +
                         in_quotes(wrong.compared_with);
    return with_message(std::move(wrong), message);
}

// A target that has the host in it, as those of requests to proxies do: its host counts. RFC 9112
// 3.2.2.
std::optional<HandshakeFault> split_target(Handshake& handshake) {
    const auto site = handshake.target.find("://");
    if (site == handshake.target.npos || handshake.target.starts_with('/')) return std::nullopt;
    const auto end =
        std::min(handshake.target.find_first_of("/?", site + 3), handshake.target.size());
    const auto text = handshake.target.substr(0, end);
    const auto named = Site::parse(text);
    if (!named || (handshake.host && !named->is_at(*handshake.host))) {
        auto other = fault(HttpRefusal::bad_request, "Host", handshake.host_text, text);
        const auto message = "Host is " + in_quotes(other.value) +
                             ", and the target of the request " + in_quotes(other.compared_with);
        return with_message(std::move(other), message);
    }
    handshake.host = named->authority;
    if (handshake.host_text.empty()) handshake.host_text = text.substr(site + 3);
    handshake.target.remove_prefix(end);
    if (!handshake.target.starts_with('/')) handshake.target = "/";
    return std::nullopt;
}

std::optional<HandshakeFault> read_host(const BeastRequest& request, Handshake& handshake) {
    constexpr unsigned kHttp11 = 11;
    if (const auto it = request.find(http::field::host); it != request.end()) {
        handshake.host_text = text_of(it->value());
        handshake.host = Authority::parse(handshake.host_text);
        if (!handshake.host) return not_a_host(handshake.host_text);
    } else if (request.version() >= kHttp11) {
        return with_message(fault(HttpRefusal::bad_request, "Host", "", "HTTP/1.1"),
                            "a request of HTTP/1.1 needs a Host line");
    }
    return split_target(handshake);
}

bool has_word(std::string_view list, std::string_view lower_case) {
    while (!list.empty()) {
        if (equals_lower_case(lower_case, trimmed(split_off(list, ',')))) return true;
    }
    return false;
}

bool is_websocket_key(std::string_view text) {
    const auto digits = text.substr(0, kKeyCharacters - 2);
    return text.size() == kKeyCharacters && text.ends_with("==") &&
           std::ranges::all_of(digits, [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                      c == '+' || c == '/';
           });
}

}  // namespace

std::string values_of(const BeastRequest& request, std::string_view name) {
    std::string list;
    const auto [begin, end] = request.equal_range(beast_view(name));
    for (auto it = begin; it != end; ++it) list.append(text_of(it->value())).push_back(',');
    return list;
}

HttpRequest Handshake::request() const {
    const bool names_protocols = protocols.find_first_not_of(", \t") != std::string::npos;
    return {.method = method,
            .target = target,
            .upgrade = asks_for_websocket,
            .names_protocols = names_protocols,
            .protocols = protocols,
            .accept_language = languages,
            .accept_encoding = encodings,
            .if_none_match = etags,
            .is_navigation = is_navigation,
            .base_url = base_url};
}

std::string HandshakeFault::log_fields() const {
    auto fields =
        field("header", header) + field("value", value) + field("compared_with", compared_with);
    if (!option.empty()) fields += field("option", option);
    return fields;
}

Expected<Handshake, HandshakeFault> read_handshake(const BeastRequest& request) {
    for (const std::string_view header : {"Host", "Origin"}) {
        if (auto two = two_lines_fault(request, header)) return *std::move(two);
    }
    if (auto unknown = coding_fault(request)) return *std::move(unknown);
    Handshake handshake{
        .method = text_of(request.method_string()),
        .target = text_of(request.target()),
        .origin = text_of(request[http::field::origin]),
        .asks_for_websocket = has_word(values_of(request, "Connection"), "upgrade") &&
                              has_word(values_of(request, "Upgrade"), "websocket"),
        .protocols = values_of(request, "Sec-WebSocket-Protocol"),
        .languages = values_of(request, "Accept-Language"),
        .encodings = values_of(request, "Accept-Encoding"),
        .etags = values_of(request, "If-None-Match"),
        .is_navigation = text_of(request["Sec-Fetch-Mode"]) == "navigate"};
    if (auto wrong = read_host(request, handshake)) return *std::move(wrong);
    return handshake;
}

std::optional<HandshakeFault> websocket_fault(const BeastRequest& request) {
    if (request.version() < 11) {
        return with_message(fault(HttpRefusal::bad_request, "Upgrade", "HTTP/1.0", "HTTP/1.1"),
                            "a WebSocket needs a request of HTTP/1.1, and this is HTTP/1.0");
    }
    constexpr std::string_view kVersion = "Sec-WebSocket-Version", kKey = "Sec-WebSocket-Key";
    for (const auto header : {kVersion, kKey}) {
        if (auto two = two_lines_fault(request, header)) return two;
    }
    const auto version = text_of(request[http::field::sec_websocket_version]);
    if (version != kWebSocketVersion) {
        auto other = fault(HttpRefusal::upgrade_required, kVersion, version, kWebSocketVersion);
        const auto message = "the version of the WebSocket is " + in_quotes(other.value) +
                             ", and this server speaks " + in_quotes(kWebSocketVersion);
        return with_message(std::move(other), message);
    }
    const auto key = text_of(request[http::field::sec_websocket_key]);
    if (!is_websocket_key(key)) {
        auto wrong = fault(HttpRefusal::bad_request, kKey, key, "16 bytes in base64");
        const auto message =
            "Sec-WebSocket-Key is " + in_quotes(wrong.value) + ", and not " + wrong.compared_with;
        return with_message(std::move(wrong), message);
    }
    return std::nullopt;
}

void normalize_upgrade(BeastRequest& request) {
    request.erase(http::field::connection);
    request.erase(http::field::upgrade);
    request.set(http::field::connection, "Upgrade");
    request.set(http::field::upgrade, "websocket");
}

HandshakeFault host_fault(const Handshake& handshake, const std::string& reached) {
    auto other = fault(HttpRefusal::host_not_allowed, "Host", handshake.host_text, reached);
    other.reason = core::RejectReason::host;
    other.option = "--origins";
    const auto message =
        "the request is for " + in_quotes(other.value) + " and reached the server at " +
        in_quotes(reached) +
        ", which goes by its addresses, localhost, its machine's name and the sites of its "
        "setting origins; its operator permits a name by --origins http://" +
        other.value;
    return with_message(std::move(other), message);
}

HandshakeFault origin_fault(const Handshake& handshake) {
    auto other =
        fault(HttpRefusal::origin_not_allowed, "Origin", handshake.origin, handshake.host_text);
    other.reason = core::RejectReason::origin;
    other.option = "--origins";
    const auto message = "a page of " + in_quotes(other.value) +
                         " may not open connections to this server, which the request calls " +
                         in_quotes(other.compared_with) +
                         "; its operator permits a site by --origins";
    return with_message(std::move(other), message);
}

}  // namespace vegas::shell
