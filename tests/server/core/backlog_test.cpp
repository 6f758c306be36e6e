// What a connection says while the store is being asked for it: each has its turn afterwards, as if
// it had come then.

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kGamesMine{{"op", "games.mine"}};

}  // namespace

TEST(Backlog, BrokenFramesAreAnsweredInTheirTurn) {
    FakeShell w;
    Client& anna = w.guest("Anna");
    w.queries_at_once = false;
    w.send(anna, kGamesMine);
    w.handle(core::Malformed{anna.conn, core::MessageError::message_too_large});
    w.send(anna, {{"op", "lobby.watch"}});
    EXPECT_EQ(anna.closed, 0);
    w.run_queries();
    EXPECT_EQ(anna.inbox[anna.inbox.size() - 2]["games"], json::array());
    EXPECT_EQ(anna.error(), "message_too_large") << "what came later does not count";
    EXPECT_EQ(anna.closed, 1009);
}

TEST(Backlog, ARequestFindsWhatTheOneBeforeItHasLedTo) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = find_asked(seated);
    const int decision = asked.prompt["decision"];
    w.queries_at_once = false;
    w.send(asked, kGamesMine);
    w.act(asked, asked.prompt["actions"][0]);
    w.send(asked, {{"op", "table.sync"}, {"table", w.id}});
    w.run_queries();
    const json snapshot = asked.reply;
    ASSERT_EQ(snapshot["ev"], "snapshot");
    EXPECT_EQ(snapshot["prompt"]["decision"], decision + 1);
    EXPECT_EQ(snapshot["v"], (*asked.last("update"))["v"]) << "the snapshot is no older than that";
    EXPECT_EQ(asked.inbox.back(), snapshot);
}

}  // namespace vegas::test
