// Bots that somebody has written say so, and are marked wherever they play; hosts may keep them
// out.
#include "protocol/history/transcript.hpp"
#include "tests/support/fake_cluster.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kAce{{"name", "Ace"}, {"author", "Ada"}, {"version", "1.2"}};
const json kAce2{{"name", "Ace"}, {"author", "Ada"}, {"version", "2"}};

template <class Shell>
Client& program(Shell& w, const std::string& name, const json& bot = kAce) {
    Client& c = w.connect();
    w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}, {"bot", bot}});
    return c;
}

class Programs : public testing::Test {
protected:
    const json& create(Client& host, json more = json::object()) {
        more.update({{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}});
        if (!more.contains("seats")) more["seats"] = 3;
        w.send(host, more);
        id = host.reply["table"];
        return host.view["table"];
    }
    std::string join(Client& who, json more = json::object()) {
        more.update({{"op", "table.join"}, {"table", id}});
        w.send(who, more);
        return who.error();
    }
    std::string change(Client& host, bool people_only) {
        w.send(host, {{"op", "table.change"},
                      {"table", id},
                      {"ruleset", "classic"},
                      {"seats", 3},
                      {"people_only", people_only}});
        return host.error();
    }
    Client& back(const Client& old, const json& program) {
        Client& c = w.connect();
        json hello{{"op", "hello"}, {"protocol", 1}, {"token", old.welcome["token"]}};
        if (!program.is_null()) hello["bot"] = program;
        w.send(c, hello);
        return c;
    }
    static json seat(const Client& viewer, std::size_t n) {
        return viewer.view["table"]["seats"].at(n);
    }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& bot = program(w, "Robo");
    std::string id;
};

TEST_F(Programs, AreMarkedAtTheirSeat) {
    create(anna);
    EXPECT_EQ(join(bot), "");
    EXPECT_EQ(seat(anna, 1)["program"], kAce);
    EXPECT_EQ(seat(anna, 1)["bot"], nullptr) << "that is for house bots";
    EXPECT_FALSE(seat(anna, 0).contains("program"));
}

TEST_F(Programs, AreMarkedInTheLobby) {
    create(anna);
    join(bot);
    const json& page = w.send(anna, {{"op", "lobby.watch"}});
    EXPECT_EQ(page["tables"][0]["players"],
              json::parse(R"([{"name":"Anna"},{"name":"Robo","program":true}])"));
}

TEST_F(Programs, AreMarkedInTheTranscript) {
    create(anna, {{"seats", 2}});
    join(bot);
    for (Client* c : {&anna, &bot}) w.send(*c, {{"op", "table.ready"}, {"table", id}});
    w.play({&anna, &bot});
    w.send(anna, {{"op", "history"}, {"table", id}});
    const json seats = anna.reply["transcript"]["seats"];
    EXPECT_EQ(seats[1]["program"], kAce);
    EXPECT_FALSE(seats[0].contains("program"));
    const auto read = protocol::parse_transcript(dumped(anna.reply["transcript"]));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->seats[1].program->author, "Ada");
}

TEST_F(Programs, AreStillMarkedAfterARestart) {
    create(anna);
    join(bot);
    w.crash();
    Client& again = w.reconnect(anna);
    w.send(again, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(seat(again, 1)["program"], kAce);
}

TEST_F(Programs, OfTheSamePlayerMayChange) {
    create(anna);
    join(bot);
    Client& newer = back(bot, kAce2);
    EXPECT_EQ(seat(anna, 1)["program"], kAce) << "not before it is at the table again";
    join(newer);
    EXPECT_EQ(seat(anna, 1)["program"], kAce2);
    w.disconnect(bot);
    w.disconnect(newer);
    Client& person = back(newer, nullptr);
    join(person);
    EXPECT_FALSE(seat(anna, 1).contains("program"));
}

TEST_F(Programs, AreKeptOutWhereOnlyPeoplePlay) {
    EXPECT_EQ(create(anna, {{"people_only", true}})["people_only"], true);
    EXPECT_EQ(join(bot), "people_only");
    EXPECT_EQ(seat(anna, 1), nullptr);
    EXPECT_EQ(join(w.guest("Ben")), "");
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    EXPECT_EQ(anna.error(), "") << "house bots are the host's own choice";
    EXPECT_EQ(w.send(anna, {{"op", "lobby.watch"}})["tables"][0]["people_only"], true);
}

TEST_F(Programs, MayWatchThere) {
    create(anna, {{"people_only", true}});
    EXPECT_EQ(join(bot, {{"as", "spectator"}}), "");
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}, {"seat", 1}});
    w.send(bot, {{"op", "table.request_seat"}, {"table", id}, {"seat", 1}});
    EXPECT_EQ(bot.error(), "people_only");
}

