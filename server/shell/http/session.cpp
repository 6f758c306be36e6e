#include "server/shell/http/session.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/shell/http/handshake.hpp"
#include "server/shell/http/turned_away.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/net/proxy_header.hpp"
#include "server/shell/ws/connection.hpp"

namespace vegas::shell {
namespace {

namespace beast = boost::beast;

using HttpStream = beast::basic_stream<tcp, Executor>;
using HttpParser = http::request_parser<http::string_body>;
using BeastResponse = http::response<http::span_body<const char>>;  // its bytes are the reply's

constexpr std::uint32_t kHeaderBytes = 16 * 1024;  // a browser sends 1 KiB, with cookies more
constexpr std::uint64_t kBodyBytes = 1024;         // nothing here takes a body
constexpr int kRequests = 100;                     // then the peer may connect again
constexpr std::chrono::seconds kRequestDeadline{10};
constexpr std::chrono::seconds kTurnedAwayDeadline{2};  // of a client that is not admitted
constexpr std::chrono::seconds kWriteDeadline{10};
constexpr std::size_t kSlowestBytesPerSecond = 16 * 1024;  // and so much longer for long bodies
constexpr std::chrono::seconds kLinger{2};
constexpr std::chrono::seconds kProxyDeadline{5};  // a proxy sends its header at once
constexpr std::size_t kProxyBytes = 1024;          // at a time

beast::string_view view(std::string_view text) { return {text.data(), text.size()}; }

std::optional<HttpReply> reply_to_invalid(error_code error) {
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

BeastResponse to_response(const HttpReply& reply, unsigned version, bool keep_alive, bool head) {
    BeastResponse response{http::int_to_status(reply.status), version};
    response.set(http::field::server, "vegasd");
    response.set(http::field::content_type, view(reply.content_type));
    response.set(http::field::cache_control, view(reply.cache));
    for (const auto& [name, value] : reply.headers) response.set(view(name), view(value));
    const auto& [name_of_status, value_of_status] = reply.header_of_status;
    if (!name_of_status.empty()) response.set(view(name_of_status), value_of_status);
    if (!reply.etag.empty()) response.set(http::field::etag, reply.etag);
    if (!reply.vary.empty()) response.set(http::field::vary, view(reply.vary));
    if (!reply.language.empty()) response.set(http::field::content_language, view(reply.language));
    if (!reply.encoding.empty()) response.set(http::field::content_encoding, view(reply.encoding));
    if (reply.status == 426) {
        response.set(http::field::upgrade, "websocket");
        response.set(http::field::connection, "upgrade");
        response.set(http::field::sec_websocket_version, "13");
    }
    if (reply.status == 503 || reply.status == 429) {
        const auto refusal = reply.refusal.value_or(ReplyRefusal{});
        response.set(http::field::retry_after, std::to_string(refusal.retry_after_s));
    }
    // What has not changed is not empty: its length would be that of the body left out.
    const auto body = reply.bytes();
    if (reply.status != 304) response.content_length(body.size());
    if (!head) response.body() = {body.data(), body.size()};
    response.keep_alive(keep_alive);
    return response;
}

// Closes so that the peer can read the last reply: a socket closed with unread input would reset
// it.
Task<void> close_gracefully(HttpStream& stream) {
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
Task<HttpReply> await_reply(const DeferredReply& deferred, Executor executor) {
    co_return co_await net::async_initiate<const net::use_awaitable_t<Executor>, void(HttpReply)>(
        [&deferred, executor](auto handler) {
            const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            deferred([waiting, executor](HttpReply reply) {
                net::post(executor, [waiting, reply = std::move(reply)]() mutable {
                    std::move (*waiting)(std::move(reply));
                });
            });
        },
        net::use_awaitable_t<Executor>{});
}

// REQUIRES: the bytes of the body live until it is done.
Task<error_code> write(HttpStream& stream, BeastResponse response, Counter& sent) {
    const auto size = response.body().size();
    stream.expires_after(kWriteDeadline + std::chrono::seconds(size / kSlowestBytesPerSecond));
    const auto [error, bytes] = co_await http::async_write(stream, response, kTuple);
    sent.Increment(static_cast<double>(bytes));
    co_return error;
}

ConnectionKind kind_of(ListenerRole role) {
    return role == ListenerRole::players ? ConnectionKind::http : ConnectionKind::admin;
}

void count(const Metrics& metrics, ListenerRole role, const HttpReply& reply) {
    if (role == ListenerRole::admin) return;
    metrics.http_requests().Increment();
    if (!reply.refusal) return;
    metrics.http_refusals(reply.refusal->why).Increment();
    if (reply.refusal->why == HttpRefusal::connection_limit) {
        metrics.limits_hit(core::LimitKind::connections).Increment();
    }
}

// Headers in which proxies name clients too. They do not count: a proxy that writes none of them
// passes on what its client wrote there.
std::string_view other_client_header(const BeastRequest& request) {
    for (const std::string_view name : {"Forwarded", "X-Real-IP", "X-Client-IP"}) {
        if (request.count(view(name)) > 0) return name;
    }
    return {};
}

AdmissionControl::Account account_of(AdmissionControl& admission,
                                     const AdmissionControl::AdmittedClient& client,
                                     const BeastRequest& request,
                                     const Expected<Handshake, HandshakeFault>& handshake) {
    const auto addresses = values_of(request, "X-Forwarded-For");
    return admission.account_of(client,
                                {.addresses = addresses,
                                 .other_header = other_client_header(request),
                                 .asks_for_websocket = handshake && handshake->asks_for_websocket});
}

// Its turn among the requests of its address. False: it is refused.
Task<bool> throttle(HttpStream& stream, AdmissionControl& admission,
                    const AdmissionControl::Account& account, double price) {
    const auto wait_ms = admission.request_delay(account, price);
    if (!wait_ms) co_return false;
    if (*wait_ms > 0) {
        Timer turn(stream.get_executor(), std::chrono::milliseconds(*wait_ms));
        co_await turn.async_wait(kTuple);
    }
    co_return true;
}

constexpr ConnectionRefusal kTooManyRequests{.why = core::RejectReason::requests,
                                             .retry_after_ms = AddressLimiter::kShortestRetryMs};

HttpReply reply_to_rejected(const BeastRequest& request, const ConnectionRefusal& refusal) {
    const auto accept = values_of(request, "Accept");
    const auto languages = values_of(request, "Accept-Language");
    return turned_away_reply({.why = refusal.why,
                              .retry_after_ms = refusal.retry_after_ms,
                              .accept = accept,
                              .accept_language = languages});
}

// The headers of a request that is for this server.
Expected<Handshake, HandshakeFault> take_handshake(const BeastRequest& request,
                                                   const AdmissionControl& admission,
                                                   const AdmissionControl::AdmittedClient& client,
                                                   const HttpStream& stream) {
    auto handshake = read_handshake(request);
    if (!handshake) return handshake;
    if (admission.serves_host(client, handshake->host)) {
        handshake->base_url =
            admission.base_url(client, {.host = handshake->host,
                                        .scheme = text_of(request["X-Forwarded-Proto"]),
                                        .path = text_of(request["X-Forwarded-Prefix"])});
        return handshake;
    }
    error_code ignored;
    const auto here = stream.socket().local_endpoint(ignored);
    return host_fault(*handshake, authority(here.address().to_string(), here.port()));
}

HttpReply refuse(AdmissionControl& admission, const AdmissionControl::Account& account,
                 const HandshakeFault& fault) {
    admission.note_refused_request(account, fault.reason, fault.log_fields());
    return error_reply(fault.refusal, fault.message);
}

// Browsers hide from a page why its WebSocket was refused. They name the page's site in a POST too,
// so a page can ask.
HttpResult handle(HttpHandler& api, ListenerRole role, const Handshake& handshake,
                  AdmissionControl& admission, const AdmissionControl::Account& account) {
    const bool asks_why =
        role == ListenerRole::players && handshake.method == "POST" && handshake.target == "/ws";
    if (asks_why && !admission.is_allowed_origin(handshake.origin, handshake.host)) {
        return refuse(admission, account, origin_fault(handshake));
    }
    return api.handle(role, handshake.request());
}

// Why a WebSocket that the API would open is not opened. nullopt: the client has its socket.
std::optional<HttpReply> refuse_upgrade(const BeastRequest& request, const Handshake& handshake,
                                        AdmissionControl& admission,
                                        AdmissionControl::AdmittedClient& client,
                                        const AdmissionControl::Account& account) {
    auto fault = websocket_fault(request);
    if (!fault && !admission.is_allowed_origin(handshake.origin, handshake.host)) {
        fault = origin_fault(handshake);
    }
    if (fault) return refuse(admission, account, *fault);
    const auto admitted = admission.admit_websocket(client, account);
    return admitted ? std::nullopt : std::optional(reply_to_rejected(request, admitted.error()));
}

// Reads its request and says why it is not admitted. A socket closed at once would reset it.
Task<void> turn_away(HttpStream& stream, beast::flat_buffer& buffer,
                     const ConnectionRefusal& refusal, const Metrics& metrics) {
    HttpParser parser;
    parser.header_limit(kHeaderBytes);
    parser.body_limit(kBodyBytes);
    stream.expires_after(kTurnedAwayDeadline);
    const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kTuple);
    if (error) co_return;
    const auto& request = parser.get();
    const auto reply = reply_to_rejected(request, refusal);
    count(metrics, ListenerRole::players, reply);
    const bool head = request.method() == http::verb::head;
    co_await write(stream, to_response(reply, request.version(), false, head),
                   metrics.sent_bytes(ConnectionKind::http));
    co_await close_gracefully(stream);
}

std::string_view buffered(const beast::flat_buffer& buffer) {
    return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

// For whom a proxy says that the connection is; nothing: it is to be dropped.
Task<std::optional<AdmissionControl::Admission>> read_proxied_client(HttpStream& stream,
                                                                     beast::flat_buffer& buffer,
                                                                     AdmissionControl& admission) {
    error_code error;
    const std::string client_address = stream.socket().remote_endpoint(error).address().to_string();
    ProxyHeader header;
    stream.expires_after(kProxyDeadline);
    while (header.status == ProxyHeader::Status::unfinished) {
        const auto [failed, bytes] =
            co_await stream.async_read_some(buffer.prepare(kProxyBytes), kTuple);
        buffer.commit(bytes);
        // A proxy may see whether we are there, and say nothing.
        if (failed && buffer.size() == 0) co_return std::nullopt;
        header = read_proxy_header(buffered(buffer));
        if (failed) break;
    }
    if (header.status != ProxyHeader::Status::whole) {
        admission.note_missing_header(client_address);
        co_return std::nullopt;
    }
    buffer.consume(header.bytes);
    co_return admission.admit(header.client.value_or(client_address));
}

// The client to be served; nothing: the connection ends here.
Task<std::optional<AdmissionControl::AdmittedClient>> admitted_client(
    HttpStream& stream, beast::flat_buffer& buffer,
    std::optional<AdmissionControl::Admission> known, const ConnectionParts& parts) {
    if (!known) {
        auto read = co_await read_proxied_client(stream, buffer, parts.admission);
        if (!read) co_return std::nullopt;
        known.emplace(*std::move(read));
    }
    if (*known) co_return **std::move(known);
    const ConnectionRefusal refusal = known->error();
    if (refusal.is_answered) co_await turn_away(stream, buffer, refusal, parts.metrics);
    co_return std::nullopt;
}

Task<void> serve(TcpSocket socket, ListenerRole role, SessionParts parts,
                 std::optional<AdmissionControl::Admission> known, ConnectionSlot slot,
                 ConnectionSlot first, std::shared_ptr<std::size_t> pending_requests) {
    AdmissionControl& admission = parts.connections.admission;
    const Metrics& metrics = parts.connections.metrics;
    const GaugeGuard guard(metrics.connections(kind_of(role)));
    Counter& sent = metrics.sent_bytes(kind_of(role));
    HttpStream stream(std::move(socket));
    std::optional<ConnectionSlot> pending(std::move(first));
    beast::flat_buffer buffer(kHeaderBytes + kBodyBytes);
    auto found = co_await admitted_client(stream, buffer, std::move(known), parts.connections);
    if (!found) co_return;
    AdmissionControl::AdmittedClient client = *std::move(found);
    for (int served = 1; served <= kRequests; ++served) {
        HttpParser parser;
        parser.header_limit(kHeaderBytes);
        parser.body_limit(kBodyBytes);
        stream.expires_after(kRequestDeadline);
        const auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kTuple);
        metrics.received_bytes(kind_of(role)).Increment(static_cast<double>(bytes));
        if (error) {
            if (has_proxy_header(buffered(buffer))) admission.note_unexpected_header(client);
            const auto reply = reply_to_invalid(error);
            if (!reply) co_return;
            count(metrics, role, *reply);
            co_await write(stream, to_response(*reply, 11, false, false), sent);
            break;
        }
        if (!pending) pending.emplace(pending_requests);
        auto request = parser.release();
        const auto handshake = take_handshake(request, admission, client, stream);
        const auto account = account_of(admission, client, request, handshake);
        const double price = handshake ? HttpApi::price(handshake->target) : 1;
        if (role == ListenerRole::players &&
            !co_await throttle(stream, admission, account, price)) {
            const auto reply = reply_to_rejected(request, kTooManyRequests);
            count(metrics, role, reply);
            co_await write(stream, to_response(reply, request.version(), false, false), sent);
            break;
        }
        auto result = handshake ? handle(parts.api, role, *handshake, admission, account)
                                : HttpResult(refuse(admission, account, handshake.error()));
        if (const auto* upgrade = std::get_if<Upgrade>(&result)) {
            // Whoever sends frames before the handshake is answered does not speak the protocol.
            if (buffer.size() > 0) break;
            if (auto refusal = refuse_upgrade(request, *handshake, admission, client, account)) {
                result = *std::move(refusal);
            } else {
                normalize_upgrade(request);
                open_connection(stream.release_socket(), request, *upgrade, parts.connections,
                                std::move(slot), *std::move(client.socket));
                co_return;
            }
        }
        if (const auto* deferred = std::get_if<DeferredReply>(&result)) {
            result = co_await await_reply(*deferred, stream.get_executor());
        }
        const bool keep =
            handshake && request.keep_alive() && served < kRequests && !parts.api.draining();
        const bool head = request.method() == http::verb::head;
        const auto& reply = std::get<HttpReply>(result);
        count(metrics, role, reply);
        auto response = to_response(reply, request.version(), keep, head);
        if (co_await write(stream, std::move(response), sent)) co_return;
        pending.reset();
        if (!keep) break;
    }
    co_await close_gracefully(stream);
}

}  // namespace

void start_http_session(TcpSocket socket, ListenerRole role, SessionParts parts,
                        std::optional<AdmissionControl::Admission> client, ConnectionSlot slot,
                        std::shared_ptr<std::size_t> pending_requests) {
    const auto executor = socket.get_executor();
    ConnectionSlot first(pending_requests);
    net::co_spawn(executor,
                  serve(std::move(socket), role, parts, std::move(client), std::move(slot),
                        std::move(first), std::move(pending_requests)),
                  [&log = parts.connections.log](const std::exception_ptr& broken) {
                      if (broken) log.error("event=http_session_broken");
                  });
}

}  // namespace vegas::shell
