// Requests: each is answered in its turn, here, by the store, or by another server.
#include "server/core/requests.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/cluster/gateway.hpp"
#include "server/core/cluster/home.hpp"
#include "server/core/ops/dispatch.hpp"
#include "server/core/state/guarded.hpp"
#include "server/core/state/store_health.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::requests {

using protocol::CloseCode;

namespace {

// A request that is being answered.
struct PendingRequest {
    std::string id;
    // nullopt: a gateway waits for no reply.
    std::optional<RequestTag> tag;
    std::string bytes;               // where another server may have to answer
    std::optional<TimePoint> since;  // none could
    bool was_sent = false;           // to another server, which may have done it
    bool is_charged = false;         // for the queries that it needs
};

// The first thing that an op gives back, or what it gives back when the store has answered. While
// the store does not answer, nothing more is asked of it.
template <class Step>
void run_and_reply(Context& context, ConnId conn, const PendingRequest& request, Step&& step);

void send_error(Context& context, ConnId conn, const PendingRequest& request, const Error& e) {
    ++context.state.counters.refusals(e.code);
    SharedText text = shared_text(request.id, e);
    // All others tell, perhaps, how something stands.
    if (e.code == ErrorCode::storage_unavailable) {
        context.send_for_table({}, conn, std::move(text), request.tag);
    } else {
        context.send(conn, std::move(text), request.tag);
    }
    if (e.code == ErrorCode::bad_json || e.code == ErrorCode::banned) {
        context.close_connection(conn, CloseCode::policy_violation, word_of(e.code));
    }
}

void send_reply(Context& context, ConnId conn, const PendingRequest& request,
                const ops::OpResult& result) {
    if (const Error* e = result.error()) return send_error(context, conn, request, *e);
    const ops::OpReply& op_reply = *result.reply();
    if (op_reply.is_update) {
        if (request.id.empty()) return;
        ASSERT(!context.pending_reply);
        context.pending_reply = {*op_reply.depends_on_table, conn, request.id, *request.tag};
        return;
    }
    std::optional<RequestTag> tag = request.tag;  // the first of what is said
    const auto say = [&](SharedText text) {
        const auto first = std::exchange(tag, std::nullopt);
        op_reply.depends_on_table
            ? context.send_for_table(*op_reply.depends_on_table, conn, std::move(text), first)
            : context.send(conn, std::move(text), first);
    };
    if (std::string bytes = protocol::to_bytes(request.id, op_reply.reply); !bytes.empty()) {
        say(std::make_shared<const std::string>(std::move(bytes)));
    }
    for (const ops::FollowUp& message : op_reply.follow_ups) {
        if (const auto* left = std::get_if<protocol::LeftMessage>(&message)) {
            context.send_left(conn, *left, std::exchange(tag, std::nullopt));
        } else {
            say(ops::to_text(message));
        }
    }
    if (!op_reply.is_last) return;
    if (auto* connection = context.state.registry.find_connection(conn)) {
        connection->is_closing = true;
    }
    context.close_connection(conn, CloseCode::player_forgotten, "forgotten");
}

PendingRequest as_charged(PendingRequest request) {
    request.is_charged = true;
    return request;
}

// Before the first query only: what a request has done with the result of one must not be cut off.
MaybeError charge_query(Context& context, const ConnectionState& connection,
                        const PendingRequest& request) {
    if (request.is_charged || connection.id.is_remote) return {};
    const auto wait_ms = context.state.addresses.charge_query(*connection.account, context.now);
    if (!wait_ms) return {};
    context.record_rejection(connection, RejectReason::queries);
    return error_with(ErrorCode::rate_limited, "too many questions to the store from your network",
                      "retry_after_ms", *wait_ms);
}

// The connection's other requests wait until then, so that replies come in order.
void await_store(Context& context, ConnectionState& connection, const PendingRequest& request,
                 const ops::AwaitStore& later) {
    connection.is_request_pending = true;
    context.state.store.queries.push(
        later.query,
        [conn = connection.id, request = as_charged(request), then = later.then,
         on_result = later.on_result](Context& reply_context, const QueryResult& found) {
            if (on_result) guarded(reply_context, [&] { on_result(reply_context, found); });
            ConnectionState* there = reply_context.state.registry.find_connection(conn);
            if (there == nullptr) return;
            there->is_request_pending = false;
            run_and_reply(reply_context, conn, request,
                          [&] { return then(reply_context, *there, found); });
            process_backlog(reply_context, *there);
        });
}

void forward(Context& context, ConnectionState& connection, const PendingRequest& request,
             const ops::Forward& where) {
    if (connection.id.is_remote) return cluster::reply_not_home(context, connection.id);
    cluster::forward(context, connection,
                     {.bytes = request.bytes,
                      .tag = *request.tag,
                      .expects_reply = !request.id.empty(),
                      .writes = where.writes,
                      .was_sent = request.was_sent,
                      .table = where.table,
                      .to = where.to,
                      .waiting_since = request.since});
}

template <class Step>
void run_and_reply(Context& context, ConnId conn, const PendingRequest& request, Step&& step) {
    ops::OpResult a = error(ErrorCode::internal_error, "an internal error has stopped this table");
    guarded(context, [&] { a = step(); });
    ConnectionState* connection = context.state.registry.find_connection(conn);
    if (connection == nullptr) return;
    const bool outage = context.state.store.outage.is_active();
    if (const ops::AwaitStore* later = a.await_store()) {
        if (const auto problem = charge_query(context, *connection, request)) {
            send_error(context, conn, request, *problem);
        } else if (!outage) {
            return await_store(context, *connection, request, *later);
        } else {
            send_error(context, conn, request, ops::storage_unavailable_error());
        }
    } else if (const ops::Forward* where = a.forward()) {
        return forward(context, *connection, request, *where);  // it may have a store that answers
    } else {
        send_reply(context, conn, request, a);
    }
    if (outage) notify_outage(context, *connection);
}

// It was told that it sends too much, and goes on.
void close_abusive(Context& context, ConnectionState& connection) {
    connection.is_closing = true;
    context.record_rejection(connection, RejectReason::messages);
    context.close_connection(connection.id, CloseCode::policy_violation, "rate_limited");
}

// When its turn comes: nothing that came later counts.
bool ends_with_malformed(const ConnectionState& connection) {
    return !connection.backlog.empty() &&
           std::holds_alternative<Malformed>(connection.backlog.back());
}

void enqueue(Context& context, ConnectionState& connection, const Received& in) {
    if (ends_with_malformed(connection)) return;
    connection.backlog_bytes += in.bytes.size();
    connection.backlog.emplace_back(in);
    if (connection.backlog_bytes > context.state.settings.limits.queue_bytes) {
        ++context.state.counters.limits_hit(LimitKind::queue_bytes);
        context.close_connection(in.conn, CloseCode::policy_violation, "too_many_requests_at_once");
    }
}

// A home that is gone may have done it: it cannot be refused because this server's store is away.
bool must_wait(const Context& context, const ClusterState::RemoteTables& there) {
    if (!there.forwarded->was_sent || !there.forwarded->writes ||
        !context.state.store.outage.is_active()) {
        return false;
    }
    const auto at = there.tables.find(there.forwarded->table);
    return at == there.tables.end() || !context.state.cluster.peers.contains(at->second);
}

}  // namespace

