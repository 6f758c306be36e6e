// What somebody does on a screen with keys and clicks, and what is told there after another.
#include "tests/client-cli/play_test.hpp"

namespace vegas::cli {
namespace {

using KeyKind = Key::Kind;

class OnAScreen : public PlayOnAScreen {
protected:
    [[nodiscard]] bool shown(const std::string& text) const {
        return drawn().find(text) != std::string::npos;
    }
    [[nodiscard]] std::int64_t face_chosen() const {
        return transport.last("act")["action"]["face"];
    }
    // The end of a round with two casinos paid, and the beginning of the next.
    void pay_out(const json& prompt = nullptr) {
        json view = royale_view();
        view["round"]["number"] = 3;
        json update =
            update_of(6, patch_to(view),
                      {{{"kind", "round_ended"}, {"round", 2}},
                       {{"kind", "card_won"}, {"seat", 0}, {"casino", 3}, {"dollars", 70000}},
                       {{"kind", "card_won"}, {"seat", 1}, {"casino", 4}, {"dollars", 80000}},
                       {{"kind", "round_started"}, {"round", 3}, {"seat", 0}}});
        if (prompt.is_object()) update["prompt"] = prompt;
        transport.say(update);
    }
};

TEST_F(OnAScreen, AChoiceIsMarkedWhileItsNumberIsTyped) {
    sit(place_prompt(9));
    type("3");
    EXPECT_TRUE(shown(">3) "));
    EXPECT_TRUE(shown("> 3"));
    press(KeyKind::backspace);
    EXPECT_FALSE(shown(">3) "));
    type("3");
    press(KeyKind::enter);
    EXPECT_EQ(face_chosen(), 5);
}

TEST_F(OnAScreen, AChoiceIsMarkedByArrowsAndTakenByEnter) {
    sit(place_prompt(9));
    press(KeyKind::down);
    press(KeyKind::down);
    EXPECT_TRUE(shown(">2) "));
    press(KeyKind::up);
    press(KeyKind::up);
    EXPECT_TRUE(shown(">4) ")) << "from the first to the last";
    press(KeyKind::next);
    press(KeyKind::down);
    press(KeyKind::enter);
    EXPECT_EQ(face_chosen(), place_prompt(9)["actions"][1]["face"]);
}

TEST_F(OnAScreen, WhatIsTypedTakesTheMarkAwayAndEscapeBoth) {
    sit(place_prompt(9));
    press(KeyKind::down);
    type("pa");
    EXPECT_FALSE(shown(">1) "));
    EXPECT_TRUE(shown(">4) "));
    press(KeyKind::escape);
    EXPECT_FALSE(shown(">4) "));
    EXPECT_FALSE(shown("pa\n"));
    press(KeyKind::enter);
    EXPECT_TRUE(transport.last("act").is_null());
}

TEST_F(OnAScreen, AClickOnAChoiceTakesIt) {
    sit(place_prompt(9));
    const ClickArea spot = display->frame().click_areas.at(1);
    play->key({.kind = KeyKind::click, .text = {}, .row = spot.row, .column = spot.begin});
    EXPECT_EQ(face_chosen(), place_prompt(9)["actions"][1]["face"]);
}

TEST_F(OnAScreen, AClickElsewhereDoesNothing) {
    sit(place_prompt(9));
    play->key({.kind = KeyKind::click, .text = {}, .row = 0, .column = 0});
    EXPECT_TRUE(transport.last("act").is_null());
}

TEST_F(OnAScreen, TheStoryTurnsBack) {
    sit(place_prompt(9));
    display->resize({40, 120});
    for (int i = 0; i < 60; ++i) {
        transport.say(
            {{"ev", "announcement"}, {"text", "No " + std::to_string(i)}, {"since_ms", i}});
    }
    EXPECT_TRUE(shown("No 59"));
    EXPECT_FALSE(shown("No 3\n"));
    for (int i = 0; i < 20; ++i) press(KeyKind::page_up);
    EXPECT_TRUE(shown("No 0"));
    for (int i = 0; i < 20; ++i) press(KeyKind::page_down);
    EXPECT_TRUE(shown("No 59"));
}

TEST_F(OnAScreen, PagesLieOverTheTable) {
    sit(place_prompt(9));
    type("?");
    EXPECT_TRUE(shown("Choose with the arrows"));
    EXPECT_FALSE(shown("Your turn"));
    press(KeyKind::escape);
    EXPECT_TRUE(shown("Your turn"));
    press(KeyKind::rules);
    const std::string first = drawn();
    press(KeyKind::page_down);
    EXPECT_NE(drawn(), first);
    press(KeyKind::home);
    EXPECT_EQ(drawn(), first);
    press(KeyKind::story);
    EXPECT_TRUE(shown("Esc: back"));
    press(KeyKind::story);
    EXPECT_TRUE(shown("Your turn")) << "the same key closes it";
}

TEST_F(OnAScreen, RulesAreSearched) {
    sit(place_prompt(9));
    press(KeyKind::rules);
    type("/");
    type("CHIP");
    EXPECT_TRUE(shown("/CHIP"));
    press(KeyKind::enter);
    EXPECT_NE(display->frame().lines.at(0).find("chip"), std::string::npos)
        << display->frame().lines.at(0);
    const std::string first = drawn();
    type("n");
    EXPECT_NE(drawn(), first);
    type("/");
    type("xyz");
    press(KeyKind::enter);
    EXPECT_TRUE(shown("Not found: xyz"));
    EXPECT_TRUE(transport.last("act").is_null());
}

TEST_F(OnAScreen, AnotherSizeIsDrawnWhole) {
    sit(place_prompt(9));
    display->resize({20, 60});
    play->on_resize();
    EXPECT_EQ(display->times_disturbed(), 1);
    EXPECT_EQ(display->frame().lines.size(), 20U);
    EXPECT_TRUE(shown("Your turn"));
}

TEST_F(OnAScreen, APayoutIsToldCasinoByCasinoBeforeTheNextQuestion) {
    sit();
    pay_out(place_prompt(10));
    EXPECT_TRUE(shown("round 2 of 3")) << drawn();
    EXPECT_TRUE(shown("Enter: go on"));
    EXPECT_FALSE(shown(" 1) "));
    transport.pass(2000);
    EXPECT_TRUE(shown("wins $70,000"));
    EXPECT_TRUE(shown(">3 "));
    EXPECT_FALSE(shown("wins $80,000"));
    transport.pass(2000);
    EXPECT_TRUE(shown("wins $80,000"));
    EXPECT_TRUE(shown(">4 "));
    transport.pass(2000);
    EXPECT_TRUE(shown("round 3 of 3"));
    EXPECT_TRUE(shown(" 1) "));
}

TEST_F(OnAScreen, WhoPressesEnterGoesOnAtOnce) {
    sit();
    pay_out();
    for (int i = 0; i < 3; ++i) press(KeyKind::enter);
    EXPECT_TRUE(shown("round 3 of 3"));
    EXPECT_TRUE(shown("wins $80,000")) << "in the story";
}

TEST_F(OnAScreen, WithSpeedOffNothingWaits) {
    PlayOptions options{.target = {.table = "k3f9xq", .invite = ""}};
    options.speed = "off";
    begin(options);
    transport.welcome();
    transport.reply(snapshot_of(royale_view(), 5));
    pay_out();
    EXPECT_TRUE(shown("round 3 of 3"));
}

TEST_F(OnAScreen, DiceRollBeforeTheyLand) {
    sit();
    json view = royale_view();
    view["turn"] = {{"seat", 1}, {"roll", {{"small", {2, 2}}}}};
    transport.say(
        update_of(6, patch_to(view), {{{"kind", "rolled"}, {"seat", 1}, {"small", {2, 2}}}}));
    EXPECT_FALSE(shown("rolls 2, 2"));
    for (int i = 0; i < 10; ++i) transport.pass(100);
    EXPECT_TRUE(shown("rolls 2, 2"));
    EXPECT_TRUE(shown("2 2"));
}

TEST_F(OnAScreen, TheEndOfTheInputIsTheEnd) {
    sit(place_prompt(9));
    press(KeyKind::end_of_input);
    EXPECT_EQ(play->exit_code(), 1);
}

}  // namespace
}  // namespace vegas::cli
