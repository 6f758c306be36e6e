// What is done to a bot in a trial: decides for each message, either way, what becomes of it. Pure.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <vector>

#include "server/conformance/trials.hpp"
#include "server/conformance/witness.hpp"

namespace vegas::shell::conformance {

// What the connection does after what it is told to say.
enum class Then : std::uint8_t { stays, breaks, closes };

// What becomes of a message for the bot.
struct ForBot {
    std::vector<Json> messages;
    Then then = Then::stays;
};

// What becomes of a request of the bot.
struct ForServer {
    bool passes = true;    // to the server
    bool changed = false;  // passes as it is now
    std::vector<Json> replies;
    std::function<Json()> later;  // what it is told so many ms later; null: nothing
    std::int64_t later_ms = 0;
    Then then = Then::stays;  // before the server's reply
};

class Meddler {
public:
    // With this clock the tables of the trial are made; 0: none.
    [[nodiscard]] static std::int64_t clock_ms(Trial);

    // REQUIRES: `witness` outlives this, and this what it has to say later.
    Meddler(Trial trial, Witness& witness) : trial_(trial), witness_(witness) {}

    // Both where the connection is that of the bot's seat.
    [[nodiscard]] ForBot for_bot(Json message);
    [[nodiscard]] ForServer for_server(Json& request);

private:
    [[nodiscard]] bool strikes_question(const Json& message);
    [[nodiscard]] bool strikes_answer();

    const Trial trial_;
    Witness& witness_;
    int questions_ = 0, answers_ = 0;
    std::int64_t open_ = 0;  // the last decision of which the bot was told
    std::set<std::int64_t> counted_;
};

}  // namespace vegas::shell::conformance
