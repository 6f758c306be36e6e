#include "server/conformance/intercepting_proxy.hpp"

#include <utility>

namespace vegas::shell::conformance {
namespace {

std::string bytes_of(const ordered_json& message) {
    return message.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace

void InterceptingProxy::ProxiedConnection::queue(std::string_view text) {
    if (is_mute_) return;
    MessageFault what = proxy_.parts_.fault_injector.intercept_message(ordered_json::parse(text));
    for (const ordered_json& message : what.messages) send(message);
    if (what.connection != ConnectionFault::none) apply(what.connection);
}

void InterceptingProxy::ProxiedConnection::send(const ordered_json& message) {
    proxy_.parts_.checker.on_message(proxy_.now(), message);
    socket_.queue(bytes_of(message));
}

void InterceptingProxy::ProxiedConnection::apply(ConnectionFault fault) {
    if (fault == ConnectionFault::none) return;
    mute();
    closed_by_server_ = true;
    socket_.flush();
    if (fault == ConnectionFault::drop) {
        socket_.abort();
    } else {
        socket_.close(protocol::CloseCode::service_restart, "the server stops");
    }
}

void InterceptingProxy::ProxiedConnection::close(protocol::CloseCode code,
                                                 std::string_view reason) {
    closed_by_server_ = true;
    socket_.close(code, reason);
}

void InterceptingProxy::ProxiedConnection::abort() {
    closed_by_server_ = true;
    socket_.abort();
}

InterceptingProxy::ProxiedConnection* InterceptingProxy::find(core::ConnId conn) {
    const auto it = connections_.find(conn.value);
    return it == connections_.end() ? nullptr : it->second.get();
}

core::ConnId InterceptingProxy::on_open(ClientConnection& socket, core::Address from,
                                        bool unlimited) {
    parts_.checker.on_connect(now());
    auto connection = std::make_unique<ProxiedConnection>(*this, socket);
    const auto conn = parts_.server.on_open(*connection, std::move(from), unlimited);
    connections_.emplace(conn.value, std::move(connection));
    return conn;
}

void InterceptingProxy::on_message(core::ConnId conn, std::string bytes) {
    ProxiedConnection& from = *find(conn);
    ordered_json request = ordered_json::parse(bytes, nullptr, false);
    if (request.is_discarded()) {
        parts_.checker.on_invalid_json(bytes);
        return parts_.server.on_message(conn, std::move(bytes));
    }
    parts_.checker.on_request(now(), request);
    const RequestFault what =
        request.is_object() ? parts_.fault_injector.intercept_request(request) : RequestFault{};
    if (what.is_changed) bytes = bytes_of(request);
    if (what.connection != ConnectionFault::none) from.mute();
    if (what.is_forwarded) parts_.server.on_message(conn, std::move(bytes));
    for (const ordered_json& reply : what.replies) from.send(reply);
    from.flush();
    from.apply(what.connection);
    if (!what.delayed_reply) return;
    parts_.loop.after(what.delay_ms, [this, conn, later = what.delayed_reply] {
        ProxiedConnection* const there = find(conn);
        if (there == nullptr) return;
        there->send(later());
        there->flush();
    });
}

void InterceptingProxy::on_malformed(core::ConnId conn, core::MessageError what) {
    parts_.server.on_malformed(conn, what);
}

void InterceptingProxy::on_sent(core::ConnId conn, std::size_t bytes) {
    parts_.server.on_sent(conn, bytes);
}

void InterceptingProxy::on_close(core::ConnId conn) {
    parts_.checker.on_disconnect(now(), find(conn)->closed_by_server());
    parts_.server.on_close(conn);
    connections_.erase(conn.value);
}

}  // namespace vegas::shell::conformance
