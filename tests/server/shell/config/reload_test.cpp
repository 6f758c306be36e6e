#include "server/shell/config/reload.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace vegas::shell {
namespace {

using Names = std::vector<std::string>;

TEST(Reload, TakesOverWhatMayChangeAndNamesWhatMayNot) {
    Config running;
    Config fresh;
    fresh.port = 1;
    fresh.admin_port = 2;
    fresh.log_level = core::LogLevel::warn;
    fresh.proxies = {"127.0.0.1"};
    fresh.core.limits.tables = 7;
    const auto changes = apply_live_settings(running, fresh);
    EXPECT_EQ(changes.applied, (Names{"proxies", "log_level", "max_tables"}));
    EXPECT_EQ(changes.need_restart, (Names{"port", "admin_port"}));
    EXPECT_EQ(running.port, Config().port);
    EXPECT_FALSE(running.admin_port);
    EXPECT_EQ(running.log_level, core::LogLevel::warn);
    EXPECT_EQ(running.proxies, (Names{"127.0.0.1"}));
    EXPECT_EQ(running.core.limits.tables, 7U);
}

TEST(Reload, OfTheSameChangesNothing) {
    Config running;
    const auto changes = apply_live_settings(running, Config());
    EXPECT_TRUE(changes.applied.empty());
    EXPECT_TRUE(changes.need_restart.empty());
}

TEST(Reload, WhatIsNotSetAnyMoreIsTheDefaultAgain) {
    Config running;
    running.core.limits.tables = 7;
    EXPECT_EQ(apply_live_settings(running, Config()).applied, Names{"max_tables"});
    EXPECT_EQ(running.core.limits.tables, core::Limits().tables);
}

}  // namespace
}  // namespace vegas::shell
