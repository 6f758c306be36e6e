// Golden games: every event, every list of options and every change of the view of one game for
// each ruleset and kind of setup, as text. VEGAS_UPDATE_PLAYTHROUGHS=1 rewrites them; the change is
// then reviewed as a diff.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/game.hpp"
#include "protocol/action_json.hpp"
#include "protocol/event_json.hpp"
#include "protocol/fair.hpp"
#include "protocol/view_json.hpp"
#include "protocol/write.hpp"

namespace vegas {
namespace {

struct Played {
    const char* file;
    Setup setup;
};

std::string to_text(const Played& played) {
    std::ostringstream text;
    protocol::FairDraws draws(protocol::game_key({}, played.file, {"anna", "", "ben 2"}));
    FastDraws picks(1);
    protocol::EventLog events;
    Game g = start(played.setup, draws, events);
    protocol::TableView told{.table = {}, .game = view(g, kNobody)};
    text << "view    " << protocol::public_json(told) << '\n';
    for (int n = 1;; ++n) {
        text << "events  [" << events.members() << "]\n";
        events.clear();
        protocol::TableView now{.table = {}, .game = view(g, kNobody)};
        text << "patch   " << protocol::patch(told, now) << '\n';
        told = std::move(now);
        for (Seat seat = 0; seat < played.setup.seats; ++seat) {
            text << (seat == 0 ? "totals " : "") << ' ' << own_view(g, seat).total;
        }
        text << '\n';
        if (over(g)) return text.str();
        const Decision d = decision(g);
        Actions list;
        options(g, list);
        const Action a = list[list.size == 1 ? 0 : picks.one_of(list.size)];
        std::string chosen;
        protocol::JsonOut out(chosen);
        protocol::write(out, a, {});
        text << "\n#" << n << " seat " << int{d.seat} << ' ' << protocol::name_of(d.ask) << '\n'
             << "options " << protocol::actions_json(g) << "\nchosen  " << chosen << '\n';
        EXPECT_EQ(apply(g, d.seat, a, draws, events), Refused::none);
    }
}

class Playthroughs : public testing::TestWithParam<Played> {};

TEST_P(Playthroughs, AreWhatTheyWere) {
    const std::string path =
        std::string(VEGAS_SOURCE_DIR "/tests/playthroughs/") + GetParam().file + ".txt";
    const std::string now = to_text(GetParam());
    if (std::getenv("VEGAS_UPDATE_PLAYTHROUGHS") != nullptr) std::ofstream(path) << now;
    std::ifstream file(path);
    ASSERT_TRUE(file.good()) << path << " is missing";
    std::istringstream fresh(now);
    std::string was;
    std::string is;
    for (int line = 1; std::getline(fresh, is); ++line) {
        ASSERT_TRUE(std::getline(file, was)) << path << " ends before line " << line;
        ASSERT_EQ(was, is) << path << ":" << line;
    }
    EXPECT_FALSE(std::getline(file, was)) << path << " has more lines";
}

INSTANTIATE_TEST_SUITE_P(
    All, Playthroughs,
    testing::Values(Played{"royale-basic-2", {.ruleset = Ruleset::royale_basic, .seats = 2}},
                    Played{"royale-basic-4", {.ruleset = Ruleset::royale_basic, .seats = 4}},
                    Played{"classic-3", {.ruleset = Ruleset::classic, .seats = 3}},
                    Played{"classic-3-neutral",
                           {.ruleset = Ruleset::classic, .seats = 3, .neutral_dice = true}},
                    Played{"custom-3-chips",
                           {.ruleset = Ruleset::custom,
                            .seats = 3,
                            .rounds = 3,
                            .skip = Skip::chips,
                            .skip_limit = 2}},
                    Played{"custom-8-cards",
                           {.ruleset = Ruleset::custom,
                            .seats = 8,
                            .copies = 4,
                            .rounds = 5,
                            .skip = Skip::cards}},
                    Played{"vegas-1996-4", {.ruleset = Ruleset::vegas_1996, .seats = 4}},
                    Played{"vegas-1996-3-duel",
                           {.ruleset = Ruleset::vegas_1996, .seats = 3, .duel = true}}),
    [](const auto& played) {
        std::string name = played.param.file;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

}  // namespace
}  // namespace vegas
