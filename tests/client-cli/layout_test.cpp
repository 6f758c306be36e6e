// Whole games on screens of many sizes: nothing that one decides by is ever off the screen.
#include "client-cli/show/layout.hpp"

#include <nlohmann/json.hpp>
#include <set>

#include "client-cli/commands/question.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/table_screen.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/random_games.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::layout_test {
namespace {

constexpr Size kSizes[] = {{20, 60}, {24, 80}, {30, 100}, {40, 120}, {50, 160}};

class Layout : public ScreenTest {};

std::string size_words(Size size) {
    return std::to_string(size.columns) + "x" + std::to_string(size.rows);
}

InputPane asked_in(const RenderContext& context) {
    return {.status = turn_line(context, std::nullopt),
            .choices = act_question(context, context.prompt).choices,
            .clock = "1:59"};
}

ScreenFrame frame_of(const RenderContext& context, const InputPane& asked, Size size) {
    Panes panes = table_panes(context, asked, "", split_of(size.columns).board);
    panes.story = {"It happened."};
    return lay_out(panes, size, context.style);
}

std::string text_of(const ScreenFrame& frame) {
    std::string text;
    for (const auto& line : frame.lines) text += plain_spaces(line) + "\n";
    return text;
}

void expect_it_fits(const ScreenFrame& frame, Size size) {
    EXPECT_EQ(frame.lines.size(), size.rows);
    for (const auto& line : frame.lines) EXPECT_LE(width_of(line), size.columns) << line;
    EXPECT_LT(frame.cursor_column, size.columns);
}

// A choice that is clicked where it stands is the one that stands there.
void expect_all_choices(const ScreenFrame& frame, std::size_t many) {
    std::set<std::size_t> seen;
    for (const ClickArea& spot : frame.click_areas) {
        ASSERT_LT(spot.row, frame.lines.size());
        seen.insert(spot.choice);
    }
    EXPECT_EQ(seen.size(), many);
}

void expect_the_board(const RenderContext& context, const std::string& text) {
    if (const auto* game = std::get_if<WireStruct<las_vegas::View>>(&context.view.game)) {
        for (const auto& casino : game->casinos) {
            for (const auto amount : casino.cards) {
                const std::string number = std::to_string(amount / 1000);
                EXPECT_NE(text.find(number), std::string::npos) << number;
            }
            if (casino.tile) {
                const std::string id(word_of(*casino.tile));
                EXPECT_NE(text.find(id), std::string::npos) << id;
            }
        }
        EXPECT_EQ(game->casinos.size(), 6U);
    }
    for (std::size_t seat = 0; seat < context.view.table.seats.size(); ++seat) {
        const std::string name = context.names.brief(seat, 4);
        EXPECT_NE(text.find(name.substr(0, name.find('#'))), std::string::npos) << name;
    }
}

TEST_F(Layout, NothingOfRandomGamesIsEverOffTheScreen) {
    const auto snapshots = random_snapshots(18);
    const auto all_languages = languages();
    std::size_t number = 0;
    for (const std::string& snapshot : snapshots) {
        const json whole = json::parse(snapshot);
        const SampleView game = seen(whole["view"], whole["prompt"]);
        const std::string& language = all_languages[number++ % all_languages.size()];
        const RenderContext context = game.in(kPretty, language);
        for (const Size size : kSizes) {
            SCOPED_TRACE(size_words(size) + " " + language + " " + snapshot.substr(0, 200));
            const InputPane asked = asked_in(context);
            const ScreenFrame frame = frame_of(context, asked, size);
            expect_it_fits(frame, size);
            expect_all_choices(frame, asked.choices.size());
            expect_the_board(context, text_of(frame));
            if (HasFailure()) FAIL() << text_of(frame);
        }
    }
}

// Where there is too much for the rows, the end of a long notice goes first.
TEST_F(Layout, ALongNoticeGivesWayToTheBoardAndTheChoices) {
    const SampleView game = seen(royale_view(), place_prompt(1));
    const RenderContext context = game.in(kPretty);
    InputPane asked = asked_in(context);
    for (int i = 0; i < 9; ++i) asked.notice += "This is to be read before anything else. ";
    const Size size{20, 60};
    const ScreenFrame frame = frame_of(context, asked, size);
    expect_it_fits(frame, size);
    EXPECT_EQ(frame.lines.front(), title_line(context, split_of(size.columns).board));
    expect_the_board(context, text_of(frame));
    expect_all_choices(frame, asked.choices.size());
    for (std::size_t n = 1; n <= asked.choices.size(); ++n) {
        EXPECT_NE(text_of(frame).find(std::to_string(n) + ") "), std::string::npos) << n;
    }
}

TEST_F(Layout, MoneyAndTheEndOfTheQuestionGiveWayBeforeTheBoard) {
    Panes panes;
    panes.title = {"title"};
    panes.board = {{"1", "2", "3", "4", "5", "6"}};
    panes.own = {"money"};
    panes.question = {"question", "end"};
    panes.menus = {{.lines = Lines(9, "choices")}};
    panes.input = ">";
    const ScreenFrame frame = lay_out(panes, {.rows = 17, .columns = 60}, kPretty);
    ASSERT_EQ(frame.lines.size(), 17U);
    EXPECT_EQ(frame.lines[0], "1");
    EXPECT_EQ(frame.lines[6], "question");
    EXPECT_EQ(frame.lines[7], "choices");
}

TEST_F(Layout, AScreenThatIsFarTooSmallIsCut) {
    const SampleView game = seen(royale_view(), place_prompt(1));
    const RenderContext context = game.in(kPretty);
    for (const Size size : {Size{1, 1}, Size{1, 200}, Size{200, 1}, Size{3, 10}, Size{10, 30}}) {
        const ScreenFrame frame = frame_of(context, asked_in(context), size);
        EXPECT_EQ(frame.lines.size(), size.rows) << size_words(size);
    }
}

}  // namespace
}  // namespace vegas::cli::layout_test
