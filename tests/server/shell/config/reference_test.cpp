// VEGAS_UPDATE_SETTINGS=1 writes the files in deploy/ anew.
#include "server/shell/config/reference.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "tests/server/shell/config/config_fixture.hpp"

namespace vegas::shell {
namespace {

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void is_up_to_date(const std::string& name, const std::string& now) {
    const auto path = std::string(VEGAS_SOURCE_DIR "/deploy/") + name;
    if (std::getenv("VEGAS_UPDATE_SETTINGS") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
    }
    EXPECT_EQ(contents(path), now) << "VEGAS_UPDATE_SETTINGS=1 writes it anew";
}

TEST(Reference, ItsPageIsUpToDate) { is_up_to_date("settings.md", reference_page()); }

TEST(Reference, TheExampleIsUpToDate) { is_up_to_date("vegasd.toml", example_file()); }

LoadedConfig loaded(const std::string& toml) {
    const SettingsFile file(toml);
    return std::get<LoadedConfig>(parsed({"--config", file.path().c_str()}));
}

TEST(Reference, TheExampleChangesNothing) { EXPECT_TRUE(loaded(example_file()).sources.empty()); }

TEST(Reference, EveryLineOfTheExampleCanBeTakenIn) {
    auto toml = std::regex_replace(example_file(), std::regex("#([a-z_]+ =)"), "$1");
    // What has no default, and what the others need.
    toml = std::regex_replace(toml, std::regex("(admin|link)_port =\n"), "$1_port = 8081\n");
    toml = std::regex_replace(toml, std::regex("data = \"\""), "data = \"d\"");
    Config config;
    EXPECT_EQ(loaded(toml).sources.size(), settings_of(config).size());
}

TEST(Reference, WhatCountsCanBeUsedAsAFile) {
    const auto all = loaded(
        "port = 1\nproxies = [\"127.0.0.1\"]\nadmin_port = 0\ndata = \"d\"\nlink_port = 9\n");
    const auto again = loaded(effective_file(all));
    EXPECT_EQ(again.config.port, 1);
    EXPECT_EQ(again.config.proxies, all.config.proxies);
    EXPECT_EQ(again.config.admin_port, 0);
    EXPECT_NE(effective_file(all).find("port = 1  # /"), std::string::npos);
    EXPECT_NE(effective_file(all).find("max_tables = 5000  # default\n"), std::string::npos);
}

TEST(Reference, TheManualHasEverySettingAndNoHyphenThatCannotBeTyped) {
    const auto manual = manual_section();
    Config config;
    for (const auto& setting : settings_of(config)) {
        EXPECT_NE(manual.find(setting.variable), std::string::npos);
    }
    EXPECT_FALSE(std::regex_search(manual, std::regex("[^\\\\]-")));
}

}  // namespace
}  // namespace vegas::shell
