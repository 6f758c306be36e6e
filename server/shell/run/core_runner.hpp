// Runs the core: turns events into core::Input and executes core::Output. It continues until the
// core has nothing more to do for an event, results of the store included. What was queued for a
// connection meanwhile is sent in one write. On the loop's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/server.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/client_connection.hpp"
#include "server/shell/run/connection_observer.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class CoreRunner final : public ConnectionObserver {
public:
    // Sends to a peer.
    using ToPeer = std::function<void(core::ToPeer)>;

    struct Parts {
        Loop& loop;
        core::Server& core;
        Store& store;
        HouseBots& bots;
        Log& log;
        Metrics& metrics;
        ToPeer to_peer{};                                           // null: no peers
        std::function<void(const core::Rejection&)> turned_away{};  // null: not counted
    };

    // Loads all tables from the store.
    explicit CoreRunner(Parts parts);
    CoreRunner& operator=(CoreRunner&&) = delete;

    [[nodiscard]] core::ConnId on_open(ClientConnection& connection, core::Address from = {},
                                       bool unlimited = false) override;
    void on_message(core::ConnId conn, std::string bytes) override;
    void on_malformed(core::ConnId conn, core::MessageError what) override;
    void on_sent(core::ConnId conn, std::size_t bytes) override;
    void on_close(core::ConnId conn) override;

    // Queries the store for something that needs no table. `then` is called once, now or later.
    void query(core::Query question, std::function<void(const core::QueryResult&)> then);
    // Number of these queries without a result yet.
    [[nodiscard]] std::size_t pending_queries() const { return queries_.size(); }

    // A connection to a peer is up or down, or has received a message.
    void on_peer_up(core::NodeId node) { handle(core::PeerUp{node}); }
    void on_peer_down(core::NodeId node) { handle(core::PeerDown{node}); }
    void on_peer_message(core::NodeId node, core::peer::PeerMessage message) {
        handle(core::FromPeer{node, std::move(message)});
    }

    // `callback` is called each time another server has changed the bans.
    void on_bans_changed(std::function<void()> callback) { on_bans_changed_ = std::move(callback); }

    // Operator commands: SetBans, BansStored, Announce, CloseTable, ForgetPlayer or WindDown.
    template <class Operation>
    void operate(Operation operation) {
        handle(std::move(operation));
    }

    // `callback` is called each time the store has purged, or refused to.
    void on_forgotten(std::function<void(const core::PurgeResult&)> callback) {
        on_forgotten_ = std::move(callback);
    }

    // Announces to all clients that the server stops. `on_drained` is called once nobody is
    // connected and other servers may take its tables.
    void drain(std::function<void()> on_drained);
    [[nodiscard]] bool is_draining() const { return static_cast<bool>(on_drained_); }

    [[nodiscard]] std::size_t connections() const { return clients_.size(); }
    // Bytes queued for all connections and not sent yet.
    [[nodiscard]] std::size_t unsent_bytes() const;

private:
    using CoreInput = decltype(core::Input::what);

    struct ClientEntry {
        ClientConnection* connection = nullptr;
        bool is_unflushed = false;  // something is queued for it
    };

    void check_drained();
    void load();
    void on_store_event(Store::StoreEvent said);
    void handle(CoreInput input);
    void execute();
    void execute_accounts();  // for the accounts of addresses
    void execute(const core::Send& send);
    void execute(const core::Close& close);
    void flush();
    void observe_durations();
    void set_alarm();
    void on_alarm();

    Parts parts_;
    core::Output out_;
    std::vector<CoreInput> inputs_;  // being handled, and those that came up meanwhile
    bool is_busy_ = false;
    core::ConnMap<ClientEntry> clients_;
    std::vector<ClientEntry*> unflushed_;    // into clients_, which loses none while busy
    std::vector<core::RequestTag> replied_;  // by the next flush()
    std::uint64_t last_conn_ = 0;
    std::uint64_t last_query_ = 0;
    std::unordered_map<std::uint64_t, std::function<void(const core::QueryResult&)>> queries_;
    std::optional<core::TimePoint> wake_at_;   // when the core wants a TimerDue
    std::optional<core::TimePoint> alarm_at_;  // when the loop's alarm goes off; not after wake_at_
    std::function<void()> on_drained_;
    bool is_releasing_ = false;  // tables to other servers
    std::function<void()> on_bans_changed_;
    std::function<void(const core::PurgeResult&)> on_forgotten_;
};

}  // namespace vegas::shell
