#include "client-cli/commands/settings.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "client-cli/command_line/command_line.hpp"
#include "client-cli/commands/exit_codes.hpp"

namespace vegas::cli::settings_test {
namespace {

namespace fs = std::filesystem;

class SettingsFileTest : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"VEGAS_SERVER", "VEGAS_LANG", "VEGAS_CACERT", "NO_COLOR"}) {
            unsetenv(name);
        }
        home_ = fs::temp_directory_path() / ("vegas_settings_" + std::to_string(getpid()));
        fs::create_directories(home_ / "vegas");
        setenv("XDG_CONFIG_HOME", home_.c_str(), 1);
    }
    void TearDown() override {
        unsetenv("XDG_CONFIG_HOME");
        unsetenv("VEGAS_SERVER");
        fs::remove_all(home_);
    }

    [[nodiscard]] std::string path() const { return home_ / "vegas" / "settings"; }
    void write(const std::string& text) const { std::ofstream(path()) << text; }

    static std::variant<CommandLine, int> parsed(std::vector<const char*> words) {
        words.insert(words.begin(), "vegas");
        return parse_command_line(static_cast<int>(words.size()), words.data());
    }
    template <class Options>
    static Options options_of(const std::vector<const char*>& words) {
        const auto result = parsed(words);
        const auto* line = std::get_if<CommandLine>(&result);
        EXPECT_NE(line, nullptr);
        return line == nullptr ? Options{} : std::get<Options>(*line);
    }
    static std::string mistake(const std::vector<const char*>& words) {
        testing::internal::CaptureStderr();
        const auto result = parsed(words);
        EXPECT_EQ(std::get<int>(result), kExitUsage);
        return testing::internal::GetCapturedStderr();
    }

    fs::path home_;
};

TEST_F(SettingsFileTest, FillsWhatIsNotTyped) {
    write(
        "server = \"https://example.org/vegas/\"\nname = \"Anna\"\nlang = \"de_AT\"\n"
        "no_color = true\nruleset = \"classic\"\nbot_level = \"hard\"\n");
    const auto play = options_of<PlayOptions>({"play", "--bots", "1"});
    EXPECT_EQ(play.common.server.text(), "wss://example.org/vegas");
    EXPECT_EQ(play.common.name, "Anna");
    EXPECT_EQ(play.common.language, "de");
    EXPECT_TRUE(play.common.plain);
    EXPECT_EQ(play.table.ruleset, "classic");
    EXPECT_EQ(play.bot_level, "hard");
    EXPECT_EQ(options_of<RulesOptions>({"rules"}).language, "de");
    write("no_colour = true\n");
    EXPECT_TRUE(options_of<RulesOptions>({"rules"}).plain);
}

TEST_F(SettingsFileTest, YieldsToTheEnvironmentAndThatToTheLine) {
    write("server = \"file:1\"\n");
    EXPECT_EQ(options_of<PlayOptions>({"play"}).common.server.host, "file");
    setenv("VEGAS_SERVER", "variable:1", 1);
    EXPECT_EQ(options_of<PlayOptions>({"play"}).common.server.host, "variable");
    EXPECT_EQ(options_of<PlayOptions>({"play", "--server", "line:1"}).common.server.host, "line");
    EXPECT_EQ(options_of<PlayOptions>({"play", "http://link/#/join/abc"}).common.server.host,
              "link");
    EXPECT_TRUE(options_of<PlayOptions>({"play", "--local"}).local) << "a setting is not typed";
}

TEST_F(SettingsFileTest, SaysNothingOfWhatIsNotMeant) {
    write("name = \"Anna\"\nruleset = \"classic\"\n");
    EXPECT_EQ(options_of<BotOptions>({"bot"}).common.name, "preview bot");
    EXPECT_TRUE(options_of<BotOptions>({"bot"}).any_ruleset);
    EXPECT_EQ(options_of<TablesOptions>({"tables"}).ruleset, "");
    EXPECT_EQ(options_of<ArenaOptions>({"arena"}).ruleset, ArenaOptions().ruleset);
    EXPECT_TRUE(options_of<PlayOptions>({"play", "--invite", "abc"}).target.is_given());
}

