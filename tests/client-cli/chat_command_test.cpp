// What is typed beside the game: to the others, and about seats that change hands.
#include "client-cli/commands/chat_command.hpp"

#include <set>

#include "protocol/game/phrases.hpp"
#include "tests/client-cli/play_test.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

class Talking : public PlayTest {
protected:
    void told(const json& event, const json& patch = json::object()) {
        transport.say(update_of(++v_, patch, json::array({event})));
    }
    // Dora, who watches, asks for the seat of player 2.
    void dora_asks() {
        const json asks = {{"seat", 1}, {"player", "p-dora"}, {"name", "D\x1bora"}};
        told({{"kind", "seat_requested"}, {"seat", 1}, {"name", "Dora"}},
             {{"/table/seat_requests", json::array({asks})}});
    }

private:
    int v_ = 5;
};

TEST(Phrases, AreThoseOfTheProtocolByWordByNumberAndByWhatTheySay) {
    const SampleView game = seen(royale_view());
    const Style style{.colour = false, .utf8 = true};
    const auto phrase = [&](const std::string& typed, const std::string& language) -> std::string {
        const auto what = parse_chat_command("say " + typed, game.in(style, language));
        return what && !what->request.is_null() ? what->request["phrase"] : json("none");
    };
    std::set<std::string> numbered;
    for (std::size_t i = 1; i <= protocol::kPhrases.size(); ++i) {
        numbered.insert(phrase(std::to_string(i), "en"));
    }
    EXPECT_FALSE(numbered.contains("none"));
    for (const auto& one : protocol::kPhrases) {
        const std::string name(one.name);
        EXPECT_TRUE(numbered.contains(name)) << name;
        for (const std::string& language : languages()) {
            EXPECT_EQ(phrase(name, language), name);
            EXPECT_EQ(phrase(texts_for(style, language)("phrase." + name), language), name);
        }
    }
    EXPECT_EQ(phrase("glück gehabt", "de"), "lucky");
    EXPECT_EQ(parse_chat_command("сказать 1", game.in(style, "ru"))->request["phrase"], "hello");
}

TEST_F(Talking, SaysAPhrase) {
    sit();
    play->line("say well_played");
    EXPECT_EQ(transport.last("table.chat")["phrase"], "well_played");
    EXPECT_EQ(transport.last("table.chat")["table"], "k3f9xq");
}

TEST_F(Talking, ListsThePhrasesWhereItIsNone) {
    sit();
    play->line("say you idiot");
    EXPECT_TRUE(transport.last("table.chat").is_null());
    EXPECT_TRUE(printed("Type \"say\" and one of these, or its number: 1 Hello!, 2 Good luck!"));
}

TEST_F(Talking, IsToldHowLongToWait) {
    sit();
    play->line("nudge");
    refuse("table.nudge", "rate_limited");
    EXPECT_FALSE(out.str().empty());
    EXPECT_FALSE(printed("It is not your turn."));
}

TEST_F(Talking, DoesNotHearTheMuted) {
    sit();
    const json nice{{"kind", "phrase_sent"},
                    {"player", "p-Bo"},
                    {"name", "Bo"},
                    {"seat", 1},
                    {"phrase", "nice"}};
    play->line("mute 2");
    EXPECT_TRUE(printed("You no longer hear what Bo says."));
    told(nice);
    EXPECT_FALSE(printed("Nice!"));
    play->line("unmute 2");
    told(nice);
    EXPECT_TRUE(printed("Bo: Nice!"));
}

TEST_F(Talking, NobodyMutesThemselves) {
    sit();
    play->line("mute 1");
    EXPECT_TRUE(printed("the number of another seat"));
}

TEST_F(Talking, TheHostIsAskedForASeatAndGivesIt) {
    sit();
    dora_asks();
    EXPECT_TRUE(printed("D?ora asks for the seat of Bo: type \"give\" or \"refuse\"."));
    play->line("give");
    EXPECT_EQ(transport.last("table.assign_seat")["player"], "p-dora");
    EXPECT_EQ(transport.last("table.assign_seat")["accept"], true);
}

TEST_F(Talking, TheHostRefuses) {
    sit();
    dora_asks();
    play->line("refuse 1");
    EXPECT_EQ(transport.last("table.assign_seat")["accept"], false);
}

TEST_F(Talking, NobodyAsks) {
    sit();
    play->line("give");
    EXPECT_TRUE(printed("Nobody asks for a seat."));
    EXPECT_TRUE(transport.last("table.assign_seat").is_null());
}

TEST_F(Talking, WhoComesLateWatchesAndAsksForASeat) {
    begin({.target = {.table = "", .invite = "friend42"}});
    transport.welcome();
    refuse("table.join", "game_started");
    EXPECT_EQ(transport.last("table.join")["as"], "spectator");
    json view = royale_view();
    view["you"] = nullptr;
    transport.reply(snapshot_of(view, 5));
    play->line("take 2");
    EXPECT_EQ(transport.last("table.request_seat")["seat"], 1);
    transport.reply(json::object());
    EXPECT_TRUE(printed("You asked for the seat of Bo. The host decides."));
}

TEST_F(Talking, HearsWhoWatches) {
    sit();
    play->line("who");
    transport.reply({{"spectators", {{{"player", "p-dora"}, {"name", "D\x1bora"}}}}});
    EXPECT_TRUE(printed("Watching: D?ora"));
}

TEST_F(Talking, IsExplainedByTheHelp) {
    sit(place_prompt(9));
    play->line("?");
    EXPECT_TRUE(printed("say: tell the others something."));
    EXPECT_TRUE(printed("nudge: remind somebody"));
}

}  // namespace
}  // namespace vegas::cli
