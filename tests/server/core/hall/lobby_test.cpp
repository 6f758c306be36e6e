#include "server/core/hall/lobby.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

protocol::LobbyEntry entry(const std::string& table, int taken = 1) {
    return {.table = table, .setup = {}, .taken = taken, .players = {}};
}

TEST(Lobby, ATableIsToldWhenItLooksDifferent) {
    Lobby lobby;
    protocol::LobbyUpdate update;
    lobby.list("b", entry("b"), update);
    lobby.list("b", entry("b"), update);
    EXPECT_EQ(update.tables.size(), 1U);
    lobby.list("b", entry("b", 2), update);
    lobby.list("a", entry("a"), update);
    EXPECT_EQ(update.tables.size(), 3U);
    EXPECT_TRUE(update.removed.empty());
    EXPECT_EQ(lobby.entries(), (std::vector{entry("a"), entry("b", 2)}));
}

TEST(Lobby, OnlyWhatWasListedIsRemoved) {
    Lobby lobby;
    protocol::LobbyUpdate update;
    lobby.list("a", std::nullopt, update);
    EXPECT_TRUE(update.removed.empty());
    lobby.list("a", entry("a"), update);
    lobby.list("a", std::nullopt, update);
    EXPECT_EQ(update.removed, (std::vector<std::string>{"a"}));
    EXPECT_TRUE(lobby.entries().empty());
}

}  // namespace
}  // namespace vegas::core
