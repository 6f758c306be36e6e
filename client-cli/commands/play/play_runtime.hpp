// What the parts of `vegas play` share: the client's runtime, the screen, the notice, and whether a
// reply is awaited. Single-threaded.
#pragma once

#include <functional>
#include <string>

#include "client-cli/commands/client_runtime.hpp"
#include "client-cli/commands/game_screen.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/commands/question.hpp"

namespace vegas::cli {

// Whether a repeated request was refused because the first one had succeeded.
[[nodiscard]] bool is_already_done(const WireError&);

class PlayRuntime {
public:
    struct Callbacks {
        std::function<void()> redraw;
        std::function<void()> refresh;            // the open question may be another one
        std::function<void()> on_screen_changed;  // an animation goes on or ends
    };

    PlayRuntime(ClientRuntime&, PlayOptions, Callbacks);

    void redraw() const { callbacks_.redraw(); }
    void refresh() const { callbacks_.refresh(); }

    // Shows what the user has to know: on a screen beside the question, until the next line.
    void notify(const std::string& text);
    void notify(const WireError& refusal) { notify(client.refusal_text(refusal)); }
    void clear_notice() { notice_.clear(); }
    [[nodiscard]] const std::string& notice() const { return notice_; }
    // What happens now, beside the open question.
    [[nodiscard]] std::string status_line(const Question&) const;

    // Sends a request. Nothing else is answered until the server has replied. `done` gets a reply
    // that is no refusal.
    void send_and_wait(json request, ClientSession::ReplyHandler done = {});
    [[nodiscard]] bool awaits_reply() const { return awaits_reply_; }
    void set_awaits_reply(bool awaits) { awaits_reply_ = awaits; }

    // Shows the result of the finished game, once. A screen keeps it until it closes.
    void show_result();
    // Leaves a table at which nothing is lost.
    void leave_and_stop();
    // Closes a live screen and prints the results.
    void close_screen();
    [[nodiscard]] std::string resume_hint() const;

    ClientRuntime& client;
    const PlayOptions options;
    GameScreen screen;

private:
    Callbacks callbacks_;
    std::string notice_;
    bool awaits_reply_ = false;      // to the last answer
    std::string shown_result_game_;  // the game whose result was shown last
    Lines results_;                  // of finished games
};

}  // namespace vegas::cli
