// Somebody who plays by `vegas play` on the first seat of a game that is told step by step.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>

#include "client-cli/commands/play.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {

// What a server says of a step: an update, perhaps with a prompt.
[[nodiscard]] inline nlohmann::json step_update(const nlohmann::json& events,
                                                const nlohmann::json& snapshot,
                                                const nlohmann::json& table, int version) {
    nlohmann::json update = {{"ev", "update"},
                             {"table", table},
                             {"v", version},
                             {"events", events},
                             {"patch", patch_to(snapshot["view"])}};
    if (snapshot["prompt"].is_object()) update["prompt"] = snapshot["prompt"];
    return update;
}

class PlayHarness {
public:
    PlayHarness(std::unique_ptr<Display> display, const Style& style, const Texts& texts,
                const nlohmann::json& tiles = printed_tiles(), PlayOptions options = {})
        : console_(out_, style, std::move(display)), texts_(texts) {
        options.target = {.table = "arena-1", .invite = ""};
        options.common.at_keyboard = true;
        play_ = std::make_unique<PlayClient>(ClientContext{transport_, console_, err_, texts_, 1},
                                             options, Identity{"Bo", ""}, [] {});
        play_->start();
        transport_.connect();
        transport_.welcome(nlohmann::json::array(), tiles);
    }

    // A message `snapshot`: the table as it is found, and after the next step.
    void see(const nlohmann::json& snapshot) {
        transport_.reply(snapshot);
        table_ = snapshot["table"];
        version_ = snapshot["v"];
    }
    void see(const nlohmann::json& events, const nlohmann::json& snapshot) {
        transport_.say(step_update(events, snapshot, table_, ++version_));
    }
    [[nodiscard]] PlayClient& play() { return *play_; }
    [[nodiscard]] const Texts& texts() const { return texts_; }
    [[nodiscard]] FakeTransport& transport() { return transport_; }
    // What was printed since the last call.
    [[nodiscard]] std::string printed() {
        std::string text = out_.str();
        out_.str("");
        return text;
    }
    [[nodiscard]] std::string errors() const { return err_.str(); }

private:
    std::ostringstream out_, err_;
    Console console_;
    const Texts& texts_;
    FakeTransport transport_;
    std::unique_ptr<PlayClient> play_;
    nlohmann::json table_;
    int version_ = 0;
};

}  // namespace vegas::cli
