#include "server/conformance/trial_plan.hpp"

#include <gtest/gtest.h>

#include "engine/action.hpp"
#include "engine/las_vegas/tiles/registry.hpp"
#include "engine/setup.hpp"

namespace vegas::shell::conformance {
namespace {

// A game after those of each ruleset, when all but this was asked.
TrialGame game_for(std::string_view missing) {
    std::set<std::string> seen = missing_asks({});
    seen.erase(std::string(missing));
    return next_game(Trial::questions, kRulesets.size(), seen, "seed").value();
}

TEST(TrialPlan, BeginsWithEveryRuleset) {
    for (std::size_t i = 0; i < kRulesets.size(); ++i) {
        EXPECT_EQ(next_game(Trial::questions, i, {}, "seed")->ruleset, kRulesets.at(i).name);
    }
}

TEST(TrialPlan, EndsWhenEverythingWasAsked) {
    EXPECT_FALSE(next_game(Trial::questions, kRulesets.size(), missing_asks({}), "seed"));
    EXPECT_FALSE(next_game(Trial::questions, 1'000, {}, "seed"));
    EXPECT_FALSE(next_game(Trial::restart, 1, {}, "seed"));
}

TEST(TrialPlan, LaysTheTileOfAMissingQuestionInEachRound) {
    for (const auto& [ask, face] :
         {std::pair("nice_dice", "H1"), std::pair("move", "F2"), std::pair("prime_time", "B1")}) {
        const TrialGame game = game_for(ask);
        EXPECT_EQ(game.ruleset, "royale");
        ASSERT_EQ(game.options["tile_set"].size(), 3U);
        for (const auto& round : game.options["tile_set"]) EXPECT_EQ(round.at(0), face);
    }
}

TEST(TrialPlan, PlaysTheAdvancedGameForAQuestionThatNoTileAsks) {
    EXPECT_EQ(game_for("duel_answer").ruleset, "vegas-1996");
    EXPECT_EQ(game_for("duel_answer").options, (ordered_json{{"duel", true}}));
}

TEST(TrialPlan, LaysEveryFaceOnceAndNoTileTwiceInARound) {
    std::set<std::string> faces;
    const TrialGame game = next_game(Trial::news, 0, {}, "seed").value();
    for (const auto& round : game.options["tile_set"]) {
        std::set<char> tiles;
        for (const auto& face : round) {
            faces.insert(face.get<std::string>());
            tiles.insert(face.get<std::string>().front());
        }
        EXPECT_EQ(tiles.size(), static_cast<std::size_t>(kCasinos));
    }
    EXPECT_EQ(faces.size(), static_cast<std::size_t>(las_vegas::kTiles - 1));
}

}  // namespace
}  // namespace vegas::shell::conformance
