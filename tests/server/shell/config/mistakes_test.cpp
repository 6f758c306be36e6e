// Misspelt and wrong settings, and what is said of them: mistakes.txt. VEGAS_UPDATE_SETTINGS=1
// writes the answers anew, to be read as a diff.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "tests/server/shell/config/config_fixture.hpp"

namespace vegas::shell {
namespace {

const std::string kPath = VEGAS_SOURCE_DIR "/tests/server/shell/config/mistakes.txt";

struct Case {
    std::vector<std::string> said;  // "$ words", "% NAME=VALUE", "| line of the file"
    std::string answer;             // "> line"s
};

std::vector<std::string> words(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word == "''" ? "" : word);
    return all;
}

std::string answer(const Case& of) {
    std::vector<std::string> arguments;
    std::vector<std::unique_ptr<Variable>> variables;
    std::string toml;
    for (const auto& line : of.said) {
        const auto rest = line.substr(2);
        if (line[0] == '$') arguments = words(rest);
        if (line[0] == '|') toml += rest + "\n";
        if (line[0] != '%') continue;
        const auto sign = rest.find('=');
        variables.push_back(
            std::make_unique<Variable>(rest.substr(0, sign), rest.substr(sign + 1)));
    }
    const SettingsFile file(toml);
    if (!toml.empty()) {
        variables.push_back(std::make_unique<Variable>("VEGASD_CONFIG", file.path()));
    }
    std::vector<const char*> pointers;
    for (const auto& argument : arguments) pointers.push_back(argument.c_str());
    const auto result = parsed(pointers);
    const auto* early_exit = std::get_if<EarlyExit>(&result);
    if (early_exit == nullptr || early_exit->code != 2) return "> no mistake\n";
    std::istringstream lines(early_exit->text);
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        if (const auto at = line.find(file.path()); at != std::string::npos) {
            line.replace(at, file.path().size(), "FILE");
        }
        text += "> " + line + "\n";
    }
    return text;
}

std::vector<Case> cases() {
    std::ifstream in(kPath);
    std::vector<Case> all;
    bool new_case = true;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') {
            new_case = true;
            continue;
        }
        if (std::exchange(new_case, false)) all.emplace_back();
        if (line[0] == '>') {
            all.back().answer += line + "\n";
        } else {
            all.back().said.push_back(line);
        }
    }
    return all;
}

TEST(Mistakes, EachIsAnsweredWithALineThatHelps) {
    const bool update = std::getenv("VEGAS_UPDATE_SETTINGS") != nullptr;
    std::string now = "# What vegasd says to wrong settings: $ options, % variables, | the file.\n";
    const auto all = cases();
    EXPECT_GE(all.size(), 40U);
    for (const auto& each : all) {
        std::string said;
        for (const auto& line : each.said) said += line + "\n";
        const auto answered = answer(each);
        EXPECT_EQ(answered, update ? answered : each.answer) << said;
        EXPECT_NE(answered, "> no mistake\n") << said;
        now += "\n" + said + answered;
    }
    if (update) std::ofstream(kPath) << now;
}

}  // namespace
}  // namespace vegas::shell
