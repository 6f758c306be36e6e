#include "server/shell/process/config.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace vegas::shell {
namespace {

std::variant<Config, CheckData, Leave> parsed(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "vegasd");
    return parse_config(static_cast<int>(arguments.size()), arguments.data());
}

// An environment variable for the time of one test.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name) { ::setenv(name, value, 1); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() { ::unsetenv(name_); }

private:
    const char* name_;
};

TEST(Config, NothingGivenMeansTheDefaults) {
    const auto config = std::get<Config>(parsed({}));
    EXPECT_EQ(config.address, "127.0.0.1");
    EXPECT_EQ(config.port, 8080);
    EXPECT_FALSE(config.admin_port.has_value());
    EXPECT_EQ(config.idle_timeout_ms, 25'000);
    EXPECT_EQ(config.core.limits.message_bytes, core::Limits{}.message_bytes);
}

TEST(Config, OptionsReachTheirFields) {
    const auto config = std::get<Config>(
        parsed({"--address", "::1", "--port=0", "--admin-port", "9000", "--log-level", "debug",
                "--log-format", "json", "--bot-pause-ms", "5", "--max-tables", "7"}));
    EXPECT_EQ(config.address, "::1");
    EXPECT_EQ(config.port, 0);
    EXPECT_EQ(config.admin_port, 9000);
    EXPECT_EQ(config.log_level, core::LogLevel::debug);
    EXPECT_EQ(config.log_format, LogFormat::json);
    EXPECT_EQ(config.core.bot_pause_ms, 5);
    EXPECT_EQ(config.core.limits.tables, 7U);
}

TEST(Config, TheEnvironmentGivesOptionsToo) {
    const Variable port("VEGAS_PORT", "4242");
    const Variable admin("VEGAS_ADMIN_PORT", "0");
    const auto config = std::get<Config>(parsed({}));
    EXPECT_EQ(config.port, 4242);
    EXPECT_EQ(config.admin_port, 0);
}

TEST(Config, TheCommandLineWinsOverTheEnvironment) {
    const Variable port("VEGAS_PORT", "4242");
    EXPECT_EQ(std::get<Config>(parsed({"--port", "1"})).port, 1);
}

TEST(Config, ABadVariableIsAMistakeAsWell) {
    const Variable port("VEGAS_PORT", "many");
    EXPECT_EQ(std::get<Leave>(parsed({})).code, 2);
}

TEST(Config, HelpAndVersionLeaveWithoutAMistake) {
    EXPECT_EQ(std::get<Leave>(parsed({"--help"})).code, 0);
    const auto version = std::get<Leave>(parsed({"--version"}));
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(version.text.starts_with("vegasd "));
}

struct Mistake {
    const char* name;
    std::vector<const char*> arguments;
    const char* mentions;
};

class BadConfig : public testing::TestWithParam<Mistake> {};

TEST_P(BadConfig, GivesOneLineThatNamesIt) {
    const auto leave = std::get<Leave>(parsed(GetParam().arguments));
    EXPECT_EQ(leave.code, 2);
    EXPECT_EQ(std::count(leave.text.begin(), leave.text.end(), '\n'), 1) << leave.text;
    EXPECT_NE(leave.text.find(GetParam().mentions), std::string::npos) << leave.text;
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, BadConfig,
    testing::Values(Mistake{"UnknownOption", {"--colour", "red"}, "--colour"},
                    Mistake{"StrayWord", {"run"}, "run"},
                    Mistake{"PortTooBig", {"--port", "65536"}, "--port"},
                    Mistake{"PortNegative", {"--port", "-1"}, "--port"},
                    Mistake{"PortIsAWord", {"--port", "http"}, "--port"},
                    Mistake{"PortMissing", {"--port"}, "--port"},
                    Mistake{"PortTwice", {"--port", "1", "--port", "2"}, "--port"},
                    Mistake{"AddressIsAName", {"--address", "localhost"}, "--address"},
                    Mistake{"AddressIsEmpty", {"--address", ""}, "--address"},
                    Mistake{"AdminPort", {"--admin-port", "70000"}, "--admin-port"},
                    Mistake{"AdminAddress", {"--admin-address", "1.2.3"}, "--admin-address"},
                    Mistake{"LogLevel", {"--log-level", "loud"}, "--log-level"},
                    Mistake{"LogLevelNumber", {"--log-level", "7"}, "--log-level"},
                    Mistake{"LogFormat", {"--log-format", "xml"}, "--log-format"},
                    Mistake{"BotPause", {"--bot-pause-ms", "soon"}, "--bot-pause-ms"},
                    Mistake{"IdleTimeout", {"--idle-timeout-ms", "0"}, "--idle-timeout-ms"},
                    Mistake{"MaxTables", {"--max-tables", "0"}, "--max-tables"},
                    Mistake{"QueueBytes", {"--queue-bytes", "1"}, "--queue-bytes"}),
    [](const auto& given) { return given.param.name; });

TEST(Config, CheckLooksAtADirectory) {
    const auto plain = std::get<CheckData>(parsed({"check", "--data", "d"}));
    EXPECT_EQ(plain.data, "d");
    EXPECT_FALSE(plain.games);
    EXPECT_EQ(std::get<CheckData>(parsed({"--data", "d", "check"})).data, "d");
    EXPECT_TRUE(std::get<CheckData>(parsed({"check", "--games", "--data", "d"})).games);
    const Variable data("VEGAS_DATA", "e");
    EXPECT_EQ(std::get<CheckData>(parsed({"check"})).data, "e");
}

TEST(Config, CheckWithoutADirectoryIsAMistake) {
    const auto leave = std::get<Leave>(parsed({"check"}));
    EXPECT_EQ(leave.code, 2);
    EXPECT_EQ(leave.text, "vegasd: check needs --data DIR (see vegasd --help)\n");
    EXPECT_EQ(std::get<Leave>(parsed({"--data", "d", "--games"})).code, 2);
}

}  // namespace
}  // namespace vegas::shell
