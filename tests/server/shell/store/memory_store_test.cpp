#include "server/shell/store/memory_store.hpp"

#include <stdexcept>
#include <utility>

#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

template <MemoryScope keep>
class MemoryHarness final : public StoreHarness {
public:
    Store& store() override { return store_; }
    void restart() override { store_.restart(); }
    void run_until(const std::function<bool()>& done) override {
        if (!done()) throw std::logic_error("it was not said at once");
    }

private:
    MemoryStore store_{keep};
};

template <MemoryScope keep>
std::unique_ptr<StoreHarness> make() {
    return std::make_unique<MemoryHarness<keep>>();
}

constexpr Kind kAll{"all", make<MemoryScope::all>};
constexpr Kind kNoTables{"no tables", make<MemoryScope::players_and_games>};
INSTANTIATE_TEST_SUITE_P(Memory, AnyStore, testing::Values(kAll, kNoTables));
INSTANTIATE_TEST_SUITE_P(Memory, StoreThatForgets, testing::Values(kAll, kNoTables));
INSTANTIATE_TEST_SUITE_P(Memory, StoreWithRecords, testing::Values(kAll));

core::Append with_game(const std::string& table, std::int64_t ended, std::size_t bytes) {
    core::Append what = opening(table);
    what.game = game(table + "-1", ended, {"p"}, table);
    what.game->transcript = std::make_shared<const std::string>(bytes, 'x');
    return what;
}

// What a store says, and whether it finds a game.
struct Heard {
    explicit Heard(MemoryStore& of) : store(of) {
        store.listen([this](Store::StoreEvent said) {
            all.push_back(words(said));
            if (auto* told = std::get_if<core::QueryReply>(&said)) answer = std::move(told->result);
        });
    }
    bool finds(const std::string& id) {
        store.query({{1}, core::FindGame{id}});
        return !std::holds_alternative<core::NoResult>(answer);
    }

    MemoryStore& store;
    std::vector<std::string> all;
    core::QueryResult answer;
};

TEST(MemoryStore, WithoutTablesHasNoneAtTheStart) {
    MemoryStore store(MemoryScope::players_and_games);
    Heard heard(store);
    store.append({opening("t"), more("t", 1)});
    store.restart();
    store.load([](const core::LoadedTable&) { ADD_FAILURE() << "a table was kept"; });
}

TEST(MemoryStore, WithoutTablesCannotKnowARecordAgain) {
    MemoryStore store(MemoryScope::players_and_games);
    Heard heard(store);
    store.append({opening("t"), more("t", 1), more("t", 1)});
    EXPECT_EQ(heard.all.back(), "broken t");
}

TEST(MemoryStore, ForgetsTheOldestGamesWhenTranscriptsAreTooLong) {
    MemoryStore store(MemoryScope::all, 1'000);
    Heard heard(store);
    store.append({with_game("b", 200, 400), with_game("a", 100, 400), with_game("c", 300, 200)});
    EXPECT_TRUE(heard.finds("a-1"));
    store.append({with_game("d", 400, 1)});
    EXPECT_FALSE(heard.finds("a-1"));
    EXPECT_TRUE(heard.finds("b-1"));
    EXPECT_TRUE(heard.finds("d-1"));
}

TEST(MemoryStore, DoesNotKeepAGameThatIsTooLongByItself) {
    MemoryStore store(MemoryScope::all, 1'000);
    Heard heard(store);
    store.append({with_game("a", 100, 1'001)});
    EXPECT_EQ(heard.all, std::vector<std::string>{"stored a 0"});
    EXPECT_FALSE(heard.finds("a-1"));
}

TEST(MemoryStore, InTheLabATableComesAgain) {
    for (const MemoryScope keep : {MemoryScope::players_and_games, MemoryScope::until_again}) {
        MemoryStore store(keep);
        Heard heard(store);
        store.append({with_game("t", 1, 10)});
        core::Append gone = more("t", 1);
        gone.closes = true;
        store.append({gone, opening("t")});
        const bool again = keep == MemoryScope::until_again;
        EXPECT_EQ(heard.all.back(), again ? "stored t 0" : "taken t");
        EXPECT_EQ(heard.finds("t-1"), !again);
    }
}

TEST(MemoryStore, SaysInOrderWhatIsAskedForMeanwhile) {
    MemoryStore store;
    std::vector<std::string> heard;
    bool is_listening = false;
    store.listen([&](const Store::StoreEvent& said) {
        EXPECT_FALSE(std::exchange(is_listening, true)) << "one thing at a time";
        heard.push_back(words(said));
        if (heard.size() == 1) store.append({more("t", 2)});
        is_listening = false;
    });
    store.append({opening("t"), more("t", 1)});
    EXPECT_EQ(heard, (std::vector<std::string>{"stored t 0", "stored t 1", "stored t 2"}));
}

}  // namespace
}  // namespace vegas::shell::test
