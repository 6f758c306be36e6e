// One input being handled: its time, its output, and the tables it has changed. Passed to
// everything that takes part; ends with finish().
//
// During an outage of the store, time stands still at tables: their clocks and waits use
// table_time(), and nothing falls due.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/assert.hpp"
#include "protocol/replies/close_codes.hpp"
#include "server/core/base/error.hpp"
#include "server/core/state/server_state.hpp"

namespace vegas::core {

class Context {
public:
    Context(ServerState& server_state, const Input& in, Output& output)
        : state(server_state), now(in.now), utc(in.utc), out(output) {}
    Context& operator=(Context&&) = delete;

    ServerState& state;
    const TimePoint now;  // for deadlines
    const UtcTime utc;    // for dates
    Output& out;

    [[nodiscard]] TimePoint table_time() const { return state.outage.since().value_or(now); }

    // ---- tables
    // Marks the table in use. If an assertion fails, this table is frozen. The find functions do it
    // too.
    void set_current_table(const std::string& table) { current_table_ = table; }
    // Null if there is no such table.
    [[nodiscard]] Table* find_table(const std::string& id);
    // The table, if the player may know of it: it is public, or the player is a member.
    [[nodiscard]] Result<Table*> find_as_viewer(const std::string& id, const PlayerState&);
    // As find_as_viewer(), if the player is a member; is its host; is a host with authority, which
    // a quick table, filled by chance, never has.
    [[nodiscard]] Result<Table*> find_as_member(const std::string& id, const PlayerState&);
    [[nodiscard]] Result<Table*> find_as_host(const std::string& id, const PlayerState&);
    [[nodiscard]] Result<Table*> find_as_host_with_authority(const std::string& id,
                                                             const PlayerState&);

    // Schedules publishing to the table's viewers at the end of this input. `from_outside`: its
    // lobby entry may have changed too.
    void mark_changed(Table&, bool from_outside = true);
    // Its records are stored, so its changes may be published in the lobby.
    void on_append_stored(const std::string& table);
    // Publishes to the viewers at once.
    void publish(Table&, PlayerKey except = kNoPlayer);
    // The table's next update to this connection is the reply to the request `re`, which is JSON.
    // If none follows from this request, the reply is sent alone.
    void reply_with_update(const std::string& table, ConnId, std::string re, RequestTag);
    // `how`: counted as the end of a game under way.
    void close_table(Table&, protocol::LeaveReason reason, GameEnd how);

    // ---- the store
    // Queues the query; during an outage queued queries wait.
    void query_store(Query query, QueryQueue::Callback callback) {
        state.queries.push(std::move(query), std::move(callback));
    }
    // Timer: begins an outage if the store owes a reply for too long.
    void check_store();
    // Ends the outage if the store has replied to everything.
    void end_outage_if_over();
    // Notifies a connection that does not know of the outage yet. REQUIRES: an outage.
    void notify_outage(ConnectionState&);
    // Restores a stored table with its clocks stopped, or sets it aside.
    void load_table(const LoadedTable&);
    void start_clocks(Table&);
    // Another server becomes the table's home, and notifies the people there.
    void release_table(const std::string& table);
    // The store has refused the table's records. Drops the table, and closes connections that may
    // know more than is true, so that they reconnect.
    void drop_rejected_table(const AppendRefused&);

    // ---- connections
    void send(ConnId conn, SharedText text, std::optional<RequestTag> tag = {}) {
        state.outbox.send(out, conn, std::move(text), tag);
    }
    void send(ConnId conn, std::string text, std::optional<RequestTag> tag = {}) {
        send(conn, std::make_shared<const std::string>(std::move(text)), tag);
    }
    // `text` depends on this table only, or on none if empty.
    void send_for_table(const std::string& table, ConnId conn, SharedText text,
                        std::optional<RequestTag> tag = {}) {
        state.outbox.send_for_table(out, table, conn, std::move(text), tag);
    }
    void close_connection(ConnId conn, protocol::CloseCode code, std::string_view reason) {
        state.outbox.close(out, conn, code, reason);
    }
    // The player has come back on another connection.
    void replace_connection(ConnId);
    // Marks the player connected at their tables and publishes it. An absent player may have lost a
    // seat.
    void mark_connected_at_tables(PlayerState&);
    // REQUIRES: the peer is connected.
    void send_to_peer(NodeId node, peer::PeerMessage message) {
        out.to_peers.push_back({node, std::move(message)});
    }
    void log(LogLevel level, std::string text) { out.logs.push_back({level, std::move(text)}); }
    // A request was refused because its address is over a limit.
    void record_rejection(const ConnectionState& connection, RejectReason why) {
        out.rejections.push_back({connection.account->address, why});
    }

    // ---- counters for monitoring
    void count(LimitKind bound) { ++state.counters.limits_hit(bound); }
    void count(ErrorCode refusal) { ++state.counters.refusals(refusal); }

    // ---- the end
    // A bug of ours: freezes the current table; the others play on.
    void on_invariant_broken(const char* what);
    // Publishes all changed tables, so that the next request sees what viewers see.
    void publish_changes();
    void finish();

private:
    void append_records(Table&, bool closes = false);
    void count(const Table&, const journal::Record&);
    void count_game_end(const Table&, GameEnd);
    [[nodiscard]] std::optional<StoredGame> take_finished_game(Table&);  // if one has just ended
    [[nodiscard]] std::vector<StoredPlayer> take_unsaved_players(const Table&);
    void unload_table(const std::string& table);
    void resume_table(Table&, std::int64_t paused_ms);
    void schedule_table(const Table&);
    void publish_changed_tables();
    void send_update(const std::string& table, ConnId, const SharedText& update);
    void send_pending_reply();
    void update_lobby(const std::string& table);
    void publish_entry_to_peers(const std::string& table);
    [[nodiscard]] std::optional<std::vector<std::string>> take_changed_seats(const Table&);
    void publish_lobby();

    struct PendingReply {
        std::string table;
        ConnId conn;
        std::string re;
        RequestTag tag;
    };

    std::string current_table_;
    std::optional<PendingReply> pending_reply_;
    std::set<std::string> changed_tables_;  // to be published
    std::set<std::string> lobby_changes_;   // whose lobby entry may have changed
};

// Runs a step. A broken invariant (a bug of ours) ends here. False: it was broken.
template <class Step>
bool guarded(Context& context, Step&& step) {
    try {
        step();
        return true;
    } catch (const InvariantBroken& e) {
        context.on_invariant_broken(e.what());
        return false;
    }
}

}  // namespace vegas::core
