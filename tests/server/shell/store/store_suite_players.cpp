// Players, and whose a token is.
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

TEST_P(AnyStore, ATokenThatNobodyHasIsNobodys) {
    keep(player("p"));
    EXPECT_FALSE(redeem("another token"));
    EXPECT_FALSE(redeem(""));
}

TEST_P(AnyStore, APlayerComesBackWithTheSameTokenAgainAndAgain) {
    keep(player("p"));
    const core::StoredPlayer expected{
        .id = "p", .name = "name of p", .devices = {{"device", "", {}, {0}}}, .seen = {0}};
    EXPECT_EQ(redeem("token of p", 500), expected);
    EXPECT_EQ(redeem("token of p", 500), expected);
}

TEST_P(AnyStore, EachDeviceHasATokenOfItsOwn) {
    core::StoredPlayer p = player("p");
    p.devices.push_back({.id = "phone", .name = "Phone", .token_hash = "other", .seen = {7}});
    keep(p);
    const auto found = redeem("other");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "p");
    EXPECT_EQ(found->devices.front().id, "phone");
    EXPECT_EQ(found->devices.front().name, "Phone");
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, DevicesAreListedTheLastUsedFirst) {
    core::StoredPlayer p = player("p", 5);
    p.devices.push_back({.id = "phone", .name = "Phone", .token_hash = "other", .seen = {7}});
    keep(p);
    keep(player("q"));
    const std::int64_t late = core::kVisitPrecisionMs + 100;
    const auto ids = [this] {
        std::vector<std::string> all;
        const auto list = std::get<core::DeviceList>(ask(core::ListDevices{"p"}));
        for (const auto& device : list.all) {
            EXPECT_EQ(device.token_hash, "");
            all.push_back(device.id + " " + std::to_string(device.seen.ms));
        }
        return all;
    };
    EXPECT_EQ(ids(), (std::vector<std::string>{"phone 7", "device 5"}));
    EXPECT_TRUE(redeem("token of p", late));
    restart();
    EXPECT_EQ(ids(), (std::vector<std::string>{"device " + std::to_string(late), "phone 7"}));
    EXPECT_TRUE(std::get<core::DeviceList>(ask(core::ListDevices{"nobody"})).all.empty());
}

TEST_P(AnyStore, ADeviceMayGetAnotherName) {
    keep(player("p"));
    EXPECT_TRUE(
        std::holds_alternative<core::DeviceList>(ask(core::RenameDevice{"p", "device", "Laptop"})));
    EXPECT_TRUE(
        std::holds_alternative<core::NoResult>(ask(core::RenameDevice{"q", "device", "Mine"})));
    restart();
    EXPECT_EQ(redeem("token of p")->devices.front().name, "Laptop");
}

TEST_P(AnyStore, ATokenOfARevokedDeviceIsNobodys) {
    core::StoredPlayer p = player("p");
    p.devices.push_back({.id = "phone", .name = "", .token_hash = "other", .seen = {7}});
    keep(p);
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::RevokeDevice{"q", "phone"})));
    EXPECT_TRUE(std::holds_alternative<core::DeviceList>(ask(core::RevokeDevice{"p", "phone"})));
    EXPECT_FALSE(redeem("other"));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::RevokeDevice{"p", "phone"})));
    restart();
    EXPECT_FALSE(redeem("other"));
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, ALinkCodeAddsOneDeviceBeforeItExpires) {
    keep(player("p"));
    (void)ask(core::SaveCode{"p", core::CodeKind::link, "code", core::UtcTime{100}});
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(redeem_code("code", "late", 100)));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(redeem_code("other", "phone", 99)));
    const core::StoredPlayer expected{
        .id = "p", .name = "name of p", .devices = {{"phone", "", {}, {99}}}, .seen = {0}};
    EXPECT_EQ(std::get<core::StoredPlayer>(redeem_code("code", "phone", 99)), expected);
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(redeem_code("code", "next", 99)));
    restart();
    EXPECT_EQ(redeem("token of phone")->id, "p");
}

