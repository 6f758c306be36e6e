// One input being handled: its time, its output, and the tables it has changed. Passed to
// everything that takes part.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/replies/close_codes.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/state/server_state.hpp"

namespace vegas::core {

// Serializes a message, or a reply with the id of its request, for all its receivers.
template <class... Message>
[[nodiscard]] SharedText shared_text(const Message&... message) {
    return std::make_shared<const std::string>(protocol::to_bytes(message...));
}

struct Context {
    Context(ServerState& server_state, const Input& in, Output& output)
        : state(server_state), now(in.now), utc(in.utc), out(output) {}
    Context& operator=(Context&&) = delete;

    ServerState& state;
    const TimePoint now;  // for deadlines
    const UtcTime utc;    // for dates
    Output& out;

    // The table in use. If an assertion fails, this table is frozen: guarded.hpp.
    std::string current_table;
    // To be published at the end of this input: table_publisher.hpp.
    std::set<std::string> changed_tables;
    // A reply that waits for its table's update.
    struct PendingReply {
        std::string table;
        ConnId conn;
        std::string re;
        RequestTag tag;
    };
    std::optional<PendingReply> pending_reply;

    // The time at tables. It stands still during an outage of the store: nothing falls due there.
    [[nodiscard]] TimePoint table_time() const { return state.store.outage.since().value_or(now); }

    void send(ConnId conn, SharedText text, std::optional<RequestTag> tag = {}) {
        state.store.outbox.push(out, Send{conn, std::move(text), tag});
    }
    // `text` depends on this table only, or on none if empty.
    void send_for_table(const std::string& table, ConnId conn, SharedText text,
                        std::optional<RequestTag> tag = {}) {
        state.store.outbox.push(out, Send{conn, std::move(text), tag, table}, table);
    }
    // The message also tells the client's gateway.
    void send_left(ConnId conn, const protocol::LeftMessage& left,
                   std::optional<RequestTag> tag = {}) {
        state.store.outbox.push(
            out,
            Send{.conn = conn, .text = shared_text(left), .reply_to = tag, .left = left.table});
    }
    void close_connection(ConnId conn, protocol::CloseCode code, std::string_view reason) {
        state.store.outbox.push(out, Close{conn, code, std::string(reason)});
    }
    // REQUIRES: the peer is connected.
    void send_to_peer(NodeId node, peer::PeerMessage message) {
        out.to_peers.push_back({node, std::move(message)});
    }
    void send_to_all_peers(const peer::PeerMessage& message) {
        for (const NodeId node : state.cluster.peers) send_to_peer(node, message);
    }
    void log(LogLevel level, std::string text) { out.logs.push_back({level, std::move(text)}); }
    // A request was refused because its address is over a limit.
    void record_rejection(const ConnectionState& connection, RejectReason why) {
        out.rejections.push_back({connection.account->address, why});
    }
};

}  // namespace vegas::core
