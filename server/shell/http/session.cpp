#include "server/shell/http/session.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/shell/http/header_values.hpp"
#include "server/shell/net/proxy_header.hpp"
#include "server/shell/ws/connection.hpp"

namespace vegas::shell {
namespace {

namespace beast = boost::beast;

using Stream = beast::basic_stream<tcp, Executor>;
using Parser = http::request_parser<http::string_body>;
using Response = http::response<http::span_body<const char>>;  // its bytes are the reply's

constexpr std::uint32_t kHeaderBytes = 8 * 1024;  // a browser sends 1 KiB
constexpr std::uint64_t kBodyBytes = 1024;        // nothing here takes a body
constexpr int kRequests = 100;                    // then the peer may connect again
constexpr std::chrono::seconds kRequestDeadline{10};
constexpr std::chrono::seconds kWriteDeadline{10};
constexpr std::size_t kSlowestBytesPerSecond = 16 * 1024;  // and so much longer for long bodies
constexpr std::chrono::seconds kLinger{2};
constexpr std::chrono::seconds kProxyDeadline{5};  // a proxy sends its header at once
constexpr std::size_t kProxyBytes = 1024;          // at a time

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

beast::string_view view(std::string_view text) { return {text.data(), text.size()}; }

// Its values, separated by commas: a header may come in several lines.
template <class Field>
std::string header(const Request& request, Field field) {
    std::string list;
    const auto [begin, end] = request.equal_range(field);
    for (auto it = begin; it != end; ++it) list.append(view(it->value())).push_back(',');
    return list;
}

HttpAnswer ask(HttpApi& api, Door door, const Request& request) {
    const auto protocols = header(request, http::field::sec_websocket_protocol);
    const auto languages = header(request, http::field::accept_language);
    const auto encodings = header(request, http::field::accept_encoding);
    const auto etags = header(request, http::field::if_none_match);
    return api.answer(door, {.method = view(request.method_string()),
                             .target = view(request.target()),
                             .upgrade = beast::websocket::is_upgrade(request),
                             .names_protocols = !protocols.empty(),
                             .protocols = protocols,
                             .accept_language = languages,
                             .accept_encoding = encodings,
                             .if_none_match = etags});
}

std::optional<HttpReply> reply_to_broken(error_code error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return error_reply(HttpRefusal::header_too_large, "the header is too large");
    }
    if (error == http::error::body_limit) {
        return error_reply(HttpRefusal::body_too_large, "the body is too large");
    }
    const bool gone = error == http::error::end_of_stream ||
                      error == http::error::partial_message || error == beast::error::timeout;
    const error_code http_error = http::error::bad_method;
    if (gone || error.category() != http_error.category()) return std::nullopt;
    return error_reply(HttpRefusal::bad_request, "not an HTTP request");
}

Response to_response(const HttpReply& reply, unsigned version, bool keep_alive, bool head) {
    Response response{http::int_to_status(reply.status), version};
    response.set(http::field::server, "vegasd");
    response.set(http::field::content_type, view(reply.content_type));
    response.set(http::field::cache_control, view(reply.cache));
    for (const auto& [name, value] : reply.headers) response.set(view(name), view(value));
    if (!reply.allow.empty()) response.set(http::field::allow, view(reply.allow));
    if (!reply.etag.empty()) response.set(http::field::etag, reply.etag);
    if (!reply.vary.empty()) response.set(http::field::vary, view(reply.vary));
    if (!reply.language.empty()) response.set(http::field::content_language, view(reply.language));
    if (!reply.encoding.empty()) response.set(http::field::content_encoding, view(reply.encoding));
    if (reply.status == 426) {
        response.set(http::field::upgrade, "websocket");
        response.set(http::field::connection, "upgrade");
    }
    if (reply.status == 503 || reply.status == 429) response.set(http::field::retry_after, "5");
    // What has not changed is not empty: its length would be that of the body left out.
    const auto body = reply.bytes();
    if (reply.status != 304) response.content_length(body.size());
    if (!head) response.body() = {body.data(), body.size()};
    response.keep_alive(keep_alive);
    return response;
}

// Closes so that the peer can read the last reply: a socket closed with unread input would reset
// it.
Task<void> close_gently(Stream& stream) {
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream.expires_after(kLinger);
    std::array<char, 2048> scrap;
    while (true) {
        const auto [error, bytes] = co_await stream.async_read_some(net::buffer(scrap), kTuple);
        if (error || bytes == 0) co_return;
    }
}

// The reply comes from within a call of ours or from elsewhere; the coroutine goes on afterwards.
Task<HttpReply> reply_of(const Later& later, Executor executor) {
    co_return co_await net::async_initiate<const net::use_awaitable_t<Executor>, void(HttpReply)>(
        [&later, executor](auto handler) {
            const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            later([waiting, executor](HttpReply reply) {
                net::post(executor, [waiting, reply = std::move(reply)]() mutable {
                    std::move (*waiting)(std::move(reply));
                });
            });
        },
        net::use_awaitable_t<Executor>{});
}

// REQUIRES: the bytes of the body live until it is done.
Task<error_code> write(Stream& stream, Response response, Counter& sent) {
    const auto size = response.body().size();
    stream.expires_after(kWriteDeadline + std::chrono::seconds(size / kSlowestBytesPerSecond));
    const auto [error, bytes] = co_await http::async_write(stream, response, kTuple);
    sent.Increment(static_cast<double>(bytes));
    co_return error;
}

ConnectionKind kind_of(Door door) {
    return door == Door::players ? ConnectionKind::http : ConnectionKind::admin;
}

void count(const Metrics& metrics, Door door, const HttpReply& reply) {
    if (door == Door::admin) return;
    metrics.http_requests().Increment();
    if (reply.refusal) metrics.http_refusals(*reply.refusal).Increment();
    if (reply.refusal == HttpRefusal::connection_limit) {
        metrics.limits_hit(core::Bound::connections).Increment();
    }
}

// The addresses for which proxies speak, the last one's last.
std::vector<std::string_view> parts_of(std::string_view list) {
    std::vector<std::string_view> parts;
    while (!list.empty()) {
        if (const auto part = trimmed(take_part(list, ',')); !part.empty()) parts.push_back(part);
    }
    return parts;
}

// Its turn among the requests of its address. False: it is refused.
Task<bool> wait_for_turn(Stream& stream, Doorkeeper& doorkeeper, const Doorkeeper::Account& account,
                         double price) {
    const auto wait_ms = doorkeeper.wait_for_request(account, price);
    if (!wait_ms) co_return false;
    if (*wait_ms > 0) {
        Timer turn(stream.get_executor(), std::chrono::milliseconds(*wait_ms));
        co_await turn.async_wait(kTuple);
    }
    co_return true;
}

HttpReply reply_to_turned_away(core::TurnedAway why) {
    if (why == core::TurnedAway::origin) {
        return error_reply(HttpRefusal::origin_not_allowed,
                           "pages of other sites may not open connections to this server");
    }
    return error_reply(HttpRefusal::rate_limited, "too many connections from your address");
}

std::string_view begun(const beast::flat_buffer& buffer) {
    return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

// For whom a proxy says that the connection is; nothing: it is to be dropped.
Task<std::optional<Doorkeeper::Visitor>> read_visitor(Stream& stream, beast::flat_buffer& buffer,
                                                      Doorkeeper& doorkeeper) {
    error_code error;
    const std::string peer = stream.socket().remote_endpoint(error).address().to_string();
    ProxyHeader header;
    stream.expires_after(kProxyDeadline);
    while (header.state == ProxyHeader::State::unfinished) {
        const auto [failed, bytes] =
            co_await stream.async_read_some(buffer.prepare(kProxyBytes), kTuple);
        buffer.commit(bytes);
        // A proxy may see whether we are there, and say nothing.
        if (failed && buffer.size() == 0) co_return std::nullopt;
        header = read_proxy_header(begun(buffer));
        if (failed) break;
    }
    if (header.state != ProxyHeader::State::whole) {
        doorkeeper.miss_header(peer);
        co_return std::nullopt;
    }
    buffer.consume(header.bytes);
    co_return doorkeeper.admit(header.client.value_or(peer));
}

Task<void> serve(Socket socket, Door door, Site site, std::optional<Doorkeeper::Visitor> known,
                 Slot slot, Slot first, std::shared_ptr<std::size_t> unanswered) {
    Doorkeeper& doorkeeper = site.connections.doorkeeper;
    const Metrics& metrics = site.connections.metrics;
    const Present present(metrics.connections(kind_of(door)));
    Counter& sent = metrics.sent_bytes(kind_of(door));
    Stream stream(std::move(socket));
    std::optional<Slot> asks(std::move(first));
    beast::flat_buffer buffer(kHeaderBytes + kBodyBytes);
    if (!known) {
        auto read = co_await read_visitor(stream, buffer, doorkeeper);
        if (!read) co_return;
        known.emplace(*std::move(read));
    }
    Doorkeeper::Visitor visitor = *std::move(known);
    for (int served = 1; served <= kRequests; ++served) {
        Parser parser;
        parser.header_limit(kHeaderBytes);
        parser.body_limit(kBodyBytes);
        stream.expires_after(kRequestDeadline);
        const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kTuple);
        metrics.received_bytes(kind_of(door)).Increment(static_cast<double>(bytes));
        if (error) {
            if (begins_with_proxy_header(begun(buffer))) doorkeeper.mark_header(visitor);
            const auto reply = reply_to_broken(error);
            if (!reply) co_return;
            count(metrics, door, *reply);
            co_await write(stream, to_response(*reply, 11, false, false), sent);
            break;
        }
        if (!asks) asks.emplace(unanswered);
        const auto request = parser.release();
        const auto forwarded = header(request, "X-Forwarded-For");
        const auto account = doorkeeper.account_of(visitor, parts_of(forwarded));
        if (door == Door::players &&
            !co_await wait_for_turn(stream, doorkeeper, account,
                                    HttpApi::price(view(request.target())))) {
            const auto reply = error_reply(HttpRefusal::rate_limited, "too many requests");
            count(metrics, door, reply);
            co_await write(stream, to_response(reply, request.version(), false, false), sent);
            break;
        }
        auto answer = ask(site.api, door, request);
        if (const auto* upgrade = std::get_if<Upgrade>(&answer)) {
            // Whoever sends frames before the handshake is answered does not speak the protocol.
            if (buffer.size() > 0) break;
            const auto why_not =
                doorkeeper.opens_socket(visitor, account, view(request[http::field::origin]),
                                        view(request[http::field::host]));
            if (!why_not) {
                open_connection(stream.release_socket(), request, *upgrade, site.connections,
                                std::move(slot), *std::move(visitor.socket));
                co_return;
            }
            answer = reply_to_turned_away(*why_not);
        }
        if (const auto* later = std::get_if<Later>(&answer)) {
            answer = co_await reply_of(*later, stream.get_executor());
        }
        const bool keep = request.keep_alive() && served < kRequests && !site.api.draining();
        const bool head = request.method() == http::verb::head;
        const auto& reply = std::get<HttpReply>(answer);
        count(metrics, door, reply);
        auto response = to_response(reply, request.version(), keep, head);
        if (co_await write(stream, std::move(response), sent)) co_return;
        asks.reset();
        if (!keep) break;
    }
    co_await close_gently(stream);
}

}  // namespace

void start_http_session(Socket socket, Door door, Site site,
                        std::optional<Doorkeeper::Visitor> visitor, Slot slot,
                        std::shared_ptr<std::size_t> unanswered) {
    const auto executor = socket.get_executor();
    Slot first(unanswered);
    net::co_spawn(executor,
                  serve(std::move(socket), door, site, std::move(visitor), std::move(slot),
                        std::move(first), std::move(unanswered)),
                  [&log = site.connections.log](const std::exception_ptr& broken) {
                      if (broken) log.error("event=http_session_broken");
                  });
}

}  // namespace vegas::shell
