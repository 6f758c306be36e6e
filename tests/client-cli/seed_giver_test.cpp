#include "client-cli/session/seed_giver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "client-cli/protocol/read.hpp"
#include "client-cli/session/table_subscription.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

struct SeatedClient final : SessionEvents, TableEvents {
    void on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) override {
        subscription.on_welcome(welcome, again);
    }
    void on_message(const WireMessage& message, const json& whole) override {
        subscription.on_message(message, whole);
    }
    void on_connection_lost(const std::string&, std::chrono::milliseconds) override {}
    void on_server_closing() override {}
    void on_rate_limited(std::chrono::seconds) override {}
    void on_host_refused(const std::string&) override {}
    void on_session_end(SessionEnd, const WireError&) override {}

    FakeTransport transport;
    ClientSession session{transport, *this, {"Anna", ""}, 1};
    TableSubscription subscription{
        session, transport, *this,
        [this](const StartEvidence& evidence) { kept.push_back(evidence); }};
    std::vector<StartEvidence> kept;
};

// On seat 0, with Bo on seat 1, before the start.
class SeedGiverTest : public testing::Test {
protected:
    void SetUp() override {
        client.session.start();
        transport.connect();
        transport.welcome();
        view["table"]["seats"][1]["bot"] = nullptr;
        view["table"]["seats"][1]["player"] = "p-bo";
    }
    void sit_down() {
        client.subscription.join({{"op", "table.join"}, {"table", "k3f9xq"}});
        transport.reply(snapshot_of(view, 0));
    }
    // A new view at the same table.
    void show() { transport.say(update_of(++version, patch_to(view))); }
    void show_hash(const json& hash) {
        view["table"]["seats"][0]["seed_hash"] = hash;
        show();
    }
    void ask(const char* part, const json& seats = {0, 1}) {
        view["table"]["seed_exchange"] = {{"asks", part}, {"seats", seats}};
        show();
    }
    void break_off() {
        view["table"].erase("seed_exchange");
        view["table"]["seats"][0].erase("seed_hash");
        show();
    }
    void come_back() {
        transport.cut();
        transport.reconnect();
        transport.welcome({{{"table", "k3f9xq"}, {"seat", 0}}});
    }
    // How often seeds or hashes were sent on this connection.
    [[nodiscard]] std::ptrdiff_t gifts() const {
        return std::ranges::count_if(transport.sent,
                                     [](const json& sent) { return sent["op"] == "table.seed"; });
    }
    [[nodiscard]] json gift() const { return transport.last("table.seed"); }
    [[nodiscard]] json sent_hash() const { return gift().value("hash", json()); }
    [[nodiscard]] std::string sent_seed() const { return gift().value("seed", ""); }
    void refuse(const char* code) {
        transport.say({{"re", gift()["id"]}, {"error", {{"code", code}, {"message", "no"}}}});
    }

    SeatedClient client;
    FakeTransport& transport = client.transport;
    json view = open_view(3, 2);
    int version = 0;
};

