// The parts of a server without sockets and without a clock, for tests of what lies between them.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "server/core/server.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/worker_pool.hpp"
#include "server/shell/store/memory_store.hpp"

namespace vegas::shell::test {

class FakeLoop final : public Loop {
public:
    [[nodiscard]] core::TimePoint now() const override { return now_; }
    [[nodiscard]] core::UtcTime utc() const override { return {now_.ms + utc_ahead_ms}; }
    void post(Job job) override { jobs_.push_back(std::move(job)); }
    [[nodiscard]] std::chrono::nanoseconds elapsed() const override {
        return elapsed_ += passes_with_each_look;
    }
    void after(std::int64_t delay_ms, Job job) override {
        afters.push_back({delay_ms, std::move(job)});
    }
    void on_alarm(Job job) override { alarm_job_ = std::move(job); }
    void set_alarm(core::TimePoint when) override { alarms.push_back(when); }

    void run_jobs() {
        while (!jobs_.empty()) {
            const auto job = std::move(jobs_.front());
            jobs_.pop_front();
            job();
        }
    }

    void advance_to(core::TimePoint when) { now_ = when; }
    void let_pass(std::chrono::nanoseconds time) { elapsed_ += time; }
    void ring() { alarm_job_(); }

    std::chrono::nanoseconds passes_with_each_look{};
    std::int64_t utc_ahead_ms = 0;        // how far the system's clock has been set forward
    std::vector<core::TimePoint> alarms;  // as they were set
    struct After {
        std::int64_t delay_ms = 0;
        Job job;
    };
    std::vector<After> afters;  // likewise

private:
    core::TimePoint now_;
    mutable std::chrono::nanoseconds elapsed_{0};
    std::deque<Job> jobs_;
    Job alarm_job_;
};

// Works on the loop, when it runs its jobs.
class FakeWorkerPool final : public WorkerPool {
public:
    explicit FakeWorkerPool(Loop& loop) : loop_(loop) {}

    int given = 0;
    [[nodiscard]] std::size_t queued() const override { return 0; }
    [[nodiscard]] std::size_t concurrency() const override { return 1; }

private:
    void add(Job work, Job then) override {
        ++given;
        loop_.post([work = std::move(work), then = std::move(then)] {
            work();
            then();
        });
    }

    Loop& loop_;
};

class CountingEntropy final : public core::Entropy {
public:
    void fill(std::span<std::uint8_t> bytes) override {
        for (auto& byte : bytes) byte = next_++;
    }

private:
    std::uint8_t next_ = 0;
};

class FakeConnection final : public ClientConnection {
public:
    void queue(std::string_view text) override { queued += std::string(text) + "\n"; }
    void flush() override { ++flushes; }
    void close(protocol::CloseCode code, std::string_view) override {
        closed = static_cast<std::uint16_t>(code);
    }
    void abort() override { was_aborted = true; }
    void on_hello() override { ++hellos; }
    [[nodiscard]] std::size_t unsent_bytes() const override { return queued.size(); }

    std::string queued;
    int flushes = 0;
    std::uint16_t closed = 0;
    bool was_aborted = false;
    int hellos = 0;
};

struct Parts {
    explicit Parts(std::string page = {})
        : core({.limits = {}, .bot_pause_ms = 0, .page = std::move(page)}, entropy,
               store.incarnation()) {}

    FakeLoop loop;
    CountingEntropy entropy;
    MemoryStore store;
    core::Server core;
    FakeWorkerPool workers{loop};
    Metrics metrics;
    HouseBots bots{
        loop, workers, metrics,
        [this](const auto& table, auto decision) { return core.waits_for_house(table, decision); },
        [this](const auto& table) { return core.address_of_table(table); }};
    Log log{core::LogLevel::error, LogFormat::text};
    CoreRunner core_runner{{loop, core, store, bots, log, metrics}};
};

inline std::string hello(const std::string& name) {
    return R"({"op":"hello","id":1,"protocol":1,"name":")" + name + R"("})";
}

struct Played {
    std::string game, invite;
};
// A whole game of house bots. `visibility`: of its table.
inline Played play(Parts& parts, FakeConnection& connection, const std::string& visibility) {
    const auto conn = parts.core_runner.on_open(connection);
    const auto from = connection.queued.size();
    const auto say = [&](const std::string& text) { parts.core_runner.on_message(conn, text); };
    // The first text of this name that was told.
    const auto told = [&](const std::string& name) {
        const auto key = '"' + name + R"(":")";
        const auto begin = connection.queued.find(key, from) + key.size();
        return connection.queued.substr(begin, connection.queued.find('"', begin) - begin);
    };
    say(hello("Ann"));
    say(R"({"op":"table.create","id":2,"ruleset":"royale","seats":2,"as":"spectator",)"
        R"("visibility":")" +
        visibility + R"("})");
    const auto table = told("table");
    for (int n = 0; n < 2; ++n) {
        say(R"({"op":"table.add_bot","level":"easy","table":")" + table + R"("})");
    }
    while (connection.queued.find("game_ended", from) == std::string::npos) {
        parts.loop.ring();
        parts.loop.run_jobs();
    }
    return {table + "-1", told("invite")};
}

}  // namespace vegas::shell::test
