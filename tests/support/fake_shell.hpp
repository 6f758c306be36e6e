// A server core with clients, without a socket or a clock. It does what the shell does in the real
// server: it delivers what the core sends, chooses for its bots, stores what is to be stored, and
// moves time to what is due next. Its store may be silent for a while, and it can crash and start
// again over what its store holds. Every client checks what it is told: v without gaps, patches
// that lead to the hash, decisions that rise by one.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/draws.hpp"
#include "server/core/hall/finished.hpp"
#include "server/core/server.hpp"
#include "server/shell/store/memory_store.hpp"
#include "tests/support/fixed_entropy.hpp"
#include "tests/support/json.hpp"

namespace vegas::test {

struct Client {
    core::ConnId conn;
    std::vector<json> inbox;       // all that came, oldest first
    std::vector<std::string> raw;  // the same as bytes
    json reply;                    // the last message with `re`
    json welcome, view;
    json prompt;  // the last one
    std::string epoch;
    std::uint64_t v = 0;
    std::uint16_t closed = 0;  // the close code

    [[nodiscard]] std::string error() const;  // of the last reply; empty without one
    [[nodiscard]] bool asked() const { return prompt.is_object() && prompt.contains("actions"); }
    [[nodiscard]] const json* last(const std::string& ev) const;  // of the inbox, or nullptr
};

class FakeShell {
public:
    explicit FakeShell(core::Settings settings = {.limits = {}, .bot_pause_ms = 0},
                       std::uint64_t seed = 1, std::uint64_t incarnation = 0);
    virtual ~FakeShell();
    FakeShell& operator=(FakeShell&&) = delete;

    // ---- connections
    // From an address of its own, or from this one.
    Client& connect(const std::string& from = {});
    Client& guest(const std::string& name);
    template <class... Names>  // one of each, in this order
    auto guests(Names... names) {
        return std::tuple<decltype(guest(names))...>{guest(names)...};
    }
    Client& back(const Client& old);
    void cut(Client& c) { handle(core::Closed{c.conn}); }

    const json& say(Client& c, json message);
    void say_raw(Client& c, const std::string& bytes);

    // ---- tables
    // A table of `names`, all seated and ready: the game runs. The first one is the host.
    std::vector<Client*> table(const std::string& ruleset, const std::vector<std::string>& names,
                               const json& more = json::object());
    const json& act(Client& c, const json& action);
    // One decision of the client that is asked: the n-th listed action. False: nobody is asked.
    bool step(const std::vector<Client*>& seated, FastDraws& picks);
    void play(const std::vector<Client*>& seated, std::uint64_t seed = 1, int decisions = 5'000);

    // ---- the store
    // Stores what waits since `stores_at_once` is false: all of it, or the first of it.
    void store_all();
    void store_one();
    // Answers what waits since `answers_at_once` is false: all of it, and what is asked then; what
    // has been asked so far; or the first of it.
    void answer_all();
    void answer_given();
    void answer_one();
    // The process is gone, with all that waits, and all connections; another one starts.
    void crash();
    // Null: there is no such game that one may read with this invite.
    std::shared_ptr<const core::KeptGame> finished(const std::string& game,
                                                   const std::string& invite = {});

    // ---- time
    void at(std::int64_t ms);
    void pass(std::int64_t ms);  // all that falls due on the way is done at its time

    // What follows from an input (stored records, written bytes, bots, due timers) is handled after
    // it, in order.
    void handle(decltype(core::Input::what) what);

    FixedEntropy entropy;
    shell::MemoryStore store;
    std::unique_ptr<core::Server> server;
    core::TimePoint now;
    std::int64_t utc_ahead_ms = 0;  // how far the system's clock has been set forward
    std::optional<core::TimePoint> wake_at;
    std::vector<std::unique_ptr<Client>> clients;
    std::vector<std::string> journal, logs;
    std::size_t greeted = 0, offended = 0;  // connections
    std::vector<core::Append> unstored;
    std::vector<core::Ask> unanswered;
    bool stores_at_once = true;
    bool answers_at_once = true;
    bool bots_think = true;
    bool reads = true;                  // clients read what they are sent
    std::vector<core::Think> thoughts;  // kept when they do not
    std::string id, invite;             // of the last table()

protected:
    // Of a server that shares its store with others (fake_cluster.hpp).
    virtual void append_to_store(core::Append append) { store.append({std::move(append)}); }
    virtual void ask_store(core::Ask ask) { store.ask(std::move(ask)); }
    virtual void tell_peer(const core::ToPeer&) {}
    virtual void claim() {}
    virtual void release(const core::Release&) {}

private:
    void start();
    void take(core::Output& out);
    void deliver(const core::Output& out);
    void receive(Client& c, const std::string& bytes);
    static void update(Client& c, const json& m);
    Client* find(core::ConnId conn);

    const core::Settings settings_;
    const std::uint64_t incarnation_;  // 0: the store's
    std::deque<decltype(core::Input::what)> waiting_;
    core::Found found_;
    bool busy_ = false;
    std::uint64_t last_conn_ = 0;
    int last_id_ = 0;
};

// A test at a server of its own.
class AtServer : public testing::Test {
protected:
    FakeShell w;
};

}  // namespace vegas::test
