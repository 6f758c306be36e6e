#include "server/shell/config/load.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "tests/server/shell/config/config_fixture.hpp"

namespace vegas::shell {
namespace {

LoadedConfig loaded(std::vector<const char*> arguments) {
    return std::get<LoadedConfig>(parsed(std::move(arguments)));
}

TEST(Load, TheFileGivesSettingsOfEveryKind) {
    const SettingsFile file(
        "# mine\n"
        "port = 9000\n"
        "log_level = \"debug\"\n"
        "data = '/var/lib/vegasd'\n"
        "proxies = [\"127.0.0.1\", \"10.1.0.0/16\"]\n");
    const auto all = loaded({"--config", file.path().c_str()});
    EXPECT_EQ(all.file, file.path());
    EXPECT_EQ(all.config.port, 9000);
    EXPECT_EQ(all.config.log_level, core::LogLevel::debug);
    EXPECT_EQ(all.config.data, "/var/lib/vegasd");
    EXPECT_EQ(all.config.proxies, (std::vector<std::string>{"127.0.0.1", "10.1.0.0/16"}));
    EXPECT_EQ(all.sources.at("port"), file.path() + ":2");
}

TEST(Load, TheCommandLineBeatsTheEnvironmentWhichBeatsTheFile) {
    const SettingsFile file("port = 1\nmax_tables = 1\nmax_guests = 1\n");
    const Variable config("VEGASD_CONFIG", file.path());
    const Variable port("VEGASD_PORT", "2");
    const Variable tables("VEGASD_MAX_TABLES", "2");
    const auto all = loaded({"--port", "3"});
    EXPECT_EQ(all.config.port, 3);
    EXPECT_EQ(all.config.core.limits.tables, 2U);
    EXPECT_EQ(all.config.core.limits.guests, 1U);
    EXPECT_EQ(all.sources.at("port"), "--port");
    EXPECT_EQ(all.sources.at("max_tables"), "VEGASD_MAX_TABLES");
}

TEST(Load, AnEmptyNameMeansNoFile) {
    const SettingsFile file("port = 1\n");
    const Variable config("VEGASD_CONFIG", file.path());
    EXPECT_EQ(loaded({"--config", ""}).config.port, Config().port);
    EXPECT_EQ(loaded({}).config.port, 1);
}

TEST(Load, AMistakeCountsThoughALaterSourceBeatsIt) {
    const SettingsFile file("port = 70000\n");
    const auto early_exit =
        std::get<EarlyExit>(parsed({"--config", file.path().c_str(), "--port", "8080"}));
    EXPECT_EQ(early_exit.code, 2);
    EXPECT_EQ(early_exit.text,
              "vegasd: " + file.path() + ":1: port: 70000 is not from 0 to 65535\n");
}

TEST(Load, AllMistakesAreTold) {
    const SettingsFile file("prot = 1\nmax_tables = 0\n");
    const Variable variable("VEGASD_PORT", "many");
    const auto early_exit = std::get<EarlyExit>(parsed({"--config", file.path().c_str()}));
    EXPECT_EQ(std::ranges::count(early_exit.text, '\n'), 3) << early_exit.text;
}

TEST(Load, NoControlCharacterReachesATerminal) {
    const SettingsFile file("address = \"a\\u001b[31m\"\n\"po\\u001brt\" = 1\n");
    const Variable variable("VEGASD_ADMIN_PORT", "8\x1b");
    const auto early_exit = std::get<EarlyExit>(parsed({"--config", file.path().c_str()}));
    EXPECT_EQ(std::ranges::count(early_exit.text, '\n'), 3) << early_exit.text;
    EXPECT_EQ(early_exit.text.find('\x1b'), std::string::npos) << early_exit.text;
}

TEST(Load, VariablesOfOthersAreNoneOfOurs) {
    const Variable near("VEGAS_PORT", "tcp://10.0.0.1:8080");
    const Variable other("XVEGASD_PORT", "1");
    EXPECT_EQ(loaded({}).config.port, Config().port);
}

TEST(Load, EverySettingHasAnOptionAVariableAndAKey) {
    Config config;
    for (const auto& setting : settings_of(config)) {
        const auto value = setting.get();
        if (!value || !setting.required_setting.empty()) continue;
        const SettingsFile file(setting.name + " = " + settings::toml_of(*value) + "\n");
        EXPECT_EQ(loaded({"--config", file.path().c_str()}).sources.count(setting.name), 1U)
            << setting.name;
        if (!std::holds_alternative<settings::NumberType>(setting.kind)) continue;
        const auto text = std::to_string(std::get<std::int64_t>(*value));
        const Variable variable(setting.variable, text);
        EXPECT_EQ(loaded({}).sources.at(setting.name), setting.variable);
        const auto option = setting.option() + "=" + text;
        EXPECT_EQ(loaded({option.c_str()}).sources.at(setting.name), setting.option());
    }
}

}  // namespace
}  // namespace vegas::shell
