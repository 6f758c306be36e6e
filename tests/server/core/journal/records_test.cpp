#include "server/core/journal/records.hpp"

#include <gtest/gtest.h>

#include "tests/support/json.hpp"

namespace vegas::core::journal {
namespace {

using nlohmann::json;

const protocol::Bytes32 kSeed{1, 2, 3};
const protocol::Nonce kNonce{4, 5, 6};
const protocol::BotProgram kProgram{.name = "Rex", .author = "Ada", .version = "1.2"};

// One of each kind, with everything that it can hold.
std::vector<Record> one_of_each() {
    Setup setup{.ruleset = Ruleset::royale, .seats = 4, .tiles = 5};
    setup.tile_reuse = TileReuse::fresh_faces;
    return {Created{.invite = "x7f3q2m9ab",
                    .setup = setup,
                    .is_private = false,
                    .quick = true,
                    .decision_ms = 30'000,
                    .people_only = true,
                    .slow_play_limit = true},
            GameOpened{.game = "k3f9xq-3",
                       .server_seed = kSeed,
                       .number = 3,
                       .decisions_before = 200,
                       .unfinished_before = "k3f9xq-2"},
            Taken{},
            Seated{.seat = 2,
                   .player = "p1a2b3c4",
                   .name = "Anna \"A\"",
                   .bot = bots::Level::easy,
                   .program = kProgram,
                   .ready = true,
                   .hurried = true,
                   .late = true,
                   .missed = 3,
                   .seed = "lucky seven"},
            Hosted{.player = "p1a2b3c4", .name = "Anna", .program = kProgram},
            Removed{.player = "p1a2b3c4", .name = "Anna"},
            AddressRemoved{.address = "0123456789abcdef", .player = "p1a2b3c4", .admitted = true},
            InviteRenewed{.invite = "x7f3q2m9ac"},
            IdempotencyKeyUsed{.player = "p1a2b3c4", .name = "Anna", .once = "a-1"},
            Started{},
            Acted{.decision = 4'000'000'000,
                  .seat = 3,
                  .action = {Act::hide, 2},
                  .house = true,
                  .nonce = kNonce},
            Timed{.decision = 7, .left_ms = 20'000},
            Checked{.digest = kSeed},
            Ended{.digest = kSeed},
            Slept{},
            Awaited{.since_ms = 1'700'000'000'000},
            WentOn{},
            PauseBegan{.until_ms = 1'700'000'000'000},
            PauseEnded{},
            Frozen{},
            TableClosed{.why = "closed"}};
}

json written(const Record& record) {
    return test::parsed(to_json({{1'700'000'000'000}, "k3f9xq", 17, record, 5}));
}

TEST(JournalRecords, AreReadBackAsTheyWere) {
    const auto records = one_of_each();
    ASSERT_EQ(records.size(), std::variant_size_v<Record>);
    for (const Record& record : records) {
        const Entry entry{{1'700'000'000'000}, "k3f9xq", 17, record, 5};
        const auto back = parse(to_json(entry));
        ASSERT_TRUE(back) << to_json(entry) << back.error().message;
        EXPECT_EQ(*back, entry) << to_json(entry);
    }
}

// [RY-14] [CL-10] What is usual differs by ruleset.
TEST(JournalRecords, KeepWhetherThereAreNeutralDice) {
    for (const Ruleset ruleset : {Ruleset::royale, Ruleset::classic}) {
        for (const bool neutral_dice : {false, true}) {
            const vegas::Setup setup{.ruleset = ruleset, .seats = 2, .neutral_dice = neutral_dice};
            const Entry entry{{5}, "k3f9xq", 1, Created{.invite = "x7f3q2m9ab", .setup = setup}};
            EXPECT_EQ(*parse(to_json(entry)), entry);
            const bool usual = neutral_dice == (ruleset == Ruleset::royale);
            EXPECT_EQ(written(entry.record)["options"].empty(), usual);
        }
    }
}

TEST(JournalRecords, AreAsShortAsTheyCanBe) {
    const Entry free{
        {5}, "k3f9xq", 3, Seated{.seat = 1, .player = {}, .name = {}, .bot = {}, .seed = {}}};
    EXPECT_EQ(to_json(free),
              R"({"v":1,"t":5,"table":"k3f9xq","seq":3,"inc":0,"kind":"seated","seat":1})");
    EXPECT_EQ(*parse(to_json(free)), free);
}

TEST(JournalRecords, ASealedChoiceHasItsNonceAndNothingElseHasOne) {
    const json sealed =
        written(Acted{.decision = 7, .seat = 1, .action = {Act::hide, 2}, .nonce = kNonce});
    EXPECT_EQ(sealed["nonce"], "04050600000000000000000000000000");
    EXPECT_EQ(sealed["action"], json({{"kind", "hide"}, {"fist", 2}}));
    json open = written(Acted{.decision = 7, .seat = 1, .action = {Act::pass}, .nonce = {}});
    EXPECT_FALSE(open.contains("nonce"));
    json without = sealed;
    without.erase("nonce");
    EXPECT_FALSE(parse(test::dumped(without)));
    open["nonce"] = sealed["nonce"];
    EXPECT_FALSE(parse(test::dumped(open)));
}

// A seat that has missed deadlines, as versions before 5 wrote it where they knew as much.
TEST(JournalRecords, CountMissedDeadlinesAsOlderVersionsDid) {
    struct Case {
        int missed;
        bool hurried;
        int version;
    };
    for (const Case& c : {Case{0, false, 1}, Case{0, true, 1}, Case{1, false, 4}, Case{1, true, 5},
                          Case{2, true, 4}, Case{3, true, 5}}) {
        Seated seat{.seat = 0,
                    .player = "p1a2b3c4",
                    .name = "Anna",
                    .bot = {},
                    .hurried = c.hurried,
                    .seed = {}};
        seat.set_missed_deadlines(c.missed);
        EXPECT_EQ(written(seat)["v"], c.version) << c.missed;
        const auto read = parse(to_json({{5}, "k3f9xq", 17, seat, 5}));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(std::get<Seated>(read->record).missed_deadlines(), c.missed);
    }
}

// Every member taken away, or of another type; one that is not known; another version.
TEST(JournalRecords, WhatTheServerDoesNotWriteIsRefused) {
    for (const Record& record : one_of_each()) {
        const json good = written(record);
        for (const auto& [name, value] : good.items()) {
            for (const json& other : {json(nullptr), json(-1), json("?"), json::array()}) {
                if (other == value || (name == "t" && other == -1) || (name == "name") ||
                    ((name == "seed" || name == "once") && other.is_string()) ||
                    (name == "why" && other.is_string()) ||
                    (name == "table" && other.is_string()) ||
                    ((name == "player" || name == "game" || name == "invite") &&
                     other.is_string())) {
                    continue;
                }
                json changed = good;
                changed[name] = other;
                EXPECT_FALSE(parse(test::dumped(changed))) << test::dumped(changed);
            }
        }
        for (const char* name : {"v", "t", "table", "seq", "inc", "kind"}) {
            json changed = good;
            changed.erase(name);
            EXPECT_FALSE(parse(test::dumped(changed))) << test::dumped(changed);
        }
        json more = good;
        more["more"] = 1;
        EXPECT_FALSE(parse(test::dumped(more)));
        json newer = good;
        newer["v"] = kVersion + 1;
        const auto read = parse(test::dumped(newer));
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().message, "v: is a version that this server cannot read");
    }
}

// So a server of the version before reads what it can know.
TEST(JournalRecords, AreOfTheVersionThatKnewThem) {
    for (const Record& record : one_of_each()) {
        const bool has_more = std::holds_alternative<Hosted>(record);
        const bool is_of_sleep = std::holds_alternative<Slept>(record) ||
                                 std::holds_alternative<Awaited>(record) ||
                                 std::holds_alternative<WentOn>(record);
        const bool is_of_late = std::holds_alternative<GameOpened>(record);
        const bool is_newer = std::holds_alternative<Created>(record) ||
                              std::holds_alternative<Seated>(record) ||
                              std::holds_alternative<AddressRemoved>(record) ||
                              std::holds_alternative<InviteRenewed>(record);
        const bool is_newest = std::holds_alternative<PauseBegan>(record) ||
                               std::holds_alternative<PauseEnded>(record);
        EXPECT_EQ(written(record).at("v"), is_newest     ? 6
                                           : is_newer    ? 5
                                           : is_of_late  ? 4
                                           : is_of_sleep ? 3
                                           : has_more    ? 2
                                                         : 1)
            << written(record);
    }
    for (const Record& record : {Record(Created{.invite = "ABCD2345"}), Record(Seated{.seat = 0}),
                                 Record(GameOpened{.game = "k3f9xq-1"}),
                                 Record(Hosted{.player = "p1a2b3c4", .name = "Anna"})}) {
        EXPECT_EQ(written(record).at("v"), 1) << written(record);
    }
}

// So that a release with other rules reads what the first one wrote.
TEST(JournalRecords, NameNoFirstVersionOfTheRules) {
    EXPECT_EQ(Started{}.rules, std::nullopt);
    EXPECT_FALSE(written(Started{}).contains("rules"));
    EXPECT_EQ(written(Started{.rules = 2}).at("rules"), 2);
}

TEST(JournalRecords, OtherTextIsRefused) {
    const std::string good = to_json({{5}, "k3f9xq", 0, Ended{}});
    ASSERT_TRUE(parse(good));
    for (const std::string& bad : {std::string(), std::string("[]"), good + "\n", ' ' + good,
                                   good.substr(0, good.size() - 1), good + std::string(1, '\0')}) {
        EXPECT_FALSE(parse(bad)) << bad;
    }
}

}  // namespace
}  // namespace vegas::core::journal
