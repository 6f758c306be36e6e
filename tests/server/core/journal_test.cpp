// Persist before you tell. That the journal holds all of a table, table/restore_test.cpp shows.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {

using Journal = AtServer;

TEST_F(Journal, NobodyIsToldBeforeItIsStored) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = find_asked(seated);
    w.stores_at_once = false;
    const auto before = std::pair(seated[0]->raw.size(), seated[1]->raw.size());
    const auto records = w.journal.size();
    w.act(asked, asked.prompt["actions"][0]);
    EXPECT_EQ(asked.reply, nullptr);  // its author waits too
    EXPECT_EQ(std::pair(seated[0]->raw.size(), seated[1]->raw.size()), before);
    ASSERT_EQ(w.journal.size(), records + 1);
    Client& third = w.guest("Carla");  // nor does anybody overtake who asks how it stands
    w.send(third, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    EXPECT_EQ(third.reply, nullptr);
    w.store_all();
    EXPECT_TRUE(asked.reply["ok"]);
    EXPECT_EQ(third.reply["ev"], "snapshot");
    EXPECT_EQ(seated[0]->v, seated[1]->v);
}

TEST_F(Journal, StoredPartlyReleasesPartly) {
    w.stores_at_once = false;
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const json reply_before = anna.reply;
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(reply_before, nullptr);
    w.store_one();
    EXPECT_TRUE(anna.reply["ok"]);
    const json told = anna.reply;
    w.store_all();
    EXPECT_NE(anna.reply["table"], told["table"]);
}

TEST_F(Journal, ATableDoesNotWaitForAnother) {
    const auto here = w.table("classic", {"Anna", "Ben"});
    const auto there = w.table("classic", {"Carla", "Dora"});
    w.stores_at_once = false;
    FastDraws picks(1);
    w.step(here, picks);
    w.step(there, picks);
    ASSERT_EQ(w.unstored.size(), 2U);
    std::swap(w.unstored[0], w.unstored[1]);
    const auto v = std::pair(here[0]->v, there[0]->v);
    w.store_one();
    EXPECT_EQ(here[0]->v, v.first);
    EXPECT_GT(there[0]->v, v.second);
    w.store_one();
    EXPECT_GT(here[0]->v, v.first);
}

TEST_F(Journal, DecisionsRiseByOne) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    int acted = 0;
    for (const std::string& record : w.journal) {
        if (const json r = parsed(record); r["kind"] == "acted") {
            EXPECT_EQ(r["decision"], ++acted);
        }
    }
    EXPECT_GT(acted, 50);
}

}  // namespace vegas::test
