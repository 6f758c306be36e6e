#include "server/conformance/between.hpp"

#include <utility>

namespace vegas::shell::conformance {
namespace {

std::string bytes_of(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void Between::Line::queue(std::string_view text) {
    if (is_mute_) return;
    ForBot what = between_.parts_.meddler.for_bot(Json::parse(text));
    for (const Json& message : what.messages) say(message);
    if (what.then != Then::stays) end(what.then);
}

void Between::Line::say(const Json& message) {
    between_.parts_.witness.is_told(between_.now(), message);
    socket_.queue(bytes_of(message));
}

void Between::Line::end(Then how) {
    if (how == Then::stays) return;
    mute();
    ended_by_us_ = true;
    socket_.flush();
    if (how == Then::breaks) {
        socket_.cut();
    } else {
        socket_.close(protocol::CloseCode::service_restart, "the server stops");
    }
}

void Between::Line::close(protocol::CloseCode code, std::string_view reason) {
    ended_by_us_ = true;
    socket_.close(code, reason);
}

void Between::Line::cut() {
    ended_by_us_ = true;
    socket_.cut();
}

Between::Line* Between::line(core::ConnId conn) {
    const auto it = lines_.find(conn.value);
    return it == lines_.end() ? nullptr : it->second.get();
}

core::ConnId Between::opened(Channel& socket, core::Address from, bool unlimited) {
    parts_.witness.line_opens(now());
    auto line = std::make_unique<Line>(*this, socket);
    const auto conn = parts_.server.opened(*line, std::move(from), unlimited);
    lines_.emplace(conn.value, std::move(line));
    return conn;
}

void Between::received(core::ConnId conn, std::string bytes) {
    Line& from = *line(conn);
    Json request = Json::parse(bytes, nullptr, false);
    if (request.is_discarded()) {
        parts_.witness.bot_says_no_json(bytes);
        return parts_.server.received(conn, std::move(bytes));
    }
    parts_.witness.bot_says(now(), request);
    const ForServer what = request.is_object() ? parts_.meddler.for_server(request) : ForServer{};
    if (what.changed) bytes = bytes_of(request);
    if (what.then != Then::stays) from.mute();
    if (what.passes) parts_.server.received(conn, std::move(bytes));
    for (const Json& reply : what.replies) from.say(reply);
    from.flush();
    from.end(what.then);
    if (!what.later) return;
    parts_.loop.after(what.later_ms, [this, conn, later = what.later] {
        Line* const there = line(conn);
        if (there == nullptr) return;
        there->say(later());
        there->flush();
    });
}

void Between::malformed(core::ConnId conn, core::Broken what) {
    parts_.server.malformed(conn, what);
}

void Between::written(core::ConnId conn, std::size_t bytes) { parts_.server.written(conn, bytes); }

void Between::closed(core::ConnId conn) {
    parts_.witness.line_ends(now(), line(conn)->ended_by_us());
    parts_.server.closed(conn);
    lines_.erase(conn.value);
}

}  // namespace vegas::shell::conformance
