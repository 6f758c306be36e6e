// A transport without a network: what was sent is looked at, what comes is said by the test, and
// time passes only when the test says so.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "client-cli/net/transport.hpp"

namespace vegas::cli {

using nlohmann::json;

class FakeTransport final : public Transport {
public:
    void open(TransportEvents& events) override {
        events_ = &events;
        ++opens;
    }
    void send(std::string text) override {
        if (connected) sent.push_back(json::parse(text));
    }
    void close() override { closed = true; }
    void finish() override { finished = true; }
    void after(std::chrono::milliseconds wait, std::function<void()> task) override {
        timers_.emplace_back(now + wait.count(), std::move(task));
    }
    [[nodiscard]] std::int64_t now_ms() const override { return now; }

    void connect() {
        connected = true;
        events_->on_open();
    }
    void cut(const std::string& why = "cut", std::uint16_t code = 0) {
        connected = false;
        sent.clear();
        events_->on_close(why, code);
    }
    void say(const json& message) { hear(message.dump()); }
    void hear(const std::string& text) { events_->on_receive(text); }
    // Answers the last request that was sent.
    void reply(json message) {
        message["re"] = sent.back()["id"];
        if (!message.contains("error")) message["ok"] = true;
        say(message);
    }
    void welcome(const json& tables = json::array(), const json& tiles = json::array()) {
        say({{"re", sent.back()["id"]},
             {"ok", true},
             {"ev", "welcome"},
             {"player", "p-anna"},
             {"name", "Anna"},
             {"token", "token-of-sixteen-chars"},
             {"tables", tables},
             {"tiles", tiles}});
    }
    void pass(std::int64_t ms) {
        now += ms;
        for (std::size_t i = 0; i < timers_.size();) {
            if (timers_[i].first > now) {
                ++i;
                continue;
            }
            const auto task = std::move(timers_[i].second);
            timers_.erase(timers_.begin() + static_cast<std::ptrdiff_t>(i));
            task();
        }
    }
    // When the wait before the next attempt is over.
    void reconnect() {
        pass(10'000);
        connect();
    }
    // The last message sent with this op; null where there is none.
    [[nodiscard]] json last(const std::string& op) const {
        const auto found = std::find_if(sent.rbegin(), sent.rend(), [&](const auto& message) {
            return message.value("op", "") == op;
        });
        return found == sent.rend() ? json() : *found;
    }
    [[nodiscard]] std::size_t timers() const { return timers_.size(); }
    [[nodiscard]] std::int64_t next_timer_ms() const { return timers_.front().first - now; }

    std::vector<json> sent;
    std::int64_t now = 1'000'000;
    int opens = 0;
    bool connected = false;
    bool closed = false;
    bool finished = false;

private:
    TransportEvents* events_ = nullptr;
    std::vector<std::pair<std::int64_t, std::function<void()>>> timers_;
};

}  // namespace vegas::cli
