// The screen in every language: nothing is wider than it, nothing is left unsaid.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "client-cli/commands/people.hpp"
#include "client-cli/commands/question.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::languages_test {
namespace {

class Languages : public ScreenTest {};

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

// All that a player sees of a table at a question.
Lines screen_of(const RenderContext& context) {
    Lines lines = board_lines(context);
    if (const auto roll = roll_line(context)) lines.push_back(*roll);
    add(lines, wrap(turn_line(context, 119'000), kColumns - 1, 4));
    if (context.prompt != nullptr && context.prompt->actions) {
        add(lines, menu_lines(act_question(context, context.prompt).choices));
    }
    add(lines, result_variants(context, kColumns - 1).back());
    return lines;
}

void expect_it_fits(const Lines& lines, const std::string& language) {
    for (const auto& line : lines) {
        EXPECT_LE(width_of(line), kColumns) << language << ": " << line;
        EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << language << ": " << line;
    }
}

TEST_F(Languages, NothingOfRandomGamesIsWiderThanTheScreen) {
    const auto snapshots = random_snapshots(18);
    EXPECT_GT(snapshots.size(), 60U);
    for (const std::string& text : snapshots) {
        const json whole = json::parse(text);
        const SampleView game = seen(whole["view"], whole["prompt"]);
        for (const std::string& language : languages()) {
            for (const Style& style : {kPlain, kPretty}) {
                expect_it_fits(screen_of(game.in(style, language)), language);
            }
        }
    }
}

TEST_F(Languages, NothingBeforeTheStartIsWiderThanTheScreen) {
    json view = open_view(5, 5);
    for (json& person : view["table"]["seats"]) {
        person["name"] = std::string(24, 'W');
        person["away"] = true;
    }
    const json others = {{{"player", "x"}, {"name", std::string(24, 'W')}}};
    const auto people = read_as<WireStruct<protocol::SpectatorsReply>>(
        {{"spectators", others}, {"removed", others}});
    for (const std::string& language : languages()) {
        const SampleView table = seen(view);
        const RenderContext context = table.in(kPretty, language);
        Lines lines = lobby_lines(context, "vegas play");
        add(lines, menu_lines(lobby_question(context, "p-anna", "easy").choices));
        add(lines, menu_lines(people_question(context, people, "p-anna").choices));
        add(lines, menu_lines(remove_question(context, {.player = "x", .name = "Bo"}).choices));
        add(lines, menu_lines(leave_question(true, context.texts).choices));
        for (const auto& text : help_texts(context, true)) {
            add(lines, wrap(text, kColumns - 1, 4));
        }
        expect_it_fits(lines, language);
    }
}

TEST_F(Languages, HeadingsStandApart) {
    for (const std::string& language : languages()) {
        for (const json& view : {royale_view(), custom_view({{"skip_money", 2}})}) {
            const SampleView game = seen(view);
            const Lines board = board_lines(game.in(kPretty, language));
            const Texts& texts = texts_for(kPretty, language);
            const std::string words = joined(board);
            for (const char* key : {"board.player", "board.dice", "board.cards", "board.total"}) {
                EXPECT_NE((" " + words).find(" " + texts(key)), std::string::npos) << key;
            }
        }
    }
}

TEST_F(Languages, WordsThatAreTypedAreSmallAndDifferent) {
    const SampleView game = seen(royale_view(), place_prompt(1));
    for (const std::string& language : languages()) {
        const Texts texts(language);
        for (const auto& [key, forms] : texts.all()) {
            if (!key.starts_with("typed.")) continue;
            EXPECT_EQ(lower_case(texts(key)), texts(key)) << key;
        }
        const RenderContext context = game.in(kPretty, language);
        const Question question = act_question(context, context.prompt);
        for (std::size_t i = 0; i < question.choices.size(); ++i) {
            for (const auto& word : {question.choices[i].word, question.choices[i].also}) {
                EXPECT_EQ(parse_menu_input(word, question.choices).choice, i) << word;
            }
        }
    }
}

TEST_F(Languages, AnswersMayBeTypedInBoth) {
    const SampleView game = seen(royale_view(), place_prompt(1));
    const auto chosen = [&](const char* language, const char* line) {
        const RenderContext context = game.in(kPretty, language);
        const MenuInput typed =
            parse_menu_input(line, act_question(context, context.prompt).choices, std::nullopt,
                             global_commands(context.texts));
        return typed.kind == MenuInput::Kind::choice ? std::optional(typed.choice) : std::nullopt;
    };
    EXPECT_EQ(chosen("ru", "Пропустить"), 3U);
    EXPECT_EQ(chosen("ru", "pass"), 3U);
    EXPECT_EQ(chosen("ru", "КАЗИНО 3"), 1U);
    EXPECT_EQ(chosen("de", "aussetzen"), 3U);
    EXPECT_EQ(chosen("de", "Casino 5"), 2U);
    EXPECT_EQ(chosen("de", "3"), 2U);
    const auto kind = [](const char* language, const char* line) {
        return parse_menu_input(line, {}, std::nullopt, global_commands(Texts(language))).kind;
    };
    EXPECT_EQ(kind("de", "Ende"), MenuInput::Kind::quit);
    EXPECT_EQ(kind("ru", "помощь"), MenuInput::Kind::help);
    EXPECT_EQ(kind("ru", "q"), MenuInput::Kind::quit);
}

TEST_F(Languages, ARoundReadsLikeThis) {
    const Style style{.colour = false, .utf8 = true};
    const json view = royale_view();
    const auto said = [&](const json& event, const char* language) {
        return told(event, view, style, language);
    };
    const json won = {{"kind", "card_won"}, {"seat", 1}, {"casino", 4}, {"dollars", 80000}};
    EXPECT_EQ(said(won, "en"), "Bo wins $80,000 in casino\u00a04");
    EXPECT_EQ(said(won, "de"), "Bo gewinnt 80.000\u00a0$ in Casino\u00a04");
    EXPECT_EQ(said(won, "ru"), "Bo выигрывает 80\u00a0000\u00a0$ в казино\u00a04");
}

}  // namespace
}  // namespace vegas::cli::languages_test
