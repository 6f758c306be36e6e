// The host removes people and lets them in again; what those hear who are not wanted.
#include "client-cli/commands/people.hpp"

#include "tests/client-cli/play_test.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

const json kOthers = {{"spectators", {{{"player", "p-dora"}, {"name", "D\x1bora"}}}},
                      {"removed", {{{"player", "p-eva"}, {"name", "Eva"}}}}};

class HostTest : public PlayTest {
protected:
    // InputPane whom to remove, in a running game.
    void ask_people() {
        sit(place_prompt(9));
        play->line("people");
        transport.reply(kOthers);
    }
    // At the table before the start, with Bo on the second seat.
    void wait_with_bo(bool quick = false) {
        wait_for_friends();
        json view = open_view(3, 2);
        view["table"]["seats"][1] = royale_view()["table"]["seats"][1];
        if (quick) view["table"]["quick"] = true;
        transport.say(snapshot_of(view, 1));
    }
    void lose_the_host() {
        json view = royale_view();
        view["table"]["host"] = "p-Bo";
        sit(place_prompt(9));
        transport.say(snapshot_of(view, 6, place_prompt(9)));
    }
};

TEST_F(HostTest, IsAskedWhom) {
    ask_people();
    EXPECT_TRUE(
        printed("Whom do you want to remove from the table, or to let in again?\n"
                "1: nobody.\n"
                "2: remove player 2, Bo.\n"
                "3: remove player 3, C?cilie.\n"
                "4: remove spectator 1, D?ora.\n"
                "5: let in 1, Eva.\n"))
        << out.str();
}

TEST_F(HostTest, IsToldWhoHasOnlyTheNameOfSomebodyWithASeat) {
    sit(place_prompt(9));
    play->line("people");
    transport.reply({{"spectators", {{{"player", "p-x"}, {"name", "Bo"}, {"alike", true}}}}});
    EXPECT_TRUE(printed("4: remove spectator 1, Bo, someone else.\n")) << out.str();
}

TEST_F(HostTest, RemovesAPlayerOfARunningGameAfterAQuestion) {
    ask_people();
    play->line("remove player 2");
    EXPECT_TRUE(transport.last("table.remove").is_null());
    EXPECT_TRUE(
        printed("Do you want to remove Bo?\n1: let Bo stay.\n"
                "2: remove Bo; a house bot plays on, and Bo cannot come back to this table "
                "unless you allow it.\n"))
        << out.str();
    play->line("remove");
    EXPECT_EQ(transport.last("table.remove")["table"], "k3f9xq");
    EXPECT_EQ(transport.last("table.remove")["player"], "p-Bo");
    transport.reply(json::object());
    play->line("3");
    EXPECT_EQ(transport.last("act")["action"]["face"], 5) << "the game goes on";
}

TEST_F(HostTest, ThinksBetterOfIt) {
    ask_people();
    play->line("remove spectator 1");
    EXPECT_FALSE(printed("house bot plays on"));
    play->line("stay");
    play->line("people");
    transport.reply(kOthers);
    play->line("nobody");
    play->line("3");
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
    EXPECT_TRUE(transport.last("table.remove").is_null());
}

TEST_F(HostTest, RemovesASpectatorOfWhomNoEventTells) {
    ask_people();
    play->line("remove spectator 1");
    play->line("remove");
    EXPECT_EQ(transport.last("table.remove")["player"], "p-dora");
    transport.reply(json::object());
    EXPECT_TRUE(printed("D?ora is removed from the table."));
}

TEST_F(HostTest, LetsSomebodyInAgain) {
    ask_people();
    play->line("let in 1");
    EXPECT_EQ(transport.last("table.readmit")["player"], "p-eva");
    transport.reply(json::object());
    EXPECT_TRUE(printed("Eva can come back now."));
}

TEST_F(HostTest, RemovesBeforeTheStart) {
    wait_with_bo();
    EXPECT_TRUE(printed("people: remove somebody, or let somebody in again"));
    play->line("peo");
    transport.reply(json::object());
    play->line("remove");
    EXPECT_TRUE(printed("2: remove Bo, who cannot come back to this table unless you allow it"));
    play->line("remove");
    EXPECT_EQ(transport.last("table.remove")["player"], "p-Bo");
}

TEST_F(HostTest, RemovesForGood) {
    wait_with_bo();
    play->line("peo");
    transport.reply(json::object());
    play->line("remove");
    EXPECT_TRUE(printed("3: remove Bo for good: nobody new from the same address may come"));
    play->line("remove for good");
    const json request = transport.last("table.remove");
    EXPECT_EQ(request["player"], "p-Bo");
    EXPECT_EQ(request["remember_address"], true);
    EXPECT_EQ(request["renew_invite"], true);
}

TEST_F(HostTest, WhoHasGoneMeanwhileIsNotThere) {
    ask_people();
    play->line("remove player 2");
    play->line("remove");
    refuse("table.remove", "nobody_there");
    EXPECT_TRUE(printed("Bo is no longer at the table."));
    EXPECT_FALSE(printed("nobody_there"));
    play->line("3");
    EXPECT_FALSE(transport.last("act").is_null());
}

