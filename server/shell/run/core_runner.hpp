// Runs the core: turns events into core::Input and executes core::Output. It continues until the
// core has nothing more to do for an event, results of the store included. What was queued for a
// connection meanwhile is sent in one write. On the loop's thread.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/server.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/client_connections.hpp"
#include "server/shell/run/connection_observer.hpp"
#include "server/shell/run/core_alarm.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/store_queries.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class CoreRunner final : public ConnectionObserver {
public:
    using CoreInput = decltype(core::Input::what);

    struct Parts {
        Loop& loop;
        core::Server& core;
        Store& store;
        HouseBots& bots;
        Log& log;
        Metrics& metrics;
        std::function<void(core::ToPeer)> to_peer{};                // sends; null: no peers
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

    // Handles what happens elsewhere than at a client: at peers, house bots and operators. An input
    // that comes up meanwhile, such as a reply of the store, is handled next, before anything
    // leaves.
    void handle(CoreInput input);

    // `callback` is called each time another server has changed the bans.
    void on_bans_changed(std::function<void()> callback) { on_bans_changed_ = std::move(callback); }

    // `callback` is called each time the store has purged, or refused to.
    void on_forgotten(std::function<void(const core::PurgeResult&)> callback) {
        on_forgotten_ = std::move(callback);
    }

    // Announces to all clients that the server stops. `on_drained` is called once nobody is
    // connected and other servers may take its tables.
    void drain(std::function<void()> on_drained);
    [[nodiscard]] bool is_draining() const { return static_cast<bool>(on_drained_); }

    [[nodiscard]] StoreQueries& queries() { return queries_; }
    [[nodiscard]] const ClientConnections& clients() const { return clients_; }

private:
    void check_drained();
    void load();
    void on_store_event(Store::StoreEvent& said);
    void execute();
    void execute_accounts();  // for the accounts of addresses
    void execute(const core::Send& send);
    void execute(const core::Close& close);
    void flush();
    void observe_durations();

    Parts parts_;
    core::Output out_;
    std::vector<CoreInput> inputs_;  // being handled, and those that came up meanwhile
    bool is_busy_ = false;
    ClientConnections clients_;
    std::vector<core::RequestTag> replied_;  // by the next flush()
    StoreQueries queries_;
    CoreAlarm alarm_;
    std::function<void()> on_drained_;
    bool is_releasing_ = false;  // tables to other servers
    std::function<void()> on_bans_changed_;
    std::function<void(const core::PurgeResult&)> on_forgotten_;
};

}  // namespace vegas::shell