TEST_F(SettingsFileTest, ThatIsWrongIsToldWithItsLine) {
    const auto wrong = [this](const char* text) {
        write(text);
        return mistake({"tables"});
    };
    const std::string at = "vegas: " + path();
    EXPECT_EQ(wrong("ascii = true\nsrever = \"a\"\n"),
              at + ":2: srever: there is no such setting; did you mean server?\n");
    EXPECT_EQ(wrong("bot_level = \"hrad\"\n"),
              at + ":1: bot_level: 'hrad' is none of random, easy, normal, hard; did you mean "
                   "hard?\n");
    EXPECT_EQ(wrong("lang = \"tlh\"\nascii = 1\n"), at + ":1: lang: 'tlh' is none of de, en, ru\n" +
                                                        at + ":2: ascii: must be true or false\n");
    EXPECT_NE(wrong("ascii = \"yes\"\n").find(":1: ascii: must be true or false"),
              std::string::npos);
    EXPECT_NE(wrong("name = true\n").find(":1: name: must be a text"), std::string::npos);
    EXPECT_NE(wrong("server = \"ftp://x\"\n").find(":1: server: ftp://x: ftp:// is not spoken"),
              std::string::npos);
    EXPECT_NE(wrong("name = \"a\\tb\"\n").find(":1: name: give 1 to 24"), std::string::npos);
    EXPECT_NE(wrong("name = [1]\n").find(":1: name: must be a text"), std::string::npos);
    EXPECT_NE(wrong("\nname = Anna\n").find(path() + ":2: "), std::string::npos);
    EXPECT_TRUE(std::holds_alternative<CommandLine>(parsed({"arena"}))) << "it asks for none";
}

TEST_F(SettingsFileTest, IsShownWithWhereEachCameFrom) {
    write("# mine\nname = \"Anna\"\nascii = true\n");
    setenv("VEGAS_SERVER", "variable:1", 1);
    const auto settings = options_of<SettingsOptions>({"settings", "--lang", "en"});
    std::ostringstream out;
    const Texts texts("en", true);
    EXPECT_EQ(show_settings(settings, Style{}, texts, out), kExitDone);
    EXPECT_NE(out.str().find("server     variable:1    VEGAS_SERVER"), std::string::npos)
        << out.str();
    EXPECT_NE(out.str().find("Anna          file, line 2"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("en            command line"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("The settings file: " + path()), std::string::npos) << out.str();
    auto as_json = settings;
    as_json.as_json = true;
    std::ostringstream json;
    EXPECT_EQ(show_settings(as_json, Style{}, texts, json), kExitDone);
    const auto told = nlohmann::json::parse(json.str());
    EXPECT_EQ(told["file"], path());
    EXPECT_EQ(told["exists"], true);
    bool found = false;
    for (const auto& one : told["settings"]) {
        if (one["name"] != "ascii") continue;
        found = true;
        EXPECT_EQ(one["value"], true);
        EXPECT_EQ(one["source"], path() + ":3");
    }
    EXPECT_TRUE(found);
}

TEST_F(SettingsFileTest, NeedNotBeThere) {
    const auto settings = options_of<SettingsOptions>({"settings"});
    EXPECT_FALSE(settings.is_there);
    EXPECT_EQ(settings.file, path());
    EXPECT_EQ(options_of<PlayOptions>({"play"}).common.server.text(), "ws://127.0.0.1:8080");
}

TEST_F(SettingsFileTest, HasNoPartInCompletion) {
    write("nonsense\n");
    for (const char* shell : {"bash", "zsh", "fish"}) {
        testing::internal::CaptureStdout();
        EXPECT_EQ(std::get<int>(parsed({"completion", shell})), kExitDone);
        const std::string script = testing::internal::GetCapturedStdout();
        EXPECT_NE(script.find("bot-level"), std::string::npos) << shell;
        EXPECT_NE(script.find("random easy normal hard"), std::string::npos) << shell;
    }
    EXPECT_NE(mistake({"completion", "zhs"}).find("did you mean zsh?"), std::string::npos);
}

}  // namespace
}  // namespace vegas::cli::settings_test
