// What a command that connects to a server runs on: its session, one table, its output and its exit
// code. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
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
#include "client-cli/terminal/lines.hpp"
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
    KeepEvidence keep_evidence = {};  // of starts; empty: it is not kept
    // For commands whose output is for programs: the log goes to `err`, each line after this name.
    std::string err_log_name = {};
};

// How long to wait before repeating a refused request.
[[nodiscard]] std::chrono::milliseconds retry_after(const WireError&);

// The idempotency key of a request: 16 random hex digits.
[[nodiscard]] std::string fresh_key();

class ClientRuntime {
public:
    ClientRuntime(ClientContext, const ServerAddress&, Identity, SessionEvents&, TableEvents&);

    // Ends the session and the event loop. A text goes to standard error.
    void stop(int exit_code, const std::string& text = {});
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    [[nodiscard]] int exit_code() const { return exit_code_; }

    // A text in the language of the screen.
    [[nodiscard]] std::string texts(std::string_view key, const Fills& fills = {}) const {
        return context.texts(key, fills);
    }
    [[nodiscard]] std::string refusal_text(const WireError& error) const {
        return refusal(error, context.texts, requested_game);
    }
    // Text of the server, safe to show.
    [[nodiscard]] std::string safe(const std::string& text) const;

    // Writes to the log of the screen.
    void show_text(const std::string& text);
    void show_lines(const Lines&);
    void show_events(const std::vector<WireEvent>& events);
    // On arrival: shows the last lines of what happened before.
    void show_round_log(const std::vector<WireEvent>& round_log);
    // Shows for whom the game waits, when it goes on, and what the player's own slow play leads to,
    // if that has changed. A screen shows it in its own place.
    void show_notices();
    // Shows the winner and all totals; `with_summary`: also the result line that all clients share.
    void show_result(const RenderContext&, bool with_summary);

    [[nodiscard]] const TableModel& model() const { return subscription.model(); }
    [[nodiscard]] RenderContext render_context() const;
    // For the open decision; nullopt if there is no limit.
    [[nodiscard]] std::optional<std::int64_t> time_left_ms() const;
    // A request about the table, with this `op`.
    [[nodiscard]] json table_request(const char* op) const;
    // The `act` request that settles the decision. `action`: one of the listed, as JSON.
    [[nodiscard]] json act_request(std::int64_t decision, const std::string& action) const;

    ClientContext context;
    const bool has_kept_token;  // the player has been here before
    std::string server;         // in the form of --server
    ClientSession session;
    TableSubscription subscription;
    TileFaces faces;
    SentenceLog sentence_log;
    RequestedGame requested_game;      // the game of a new table
    bool is_storage_available = true;  // as far as is known; while it is not, games stand still

private:
    void show_standstill();
    void show_pause();
    void show_slow_play();

    int exit_code_ = 0;
    bool stopped_ = false;
    struct {
        std::string standstill, pause, slow_play;
    } shown_notices_;
};

}  // namespace vegas::cli