TEST_P(AnyStore, ACodeTellsWhoseItIsAndStaysGood) {
    keep(player("p"));
    (void)ask(core::SaveCode{"p", core::CodeKind::link, "code", core::UtcTime{100}});
    const core::StoredPlayer expected{.id = "p", .name = "name of p", .devices = {}, .seen = {0}};
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::FindCode{"code", {99}})), expected);
    }
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::FindCode{"code", {100}})));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::FindCode{"other", {99}})));
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(redeem_code("code", "phone", 99)));
}

TEST_P(AnyStore, ACodeExpiresAtADateOfOurTime) {
    constexpr std::int64_t kNow = 1'795'915'172'691;
    keep(player("p", kNow));
    (void)ask(core::SaveCode{"p", core::CodeKind::link, "code", core::UtcTime{kNow + 600'000}});
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(redeem_code("code", "d1", kNow)));
}

TEST_P(AnyStore, ARecoveryCodeIsGoodUntilThereIsAnother) {
    keep(player("p"));
    (void)ask(core::SaveCode{"p", core::CodeKind::recovery, "code", {}});
    for (const char* device : {"d1", "d2"}) {
        EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(redeem_code("code", device, 1'000)));
    }
    (void)ask(core::SaveCode{"p", core::CodeKind::recovery, "newer", {}});
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(redeem_code("code", "d3")));
    EXPECT_TRUE(std::holds_alternative<core::StoredPlayer>(redeem_code("newer", "d4")));
}

TEST_P(AnyStore, APlayerHasOnlySoManyDevices) {
    keep(player("p"));
    (void)ask(core::SaveCode{"p", core::CodeKind::recovery, "code", {}});
    for (std::size_t i = 1; i < core::kDevicesMost; ++i) {
        (void)redeem_code("code", "device" + std::to_string(i));
    }
    const auto found = std::get<core::StoredPlayer>(redeem_code("code", "one more"));
    EXPECT_TRUE(found.devices.empty());
    EXPECT_FALSE(redeem("token of one more"));
}

TEST_P(AnyStore, CodesOfWhoIsErasedAreWorthless) {
    keep(player("p"));
    (void)ask(core::SaveCode{"p", core::CodeKind::recovery, "code", {}});
    (void)ask(core::ErasePlayer{"p"});
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(redeem_code("code", "phone")));
}

TEST_P(AnyStore, APlayerNamedOnceMoreStaysTheSame) {
    keep(player("p"));
    append(opening("t"));
    core::StoredPlayer other = player("p");
    other.devices.front().token_hash = "another";
    EXPECT_EQ(append(with(more("t", 1), {other, player("q")})), "stored t 1");
    EXPECT_FALSE(redeem("another"));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(knows("q"));
}

TEST_P(AnyStore, PlayersOutlastARestart) {
    keep(player("p"));
    restart();
    const auto found = redeem("token of p", 80);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "p");
    EXPECT_EQ(found->name, "name of p");
}

// ---- who is forgotten

TEST_P(AnyStore, WhoWasSeenBeforeIsForgotten) {
    keep(player("early", 99));
    keep(player("late", 100));
    forget_at({100}, {.players_ms = 0});
    EXPECT_FALSE(knows("early"));
    EXPECT_TRUE(knows("late"));
}

TEST_P(AnyStore, WhoVisitedIsNotForgotten) {
    keep(player("p", 10));
    keep(player("q", 10));
    store().touch_players({.players = {"p", "nobody"}, .seen = {100}});
    forget_at({100}, {.players_ms = 0});
    EXPECT_TRUE(knows("p"));
    EXPECT_FALSE(knows("q"));
}

TEST_P(AnyStore, AVisitThatIsToldLateMakesNobodyOlder) {
    keep(player("p", 100));
    store().touch_players({.players = {"p"}, .seen = {50}});
    forget_at({100}, {.players_ms = 0});
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, WhoCameBackIsNotForgotten) {
    keep(player("p", 10));
    const std::int64_t late = core::kVisitPrecisionMs + 100;
    EXPECT_TRUE(redeem("token of p", late));
    forget_at({late}, {.players_ms = 0});
    EXPECT_TRUE(redeem("token of p", late));
}

TEST_P(AnyStore, AForgottenPlayersIdIsFree) {
    keep(player("p", 10));
    forget_at({100}, {.players_ms = 0});
    EXPECT_FALSE(knows("p"));
    keep(player("p", 200));
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, APlayerIsFoundWithoutTheDevices) {
    keep(player("p", 700));
    const core::StoredPlayer expected{.id = "p", .name = "name of p", .devices = {}, .seen = {700}};
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::FindPlayer{"p"})), expected);
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::FindPlayer{"q"})));
}

