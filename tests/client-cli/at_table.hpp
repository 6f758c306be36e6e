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

class AtTable {
public:
    AtTable(std::unique_ptr<Display> display, const Style& style, const Texts& texts,
            PlayOptions options = {})
        : console_(out_, style, std::move(display)), texts_(texts) {
        options.target = {.table = "arena-1", .invite = ""};
        options.common.at_keyboard = true;
        play_ = std::make_unique<Play>(Surroundings{transport_, console_, err_, texts_, 1}, options,
                                       Identity{"Bo", ""}, [] {});
        play_->start();
        transport_.connect();
        transport_.welcome(nlohmann::json::array(), printed_tiles());
    }

    // A message `snapshot`: the table as it is found, and after the next step.
    void see(const nlohmann::json& snapshot) {
        transport_.reply(snapshot);
        table_ = snapshot["table"];
        version_ = snapshot["v"];
    }
    void see(const nlohmann::json& events, const nlohmann::json& snapshot) {
        const nlohmann::json patch = {
            {{"op", "replace"}, {"path", ""}, {"value", snapshot["view"]}}};
        transport_.say({{"ev", "update"},
                        {"table", table_},
                        {"v", ++version_},
                        {"events", events},
                        {"patch", patch}});
        if (!snapshot["prompt"].is_object()) return;
        nlohmann::json prompt = snapshot["prompt"];
        prompt["ev"] = "prompt";
        prompt["table"] = table_;
        transport_.say(prompt);
    }
    [[nodiscard]] Play& play() { return *play_; }
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
    std::unique_ptr<Play> play_;
    nlohmann::json table_;
    int version_ = 0;
};

}  // namespace vegas::cli