TEST_F(Programs, StayWhereTheySitWhenTheHostKeepsOthersOut) {
    create(anna);
    EXPECT_FALSE(anna.view["table"].contains("people_only"));
    join(bot);
    EXPECT_EQ(change(anna, true), "");
    EXPECT_EQ(anna.view["table"]["people_only"], true);
    EXPECT_EQ(seat(anna, 1)["program"], kAce);
    EXPECT_EQ(join(program(w, "Other")), "people_only");
    w.disconnect(bot);
    EXPECT_EQ(join(back(bot, kAce)), "") << "it has its seat";
    EXPECT_EQ(change(anna, false), "");
    EXPECT_EQ(join(program(w, "Third")), "");
}

TEST_F(Programs, AreKeptOutAfterARestart) {
    create(anna, {{"people_only", true}});
    w.crash();
    EXPECT_EQ(join(program(w, "Robo")), "people_only");
}

TEST_F(Programs, HaveNamesLikePeople) {
    Client& nobody = w.connect();
    const auto hello = [&](const json& bot) {
        w.send(nobody, {{"op", "hello"}, {"protocol", 1}, {"name", "Robo"}, {"bot", bot}});
        return nobody.error();
    };
    EXPECT_EQ(hello({{"name", "A\nce"}}), "bad_name");
    EXPECT_EQ(hello({{"name", "Ace"}, {"author", " "}}), "bad_name");
    EXPECT_EQ(hello({{"name", "Ace"}, {"version", "1 2"}}), "bad_message");
    EXPECT_EQ(hello({{"author", "Ada"}}), "bad_message");
    EXPECT_EQ(hello("Ace"), "bad_message");
    EXPECT_EQ(hello({{"name", "Ace"}}), "");
}

TEST_F(Programs, AreToldWhichTablesWaitForThem) {
    create(anna, {{"seats", 2}});
    join(bot);
    for (Client* c : {&anna, &bot}) w.send(*c, {{"op", "table.ready"}, {"table", id}});
    FastDraws picks(1);
    while (!bot.has_prompt()) w.step({&anna}, picks);
    const json decision = bot.prompt["decision"];
    Client& again = back(bot, kAce);
    EXPECT_EQ(again.welcome["tables"],
              json::array({{{"table", id}, {"seat", 1}, {"decision", decision}}}));
    EXPECT_EQ(w.reconnect(anna).welcome["tables"], json::array({{{"table", id}, {"seat", 0}}}));
}

// The operator is told, too.
TEST_F(Programs, AreInTheLogWithWhatTheySay) {
    EXPECT_TRUE(std::ranges::any_of(w.logs, [](const auto& line) {
        return line.find(R"(program="Ace" version="1.2" author="Ada")") != std::string::npos;
    }));
}

TEST(ProgramsOfSeveralServers, AreMarkedAtTheHomeOfTheTable) {
    FakeCluster cluster(2);
    auto& home = *cluster.all()[0];
    auto& front = *cluster.all()[1];
    Client& anna = home.guest("Anna");
    Client& bot = program(front, "Robo");
    home.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"seats", 2}});
    const json invite = anna.reply["invite"];
    front.send(bot, {{"op", "table.join"}, {"invite", invite}});
    EXPECT_EQ(bot.error(), "");
    EXPECT_EQ(anna.view["table"]["seats"][1]["program"], kAce);
}

TEST(Pauses, AreForPeopleAndNotForPrograms) {
    for (const bool is_program : {true, false}) {
        FakeShell w({.limits = {}, .bot_pause_ms = 700});
        Client& c = is_program ? program(w, "Robo") : w.guest("Anna");
        const json made = w.send(c, {{"op", "table.create"},
                                     {"ruleset", "classic"},
                                     {"seats", 2},
                                     {"options", {{"first_seat", 1}}}});
        w.send(c, {{"op", "table.add_bot"}, {"table", made["table"]}, {"level", "easy"}});
        w.send(c, {{"op", "table.ready"}, {"table", made["table"]}});
        w.advance(0);
        EXPECT_EQ(c.prompt["seat"] == 0, is_program);
    }
}

}  // namespace
}  // namespace vegas::test
