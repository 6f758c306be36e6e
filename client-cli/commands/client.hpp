// Base of all commands that connect to a server: session, connection messages, one table and exit
// code. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/commands/sentence_log.hpp"
#include "client-cli/net/address.hpp"
#include "client-cli/net/transport.hpp"
#include "client-cli/session/session.hpp"
#include "client-cli/session/table_subscription.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/common/tile_faces.hpp"
#include "client-cli/show/refusal.hpp"
#include "client-cli/terminal/console.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// All references must outlive the client.
struct ClientContext {
    Transport& transport;
    Console& out;
    std::ostream& err;
    const Texts& texts;
    std::uint64_t seed = 0;
    std::function<void(const std::string& token)> save_token = {};  // empty: the token is not kept
};

// How long to wait before repeating a refused request.
[[nodiscard]] std::chrono::milliseconds retry_after(const WireError&);

class Client : public SessionEvents, public TableEvents {
public:
    Client(ClientContext, const ServerAddress&, Identity);

    void start() { session_.start(); }
    [[nodiscard]] int exit_code() const { return exit_code_; }

    // From the terminal.
    virtual void line(std::string text) = 0;
    virtual void key(const Key&) {}
    virtual void on_input_end() {}
    virtual void on_resize() {}
    virtual void on_interrupt() { stop(kExitInterrupted, texts("ended.interrupted")); }

    void on_welcome(const WireStruct<protocol::WelcomeMessage>&, bool again) override;
    void on_message(const WireMessage&, const json& whole) override;
    void on_connection_lost(const std::string& why, std::chrono::milliseconds wait) override;
    void on_server_closing() override;
    void on_session_end(SessionEnd, const WireError& why) override;

    void on_table_snapshot(const std::vector<WireEvent>&) override {}
    void on_table_update(const std::vector<WireEvent>& events) override { show_events(events); }
    void on_prompt() override {}
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

    // The operator's message to everybody, safe to show. Only long-running clients show it.
    virtual void on_announcement(const std::string&) {}

    // Ends the session and the event loop. A text goes to standard error.
    void stop(int exit_code, const std::string& text = {});
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    // Writes to the screen's log, or to standard error for clients whose output is for programs.
    virtual void show_text(const std::string& text);
    void show_events(const std::vector<WireEvent>& events);
    // On arrival: shows the last lines of what happened before.
    void show_round_log(const std::vector<WireEvent>& round_log);
    // Shows the winner and all totals; `with_summary`: also the result line that all clients share.
    void show_result(const RenderContext&, bool with_summary);
    // Whether the server can store; while it cannot, games stand still.
    [[nodiscard]] bool is_storage_available() const { return storage_available_; }
    // A text in the language of the screen.
    [[nodiscard]] std::string texts(std::string_view key, const Fills& fills = {}) const {
        return context_.texts(key, fills);
    }
    [[nodiscard]] std::string refusal_text(const WireError& error) const {
        return refusal(error, context_.texts, requested_game_);
    }
    // Sends a request whose reply is not needed; a refusal is shown to the user.
    void send_request(json request);
    [[nodiscard]] json table_request(const char* op) const;
    // The `act` request that settles the decision. `action`: one of the listed, as JSON.
    [[nodiscard]] json act_request(std::int64_t decision, const std::string& action) const;
    [[nodiscard]] RenderContext render_context() const;
    // 16 random hex digits: the seed of a seat, or the idempotency key of a request.
    [[nodiscard]] static std::string fresh_seed();

    ClientContext context_;
    std::string server_;  // in the form of --server
    ClientSession session_;
    TableSubscription subscription_;
    TileFaces faces_;
    SentenceLog sentence_log_;
    RequestedGame requested_game_;  // the game of a new table

private:
    void handle_storage(const WireStruct<protocol::StorageMessage>&);

    bool loss_shown_ = false;        // the user knows that the connection is lost
    bool storage_available_ = true;  // as far as is known on this connection
    int exit_code_ = 0;
    bool stopped_ = false;
};

}  // namespace vegas::cli
