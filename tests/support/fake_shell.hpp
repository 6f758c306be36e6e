// A server core with clients, without a socket or a clock. It does what the shell does in the real
// server: it delivers what the core sends, chooses for its bots, stores its journal, and moves time
// to what is due next. Every client checks what it is told: v without gaps, patches that lead to
// the hash, decisions that rise by one.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/draws.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "server/core/server.hpp"

namespace vegas::test {

using nlohmann::json;

class FixedEntropy final : public core::Entropy {
public:
    explicit FixedEntropy(std::uint64_t seed) : draws_(seed) {}
    void fill(std::span<std::uint8_t> bytes) override {
        for (auto& b : bytes) b = static_cast<std::uint8_t>(draws_.next());
    }

private:
    FastDraws draws_;
};

struct Client {
    core::ConnId conn;
    std::vector<json> inbox;       // all that came, oldest first
    std::vector<std::string> raw;  // the same as bytes
    json reply;                    // the last message with `re`
    json welcome, view;
    json prompt;  // the last one
    std::uint64_t v = 0;
    std::uint16_t closed = 0;  // the close code

    [[nodiscard]] std::string error() const {
        return reply.contains("error") ? reply["error"]["code"].get<std::string>() : "";
    }
    [[nodiscard]] bool asked() const { return prompt.is_object() && prompt.contains("actions"); }
    [[nodiscard]] const json* last(const std::string& ev) const {
        const auto it = std::find_if(inbox.rbegin(), inbox.rend(),
                                     [&ev](const json& m) { return m.value("ev", "") == ev; });
        return it == inbox.rend() ? nullptr : &*it;
    }
};

class FakeShell {
public:
    explicit FakeShell(core::Settings settings = {.limits = {}, .bot_pause_ms = 0},
                       std::uint64_t seed = 1)
        : entropy(seed), server(settings, entropy) {}

    // ---- connections
    Client& connect() {
        clients.push_back(std::make_unique<Client>());
        Client& c = *clients.back();
        c.conn = {++last_conn_};
        handle(core::Opened{c.conn});
        return c;
    }
    Client& guest(const std::string& name) {
        Client& c = connect();
        say(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}});
        return c;
    }
    Client& back(const Client& old) {
        Client& c = connect();
        say(c, {{"op", "hello"}, {"protocol", 1}, {"token", old.welcome["token"]}});
        return c;
    }
    void cut(Client& c) { handle(core::Closed{c.conn}); }

    const json& say(Client& c, json message) {
        if (!message.contains("id")) message["id"] = ++last_id_;
        c.reply = nullptr;
        handle(core::Received{c.conn, message.dump()});
        return c.reply;
    }
    void say_raw(Client& c, const std::string& bytes) {
        c.reply = nullptr;
        handle(core::Received{c.conn, bytes});
    }

    // ---- tables
    // A table of `names`, all seated and ready: the game runs. The first one is the host.
    std::vector<Client*> table(const std::string& ruleset, const std::vector<std::string>& names,
                               const json& more = json::object()) {
        std::vector<Client*> seated;
        seated.reserve(names.size());
        for (const std::string& name : names) seated.push_back(&guest(name));
        json create{{"op", "table.create"}, {"ruleset", ruleset}, {"seats", names.size()}};
        create.update(more);
        const json made = say(*seated[0], create);
        EXPECT_TRUE(made.contains("invite")) << made.dump();
        for (std::size_t i = 1; i < seated.size(); ++i) {
            say(*seated[i], {{"op", "table.join"}, {"invite", made["invite"]}});
        }
        for (Client* c : seated) {
            EXPECT_TRUE(say(*c, {{"op", "table.ready"}, {"table", made["table"]}})["ok"]);
        }
        id = made["table"];
        invite = made["invite"];
        return seated;
    }
    const json& act(Client& c, const json& action) {
        return say(c, {{"op", "act"},
                       {"table", c.prompt["table"]},
                       {"decision", c.prompt["decision"]},
                       {"action", action}});
    }
    // One decision of the client that is asked: the n-th listed action. False: nobody is asked.
    bool step(const std::vector<Client*>& seated, FastDraws& picks) {
        for (Client* c : seated) {
            if (!c->asked() || c->closed != 0) continue;
            const json actions = c->prompt["actions"];
            const auto n = static_cast<std::uint32_t>(actions.size());
            act(*c, actions[n == 1 ? 0 : picks.one_of(n)]);
            EXPECT_EQ(c->error(), "");
            return true;
        }
        return false;
    }
    void play(const std::vector<Client*>& seated, std::uint64_t seed = 1, int decisions = 5'000) {
        FastDraws picks(seed);
        while (decisions-- > 0 && step(seated, picks)) {
        }
    }

    // ---- time
    void at(std::int64_t ms) {
        now.ms = ms;
        handle(core::TimerDue{});
    }
    void pass(std::int64_t ms) {  // all that falls due on the way is done at its time
        const std::int64_t until = now.ms + ms;
        while (wake_at && wake_at->ms <= until) at(wake_at->ms);
        now.ms = until;
    }

    // What follows from an input (stored records, written bytes, bots, due timers) is handled after
    // it, in order.
    void handle(decltype(core::Input::what) what) {
        waiting_.push_back(std::move(what));
        if (busy_) return;
        busy_ = true;
        while (!waiting_.empty()) {
            const core::Input in{now, std::move(waiting_.front())};
            waiting_.pop_front();
            core::Output out;
            server.handle(in, out);
            take(out);
        }
        busy_ = false;
    }

    FixedEntropy entropy;
    core::Server server;
    core::TimePoint now;
    std::optional<core::TimePoint> wake_at;
    std::vector<std::unique_ptr<Client>> clients;
    std::vector<std::string> journal, logs;
    bool stores_at_once = true;
    bool bots_think = true;
    std::vector<core::Think> thoughts;  // kept when they do not
    std::string id, invite;             // of the last table()
    std::map<std::uint64_t, std::vector<std::uint16_t>> closes;