void process_backlog(Context& context, ConnectionState& connection) {
    while (!connection.is_request_pending && !connection.is_closing &&
           !connection.backlog.empty()) {
        publish_changes(context);
        const auto next = std::move(connection.backlog.front());
        connection.backlog.pop_front();
        if (const auto* received = std::get_if<Received>(&next)) {
            connection.backlog_bytes -= received->bytes.size();
        }
        std::visit([&context](const auto& message) { process(context, message); }, next);
    }
}

void process(Context& context, const Received& in) {
    ConnectionState* connection = context.state.registry.find_connection(in.conn);
    if (connection == nullptr || connection->is_closing) return;
    if (connection->is_request_pending) return enqueue(context, *connection, in);
    const Limits& limits = context.state.settings.limits;
    MessageLimiter& limiter = connection->message_limiter;
    const bool is_ours = !in.conn.is_remote;  // else its gateway has counted it
    const auto wait_ms = is_ours ? limiter.charge(limits, context.now) : std::nullopt;
    if (wait_ms) ++context.state.counters.limits_hit(LimitKind::messages_per_second);
    if (wait_ms && !limiter.charge_refusal(limits, context.now)) {
        return close_abusive(context, *connection);
    }
    const protocol::Request parsed = protocol::parse(in.bytes);
    const OpNumber op = parsed.op ? OpNumber{static_cast<std::uint8_t>(parsed.op->index())} : kNoOp;
    ++context.state.counters.requests(op);
    const bool may_forward = context.state.settings.is_clustered() && is_ours;
    const bool is_awaited = is_ours || !parsed.re.empty();
    const PendingRequest request{parsed.re,
                                 is_awaited ? std::optional(RequestTag{op, in.mark}) : std::nullopt,
                                 may_forward ? in.bytes : std::string(),
                                 {}};
    if (wait_ms) {
        return send_error(
            context, in.conn, request,
            error_with(ErrorCode::rate_limited, "too many messages", "retry_after_ms", *wait_ms));
    }
    if (!parsed.op) return send_reply(context, in.conn, request, parsed.op.error());
    if (is_ours) {
        if (const auto problem = ops::charge_change(context, *connection, *parsed.op)) {
            return send_reply(context, in.conn, request, *problem);
        }
    }
    run_and_reply(context, in.conn, request,
                  [&] { return ops::dispatch(context, *connection, *parsed.op); });
}

