#include "client-cli/commands/rules.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "client-cli/show/rules.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/screen.hpp"

namespace vegas::cli::rules_test {
namespace {

struct Shown {
    int code;
    std::string out, err;
};

Shown shown(const RulesOptions& options, const char* language = "en") {
    std::ostringstream out, err;
    const int code = show_rules(options, kColumns, kPlain, Texts(language), out, err);
    return {code, out.str(), err.str()};
}

class Rules : public ScreenTest {};

TEST_F(Rules, AreListedWithoutArguments) {
    const Shown all = shown({});
    EXPECT_EQ(all.code, 0);
    for (const std::string& ruleset : rulebooks()) {
        EXPECT_NE(all.out.find("\n  " + ruleset), std::string::npos) << all.out;
    }
}

TEST_F(Rules, AreJsonForPrograms) {
    using nlohmann::json;
    EXPECT_EQ(json::parse(shown({.as_json = true}).out).size(), rulebooks().size());
    const json book = json::parse(shown({.ruleset = "royale", .as_json = true}, "de").out);
    EXPECT_EQ(book["ruleset"], "royale");
    EXPECT_EQ(book["language"], "de");
    const json tile =
        json::parse(shown({.ruleset = "royale", .tile = "block it", .as_json = true}).out);
    EXPECT_EQ(tile["id"], "F1");
    EXPECT_EQ(shown({.ruleset = "roayle", .as_json = true}).code, 2);
}

TEST_F(Rules, FitTheirColumnsInEveryLanguage) {
    for (const std::string& language : languages()) {
        const Texts texts(language);
        for (const std::string& ruleset : rulebooks()) {
            const auto book = rulebook(ruleset, texts);
            ASSERT_TRUE(book) << ruleset;
            for (const std::size_t columns : {40U, 80U}) {
                Lines lines = rulebook_lines(*book, columns, kPlain, texts);
                for (const Chapter& tile : book->tiles) {
                    for (auto& line : tile_rules_lines(tile, columns, kPlain, texts)) {
                        lines.push_back(std::move(line));
                    }
                }
                for (const auto& line : lines) EXPECT_LE(width_of(line), columns) << line;
            }
        }
    }
}

TEST_F(Rules, ATileIsFoundByItsNameOrItsLetters) {
    for (const char* typed : {"F1", "f1", "block it", "Block-It!"}) {
        EXPECT_EQ(shown({.ruleset = "royale", .tile = typed}).out.substr(0, 12), "F1 Block It!");
    }
    EXPECT_NE(shown({.ruleset = "royale", .tile = "A2"}, "de").out.find("Würfel"),
              std::string::npos);
}

TEST_F(Rules, WhatThereIsNotIsAnsweredByTheNearest) {
    const Shown ruleset = shown({.ruleset = "roayle"});
    EXPECT_EQ(ruleset.code, 2);
    EXPECT_EQ(ruleset.err, "vegas: There is no game roayle. Did you mean royale?\n");
    EXPECT_EQ(shown({.ruleset = "royale", .tile = "jackpt"}).err,
              "vegas: Las Vegas Royale has no tile jackpt. Did you mean A2 Jackpot?\n");
    EXPECT_NE(shown({.ruleset = "xyz"}).err.find("There are: classic, custom,"), std::string::npos);
    EXPECT_EQ(shown({.ruleset = "classic", .tile = "A2"}).code, 2);
}

}  // namespace
}  // namespace vegas::cli::rules_test