TEST_F(HostTest, SaysTheSameAgainWhenTheAnswerWasLost) {
    ask_people();
    play->line("remove player 2");
    play->line("remove");
    transport.cut();
    come_back();
    EXPECT_EQ(transport.last("table.remove")["player"], "p-Bo");
}

TEST_F(HostTest, IsToldThatNobodyIsThere) {
    wait_for_friends();
    play->line("people");
    transport.reply(json::object());
    EXPECT_TRUE(printed("There is nobody else at the table, and nobody to let in again."));
    play->line("ready");
    EXPECT_FALSE(transport.last("table.ready").is_null());
}

TEST_F(HostTest, OfAQuickTableThereIsNone) {
    wait_with_bo(true);
    out.str("");
    play->line("people");
    EXPECT_TRUE(transport.last("table.spectators").is_null());
    EXPECT_TRUE(printed("Nobody can remove people from a table of quick play."));
    play->line("?");
    EXPECT_FALSE(printed("people: "));
}

TEST_F(HostTest, OthersRemoveNobody) {
    lose_the_host();
    play->line("people");
    EXPECT_TRUE(transport.last("table.spectators").is_null());
    EXPECT_TRUE(printed("Only the host of a table can remove people from it."));
    play->line("?");
    EXPECT_FALSE(printed("people: you are the host"));
}

TEST_F(HostTest, IsToldByTheHelp) {
    sit(place_prompt(9));
    play->line("?");
    EXPECT_TRUE(printed("people: you are the host, and can remove somebody"));
}

TEST(People, AHouseBotThatPlaysForSomebodyIsNoPerson) {
    json view = royale_view();
    view["table"]["seats"][1]["bot"] = "easy";
    const Style plain;
    const SampleView there = seen(view);
    const auto others = read_as<WireStruct<protocol::SpectatorsReply>>(
        {{"spectators", {{{"player", "p-anna"}, {"name", "anna"}}}}});
    const Question question = people_question(there.in(plain), others, "p-anna");
    ASSERT_EQ(question.choices.size(), 2U) << "nor is the host asked about";
    EXPECT_EQ(question.choices[1].word, "remove player 3");
    EXPECT_EQ(parse_selected_person(question.values[0]), std::nullopt);
    EXPECT_EQ(parse_selected_person(question.values[1])->player, "p-Cäcilie");
}

TEST_F(PlayTest, WhoIsRemovedIsToldInOneLine) {
    sit(place_prompt(9));
    transport.say({{"ev", "left"}, {"table", "k3f9xq"}, {"reason", "removed"}});
    EXPECT_EQ(err.str(), "vegas: The host has removed you from the table.\n");
    EXPECT_EQ(play->exit_code(), 1);
}

TEST_F(PlayTest, WhoWasRemovedCannotComeBack) {
    begin({.target = {.table = "", .invite = "friend42"}});
    transport.welcome();
    refuse("table.join", "removed");
    EXPECT_EQ(err.str(), "vegas: The host has removed you from this table.\n");
    EXPECT_EQ(play->exit_code(), 1);
}

TEST_F(PlayTest, WhomTheOperatorDoesNotLetInIsToldInOneLine) {
    begin();
    transport.reply({{"error", {{"code", "banned"}, {"data", {{"reason", "zu grün"}}}}}});
    EXPECT_EQ(err.str(),
              "vegas: The operator of this server does not let you in. Reason: zu gr?n\n");
    EXPECT_EQ(play->exit_code(), 1);
    EXPECT_TRUE(transport.finished);
}

TEST_F(PlayTest, TellsWhatTheOperatorSays) {
    sit(place_prompt(9));
    out.str("");
    transport.say({{"ev", "announcement"}, {"text", "Back at\x1b 8"}, {"since_ms", 1}});
    EXPECT_EQ(out.str(), "The operator of the server says: Back at? 8.\n");
}

TEST_F(PlayTest, TellsWhatTheOperatorSaidOnceHoweverOftenItConnects) {
    const auto say = [this](std::string_view text, std::int64_t since_ms) {
        out.str("");
        transport.say({{"ev", "announcement"}, {"text", text}, {"since_ms", since_ms}});
        return out.str();
    };
    sit(place_prompt(9));
    EXPECT_NE(say("At noon", 5), "");
    EXPECT_EQ(say("At noon", 5), "") << "with another connection";
    EXPECT_EQ(say("", 6), "") << "it is called off";
    EXPECT_NE(say("At noon", 7), "");
}

TEST_F(PlayOnAScreen, SeesBesideTheQuestionWhatTheOperatorSays) {
    sit(place_prompt(9));
    transport.say({{"ev", "announcement"}, {"text", "Hi"}, {"since_ms", 2}});
    EXPECT_NE(drawn().find("The operator of the server says: Hi"), std::string::npos);
}

}  // namespace
}  // namespace vegas::cli
