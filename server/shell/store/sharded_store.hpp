// A store in several PostgreSQL databases: one for people, and shards for tables and their games.
// The tables of this server are in one of them, its own, which it alone writes to with the servers
// that have the same one; all others it asks. So the loss of a database stops the servers that have
// it as their own, and no other: what those ask of it, they are told is away.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/shell/store/postgres_store.hpp"
#include "server/shell/store/shards.hpp"

namespace vegas::shell {

class ShardedStore final : public Store {
public:
    struct Options {
        Shards shards;
        std::size_t own = 0;  // its place among them
        std::string people;   // the URL of the database of people; it may be a shard, too
        // Of the own shard; on_nodes is told of the servers of all. `url` and `shard` do not count.
        PostgresStore::Options store;
        // Runs a job on the loop's thread after so many milliseconds, if the loop lives so long.
        std::function<void(std::int64_t ms, std::function<void()>)> after;
        // A database of others begins to fail, or does no longer (then `why` is empty): "people" or
        // "shard 2". On the loop's thread.
        std::function<void(std::string database, std::string why)> on_trouble{};
        // How long the databases of others may take for an answer: less than the core's patience
        // with a store, for games need none of it.
        std::chrono::milliseconds patience{700};
    };

    // Waits until the own shard is there, and the database of people. Throws std::runtime_error
    // with one line for the operator.
    explicit ShardedStore(Options options);
    ~ShardedStore() override;
    ShardedStore(const ShardedStore&) = delete;
    ShardedStore& operator=(const ShardedStore&) = delete;

    [[nodiscard]] std::uint64_t incarnation() const override;
    void load(const std::function<void(core::Loaded)>& each) override;
    [[nodiscard]] std::vector<std::string> aside() override;
    void listen(Listener listener) override;
    // Players whom Appends bring are the shard's alone: see core::KeepPlayer.
    void append(std::vector<core::Append> appends) override;
    // Questions that go to different databases may be answered in any order, and the others know of
    // what has been said to be stored.
    void ask(core::Ask question) override;
    void visited(core::Visited visited) override;
    void forget(core::Forget what) override;
    void set_aside(core::SetAside table) override;
    void claim() override;
    void release(const core::Release& tables) override;
    [[nodiscard]] Ended end(std::chrono::milliseconds patience) override;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::shell