TEST_F(SeedGiverTest, TheHashIsThatOfTheText) {
    EXPECT_EQ(seed_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(random_hex(24).size(), 24U);
    EXPECT_NE(random_hex(24), random_hex(24));
}

TEST_F(SeedGiverTest, AnOfferedSeedIsForOneGame) {
    const std::string hash = client.subscription.offer_seed();
    view["table"]["seats"][0]["seed_hash"] = hash;
    sit_down();
    EXPECT_EQ(gifts(), 0);
    ask("seed");
    ASSERT_EQ(gifts(), 1);
    EXPECT_EQ(seed_hash(sent_seed()), hash);
    view["table"]["game"] = "k3f9xq-2";
    view["table"]["commitment"] = std::string(64, 'b');
    show();
    EXPECT_EQ(gifts(), 1) << "the server knows that seed";
}

TEST_F(SeedGiverTest, AnOfferThatTheSeatDoesNotHaveIsForgotten) {
    const std::string hash = client.subscription.offer_seed();
    sit_down();
    EXPECT_NE(sent_hash(), hash);
    show_hash(hash);
    ask("seed");
    EXPECT_EQ(gifts(), 1);
}

TEST_F(SeedGiverTest, GivesTheHashOfAFreshSeedAndShowsItWhenAsked) {
    sit_down();
    EXPECT_EQ(gift()["table"], "k3f9xq");
    EXPECT_EQ(gift()["commitment"], std::string(64, 'a'));
    const json hash = sent_hash();
    show();
    show_hash(hash);
    ask("hash", {1});
    EXPECT_EQ(gifts(), 1);
    ask("seed");
    EXPECT_EQ(gifts(), 2);
    EXPECT_EQ(sent_seed().size(), 24U);
    EXPECT_EQ(seed_hash(sent_seed()), hash);
    ask("seed", {1});
    ask("seed");
    EXPECT_EQ(gifts(), 2) << "once";
}

TEST_F(SeedGiverTest, AloneWithBotsItGivesTheSeedOpenly) {
    view["table"]["seats"][1]["bot"] = "easy";
    view["table"]["seed_exchange"] = {{"asks", "hash"}, {"seats", {0}}};
    sit_down();
    EXPECT_EQ(sent_seed().size(), 24U);
    show();
    EXPECT_EQ(gifts(), 1);
    ASSERT_EQ(client.kept.size(), 1U);
    EXPECT_EQ(client.kept[0].hashes, (std::vector{seed_hash(sent_seed()), std::string()}));
    view["table"].erase("seed_exchange");
    show();
    EXPECT_EQ(sent_hash().get<std::string>().size(), 64U) << "the start was cancelled";
}

TEST_F(SeedGiverTest, BesideAnotherPersonItNeverShowsASeedBeforeItsHash) {
    view["table"]["seed_exchange"] = {{"asks", "hash"}, {"seats", {0, 1}}};
    sit_down();
    EXPECT_FALSE(sent_hash().is_null());
    view["table"]["seats"][1] = nullptr;
    show();
    EXPECT_EQ(gifts(), 1) << "the hash is on its way";
}

TEST_F(SeedGiverTest, AStartThatWasBrokenOffNeedsANewSeed) {
    sit_down();
    const json first = sent_hash();
    show_hash(first);
    ask("seed");
    break_off();
    EXPECT_EQ(gifts(), 3);
    EXPECT_FALSE(sent_hash().is_null());
    EXPECT_NE(sent_hash(), first);
}

TEST_F(SeedGiverTest, ANewStartBehindTheBrokenOneNeedsANewSeedToo) {
    sit_down();
    const json first = sent_hash();
    show_hash(first);
    ask("seed");
    view["table"]["seats"][0].erase("seed_hash");
    ask("hash");
    EXPECT_NE(sent_hash(), first);
    EXPECT_EQ(gifts(), 3);
}

TEST_F(SeedGiverTest, TheNextGameNeedsANewSeed) {
    sit_down();
    show_hash(sent_hash());
    view["table"]["commitment"] = std::string(64, 'b');
    view["table"]["seats"][0].erase("seed_hash");
    show();
    EXPECT_EQ(gifts(), 2);
    EXPECT_EQ(gift()["commitment"], std::string(64, 'b'));
}

TEST_F(SeedGiverTest, AfterAReconnectionItKnowsItsOwnHash) {
    sit_down();
    const json hash = sent_hash();
    come_back();
    view["table"]["seats"][0]["seed_hash"] = hash;
    transport.reply(snapshot_of(view, ++version));
    EXPECT_EQ(gifts(), 0);
    ask("seed");
    EXPECT_EQ(seed_hash(sent_seed()), hash);
}

TEST_F(SeedGiverTest, AfterAReconnectionItReplacesAHashThatItDoesNotKnow) {
    view["table"]["seats"][0]["seed_hash"] = std::string(64, 'c');
    sit_down();
    EXPECT_EQ(gifts(), 1) << "perhaps it is of an earlier run";
    show_hash(sent_hash());
    come_back();
    view["table"]["seats"][0]["seed_hash"] = std::string(64, 'd');
    transport.reply(snapshot_of(view, ++version));
    EXPECT_EQ(gifts(), 1);
}

TEST_F(SeedGiverTest, WhatAnotherDeviceOfOursGivesLaterStays) {
    sit_down();
    show_hash(sent_hash());
    show_hash(std::string(64, 'c'));
    ask("seed");
    EXPECT_EQ(gifts(), 1);
}

TEST_F(SeedGiverTest, WhatWasLostWithTheConnectionIsSentAgain) {
    sit_down();
    come_back();
    transport.reply(snapshot_of(view, ++version));
    EXPECT_EQ(gifts(), 1);
    const json hash = sent_hash();
    show_hash(hash);
    ask("seed");
    come_back();
    EXPECT_EQ(gifts(), 0);
    transport.reply(snapshot_of(view, ++version));
    EXPECT_EQ(seed_hash(sent_seed()), hash);
}

TEST_F(SeedGiverTest, WhoTakesNoSeedsIsLeftAloneUntilTheNextGame) {
    sit_down();
    refuse("seeds_closed");
    show();
    ask("hash");
    EXPECT_EQ(gifts(), 1);
    view["table"]["commitment"] = std::string(64, 'b');
    show();
    EXPECT_EQ(gifts(), 2);
    refuse("stale_commitment");
    show();
    EXPECT_EQ(gifts(), 3);
}

TEST_F(SeedGiverTest, WhatCameTooFastIsSentAgainLater) {
    sit_down();
    refuse("rate_limited");
    EXPECT_EQ(gifts(), 1);
    transport.pass(1000);
    EXPECT_EQ(gifts(), 2);
    const json hash = sent_hash();
    show_hash(hash);
    ask("seed");
    refuse("rate_limited");
    transport.pass(1000);
    EXPECT_EQ(gifts(), 4);
    EXPECT_EQ(seed_hash(sent_seed()), hash);
}

TEST_F(SeedGiverTest, BehindAllHashesItIsTooLateForOne) {
    view["table"]["seed_exchange"] = {{"asks", "seed"}, {"seats", {1}}};
    sit_down();
    EXPECT_EQ(gifts(), 0);
    break_off();
    EXPECT_EQ(gifts(), 1);
}

TEST_F(SeedGiverTest, KeepsWhatWasThereWhenItsSeedWasShown) {
    sit_down();
    view["table"]["seats"][1]["seed_hash"] = std::string(64, 'e');
    show_hash(sent_hash());
    EXPECT_TRUE(client.kept.empty());
    ask("seed");
    ASSERT_EQ(client.kept.size(), 1U);
    EXPECT_EQ(client.kept[0],
              (StartEvidence{.game = "game-1",
                             .commitment = std::string(64, 'a'),
                             .seed = sent_seed(),
                             .hashes = {seed_hash(sent_seed()), std::string(64, 'e')},
                             .setup = setup_text(view["table"]["ruleset"],
                                                 fields_of(view["table"]["options"]))}));
    EXPECT_EQ(client.subscription.seed(), sent_seed());
    transport.say(snapshot_of(royale_view(), ++version));
    EXPECT_EQ(client.kept.size(), 1U);
}

TEST_F(SeedGiverTest, KeepsThatItsSeedWasShownForNothing) {
    sit_down();
    show_hash(sent_hash());
    ask("seed");
    break_off();
    ASSERT_EQ(client.kept.size(), 2U);
    EXPECT_EQ(client.kept[1].game, "game-1");
    EXPECT_EQ(client.kept[1].seed, "");
    EXPECT_TRUE(client.kept[1].hashes.empty());
}

TEST_F(SeedGiverTest, StartsOfAGameThatNeverBeganCountForTheNextOne) {
    view["table"]["seats"][1]["bot"] = "easy";
    view["table"]["seed_exchange"] = {{"asks", "hash"}, {"seats", {0}}};
    sit_down();
    for (const char* game : {"game-2", "game-3"}) {
        view["table"]["game"] = game;
        view["table"]["commitment"] = std::string(64, game[5]);
        show();
    }
    EXPECT_EQ(client.kept.back().game, "game-3");
    EXPECT_EQ(client.kept.back().broken_starts, 2);
    view["table"]["status"] = "playing";
    show();
    view["table"]["status"] = "open";
    view["table"]["game"] = "game-4";
    view["table"]["commitment"] = std::string(64, '4');
    show();
    EXPECT_EQ(client.kept.back().game, "game-4");
    EXPECT_EQ(client.kept.back().broken_starts, 0);
}

TEST_F(SeedGiverTest, AStartIsBrokenOffTooIfWeHadNoSeatMeanwhile) {
    sit_down();
    show_hash(sent_hash());
    ask("seed");
    view["you"] = nullptr;
    break_off();
    view["you"] = {{"seat", 0}, {"cards", json::array()}, {"total", 0}};
    show();
    view["table"]["game"] = "game-2";
    show_hash(sent_hash());
    ask("seed");
    EXPECT_EQ(client.kept.back().game, "game-2");
    EXPECT_EQ(client.kept.back().broken_starts, 1);
}

TEST_F(SeedGiverTest, KeepsTheCommitmentOfAGameWithoutItsSeed) {
    sit_down();
    refuse("seeds_closed");
    EXPECT_TRUE(client.kept.empty());
    transport.say(snapshot_of(royale_view(), ++version));
    ASSERT_EQ(client.kept.size(), 1U);
    EXPECT_EQ(client.kept[0],
              (StartEvidence{.game = "game-1", .commitment = std::string(64, 'a')}));
}

TEST_F(SeedGiverTest, WithoutASeatOrAnOpenGameNothingIsGiven) {
    view["you"] = nullptr;
    sit_down();
    EXPECT_EQ(gifts(), 0);
    transport.say(snapshot_of(royale_view(), ++version));
    EXPECT_EQ(gifts(), 0);
    EXPECT_TRUE(client.kept.empty());
}

}  // namespace
}  // namespace vegas::cli
