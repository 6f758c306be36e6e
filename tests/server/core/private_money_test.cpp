// [RY-33] What a seat holds reaches no other socket, in any form.
#include "engine/bots/policy.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {

// [RY-33] [CL-7] [CU-10]
TEST(PrivateMoney, OnlyTheOwnerIsTold) {
    for (const char* ruleset : {"royale-basic", "classic", "custom"}) {
        FakeShell w;
        const auto seated = w.table(ruleset, {"Anna", "Ben", "Carla"});
        Client& watcher = w.guest("Watcher");
        w.send(watcher, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
        w.play(seated);
        for (const Client* c : {seated[0], seated[1], seated[2], &watcher}) {
            for (const json& m : c->inbox) {
                const bool ended = dumped(m).find("game_ended") != std::string::npos;
                if (m.contains("private")) {
                    ASSERT_NE(c, &watcher);
                    EXPECT_EQ(m["private"].size(), 1U);
                    EXPECT_EQ(m["private"]["/you"]["seat"], c->view["you"]["seat"]);
                }
                if (!m.contains("patch") || ended) continue;
                for (const auto& [pointer, value] : m["patch"].items()) {
                    EXPECT_EQ(pointer.find("/you"), std::string::npos);
                    EXPECT_EQ(pointer.find("/total"), std::string::npos);
                }
            }
        }
        EXPECT_EQ(watcher.view["you"], nullptr);
    }
}

// [RY-33] [CL-7]
TEST(PrivateMoney, OpenMoneyIsForAll) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"}, {{"options", {{"open_money", true}}}});
    w.play(seated, 1, 80);
    EXPECT_TRUE(seated[0]->view["seats"][1]["total"].is_number());
}

// A bot is asked about a game in which the others' cards and the pile are dealt anew. [RY-33]
TEST(PrivateMoney, HouseBotsDoNotSeeItEither) {
    FakeShell w;
    w.bots_think = false;
    Client& anna = w.guest("Anna");
    const json made =
        w.send(anna, {{"op", "table.create"}, {"ruleset", "royale-basic"}, {"seats", 2}});
    w.send(anna, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
    w.send(anna, {{"op", "table.ready"}, {"table", made["table"]}});
    FastDraws picks(1);
    std::size_t done = 0;
    int different = 0;
    std::vector<std::uint8_t> last;
    while (anna.view["table"]["status"] != "finished") {
        w.advance(0);
        if (done < w.bot_tasks.size()) {
            const core::BotTask job = w.bot_tasks[done++];
            const auto& s = std::get<las_vegas::State>(job.known);
            std::vector<std::uint8_t> pile(s.pile.card.begin(), s.pile.card.end());
            different += pile != last ? 1 : 0;
            last = pile;
            w.handle(core::BotDecided{job.table, job.decision,
                                      bots::choose(job.level, job.known, job.seed)});
        } else {
            ASSERT_TRUE(w.step({&anna}, picks));
        }
    }
    EXPECT_GT(done, 20U);
    EXPECT_EQ(different,
              static_cast<int>(done));  // never the same pile twice: it is not the true one
}

}  // namespace vegas::test
