// Somebody who plays by `vegas play`, in a pipe or on a screen, with a server that the test speaks
// for.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <sstream>
#include <string>
#include <utility>

#include "client-cli/commands/play.hpp"
#include "tests/client-cli/fake_display.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {

class PlayTest : public testing::Test {
protected:
    explicit PlayTest(std::unique_ptr<FakeDisplay> on = nullptr)
        : display(on.get()),
          console(out, Style{}, std::move(on)),
          texts(display != nullptr ? texts_for({}) : speech_for({})) {}

    void begin(PlayOptions options = {}) {
        options.common.name = "Anna";
        play = std::make_unique<PlayClient>(
            ClientContext{transport, console, err, texts, 1,
                          [this](const std::string& token) { kept = token; }},
            options, Identity{"Anna", ""}, [this] { ++taken; });
        play->start();
        transport.connect();
    }
    // At a running table, with nothing asked.
    void sit(const nlohmann::json& prompt = nullptr) {
        begin({.target = {.table = "k3f9xq", .invite = ""}});
        transport.welcome();
        transport.reply(snapshot_of(royale_view(), 5, prompt));
    }
    // At an own table before the start, on seat 1.
    void wait_for_friends(PlayOptions options = {}) {
        begin(std::move(options));
        transport.welcome();
        transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
        transport.say(snapshot_of(open_view(3, 1), 0));
    }
    void come_back() {
        transport.reconnect();
        transport.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    }
    void refuse(const std::string& op, const std::string& code) {
        transport.say(
            {{"re", transport.last(op)["id"]}, {"error", {{"code", code}, {"message", "no"}}}});
    }
    [[nodiscard]] bool printed(const std::string& text) const {
        return out.str().find(text) != std::string::npos;
    }
    void end_game() {
        transport.say(
            update_of(6, patch_to(ended_view()), {{{"kind", "game_ended"}, {"winners", {1}}}}));
    }

    // What the screen shows.
    [[nodiscard]] std::string drawn() const { return display->text(); }
    void press(Key::Kind kind) { play->key({.kind = kind}); }
    void type(const std::string& text) {
        for (const char sign : text) {
            play->key({.kind = Key::Kind::text, .text = std::string(1, sign)});
        }
    }

    std::ostringstream out;
    std::ostringstream err;
    FakeDisplay* display;  // null: plain
    Console console;
    const Texts& texts;
    FakeTransport transport;
    std::unique_ptr<PlayClient> play;
    std::string kept;
    int taken = 0;
};

class PlayOnAScreen : public PlayTest {
protected:
    PlayOnAScreen() : PlayTest(std::make_unique<FakeDisplay>()) {}
};

}  // namespace vegas::cli
