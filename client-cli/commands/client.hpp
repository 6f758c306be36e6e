// Base of all commands that connect to a server: tells the user what happens to the connection, and
// ends the command if it cannot go on. Single-threaded.
#pragma once

#include <cstdint>
#include <string>

#include "client-cli/commands/client_runtime.hpp"
#include "client-cli/terminal/terminal_events.hpp"

namespace vegas::cli {

class Client : public SessionEvents, public TableEvents, public TerminalEvents {
public:
    Client(ClientContext, const ServerAddress&, Identity);

    void start() { runtime_.session.start(); }
    [[nodiscard]] int exit_code() const { return runtime_.exit_code(); }

    void on_interrupt() override;

    void on_welcome(const WireStruct<protocol::WelcomeMessage>&, bool again) override;
    void on_message(const WireMessage&, const json& whole) override;
    void on_connection_lost(const std::string& why, std::chrono::milliseconds wait) override;
    void on_server_closing() override;
    void on_rate_limited(std::chrono::seconds wait) override;
    void on_host_refused(const std::string& host) override;
    void on_session_end(SessionEnd, const WireError& why) override;

    void on_table_restored() override;
    void on_table_left(const std::string& reason) override;
    void on_table_refused(const WireError&) override;

protected:
    // On the first welcome: go to a table.
    virtual void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) = 0;
    // On a later welcome; the table has been requested by then.
    virtual void on_reconnect() {}
    // Called when there is something new to draw.
    virtual void redraw() {}
    // Calls on_tick() every second from now on.
    void tick();
    virtual void on_tick() { redraw(); }
    // The operator's message to everybody, safe to show. Only long-running clients show it.
    virtual void on_announcement(const std::string&) {}

    ClientRuntime runtime_;

private:
    void handle_storage(const WireStruct<protocol::StorageMessage>&);
    void handle_announcement(const WireStruct<protocol::AnnouncementMessage>&);

    bool loss_shown_ = false;               // the user knows that the connection is lost
    std::int64_t announced_since_ms_ = -1;  // of the last announcement
};

}  // namespace vegas::cli
