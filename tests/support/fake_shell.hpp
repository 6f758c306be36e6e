// Runs a server core with clients, without sockets or a clock. It does what the shell does in the
// real server: delivers messages, decides for bots, stores records, and moves time to what is due
// next. Its store may be silent for a while. It can crash and start again from its store. Every
// client checks what it receives: v without gaps, patches that lead to the hash, decisions that
// rise by one.
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
#include "server/core/server.hpp"
#include "server/core/state/finished_game_access.hpp"
#include "server/shell/store/memory_store.hpp"
#include "tests/support/fixed_entropy.hpp"
#include "tests/support/json.hpp"

namespace vegas::test {

// In ms.
inline constexpr std::int64_t kMinute = 60'000;
inline constexpr std::int64_t kHour = 60 * kMinute;
inline constexpr std::int64_t kDay = 24 * kHour;

struct Client {
    core::ConnId conn;
    std::vector<json> inbox;       // all messages, oldest first
    std::vector<std::string> raw;  // the same as bytes
    json reply;                    // the last message with `re`
    json welcome, view;
    json prompt;  // the last one
    std::string epoch;
    std::uint64_t v = 0;
    std::uint16_t closed = 0;  // the close code

    [[nodiscard]] std::string error() const;  // of the last reply; empty if none
    [[nodiscard]] bool has_prompt() const {
        return prompt.is_object() && prompt.contains("actions");
    }
    [[nodiscard]] const json* last(const std::string& ev) const;   // in the inbox, or nullptr
    [[nodiscard]] std::size_t count(const std::string& ev) const;  // in the inbox
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
    template <class... Names>  // one client per name, in this order
    auto guests(Names... names) {
        return std::tuple<decltype(guest(names))...>{guest(names)...};
    }
    Client& reconnect(const Client& old);
    void disconnect(Client& c) { handle(core::ConnectionClosed{c.conn}); }

    const json& send(Client& c, json message);
    void send_raw(Client& c, const std::string& bytes);
    // Openly, for the commitment that the client has seen. `table`: `id` where it is empty.
    const json& give_seed(Client& c, const std::string& seed, const std::string& table = {});

    // ---- tables
    // Makes a table of `names`, all seated and ready, with a running game. The first one is the
    // host.
    std::vector<Client*> table(const std::string& ruleset, const std::vector<std::string>& names,
                               const json& more = json::object());
    const json& act(Client& c, const json& action);
    // Settles one decision with a random listed action. Returns false if no decision is open.
    bool step(const std::vector<Client*>& seated, FastDraws& picks);
    void play(const std::vector<Client*>& seated, std::uint64_t seed = 1, int decisions = 5'000);

    // ---- the store
    // Stores what waits since `stores_at_once` is false: all of it, or the first append.
    void store_all();
    void store_one();
    // Replies to what waits since `queries_at_once` is false: all queries, even new ones; those
    // asked so far; or the first one.
    void run_queries();
    void run_pending_queries();
    void run_one_query();
    // The number of the table's next record, and one that the server would never write.
    [[nodiscard]] std::uint32_t next_record(const std::string& table) const;
    void append_to(const std::string& table, const std::string& record);
    // The process dies, with all that waits and all connections. Another one starts.
    void crash();
    // nullptr if this invite gives access to no such game.
    std::shared_ptr<const core::StoredGame> finished(const std::string& game,
                                                     const std::string& invite = {});

    // ---- time
    void advance_to(std::int64_t ms);
    void advance(std::int64_t ms);  // everything due on the way happens at its time

    // Handles an input, then all that follows from it, in order: stored records, written bytes,
    // bots, due timers.
    void handle(decltype(core::Input::what) what);

    FixedEntropy entropy;
    shell::MemoryStore store;
    std::unique_ptr<core::Server> server;
    core::TimePoint now;
    std::int64_t utc_ahead_ms = 0;  // how far the system's clock was set forward
    std::optional<core::TimePoint> wake_at;
    std::vector<std::unique_ptr<Client>> clients;
    std::vector<std::string> journal, logs;
    std::size_t greeted = 0;  // connections
    std::vector<core::Append> unstored;
    std::vector<core::StoreQuery> pending_queries;
    bool stores_at_once = true;
    bool queries_at_once = true;
    bool bots_think = true;
    bool reads = true;                     // clients read what they are sent
    std::vector<core::BotTask> bot_tasks;  // kept unless `bots_think`
    std::string id, invite;                // of the last table()

protected:
    // For a server that shares its store with others (fake_cluster.hpp).
    virtual void append_to_store(core::Append append) { store.append({std::move(append)}); }
    virtual void query_store(core::StoreQuery ask) { store.query(std::move(ask)); }
    virtual void send_to_peer(const core::ToPeer&) {}
    virtual void claim() {}
    virtual void release(const core::Release&) {}

private:
    void start();
    void execute(core::Output& out);
    void deliver(const core::Output& out);
    void receive(Client& c, const std::string& bytes);
    static void update(Client& c, const json& m);
    Client* find(core::ConnId conn);

    const core::Settings settings_;
    const std::uint64_t incarnation_;  // 0: take the store's
    std::deque<decltype(core::Input::what)> waiting_;
    core::QueryResult found_;
    bool busy_ = false;
    std::uint64_t last_conn_ = 0;
    int last_id_ = 0;
};

// The one of these who has to decide.
[[nodiscard]] Client& find_asked(const std::vector<Client*>& seated);

// Options of a table whose players have so long to decide.
[[nodiscard]] json decision_clock(int ms);

// A test with its own server.
class AtServer : public testing::Test {
protected:
    FakeShell w;
};

}  // namespace vegas::test
