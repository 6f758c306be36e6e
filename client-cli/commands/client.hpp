// What all commands share: a session with the server, messages when the connection is lost and
// found again, a table to follow, and an exit code. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/commands/teller.hpp"
#include "client-cli/net/address.hpp"
#include "client-cli/net/transport.hpp"
#include "client-cli/session/follower.hpp"
#include "client-cli/session/session.hpp"
#include "client-cli/show/common/faces.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/refusal.hpp"
#include "client-cli/terminal/console.hpp"
#include "client-cli/terminal/keys.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// All of it outlives the client.
struct Surroundings {
    Transport& transport;
    Console& out;
    std::ostream& err;
    const Texts& texts;
    std::uint64_t seed = 0;
    std::function<void(const std::string& token)> keep_token = {};  // empty: it is not kept
};

// How long to wait before a refused request is said again.
[[nodiscard]] std::chrono::milliseconds retry_after(const Error&);

class Client : public SessionEvents, public TableEvents {
public:
    Client(Surroundings, const Address&, Identity);

    void start() { session_.start(); }
    [[nodiscard]] int exit_code() const { return exit_code_; }

    // From the terminal.
    virtual void line(std::string text) = 0;
    virtual void key(const Key&) {}
    virtual void input_ended() {}
    virtual void resized() {}
    virtual void interrupted() { stop(kExitInterrupted, texts("ended.interrupted")); }

    void welcomed(const Read<protocol::Welcome>&, bool again) override;
    void heard(const Message&, const json& whole) override;
    void lost(const std::string& why, std::chrono::milliseconds wait) override;
    void closing() override;
    void ended(SessionEnd, const Error& why) override;

    void table_shown(const std::vector<Event>&) override {}
    void table_changed(const std::vector<Event>& events) override { say_events(events); }
    void table_prompted() override {}
    void table_resumed() override;
    void table_left(const std::string& reason) override;
    void table_refused(const Error&) override;

protected:
    // The first welcome: time to go to a table.
    virtual void arrived(const Read<protocol::Welcome>&) = 0;
    // A later one; by then the table has been asked for.
    virtual void returned() {}
    // Something was said or shown: time to draw.
    virtual void redraw() {}

    // What the operator says to everybody, safe to show. Only clients that stay tell it.
    virtual void announced(const std::string&) {}

    // Ends the session and the event loop. A text goes to standard error.
    void stop(int exit_code, const std::string& text = {});
    [[nodiscard]] bool stopped() const { return stopped_; }
    // To the log of the screen, or to standard error for the clients whose output is for programs.
    virtual void say(const std::string& text);
    void say_events(const std::vector<Event>& events);
    // On arrival: the last lines of what has happened before.
    void say_story(const std::vector<Event>& story);
    // Who has won, and what everybody has; `with_line`: also in the words that all clients share.
    void tell_result(const Scene&, bool with_line);
    // Whether the server can store; while it cannot, games stand still.
    [[nodiscard]] bool stores() const { return stores_; }
    // A text in the language of the screen.
    [[nodiscard]] std::string texts(std::string_view key, const Fills& fills = {}) const {
        return surroundings_.texts(key, fills);
    }
    [[nodiscard]] std::string refused(const Error& error) const {
        return refusal(error, surroundings_.texts, wish_);
    }
    // A request that needs no answer; if it is refused, the user is told.
    void tell(json request);
    [[nodiscard]] json table_request(const char* op) const;
    // The `act` that answers the decision with one of the listed actions, as it was sent.
    [[nodiscard]] json act_request(std::int64_t decision, const std::string& action) const;
    [[nodiscard]] Scene scene() const;
    // 16 random hex digits: the seed of a seat, or the `once` of a request.
    [[nodiscard]] static std::string fresh_seed();

    Surroundings surroundings_;
    std::string server_;  // as one gives it to --server
    Session session_;
    Follower follower_;
    Faces faces_;
    Teller teller_;
    Wish wish_;  // the game of a new table

private:
    void take(const Read<protocol::Storage>&);

    bool away_ = false;   // the loss of the connection has been told
    bool stores_ = true;  // as far as is known on this connection
    int exit_code_ = 0;
    bool stopped_ = false;
};

}  // namespace vegas::cli