void process(Context& context, const Malformed& in) {
    ConnectionState* connection = context.state.registry.find_connection(in.conn);
    if (connection == nullptr || connection->is_closing) return;
    if (connection->is_request_pending) {
        if (!ends_with_malformed(*connection)) connection->backlog.emplace_back(in);
        return;
    }
    const bool binary = in.what == MessageError::binary_frame;
    const Error e = binary ? error(ErrorCode::binary_frame, "messages must be text frames")
                           : error(ErrorCode::message_too_large, "the message is too large");
    if (!binary) ++context.state.counters.limits_hit(LimitKind::message_bytes);
    ++context.state.counters.refusals(e.code);
    context.send(in.conn, shared_text("", e));
    context.close_connection(in.conn,
                             binary ? CloseCode::unsupported_data : CloseCode::message_too_big,
                             word_of(e.code));
}

void retry_forwarded(Context& context, ConnId conn) {
    ConnectionState* connection = context.state.registry.find_connection(conn);
    const auto there = context.state.cluster.remote_tables.find(conn);
    if (connection == nullptr || there == context.state.cluster.remote_tables.end()) {
        return;
    }
    if (!there->second.forwarded || must_wait(context, there->second)) return;
    const auto passed = std::exchange(there->second.forwarded, std::nullopt);
    publish_changes(context);  // of what others have been answered just before
    connection->is_request_pending = false;
    const protocol::Request parsed = protocol::parse(passed->bytes);
    const PendingRequest request{
        parsed.re, passed->tag, passed->bytes, passed->waiting_since, passed->was_sent, true};
    run_and_reply(context, conn, request,
                  [&] { return ops::dispatch(context, *connection, *parsed.op); });
    connection = context.state.registry.find_connection(conn);
    if (connection != nullptr) process_backlog(context, *connection);
}

}  // namespace vegas::core::requests
