// The facts that hold for every store, for each kind of store that a unit beside this one names
// with INSTANTIATE_TEST_SUITE_P.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell::test {

using Words = std::vector<std::string>;

// A store and what is around it.
class StoreHarness {
public:
    virtual ~StoreHarness() = default;
    [[nodiscard]] virtual Store& store() = 0;
    // The process ends, having stored what waits, and another one begins.
    virtual void restart() = 0;
    // Of a store that has a clock of its own: from now on it says this.
    virtual void set_clock(core::UtcTime) {}
    // Runs the loop until that is so.
    virtual void run_until(const std::function<bool()>& done) = 0;
};

struct Kind {
    const char* name;
    std::unique_ptr<StoreHarness> (*make)();
    friend std::ostream& operator<<(std::ostream& out, const Kind& kind) {
        return out << kind.name;
    }
};

// ---- what is stored, in short

// A table with its first record, and with this invite or one of its own.
[[nodiscard]] core::Append opening(const std::string& table, const std::string& invite = {});
// `count` records of the table.
[[nodiscard]] core::Append more(const std::string& table, std::uint32_t seq, int count = 1);
[[nodiscard]] core::Append closing(const std::string& table, std::uint32_t seq);
[[nodiscard]] core::Append with(core::Append, std::vector<core::StoredPlayer> players);
[[nodiscard]] core::Append with(core::Append, core::StoredGame game);
[[nodiscard]] core::Append with_base(core::Append, std::uint32_t base);
// Whose token is "token of ID".
[[nodiscard]] core::StoredPlayer player(const std::string& id, std::int64_t seen = 0);
[[nodiscard]] core::StoredGame game(const std::string& id, std::int64_t ended,
                                    std::vector<std::string> members = {},
                                    const std::string& table = "t");

// "stored TABLE SEQ", "taken TABLE", "broken TABLE", "told TICKET", "claimed TABLE... of NODE...",
// "released TABLE..." or "forgot PLAYERS GAMES".
[[nodiscard]] std::string words(const Store::StoreEvent& said);

// ---- the suite

class AnyStore : public testing::TestWithParam<Kind> {
protected:
    static constexpr std::int64_t kDay = 86'400'000;
    static constexpr std::int64_t kLong = 36'500 * kDay;

    AnyStore();

    Store& store() { return harness_->store(); }
    // The tables that the next process finds.
    std::vector<core::LoadedTable> restart();
    // Runs the loop until so many words have come since it was called last, and gives them.
    std::vector<std::string> wait_for_events(std::size_t count);
    // Runs the loop until it has come.
    core::QueryResult wait_for_result(std::uint64_t ticket);

    std::string append(core::Append what);
    core::QueryResult ask(core::Query question);

    // Tables for nothing but to bring players and games with them.
    void keep(const core::StoredPlayer& player);
    void keep(const core::StoredGame& game);

    std::optional<core::StoredPlayer> redeem(const std::string& token, std::int64_t now = 0);
    // For a device with this id, whose token is "token of DEVICE".
    core::QueryResult redeem_code(const std::string& code, const std::string& device,
                                  std::int64_t now = 0);
    struct PurgeOptions {  // by default nothing goes
        std::int64_t players_ms = kLong, newcomers_ms = kLong, games_ms = kLong;
        std::size_t games_most = 1'000'000;
        bool after_start = false;
        std::vector<std::string> keep{};
        std::int64_t sleeping_ms = kLong, sleeping_alone_ms = kLong;
    };
    // By a clock that says this.
    core::PurgeResult forget_at(core::UtcTime now, const PurgeOptions& what);
    // Whether the token "token of ID" is that player's.
    bool knows(const std::string& id);
    std::shared_ptr<const core::StoredGame> find(const std::string& game);
    std::shared_ptr<const core::StoredGame> last_at(const std::string& table);
    core::GamePage page(const std::string& player, std::size_t most,
                        std::optional<core::GameCursor> after = {});
    // The summaries of all the player's games, in one page.
    std::vector<std::string> games_of(const std::string& player);

private:
    void listen();

    std::unique_ptr<StoreHarness> harness_;
    std::vector<Store::StoreEvent> said_;
    std::uint64_t ticket_ = 0;
    int tables_ = 0;
};

// Of stores that keep the records of tables.
class StoreWithRecords : public AnyStore {
protected:
    // A table whose game sleeps, with two records.
    void let_sleep(const std::string& table, std::int64_t since, const Words& seats,
                   int players = 2);
    Words list_sleeping(const std::string& player, std::size_t limit = 50);
    // A table whose game sleeps, and is due at this served time.
    void let_sleep_for(const std::string& table, std::int64_t since, const std::string& host,
                       const std::string& address, int players);
    void let_sleep_until(const std::string& table, std::int64_t due_ms);
    core::ServedTimeAdvanced advance(std::int64_t elapsed_ms, std::size_t most = 50);
    // The number of records of the table that has been woken, or 0.
    std::size_t wake(const core::FindTable& query);
};

class StoreThatForgets : public AnyStore {
protected:
    [[nodiscard]] static core::UtcTime day(std::int64_t number) { return {number * kDay}; }

    // Players after 90 days, games after 365.
    core::PurgeResult forget_on(std::int64_t number, bool after_start = false);
    void keep_player_and_game(std::int64_t number);  // "p" and "g", of that day
    void keep_many_players(int count, std::int64_t number);
    // Keeps a game of a table that this player hosts and that was made from this address; three may
    // count for a player, and four for an address.
    void finish(const std::string& id, std::uint32_t people, const std::string& by,
                const std::string& from);

private:
    std::int64_t ended_ = 0;
};

[[nodiscard]] std::vector<std::string> summaries(const core::GamePage& page);

}  // namespace vegas::shell::test
