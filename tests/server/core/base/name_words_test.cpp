#include "server/core/base/name_words.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "server/core/base/names.hpp"

namespace vegas::core {
namespace {

std::vector<std::string> read_lines(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') lines.push_back(line);
    }
    return lines;
}

// What a list refuses of these names.
std::vector<std::string> refused(const NameWords& words, const std::vector<std::string>& names) {
    std::vector<std::string> found;
    for (const std::string& name : names) {
        if (words.are_in(name)) found.push_back(name);
    }
    return found;
}

TEST(NameWords, OrdinaryNamesOfThreeLanguagesPass) {
    const auto names = read_lines(VEGAS_SOURCE_DIR "/tests/server/core/base/ordinary_names.txt");
    EXPECT_GE((std::set<std::string>(names.begin(), names.end()).size()), 290U);
    EXPECT_EQ(names.size(), 300U);
    for (const std::string& name : names) EXPECT_TRUE(normalize_name(name)) << name;
    EXPECT_EQ(refused(NameWords(default_name_words()), names), std::vector<std::string>());
}

TEST(NameWords, OfTheServersListEachIsRefused) {
    const NameWords words(default_name_words());
    const auto list = read_lines(VEGAS_SOURCE_DIR "/server/core/base/name_words.txt");
    EXPECT_GE(list.size(), 40U);
    EXPECT_EQ(refused(words, list), list);
    EXPECT_EQ(NameWords::find_mistake(default_name_words()), "");
}

TEST(NameWords, AreWholeOnes) {
    const NameWords words("grimble\n");
    const std::vector<std::string> whole = {"grimble",  "Grimble",   "GRIMBLE 7",  "Mr Grimble",
                                            "grimble.", "(grimble)", "x-grimble-x"};
    EXPECT_EQ(refused(words, whole), whole);
    EXPECT_EQ(refused(words, {"grimbles", "Grimbleton", "agrimble", "grim", "grim ble"}),
              std::vector<std::string>());
}

TEST(NameWords, AreFoundInEveryDisguise) {
    const NameWords words("grimbolo\n");
    const std::vector<std::string> disguises = {
        "gr\u0456mb\u043el\u043e",                           // Cyrillic
        "\uff47\uff52\uff49\uff4d\uff42\uff4f\uff4c\uff4f",  // wide
        "𝓰𝓻𝓲𝓶𝓫𝓸𝓵𝓸",
        "grîmbölô",
        "gr\u0336i\u0336mbolo",
        "gr1mb0l0",
        "GR!MB0LO",
        "grlmboio",  // l for i and i for l
        "gr1mbolo88",
        "!grimbolo!",
        "g.r.i.m.b.o.l.o",
        "g r i m b o l o",
        "G R I M bolo grimbolo",
        "grim_bolo",
        "grimbolooooo grimboloo grimbolo",
        "grimb\u03bfl\u03bf"};  // Greek
    EXPECT_EQ(refused(words, disguises), disguises);
}

TEST(NameWords, LettersThatAreRepeatedAreTwo) {
    const NameWords words("grimmo\n");
    EXPECT_TRUE(words.are_in("grimmmmmo"));
    EXPECT_FALSE(words.are_in("grimo"));
}

TEST(NameWords, AnEntryMayHaveSeveralWords) {
    const NameWords words("grim blom\n");
    EXPECT_TRUE(words.are_in("the Grim  Blom!"));
    EXPECT_FALSE(words.are_in("blom grim"));
    EXPECT_FALSE(words.are_in("grim"));
    EXPECT_FALSE(words.are_in("grim old blom"));
}

TEST(NameWords, NumbersStandForNothingElse) {
    const NameWords words("1488\n88\n");
    EXPECT_TRUE(words.are_in("Adolf 88"));
    EXPECT_FALSE(words.are_in("B.B. King"));
    EXPECT_FALSE(words.are_in("BB"));
    EXPECT_FALSE(words.are_in("Anna 14880"));
}

TEST(NameWords, VowelSignsOfAScriptCount) {
    const NameWords words("राम\n");
    EXPECT_TRUE(words.are_in("राम"));
    EXPECT_FALSE(words.are_in("रोमा"));
}

TEST(NameWords, AListHasCommentsAndBlankLines) {
    const NameWords words("# grimble\n\n  blom \r\n\tfoo\n#bar");
    EXPECT_EQ(words.size(), 2U);
    EXPECT_TRUE(words.are_in("Blom"));
    EXPECT_FALSE(words.are_in("grimble"));
    EXPECT_FALSE(NameWords("").are_in("anything"));
}

TEST(NameWords, WhatIsWrongWithAListIsSaidWithItsLine) {
    EXPECT_EQ(NameWords::find_mistake("a\nb c\n# x\n\n"), "");
    EXPECT_EQ(NameWords::find_mistake("a\n...\n"),
              "line 2: must have 1 to 8 words of letters or digits");
    EXPECT_EQ(NameWords::find_mistake("1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8 9\n"),
              "line 2: must have 1 to 8 words of letters or digits");
    EXPECT_EQ(NameWords::find_mistake("\n" + std::string(101, 'x')),
              "line 2: has more than 100 characters");
    EXPECT_EQ(NameWords::find_mistake("a\xff"), "line 1: is not UTF-8");
    std::string many;
    for (int i = 0; i < 10'001; ++i) many += "w\n";
    EXPECT_EQ(NameWords::find_mistake(many), "line 10001: there are more than 10000 entries");
}

}  // namespace
}  // namespace vegas::core