TEST_P(AnyStore, APlayerGetsAnotherName) {
    keep(player("p", 700));
    const core::StoredPlayer expected{.id = "p", .name = "Neu", .devices = {}, .seen = {700}};
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::SavePlayerName{"p", "Neu"})), expected);
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::FindPlayer{"p"})), expected);
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::SavePlayerName{"q", "Neu"})));
}

TEST_P(AnyStore, WhoIsErasedIsGoneAndWasInNoGame) {
    keep(player("p"));
    keep(player("q"));
    core::StoredGame shared = game("g", 1, {"p", "q"});
    shared.summary = std::make_shared<const std::string>(
        R"({"game":"g","seats":[{"player":"p","name":"name of p"},{"player":"q","name":"Bo"}]})");
    keep(shared);
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::ErasePlayer{"p"})).name, "name of p");
    EXPECT_FALSE(knows("p"));
    EXPECT_TRUE(games_of("p").empty());
    EXPECT_EQ(find("g")->members, std::vector<std::string>{"q"});
    const std::vector<std::string> left = {
        R"({"game":"g","seats":[{"name":"forgotten"},{"player":"q","name":"Bo"}]})"};
    EXPECT_EQ(games_of("q"), left);
    EXPECT_TRUE(knows("q"));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::ErasePlayer{"p"})));
    restart();
    EXPECT_FALSE(knows("p"));
    EXPECT_EQ(games_of("q"), left);
}

TEST_P(AnyStore, APlayerIsDescribedWithoutSecrets) {
    keep(player("p", 700));
    keep(game("g", 1, {"p", "q"}));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::DescribePlayer{"nobody"})));
    auto found = std::get<core::PlayerDescription>(ask(core::DescribePlayer{"p"}));
    EXPECT_EQ(found.player.name, "name of p");
    EXPECT_EQ(found.player.seen.ms, 700);
    ASSERT_EQ(found.player.devices.size(), 1U);
    EXPECT_EQ(found.player.devices[0].token_hash, "");
    EXPECT_EQ(found.finished_games, 1U);
    EXPECT_EQ(found.waiting_games, 0U);
    EXPECT_FALSE(found.has_recovery_code);
    (void)ask(core::SaveCode{"p", core::CodeKind::link, "code", {{1'000'000}}});
    EXPECT_FALSE(
        std::get<core::PlayerDescription>(ask(core::DescribePlayer{"p"})).has_recovery_code);
    (void)ask(core::SaveCode{"p", core::CodeKind::recovery, "another", {}});
    EXPECT_TRUE(
        std::get<core::PlayerDescription>(ask(core::DescribePlayer{"p"})).has_recovery_code);
}

TEST_P(AnyStore, WhoIsErasedIsInNoneOfManyGames) {
    keep(player("p"));
    for (int i = 0; i < 45; ++i) keep(game("g" + std::to_string(i), i, {"p", "q"}));
    (void)ask(core::ErasePlayer{"p"});
    EXPECT_TRUE(games_of("p").empty());
    EXPECT_EQ(games_of("q").size(), 45U);
}

}  // namespace
}  // namespace vegas::shell::test