private:
    void take(core::Output& out) {
        wake_at = out.wake_at;
        for (auto& line : out.logs) logs.push_back(line.text);
        for (auto& a : out.appends) journal.push_back(a.record);
        deliver(out);
        if (!out.appends.empty() && stores_at_once) {
            handle(core::Stored{out.appends.back().position});
        }
        for (auto& job : out.bot_jobs) {
            if (!bots_think) {
                thoughts.push_back(job);
            } else {
                handle(core::BotMoved{job.table, job.decision,
                                      bots::choose(job.level, job.known, job.seed)});
            }
        }
        if (waiting_.empty() && wake_at && wake_at->ms <= now.ms) handle(core::TimerDue{});
    }
    void deliver(const core::Output& out) {
        for (const auto& item : out.sends) {
            if (const auto* close = std::get_if<core::Close>(&item)) {
                if (Client* c = find(close->conn)) {
                    c->closed = static_cast<std::uint16_t>(close->code);
                }
                continue;
            }
            const auto& send = std::get<core::Send>(item);
            Client* c = find(send.conn);
            ASSERT_NE(c, nullptr);
            ASSERT_EQ(c->closed, 0) << "sent after a close";
            receive(*c, *send.text);
            if (reads) handle(core::Written{c->conn, send.text->size()});
        }
    }
    void receive(Client& c, const std::string& bytes) {
        c.raw.push_back(bytes);
        json m = json::parse(bytes);
        if (m.contains("re")) c.reply = m;
        const std::string ev = m.value("ev", "");
        if (ev == "welcome") c.welcome = m;
        if (ev == "snapshot") {
            c.view = m["view"];
            c.v = m["v"];
            c.prompt = m["prompt"];
            if (c.prompt.is_object()) c.prompt["table"] = m["table"];
        }
        if (ev == "update" && !c.view.is_null()) update(c, m);
        if (ev == "prompt") c.prompt = m;
        c.inbox.push_back(std::move(m));
    }
    static void update(Client& c, const json& m) {
        if (m["table"] != c.view["table"]["id"]) return;
        EXPECT_EQ(m["v"], c.v + 1) << "a gap";
        c.v = m["v"];
        c.view = c.view.patch(m["patch"]);
        if (m.contains("private")) c.view = c.view.patch(m["private"]);
        EXPECT_EQ(m.contains("hash"), c.v % 32 == 0);
        if (m.contains("hash")) {
            json shown = c.view;
            shown.erase("you");
            EXPECT_EQ(m["hash"], protocol::checksum(shown.dump()));
        }
        for (const json& e : m["events"]) {
            const std::string kind = e["kind"];
            if (kind == "game_ended") c.prompt = nullptr;
        }
    }
    Client* find(core::ConnId conn) {
        for (auto& c : clients) {
            if (c->conn == conn) return c.get();
        }
        return nullptr;
    }

    std::deque<decltype(core::Input::what)> waiting_;
    bool busy_ = false;
    std::uint64_t last_conn_ = 0;
    int last_id_ = 0;

public:
    bool reads = true;  // clients read what they are sent
};

}  // namespace vegas::test
