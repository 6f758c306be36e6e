#include "server/shell/config/command_line.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/shell/config/config_fixture.hpp"

namespace vegas::shell {
namespace {

Config served(std::vector<const char*> arguments) {
    return std::get<LoadedConfig>(parsed(std::move(arguments))).config;
}

TEST(Config, NothingGivenMeansTheDefaults) {
    const auto config = served({});
    EXPECT_EQ(config.address, "127.0.0.1");
    EXPECT_EQ(config.port, 8080);
    EXPECT_FALSE(config.admin_port.has_value());
    EXPECT_EQ(config.idle_timeout_ms, 25'000);
    EXPECT_EQ(config.core.limits.message_bytes, core::Limits{}.message_bytes);
}

TEST(Config, OptionsReachTheirFields) {
    const auto config =
        served({"--address", "::1", "--port=0", "--admin-port", "9000", "--log-level", "debug",
                "--log-format", "json", "--bot-pause-ms", "5", "--max-tables", "7"});
    EXPECT_EQ(config.address, "::1");
    EXPECT_EQ(config.port, 0);
    EXPECT_EQ(config.admin_port, 9000);
    EXPECT_EQ(config.log_level, core::LogLevel::debug);
    EXPECT_EQ(config.log_format, LogFormat::json);
    EXPECT_EQ(config.core.bot_pause_ms, 5);
    EXPECT_EQ(config.core.limits.tables, 7U);
}

TEST(Config, TheLabHasNoPausesAndNoLimits) {
    for (const auto& words : {std::vector<const char*>{"--lab"}, {"--lab", "on"}}) {
        const auto config = served(words);
        EXPECT_TRUE(config.core.lab);
        EXPECT_EQ(config.core.bot_pause_ms, 0);
        EXPECT_FALSE(config.unlimited.empty());
    }
    EXPECT_FALSE(served({"--lab=off"}).core.lab);
    EXPECT_EQ(served({"--lab", "--port", "1"}).port, 1);
    EXPECT_EQ(std::get<EarlyExit>(parsed({"--lab", "--data", "somewhere"})).code, 2);
    EXPECT_EQ(std::get<EarlyExit>(parsed({"--lab", "perhaps"})).code, 2);
}

TEST(Config, TheEnvironmentGivesOptionsToo) {
    const Variable port("VEGASD_PORT", "4242");
    const Variable admin("VEGASD_ADMIN_PORT", "0");
    const auto config = served({});
    EXPECT_EQ(config.port, 4242);
    EXPECT_EQ(config.admin_port, 0);
}

TEST(Config, TheCommandLineWinsOverTheEnvironment) {
    const Variable port("VEGASD_PORT", "4242");
    EXPECT_EQ(served({"--port", "1"}).port, 1);
}

TEST(Config, ABadVariableIsAMistakeAsWell) {
    const Variable port("VEGASD_PORT", "many");
    EXPECT_EQ(std::get<EarlyExit>(parsed({})).code, 2);
}

TEST(Config, HelpAndVersionLeaveWithoutAMistake) {
    EXPECT_EQ(std::get<EarlyExit>(parsed({"--help"})).code, 0);
    const auto version = std::get<EarlyExit>(parsed({"--version"}));
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(version.text.starts_with("vegasd "));
}

TEST(Config, ListsHaveCommas) {
    const auto config = served({"--proxies", "127.0.0.1,10.1.0.0/16", "--origins", ""});
    EXPECT_EQ(config.proxies, (std::vector<std::string>{"127.0.0.1", "10.1.0.0/16"}));
    EXPECT_TRUE(config.origins.empty());
}

// ---- instead of serving

template <class Wanted>
Wanted command(std::vector<const char*> arguments) {
    return std::get<Wanted>(std::get<AnyCommand>(parsed(std::move(arguments))));
}

TEST(Commands, CheckLooksAtADirectory) {
    const auto plain = command<CheckData>({"check", "d"});
    EXPECT_EQ(plain.data, "d");
    EXPECT_FALSE(plain.games);
    EXPECT_TRUE(command<CheckData>({"check", "--games", "d"}).games);
    EXPECT_TRUE(command<CheckData>({"check", "d", "--games"}).games);
}

TEST(Commands, BackupHasADirectoryAndAFile) {
    const auto plain = command<BackUpData>({"backup", "d", "f"});
    EXPECT_EQ(plain.data, "d");
    EXPECT_EQ(plain.file, "f");
    EXPECT_FALSE(plain.replace);
    EXPECT_TRUE(command<BackUpData>({"backup", "--force", "d", "f"}).replace);
}

TEST(Commands, AdminAsksAServer) {
    const auto ban = command<AdminCommand>(
        {"admin", "--data", "d", "ban", "192.0.2.7", "--for", "12h", "--reason", "\"spam\""});
    EXPECT_EQ(ban.socket, "d/admin.sock");
    EXPECT_EQ(ban.request,
              R"({"do":"ban","who":"192.0.2.7","reason":"\"spam\"","for_ms":43200000})");
    const auto bans =
        command<AdminCommand>({"admin", "bans", "--admin-socket", "s", "--data", "d"});
    EXPECT_EQ(bans.socket, "s");
    EXPECT_EQ(bans.request, R"({"do":"bans"})");
    EXPECT_EQ(command<AdminCommand>({"--data", "d", "admin", "close", "t4ble"}).request,
              R"({"do":"close","table":"t4ble"})");
    EXPECT_EQ(command<AdminCommand>({"admin", "announce", "two words", "--data=d"}).request,
              R"({"do":"announce","text":"two words"})");
    EXPECT_EQ(command<AdminCommand>({"admin", "announce", "--clear", "--data=d"}).request,
              R"({"do":"announce","clear":true})");
    EXPECT_EQ(command<AdminCommand>({"admin", "drain", "--cancel", "--data=d"}).request,
              R"({"do":"drain","cancel":true})");
    EXPECT_EQ(command<AdminCommand>({"admin", "people", "--name", "Anna", "--data=d"}).request,
              R"({"do":"people","name":"Anna"})");
    EXPECT_FALSE(bans.is_json);
}

TEST(Commands, AdminPrintsJsonWhereverThatIsSaid) {
    for (const std::vector<const char*>& words :
         {std::vector{"admin", "--json", "--data", "d", "tables"},
          std::vector{"admin", "tables", "--data", "d", "--json"}}) {
        const auto tables = command<AdminCommand>(words);
        EXPECT_TRUE(tables.is_json);
        EXPECT_EQ(tables.request, R"({"do":"tables","json":true})");
    }
}

constexpr std::int64_t kDayMs = 24LL * 3600 * 1000;

TEST(Commands, ExportBeginsAnywhere) {
    const auto all = command<ExportGames>({"export", "d"});
    EXPECT_EQ(all.data, "d");
    EXPECT_EQ(all.since.ms, 0);
    EXPECT_EQ(command<ExportGames>({"export", "d", "--since", "1970-01-02"}).since.ms, kDayMs);
    EXPECT_EQ(command<ExportGames>({"export", "--since=2024-02-29", "d"}).since.ms,
              19'782 * kDayMs);
}

TEST(Commands, TheDirectoryMayBeTheServers) {
    EXPECT_EQ(command<CheckData>({"check", "--data", "d"}).data, "d");
    EXPECT_EQ(command<CheckData>({"--data", "d", "check"}).data, "d");
    EXPECT_EQ(command<ExportGames>({"export", "--data", "d"}).data, "d");
    const Variable data("VEGASD_DATA", "e");
    EXPECT_EQ(command<CheckData>({"check"}).data, "e");
    EXPECT_EQ(command<CheckData>({"check", "d"}).data, "d") << "what is said is nearer";
    EXPECT_EQ(command<CheckData>({"check", "postgresql://a"}).data, "postgresql://a");
    const auto backup = command<BackUpData>({"backup", "f"});
    EXPECT_EQ(backup.data, "e");
    EXPECT_EQ(backup.file, "f");
}

TEST(Commands, ATableIsRestoredFromACopy) {
    const auto given = command<RestoreTable>({"restore-table", "copy.db", "t", "d"});
    EXPECT_EQ(given.copy, "copy.db");
    EXPECT_EQ(given.table, "t");
    EXPECT_EQ(given.data, "d");
    EXPECT_EQ(command<RestoreTable>({"restore-table", "f", "t", "--data", "e"}).data, "e");
}

TEST(Commands, TheRoomOfACopyIsAskedWithoutAFile) {
    const auto given = command<BackUpData>({"backup", "--room", "postgresql://a"});
    EXPECT_TRUE(given.only_room);
    EXPECT_EQ(given.data, "postgresql://a");
    EXPECT_FALSE(command<BackUpData>({"backup", "d", "f"}).only_room);
}

TEST(Commands, ADirectoryMayBeNamedLikeACommand) {
    EXPECT_EQ(command<CheckData>({"check", "check"}).data, "check");
    EXPECT_EQ(command<CheckData>({"check", "export"}).data, "export");
    EXPECT_EQ(command<BackUpData>({"backup", "check", "export"}).file, "export");
}

TEST(Commands, WithoutADirectoryTheyAreAMistake) {
    for (const char* name : {"check", "export"}) {
        const auto early_exit = std::get<EarlyExit>(parsed({name}));
        EXPECT_EQ(early_exit.code, 2);
        EXPECT_EQ(early_exit.text, "vegasd: " + std::string(name) +
                                       " needs a data directory or the URL of a database: vegasd " +
                                       name + " DATA (see vegasd --help)\n");
    }
    EXPECT_EQ(std::get<EarlyExit>(parsed({"backup", "f"})).text,
              "vegasd: backup needs a data directory or the URL of a database: vegasd backup DATA "
              "FILE (see vegasd --help)\n");
    EXPECT_EQ(std::get<EarlyExit>(parsed({"backup"})).text,
              "vegasd: backup needs a file: vegasd backup DATA FILE (see vegasd --help)\n");
}

TEST(Commands, EachHasAHelpOfItsOwn) {
    for (const char* name : {"check", "backup", "export", "restore-table"}) {
        const auto early_exit = std::get<EarlyExit>(parsed({name, "--help"}));
        EXPECT_EQ(early_exit.code, 0);
        EXPECT_NE(early_exit.text.find("DATA"), std::string::npos) << early_exit.text;
    }
}

TEST(Commands, TheSettingsAreLookedAtMistakesAndAll) {
    const auto check = command<ShowSettings>({"config", "check", "--port", "many"});
    EXPECT_EQ(check.what, ShowSettings::What::check);
    EXPECT_EQ(check.loaded->mistakes,
              (std::vector<std::string>{"--port: 'many' is not a whole number"}));
    const SettingsFile file("port = 1\n");
    EXPECT_EQ(command<ShowSettings>({"config", "print", file.path().c_str()}).loaded->config.port,
              1);
}

}  // namespace
}  // namespace vegas::shell
