// The server stops while the store has something to do: whoever waits for it is told to come back.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

// Anna and Ben play, Carla is there too, and the store has not taken the first answer yet.
class ClosingTest : public testing::Test {
protected:
    explicit ClosingTest(std::int64_t patience_ms = 1'000)
        : w({.limits = {.store_timeout_ms = patience_ms}, .bot_pause_ms = 0}) {
        w.stores_at_once = false;
        before = asked.inbox.size();
        w.act(asked, asked.prompt["actions"][0]);
    }
    // What who is asked has heard since: `ev`, or "ok".
    [[nodiscard]] std::vector<std::string> heard() const {
        std::vector<std::string> all;
        for (std::size_t i = before; i < asked.inbox.size(); ++i) {
            all.push_back(asked.inbox[i].value("ev", "ok"));
        }
        return all;
    }
    void expect_closed() const {
        for (const Client* c : {seated[0], seated[1], &carla}) {
            EXPECT_EQ(c->inbox.back()["ev"], "closing");
            EXPECT_EQ(c->closed, 1012);
        }
    }

    FakeShell w;
    std::vector<Client*> seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = find_asked(seated);
    Client& carla = w.guest("Carla");
    std::size_t before = 0;
};
using Heard = std::vector<std::string>;

class ClosingWithPatience : public ClosingTest {
protected:
    ClosingWithPatience() : ClosingTest(60'000) {}
};

}  // namespace

TEST_F(ClosingTest, OvertakesInAnOutageWhatIsHeldWhichIsDropped) {
    w.advance(1'000);
    ASSERT_FALSE(w.server->storage_available());
    w.handle(core::Drain{});
    EXPECT_EQ(heard(), (Heard{"storage", "closing"}));
    expect_closed();
    w.store_all();
    EXPECT_EQ(heard(), (Heard{"storage", "closing"}));
}

TEST_F(ClosingTest, ComesAfterTheLastRepliesIfTheStoreAnswersSoon) {
    w.handle(core::Drain{});
    w.advance(999);
    EXPECT_EQ(heard(), Heard{});
    w.store_all();
    EXPECT_EQ(heard(), (Heard{"update", "closing"}));
    expect_closed();
    w.advance(60'000);
    EXPECT_EQ(heard().size(), 2U);
}

TEST_F(ClosingWithPatience, WaitsForASlowStoreNoLongerThanASecond) {
    w.handle(core::Drain{});
    w.advance(999);
    for (const Client* c : seated) EXPECT_EQ(c->closed, 0);
    w.advance(1);
    EXPECT_EQ(heard(), Heard{"closing"});
    expect_closed();
    w.store_all();
    EXPECT_EQ(heard(), Heard{"closing"});
}

TEST_F(ClosingTest, IsToldToWhoeverComesAfterIt) {
    w.handle(core::Drain{});
    const Client& late = w.connect();
    EXPECT_EQ(late.inbox.back()["ev"], "closing");
    EXPECT_EQ(late.closed, 1012);
}

TEST_F(ClosingTest, IsToldToWhoeverComesAfterItInAnOutage) {
    w.advance(1'000);
    w.handle(core::Drain{});
    const Client& late = w.connect();
    EXPECT_EQ(late.inbox.back()["ev"], "closing");
    EXPECT_EQ(late.closed, 1012);
}

}  // namespace vegas::test
