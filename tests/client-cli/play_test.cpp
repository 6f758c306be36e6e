#include "tests/client-cli/play_test.hpp"

#include <algorithm>

namespace vegas::cli {
namespace {

TEST_F(PlayTest, KeepsTheTokenAndNeverPrintsIt) {
    sit();
    end_game();
    EXPECT_EQ(kept, "token-of-sixteen-chars");
    EXPECT_FALSE(printed(kept));
    EXPECT_EQ(err.str().find(kept), std::string::npos);
}

TEST_F(PlayTest, FillsANewTableWithBotsAndIsReady) {
    PlayOptions options{.bots = 2};
    options.table.seats = 3;
    begin(options);
    transport.welcome();
    EXPECT_EQ(transport.last("table.create")["seats"], 3);
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(open_view(3, 1), 0));
    EXPECT_EQ(transport.last("table.add_bot")["level"], "easy");
    EXPECT_EQ(transport.last("table.seed")["hash"].get<std::string>().size(), 64U);
    EXPECT_FALSE(transport.last("table.ready").contains("seed"));
    play->line("1");
    EXPECT_EQ(taken, 0) << "a piped line waits for the game";
}

TEST_F(PlayTest, ShowsTheInviteAndWhatAFriendTypes) {
    begin();
    transport.welcome();
    transport.reply({{"table", "k3f9xq"}, {"invite", "friend42"}});
    transport.say(snapshot_of(open_view(3, 1), 0));
    EXPECT_TRUE(printed("vegas play --server ws://:8080 --invite friend42"));
    play->line("add bot");
    EXPECT_EQ(transport.last("table.add_bot")["table"], "k3f9xq");
}

TEST_F(PlayTest, AnswersWithTheChosenAction) {
    sit(place_prompt(9));
    EXPECT_TRUE(printed("3: casino 5, 1 die, then 80,000 dollars for you"));
    play->line("3");
    const json act = transport.last("act");
    EXPECT_EQ(act["decision"], 9);
    EXPECT_EQ(act["action"], (json{{"kind", "place"}, {"face", 5}}));
}

TEST_F(PlayTest, LinesOfAPipeWaitUntilTheyAreAskedFor) {
    sit();
    play->line("");
    play->line("place 3");
    EXPECT_TRUE(transport.last("act").is_null());
    transport.say(prompt_update(6, roll_prompt(9, 0)));
    EXPECT_EQ(transport.last("act")["action"]["kind"], "roll");
    transport.reply(prompt_update(7, place_prompt(10)));
    EXPECT_EQ(transport.last("act")["action"]["face"], 3);
}

TEST_F(PlayTest, AsksForTheBoardWithoutAnAnswer) {
    sit(place_prompt(9));
    out.str("");
    play->line("casino 3");
    EXPECT_TRUE(printed("Casino 3: ")) << out.str();
    play->line("bord");
    EXPECT_TRUE(printed("Did you mean board?"));
    play->line("plase 3");
    EXPECT_TRUE(printed("Did you mean place 3?"));
    play->line("rules payot");
    EXPECT_TRUE(printed("Did you mean Payout?")) << out.str();
    EXPECT_TRUE(transport.last("act").is_null());
    play->line("place 3");
    EXPECT_EQ(transport.last("act")["action"]["face"], 3);
}

TEST_F(PlayTest, WhatIsAskedInAPipeIsAnsweredWithoutAQuestion) {
    sit();
    play->line("money");
    EXPECT_TRUE(printed("Your money cards: "));
    EXPECT_EQ(taken, 1);
}

TEST_F(PlayTest, WarnsWhenTheTimeIsNearlyUp) {
    json prompt = place_prompt(9);
    prompt["deadline_ms"] = 45'000;
    sit(prompt);
    play->line("time");
    EXPECT_TRUE(printed("45 seconds left."));
    out.str("");
    for (int second = 0; second < 40; ++second) transport.pass(1000);
    EXPECT_EQ(out.str(), "30 seconds left.\n10 seconds left.\n");
}

TEST_F(PlayTest, TellsTheResultForProgramsWhereThatIsWanted) {
    PlayOptions options{.target = {.table = "k3f9xq", .invite = ""}};
    options.common.result_line = true;
    begin(options);
    transport.welcome();
    transport.reply(snapshot_of(royale_view(), 5));
    end_game();
    EXPECT_TRUE(printed("result table=k3f9xq places=2,1,4,2"));
}

TEST_F(PlayTest, AsksAgainAfterALineItDoesNotUnderstand) {
    sit(place_prompt(9));
    play->line("9");
    EXPECT_TRUE(transport.last("act").is_null());
    EXPECT_TRUE(printed("Nothing is called that here. Type \"help\""));
}

TEST_F(PlayTest, AnswersOnce) {
    sit(place_prompt(9));
    play->line("1");
    play->line("2");
    EXPECT_EQ(transport.last("act")["action"]["face"], 1);
    transport.reply(json::object());
    EXPECT_EQ(transport.last("act")["action"]["face"], 1);
}

TEST_F(PlayTest, SaysTheSameAgainWhenTheAnswerWasLost) {
    sit(place_prompt(9));
    play->line("3");
    transport.cut();
    come_back();
    EXPECT_FALSE(transport.last("table.sync").is_null());
    transport.say(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
    EXPECT_TRUE(printed("Connection lost, cut."));
    EXPECT_TRUE(printed("Connected again."));
}

TEST_F(PlayTest, AConnectionIsLostOnce) {
    sit(place_prompt(9));
    transport.cut();
    transport.pass(10'000);
    transport.cut("Connection refused");
    EXPECT_FALSE(printed("Connection lost, Connection refused"));
    EXPECT_TRUE(printed("No connection, Connection refused. Next attempt in "));
    come_back();
    transport.cut("again");
    EXPECT_TRUE(printed("Connection lost, again"));
}

TEST_F(PlayTest, WhatIsTypedWithoutAConnectionIsSaidOnceOnReturn) {
    sit(place_prompt(9));
    transport.cut();
    play->line("3");
    play->line("1");
    come_back();
    transport.say(snapshot_of(royale_view(), 5, place_prompt(9)));
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
    EXPECT_EQ(
        std::ranges::count_if(transport.sent, [](const json& said) { return said["op"] == "act"; }),
        1);
}

TEST_F(PlayTest, SaysWhenAnotherHasDecidedMeanwhile) {
    sit(place_prompt(9));
    transport.cut();
    play->line("3");
    come_back();
    transport.say(snapshot_of(royale_view(), 7, place_prompt(10)));
    refuse("act", "stale_decision");
    EXPECT_TRUE(printed("Too late"));
    play->line("1");
    EXPECT_EQ(transport.last("act")["decision"], 10);
}

TEST_F(PlayTest, ReadinessIsSaidAgainUntilItIsHeard) {
    wait_for_friends();
    play->line("ready");
    EXPECT_EQ(transport.last("table.ready")["ready"], true);
    transport.cut();
    come_back();
    EXPECT_EQ(transport.last("table.ready")["ready"], true);
    refuse("table.ready", "game_started");
    EXPECT_FALSE(printed("already begun")) << "so the first one was heard";
    transport.say(snapshot_of(royale_view(), 5, place_prompt(9)));
    play->line("3");
    EXPECT_EQ(transport.last("act")["decision"], 9);
}

TEST_F(PlayTest, TheBotsOfANewTableComeThoughTheServerHasRestarted) {
    PlayOptions options{.bots = 2};
    options.table.seats = 3;
    wait_for_friends(options);
    transport.cut();
    come_back();
    std::vector<json> seats;
    for (const json& said : transport.sent) {
        if (said["op"] == "table.add_bot") seats.push_back(said["seat"]);
    }
    EXPECT_EQ(seats, (std::vector<json>{1, 2}));
    EXPECT_FALSE(transport.last("table.ready").is_null());
    refuse("table.add_bot", "seat_taken");
    EXPECT_FALSE(printed("seat is taken")) << "so the first one was heard";
}

TEST_F(PlayTest, TriesAgainWhenItWasTooFast) {
    sit(place_prompt(9));
    play->line("3");
    transport.reply({{"error", {{"code", "rate_limited"}, {"data", {{"retry_after_ms", 300}}}}}});
    transport.sent.clear();
    transport.pass(300);
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

TEST_F(PlayTest, AChoiceThatCouldNotBeStoredIsSentAgainOnce) {
    sit(place_prompt(9));
    transport.say({{"ev", "storage"}, {"available", false}});
    EXPECT_TRUE(printed("The server cannot save anything right now"));
    play->line("3");
    refuse("act", "storage_unavailable");
    play->line("1");
    transport.sent.clear();
    transport.say({{"ev", "storage"}, {"available", true}});
    transport.say(prompt_update(6, place_prompt(9)));  // with another deadline
    EXPECT_TRUE(printed("The server can save again"));
    ASSERT_EQ(transport.sent.size(), 1U);
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
    EXPECT_FALSE(printed("storage_unavailable"));
}

TEST_F(PlayTest, AsksAgainWhatWasRefused) {
    sit(place_prompt(9));
    play->line("3");
    transport.reply({{"error", {{"code", "illegal_action"}, {"message", "no"}}}});
    EXPECT_TRUE(printed("That is not possible now."));
    play->line("1");
    EXPECT_EQ(transport.last("act")["action"]["face"], 1);
}

TEST_F(PlayTest, OffersToGoOn) {
    begin();
    transport.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    EXPECT_TRUE(printed("go on at table k3f9xq, seat 1"));
    play->line("1");
    EXPECT_EQ(transport.last("table.sync")["table"], "k3f9xq");
}

TEST_F(PlayTest, TellsOnArrivalWhatHasHappenedBefore) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    json snapshot = snapshot_of(royale_view(), 5);
    for (int face = 1; face <= 6; ++face) {
        for (int n = 0; n < 5; ++n) {
            snapshot["round_log"].push_back(
                {{"kind", "rolled"}, {"seat", 1}, {"small", {face, face}}});
        }
    }
    transport.reply(snapshot);
    EXPECT_TRUE(printed("What happened last."));
    EXPECT_FALSE(printed("Bo rolls 4, 4")) << "it is too long ago";
    EXPECT_TRUE(printed("Bo rolls 5, 5"));
    EXPECT_TRUE(printed("Bo rolls 6, 6"));
    out.str("");
    come_back();
    transport.reply(snapshot);
    EXPECT_FALSE(printed("Bo rolls 6, 6")) << "it has been told";
}

TEST_F(PlayTest, LeavesTheOldTableForANewOne) {
    begin();
    transport.welcome({{{"table", "old1"}, {"seat", 0}}});
    play->line("leave");
    EXPECT_EQ(transport.last("table.leave")["table"], "old1");
    EXPECT_FALSE(transport.last("table.create").is_null());
}

TEST_F(PlayTest, ShowsTheResultAndLeaves) {
    sit();
    end_game();
    EXPECT_TRUE(printed("Bo wins the game"));
    EXPECT_TRUE(printed("Place 1: Bo, 250,000 dollars"));
    EXPECT_FALSE(printed("result table="));
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(play->exit_code(), 0);
}

// Whoever sits at a keyboard is asked whether there is to be another game.
class PlayAgain : public PlayOnAScreen {
protected:
    void end_a_game() {
        PlayOptions options{.target = {.table = "k3f9xq", .invite = ""}};
        options.common.at_keyboard = true;
        options.speed = "off";
        begin(options);
        transport.welcome();
        transport.reply(snapshot_of(royale_view(), 5));
        end_game();
    }
};

TEST_F(PlayAgain, TheResultStandsWithWhereTheMoneyCameFrom) {
    end_a_game();
    EXPECT_FALSE(transport.finished);
    EXPECT_NE(drawn().find("The game is over."), std::string::npos);
    EXPECT_NE(drawn().find("$250,000"), std::string::npos) << drawn();
    EXPECT_NE(drawn().find("from what was not heard here"), std::string::npos) << drawn();
}

TEST_F(PlayAgain, ARematchIsAskedForOnce) {
    end_a_game();
    play->line("rematch");
    EXPECT_EQ(transport.last("table.rematch")["game"], "game-1");
    transport.reply(json::object());
    transport.say(snapshot_of(open_view(3, 2), 0));
    EXPECT_NE(drawn().find("Waiting for the start."), std::string::npos) << drawn();
    play->line("leave");
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(play->exit_code(), 0);
    EXPECT_TRUE(printed("$250,000")) << "the result of the game before";
}

TEST_F(PlayAgain, LeavingIsNoFailure) {
    end_a_game();
    play->line("q");
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_EQ(play->exit_code(), 0);
    EXPECT_TRUE(printed("$250,000"));
}

TEST_F(PlayAgain, ATableThatIsGoneAfterTheGameIsNoFailure) {
    end_a_game();
    transport.say({{"ev", "left"}, {"table", "k3f9xq"}, {"reason", "closed"}});
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(play->exit_code(), 0);
}

TEST_F(PlayAgain, TheEndOfTheInputLeaves) {
    end_a_game();
    play->on_input_end();
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(play->exit_code(), 0);
}

TEST_F(PlayTest, TheEndOfTheInputMattersWhenItIsNeeded) {
    sit();
    play->line("1");
    play->on_input_end();
    EXPECT_FALSE(transport.finished);
    transport.say(prompt_update(6, roll_prompt(9, 0)));
    EXPECT_FALSE(transport.finished);
    transport.reply(prompt_update(7, place_prompt(10)));
    EXPECT_TRUE(transport.finished);
    EXPECT_EQ(play->exit_code(), 1);
    EXPECT_NE(err.str().find("The input has ended."), std::string::npos);
}

TEST_F(PlayTest, AsksWhatGoingMeans) {
    sit(place_prompt(9));
    play->line("q");
    EXPECT_TRUE(printed("Do you want to leave?"));
    play->line("stay");
    EXPECT_FALSE(transport.finished);
    play->line("q");
    play->line("leave");
    EXPECT_EQ(transport.last("table.leave")["table"], "k3f9xq");
    EXPECT_TRUE(transport.finished);
}

TEST_F(PlayOnAScreen, SaysBesideTheQuestionThatTheServerHasRestarted) {
    sit(place_prompt(9));
    transport.cut();
    EXPECT_NE(drawn().find("Not connected."), std::string::npos);
    come_back();
    json snapshot = snapshot_of(royale_view(), 5, place_prompt(9));
    snapshot["epoch"] = "e2";
    transport.say(snapshot);
    EXPECT_NE(drawn().find("The server has restarted."), std::string::npos);
    play->line("what?");
    EXPECT_EQ(drawn().find("restarted"), std::string::npos);
}

TEST_F(PlayTest, AServerThatWentBackBeforeAChoiceHasItAgain) {
    sit(place_prompt(9));
    play->line("1");
    transport.reply(json::object());
    transport.cut();
    come_back();
    json restored = snapshot_of(royale_view(), 5, place_prompt(9));
    restored["epoch"] = "e2";
    transport.say(restored);
    play->line("2");
    EXPECT_EQ(transport.last("act")["action"]["face"], 3);
}

TEST_F(PlayOnAScreen, SaysThatAChoiceWaitsForTheServer) {
    sit(place_prompt(9));
    transport.cut();
    play->line("3");
    EXPECT_NE(drawn().find("Your choice is sent as soon as the server is back."),
              std::string::npos);
}

TEST_F(PlayOnAScreen, SaysThatAChoiceWaitsUntilItCanBeStored) {
    sit(place_prompt(9));
    transport.say({{"ev", "storage"}, {"available", false}});
    EXPECT_NE(drawn().find("The game is paused."), std::string::npos);
    play->line("3");
    EXPECT_NE(drawn().find("Your choice is sent as soon as"), std::string::npos);
}

TEST_F(PlayOnAScreen, SaysBeforeTheStartThatItIsNotConnected) {
    wait_for_friends();
    transport.cut();
    EXPECT_NE(drawn().find("Not connected."), std::string::npos);
}

TEST_F(PlayOnAScreen, WhatIsToldAndAskedHasTwoLinesWhereItIsTooLong) {
    sit(place_prompt(9));
    play->line("9");
    const std::string text = drawn();
    EXPECT_NE(text.find("Type a number from 1 to 4, or ? for help."), std::string::npos);
    EXPECT_NE(text.find("Your turn: "), std::string::npos);
}

TEST_F(PlayTest, ActionsOfLaterRulesetsCanBeChosen) {
    json prompt = place_prompt(9);
    prompt["kind"] = "wager";
    prompt["actions"] = {{{"kind", "wager"}, {"number", 1}}, {{"kind", "wager"}, {"number", 2}}};
    sit(prompt);
    EXPECT_TRUE(printed("Your turn: Decide, wager."));
    EXPECT_TRUE(printed("2: wager number=2."));
    play->line("2");
    EXPECT_EQ(transport.last("act")["action"], (json{{"kind", "wager"}, {"number", 2}}));
}

TEST_F(PlayTest, AnUnknownInviteIsToldInOneLine) {
    begin({.target = {.table = "", .invite = "nope"}});
    transport.welcome();
    transport.reply({{"error", {{"code", "unknown_invite"}, {"message", "no"}}}});
    EXPECT_EQ(err.str(), "vegas: This invitation no longer works. Ask for a new one.\n");
    EXPECT_EQ(play->exit_code(), 1);
}

TEST_F(PlayTest, AServerThatIsNotThereIsToldInOneLine) {
    play = std::make_unique<PlayClient>(ClientContext{transport, console, err, texts_for({}), 1},
                                        PlayOptions{}, Identity{"Anna", ""}, nullptr);
    play->start();
    transport.cut("Connection refused");
    EXPECT_EQ(err.str(), "vegas: Cannot connect to ws://:8080: Connection refused\n");
    EXPECT_EQ(play->exit_code(), 1);
}

TEST(LineQueue, HandlesALineThatComesWhileAnotherIsHandledAfterIt) {
    LineQueue lines(nullptr);
    std::string handled;
    const auto always = [](const std::string&) { return true; };
    std::function<void(const std::string&)> handle = [&](const std::string& line) {
        if (line == "a") {
            lines.push("c");
            EXPECT_FALSE(lines.process(always, handle));
        }
        handled += line;
    };
    lines.push("a");
    lines.push("b");
    EXPECT_TRUE(lines.process(always, handle));
    EXPECT_EQ(handled, "abc");
}

}  // namespace
}  // namespace vegas::cli
