// Persist before you tell, and what the journal holds is the whole game.
#include "protocol/fair/fair.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/requests/setup_json.hpp"
#include "server/core/journal/records.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

protocol::Bytes32 from_hex(const std::string& hex) {
    protocol::Bytes32 bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(std::stoi(hex.substr(2 * i, 2), nullptr, 16));
    }
    return bytes;
}

// Plays a table's records again, with nothing but them.
Result replay(const std::vector<std::string>& journal, const std::string& table) {
    protocol::Bytes32 seed{};
    std::string game_id;
    std::optional<protocol::FairDraws> draws;
    std::optional<Game> game;
    NoEvents mute;
    for (const std::string& record : journal) {
        const json r = parsed(record);
        if (r["table"] != table) continue;
        if (r["kind"] == "created" || r["kind"] == "reopened") {
            seed = from_hex(r["server_seed"]);
            game_id = r["game"];
        } else if (r["kind"] == "started") {
            const auto setup = protocol::parse_setup(r["ruleset"].get<std::string>(), &r["options"],
                                                     r["seats"].get<int>());
            draws.emplace(protocol::game_key(seed, game_id, r["seeds"]));
            game = start(*setup, *draws, mute);
        } else if (r["kind"] == "acted") {
            const Action a = *protocol::parse_action(r["action"]);
            EXPECT_EQ(apply(*game, r["seat"].get<Seat>(), a, *draws, mute), Refused::none);
        }
    }
    return result(*game);
}

}  // namespace

TEST(Journal, NobodyIsToldBeforeItIsStored) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& asked = *(seated[0]->asked() ? seated[0] : seated[1]);
    w.stores_at_once = false;
    const auto before = std::pair(seated[0]->raw.size(), seated[1]->raw.size());
    const auto position = w.journal.size();
    w.act(asked, asked.prompt["actions"][0]);
    EXPECT_EQ(asked.reply, nullptr);  // its author waits too
    EXPECT_EQ(std::pair(seated[0]->raw.size(), seated[1]->raw.size()), before);
    ASSERT_EQ(w.journal.size(), position + 1);
    Client& third = w.guest("Carla");  // nor does anybody overtake
    EXPECT_EQ(third.welcome, nullptr);
    w.handle(core::Stored{w.journal.size()});
    EXPECT_TRUE(asked.reply["ok"]);
    EXPECT_EQ(third.welcome["name"], "Carla");
    EXPECT_EQ(seated[0]->v, seated[1]->v);
}

TEST(Journal, StoredPartlyReleasesPartly) {
    FakeShell w;
    w.stores_at_once = false;
    Client& anna = w.guest("Anna");
    w.say(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const auto first = w.journal.size();
    const json reply_before = anna.reply;
    w.say(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(reply_before, nullptr);
    w.handle(core::Stored{first});
    EXPECT_TRUE(anna.reply["ok"]);
    const json told = anna.reply;
    w.handle(core::Stored{w.journal.size()});
    EXPECT_NE(anna.reply["table"], told["table"]);
}

TEST(Journal, HoldsWhatTheGameIsMadeOf) {
    for (const char* ruleset : {"royale-basic", "classic", "vegas-1996"}) {
        FakeShell w;
        const auto seated = w.table(ruleset, {"Anna", "Ben", "Carla"});
        w.play(seated);
        const Result r = replay(w.journal, w.id);
        EXPECT_EQ(json(std::vector<Dollars>(r.totals.begin(), r.totals.end())),
                  seated[0]->view["result"]["totals"]);
    }
}

TEST(Journal, HoldsTheGameOfARematch) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben", "Carla"});
    w.play(seated);
    for (Client* c : seated) {
        w.say(*c, {{"op", "table.rematch"}, {"table", w.id}, {"seed", "again"}});
    }
    w.play(seated, 2);
    const Result r = replay(w.journal, w.id);
    EXPECT_EQ(json(std::vector<Dollars>(r.totals.begin(), r.totals.end())),
              seated[0]->view["result"]["totals"]);
}

TEST(Journal, HoldsTheNonceOfASealedChoice) {
    using core::journal::Acted;
    const auto written = [](Acted acted) {
        return parsed(core::journal::to_json({{5}, "t", std::move(acted)}));
    };
    const protocol::Nonce nonce{1, 2, 3};
    const json record = written({7, 1, Action{Act::hide, 2}, nonce});
    EXPECT_EQ(record["nonce"], "01020300000000000000000000000000");
    EXPECT_EQ(record["action"], json({{"kind", "hide"}, {"fist", 2}}));
    EXPECT_FALSE(written({7, 1, Action{}, {}}).contains("nonce"));
}

TEST(Journal, PositionsRiseByOne) {
    FakeShell w;
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
