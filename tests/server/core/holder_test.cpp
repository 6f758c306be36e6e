// Who takes a seat over answers for it from then on: what was done on it before stays another's.
#include "protocol/history/anonymize.hpp"
#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kMark{{"kind", "seat_taken_over"}, {"seat", 1}};

// Anna, Ben and a house bot play; Carla watches.
class Holder : public AtServer {
protected:
    Holder() {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}});
        id = anna.reply["table"];
        invite = anna.reply["invite"];
        w.send(ben, {{"op", "table.join"}, {"invite", invite}});
        w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
        watch(carla);
        w.send(anna, {{"op", "table.start"}, {"table", id}});
    }
    void watch(Client& who) {
        w.send(who, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
        ASSERT_EQ(who.error(), "");
    }
    // Ben leaves after some answers, and Carla plays on.
    void replace_ben() {
        w.play({&anna, &ben}, 1, 20);
        w.send(ben, {{"op", "table.leave"}, {"table", id}});
        w.send(carla, {{"op", "table.request_seat"}, {"table", id}, {"seat", 1}});
        w.send(anna,
               {{"op", "table.assign_seat"}, {"table", id}, {"player", carla.welcome["player"]}});
        EXPECT_EQ(carla.view["you"]["seat"], 1);
    }
    json transcript(Client& who) {
        return w.send(who, {{"op", "history"}, {"table", id}})["transcript"];
    }

    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    Client& carla = w.guest("Carla");
    std::string id, invite;
};

bool has_mark(const Client& who) {
    const json& log = who.last("snapshot")->at("round_log");
    return std::ranges::find(log, kMark) != log.end();
}

TEST_F(Holder, TheTranscriptSaysFromWhichAnswerOn) {
    replace_ben();
    w.play({&anna, &carla});
    const json t = transcript(anna);
    EXPECT_EQ(t["seats"][1]["name"], "Carla");
    const std::size_t since = t["seats"][1].value("since", 0U);
    EXPECT_GE(since, 20U);
    EXPECT_LT(since, t["actions"].size());
    EXPECT_FALSE(t["seats"][0].contains("since"));
    EXPECT_FALSE(t["seats"][2].contains("since"));
    const auto read = protocol::parse_transcript(dumped(t));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->seats[1].since, since);
    EXPECT_FALSE(protocol::verify(*read));
}

TEST_F(Holder, AReplayTellsItToo) {
    replace_ben();
    w.play({&anna, &carla});
    const std::string text = dumped(transcript(anna));
    const auto read = protocol::parse_transcript(text);
    ASSERT_TRUE(read);
    const json replay = parsed(*protocol::replay_json(*read, text, {}));
    EXPECT_EQ(replay["view"]["table"]["seats"][1]["name"], protocol::kEarlierPlayer);
    const std::size_t since = read->seats[1].since;
    for (std::size_t n = 0; n < replay["steps"].size(); ++n) {
        const json& step = replay["steps"][n];
        EXPECT_EQ(step["events"][0] == kMark, n == since) << n;
        EXPECT_EQ(dumped(step["patch"]).find("Carla") != std::string::npos, n == since) << n;
    }
}

TEST_F(Holder, TheRoundLogTellsItAlsoAfterARestart) {
    replace_ben();
    Client& dora = w.guest("Dora");
    watch(dora);
    ASSERT_TRUE(has_mark(dora));
    const json log = dora.last("snapshot")->at("round_log");
    w.crash();
    Client& eve = w.guest("Eve");
    watch(eve);
    EXPECT_EQ(eve.last("snapshot")->at("round_log"), log);
    Client& returned = w.reconnect(carla);
    Client& host = w.reconnect(anna);
    for (Client* c : {&returned, &host}) w.send(*c, {{"op", "table.sync"}, {"table", id}});
    w.play({&host, &returned});
    EXPECT_TRUE(transcript(host)["seats"][1].contains("since"));
}

TEST_F(Holder, TheOneWhoComesBackToTheSeatIsNoNewPlayer) {
    w.play({&anna, &ben}, 1, 20);
    w.send(ben, {{"op", "table.leave"}, {"table", id}});
    w.send(ben, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_FALSE(has_mark(ben));
    w.play({&anna, &ben});
    EXPECT_FALSE(transcript(anna)["seats"][1].contains("since"));
}

// ---- played in days

TEST(HolderOfDays, HasMissedNothing) {
    FakeShell w;
    const auto seated = w.table("classic", {"Anna", "Ben"}, decision_clock(static_cast<int>(kDay)));
    Client& anna = *seated[0];
    w.disconnect(*seated[1]);
    for (int n = 0; n < 2; ++n) {
        while (anna.has_prompt()) w.act(anna, anna.prompt["actions"][0]);
        w.advance(kDay);
    }
    ASSERT_EQ(anna.view["table"]["seats"][1]["missed"], 2);
    Client& carla = w.guest("Carla");
    w.send(carla, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    w.send(carla, {{"op", "table.request_seat"}, {"table", w.id}, {"seat", 1}});
    w.send(anna,
           {{"op", "table.assign_seat"}, {"table", w.id}, {"player", carla.welcome["player"]}});
    ASSERT_EQ(carla.view["you"]["seat"], 1);
    EXPECT_FALSE(anna.view["table"]["seats"][1].contains("missed"));
}

}  // namespace
}  // namespace vegas::test
