#include <gtest/gtest.h>

#include "protocol/requests/messages.hpp"
#include "protocol/requests/setup_json.hpp"
#include "protocol/vegas_1996/board_json.hpp"

namespace vegas::protocol {
namespace {

template <class T>
T good(const std::string& bytes) {
    const Request r = parse(bytes);
    EXPECT_TRUE(r.op.has_value()) << bytes << ": " << (r.op ? "" : r.op.error().message);
    return r.op ? std::get<T>(*r.op) : T{};
}

std::string written(const vegas::Setup& setup) {
    return json_text([&](JsonWriter& out) { write_options(out, setup); });
}

}  // namespace

TEST(Parse, Hello) {
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"name":"Anna"})").name, "Anna");
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"token":"x","caps":["a"]})").token, "x");
    EXPECT_FALSE(good<Hello>(R"({"op":"hello","protocol":1,"name":"Anna"})").bot);
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"name":"A","bot":{"name":"B"}})").bot,
              (BotProgram{"B", "", ""}));
}

TEST(Parse, History) {
    EXPECT_EQ(good<History>(R"({"op":"history","table":"t"})").table, "t");
    EXPECT_EQ(good<History>(R"({"op":"history","game":"t-1"})").game, "t-1");
}

TEST(Parse, QuickPlay) {
    const auto plain = good<QuickPlay>(R"({"op":"quick_play"})");
    EXPECT_EQ(plain.setup, (vegas::Setup{.ruleset = Ruleset::royale, .seats = 4}));
    const auto all =
        good<QuickPlay>(R"({"op":"quick_play","ruleset":"custom","idempotency_key":"s"})");
    EXPECT_EQ(all.setup, (vegas::Setup{.ruleset = Ruleset::custom, .seats = 4}));
    EXPECT_EQ(all.idempotency_key, "s");
}

TEST(Parse, Rematch) {
    EXPECT_FALSE(good<TableRematch>(R"({"op":"table.rematch","table":"t"})").game);
    const auto op = good<TableRematch>(R"({"op":"table.rematch","table":"t","game":"t-1"})");
    EXPECT_EQ(op.table, "t");
    EXPECT_EQ(op.game, "t-1");
}

TEST(Parse, ASeedOrItsHashForACommitment) {
    const std::string about =
        R"({"op":"table.seed","table":"t","commitment":")" + std::string(62, '0') + R"(ff",)";
    const auto hash = good<TableSeed>(about + R"("hash":")" + std::string(62, '1') + R"(0a"})");
    EXPECT_EQ(hash.commitment[31], 0xff);
    EXPECT_EQ((*hash.hash)[31], 0x0a);
    EXPECT_FALSE(hash.seed);
    EXPECT_EQ(good<TableSeed>(about + R"("seed":"mine"})").seed, "mine");
}

TEST(Parse, CreateWithDefaults) {
    const auto op = good<TableCreate>(R"({"op":"table.create","ruleset":"royale-basic"})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::royale_basic, .seats = 5}));
    EXPECT_TRUE(op.is_private);
    EXPECT_EQ(op.clock, TimeControl{kDecisionMsDefault});
    EXPECT_FALSE(op.as_spectator);
}

// [ALL-3]
TEST(Parse, CreateWithEverything) {
    const auto op = good<TableCreate>(
        R"({"op":"table.create","ruleset":"classic","seats":3,"visibility":"public","clock":null,
            "as":"spectator","lab_seed":"s",
            "options":{"first_seat":2,"open_money":true,"neutral_dice":true}})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::classic,
                                      .seats = 3,
                                      .first_seat = 2,
                                      .open_money = true,
                                      .neutral_dice = true}));
    EXPECT_FALSE(op.is_private);
    EXPECT_FALSE(op.clock.has_value());
    EXPECT_TRUE(op.as_spectator);
    EXPECT_EQ(op.lab_seed, "s");
}

// [CL-10]
TEST(Parse, MostSeatsWithNeutralDiceAreFour) {
    const auto op = good<TableCreate>(
        R"({"op":"table.create","ruleset":"classic","options":{"neutral_dice":true}})");
    EXPECT_EQ(op.setup.seats, 4);
}

// [RY-14] [ALL-3]
TEST(Parse, TwoOfRoyaleMayLeaveOutTheNeutralDice) {
    for (const char* ruleset : {"royale-basic", "royale"}) {
        const auto with = [ruleset](const std::string& options) {
            return R"({"op":"table.create","ruleset":")" + std::string(ruleset) + R"(",)" +
                   options + "}";
        };
        const auto without = good<TableCreate>(with(R"("options":{"neutral_dice":false})"));
        EXPECT_EQ(without.setup.seats, 2);
        EXPECT_EQ(written(without.setup), R"({"neutral_dice":false})");
        for (const char* seats : {"2", "5"}) {  // as in a new table
            const auto usual = good<TableCreate>(
                with(R"("options":{"neutral_dice":true},"seats":)" + std::string(seats)));
            EXPECT_EQ(written(usual.setup), "{}");
        }
        const auto refused = parse(with(R"("options":{"neutral_dice":false},"seats":3)"));
        ASSERT_FALSE(refused.op);
        EXPECT_EQ(refused.op.error().code, ErrorCode::bad_option);
        EXPECT_EQ(refused.op.error().data, R"({"option":"neutral_dice"})");
    }
}

// [CU-1] [CU-2] [CU-10] [ALL-3]
TEST(Parse, CreateCustomWithEverything) {
    const auto op = good<TableCreate>(
        R"({"op":"table.create","ruleset":"custom","options":{"first_seat":7,"open_money":true,
            "copies":10,"rounds":3,"skip":"chips","skip_limit":2}})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::custom,
                                      .seats = 8,
                                      .first_seat = 7,
                                      .open_money = true,
                                      .copies = 10,
                                      .rounds = 3,
                                      .skip = Skip::chips,
                                      .skip_limit = 2}));
}

// [CU-1] [CU-2] [CU-10]
TEST(Parse, CreateCustomWithDefaults) {
    const auto op = good<TableCreate>(R"({"op":"table.create","ruleset":"custom","seats":2})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::custom,
                                      .seats = 2,
                                      .copies = 5,
                                      .rounds = 4,
                                      .skip = Skip::none,
                                      .skip_limit = 0}));
    EXPECT_EQ(good<TableCreate>(
                  R"({"op":"table.create","ruleset":"custom","seats":2,
                      "options":{"skip":"none","skip_limit":1}})")
                  .setup.skip_limit,
              1);
}

// [VG-1] [VG-20] [ALL-3]
TEST(Parse, CreateVegasWithItsOptions) {
    const auto ours = good<TableCreate>(R"({"op":"table.create","ruleset":"vegas-1996"})");
    EXPECT_EQ(ours.setup, (vegas::Setup{.ruleset = Ruleset::vegas_1996, .seats = 4}));
    std::string board;
    JsonWriter out(board);
    write_own(out, vegas_1996::built_in_board());
    const auto own = good<TableCreate>(
        R"({"op":"table.create","ruleset":"vegas-1996","options":{"duel":true,"board":)" + board +
        "}}");
    EXPECT_TRUE(own.setup.vegas_1996.duel);
    EXPECT_EQ(own.setup.vegas_1996.board, vegas_1996::built_in_board());
}

TEST(Parse, Act) {
    const auto op = good<ActRequest>(
        R"({"op":"act","id":7,"table":"t","decision":41,
            "action":{"kind":"place","face":3,"shows":{"anything":1}}})");
    EXPECT_EQ(op.table, "t");
    EXPECT_EQ(op.decision, 41U);
    EXPECT_EQ(op.action, (Action{Act::place, 3}));
}

TEST(Parse, TheIdIsKeptAsItWasWritten) {
    EXPECT_EQ(parse(R"({"op":"lobby.watch","id":7})").re, "7");
    EXPECT_EQ(parse(R"({"op":"lobby.watch","id":-9007199254740992})").re, "-9007199254740992");
    EXPECT_EQ(parse(R"({"op":"lobby.watch","id":"a\"b"})").re, R"("a\"b")");
    EXPECT_EQ(parse(R"({"op":"lobby.watch"})").re, "");
    EXPECT_EQ(parse(R"({"op":"nothing","id":3})").re, "3");  // errors carry it too
}

struct Bad {
    const char* bytes;
    ErrorCode code;
    std::string data;
};
Bad bad_field(const char* bytes, const std::string& field) {
    return {bytes, ErrorCode::bad_message, R"({"field":")" + field + "\"}"};
}
Bad bad_option(const char* bytes, const std::string& option) {
    return {bytes, ErrorCode::bad_option, R"({"option":")" + option + "\"}"};
}

class BadRequests : public testing::TestWithParam<Bad> {};

TEST_P(BadRequests, AreRefusedWithTheirCode) {
    const Request r = parse(GetParam().bytes);
    ASSERT_FALSE(r.op.has_value()) << GetParam().bytes;
    EXPECT_EQ(word_of(r.op.error().code), word_of(GetParam().code)) << GetParam().bytes;
    EXPECT_EQ(r.op.error().data, GetParam().data) << GetParam().bytes;
}

#define CREATE(rest) R"({"op":"table.create","ruleset":"royale-basic",)" rest "}"
#define ACT(rest) R"({"op":"act","table":"t","decision":1,"action":)" rest "}"

INSTANTIATE_TEST_SUITE_P(
    All, BadRequests,
    testing::Values(
        Bad{"", ErrorCode::bad_json, ""}, Bad{"{", ErrorCode::bad_json, ""},
        Bad{"{}{}", ErrorCode::bad_json, ""}, Bad{"{'op':1}", ErrorCode::bad_json, ""},
        Bad{"\xff", ErrorCode::bad_json, ""}, Bad{"[]", ErrorCode::bad_message, ""},
        Bad{"1", ErrorCode::bad_message, ""}, Bad{"null", ErrorCode::bad_message, ""},
        bad_field("{}", "op"), bad_field(R"({"op":1})", "op"),
        Bad{R"({"op":"dance"})", ErrorCode::unknown_op, R"({"op":"dance"})"},
        Bad{R"({"op":"HELLO","protocol":1,"name":"A"})", ErrorCode::unknown_op,
            R"({"op":"HELLO"})"},
        bad_field(R"({"op":"lobby.watch","id":1.5})", "id"),
        bad_field(R"({"op":"lobby.watch","id":null})", "id"),
        bad_field(R"({"op":"lobby.watch","id":9007199254740993})", "id"),
        bad_field(R"({"op":"lobby.watch","id":18446744073709551615})", "id"),
        bad_field(R"({"op":"lobby.watch","id":-9223372036854775808})", "id"),
        bad_field(R"({"op":"lobby.watch","x":1})", "x"),
        bad_field(R"({"op":"lobby.watch","page":0})", "page"),
        bad_field(R"({"op":"lobby.watch","page":1000001})", "page"),
        bad_field(R"({"op":"lobby.watch","page":"1"})", "page"),
        bad_field(R"({"op":"lobby.watch","free":1})", "free"),
        bad_field(R"({"op":"lobby.watch","ruleset":1})", "ruleset"),
        Bad{R"({"op":"lobby.watch","ruleset":"poker"})", ErrorCode::unknown_ruleset,
            R"({"rulesets":["royale-basic","royale","classic","custom","vegas-1996"]})"},
        bad_field(R"({"op":"hello","name":"A"})", "protocol"),
        Bad{R"({"op":"hello","protocol":2,"name":"A"})", ErrorCode::unsupported_protocol,
            R"({"supported":1})"},
        bad_field(R"({"op":"hello","protocol":"1","name":"A"})", "protocol"),
        bad_field(R"({"op":"hello","protocol":1})", "name"),
        bad_field(R"({"op":"hello","protocol":1,"name":"A","token":"t"})", "name"),
        bad_field(R"({"op":"hello","protocol":1,"name":"A","caps":{}})", "caps"),
        bad_field(R"({"op":"hello","protocol":1,"name":"A","caps":[1]})", "caps"),
        bad_field(R"({"op":"table.create"})", "ruleset"),
        Bad{R"({"op":"table.create","ruleset":"poker"})", ErrorCode::unknown_ruleset,
            R"({"rulesets":["royale-basic","royale","classic","custom","vegas-1996"]})"},
        Bad{CREATE(R"("seats":1)"), ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        Bad{CREATE(R"("seats":6)"), ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        bad_field(CREATE(R"("seats":258)"), "seats"), bad_field(CREATE(R"("seats":"4")"), "seats"),
        bad_field(CREATE(R"("seats":4.0)"), "seats"),
        bad_field(CREATE(R"("options":[])"), "options"),
        bad_option(CREATE(R"("options":{"tiles":3})"), "tiles"),
        bad_option(CREATE(R"("options":{"neutral_dice":1})"), "neutral_dice"),
        bad_option(CREATE(R"("options":{"open_money":1})"), "open_money"),
        bad_option(CREATE(R"("options":{"first_seat":8})"), "first_seat"),
        bad_option(CREATE(R"("seats":3,"options":{"first_seat":3})"), "first_seat"),
        bad_field(CREATE(R"("visibility":"secret")"), "visibility"),
        bad_field(CREATE(R"("clock":{})"), "clock"),
        bad_field(CREATE(R"("clock":{"decision_ms":999})"), "clock"),
        bad_field(CREATE(R"("clock":{"decision_ms":1209600001})"), "clock"),
        bad_field(CREATE(R"("clock":{"decision_ms":60000,"x":1})"), "clock"),
        bad_field(CREATE(R"("clock":5)"), "clock"), bad_field(CREATE(R"("as":"ghost")"), "as"),
        bad_field(CREATE(R"("seed":"mine")"), "seed"),
        bad_field(CREATE(R"("lab_seed":"\n")"), "lab_seed"),
        Bad{R"({"op":"table.create","ruleset":"classic","seats":5,"options":{"neutral_dice":true}})",
            ErrorCode::bad_seats, R"({"least":2,"most":4})"},
        bad_field(R"({"op":"table.join"})", "table"),
        bad_field(R"({"op":"table.join","table":"t","invite":"i"})", "table"),
        bad_field(R"({"op":"table.join","table":"t","as":"spectator","seat":0})", "seat"),
        bad_field(R"({"op":"table.join","table":"t","seat":-1})", "seat"),
        bad_field(R"({"op":"table.join","table":"t","v":3})", "epoch"),
        bad_field(R"({"op":"history"})", "game"),
        bad_field(R"({"op":"history","game":"g","table":"t"})", "game"),
        bad_field(R"({"op":"history","game":1})", "game"),
        bad_field(R"({"op":"games.mine","game":"g-1"})", "ended_ms"),
        bad_field(R"({"op":"games.mine","ended_ms":1})", "game"),
        bad_field(R"({"op":"games.mine","game":"g-1","ended_ms":-1})", "ended_ms"),
        bad_field(R"({"op":"games.mine","limit":0})", "limit"),
        bad_field(R"({"op":"games.mine","limit":51})", "limit"),
        bad_field(R"({"op":"games.mine","player":"p"})", "player"),
        bad_field(R"({"op":"devices.mine","player":"p"})", "player"),
        bad_field(R"({"op":"device.rename","device":"d"})", "name"),
        bad_field(R"({"op":"device.revoke"})", "device"),
        bad_field(R"({"op":"me.data","player":"p"})", "player"),
        bad_field(R"({"op":"me.forget"})", "player"),
        bad_field(R"({"op":"me.forget","player":1})", "player"),
        bad_field(R"({"op":"device.redeem","code":7})", "code"),
        bad_field(R"({"op":"device.redeem","device":"Phone"})", "code"),
        bad_field(R"({"op":"table.sync","table":"t","epoch":"e","v":-1})", "v"),
        bad_field(R"({"op":"table.leave"})", "table"),
        bad_field(R"({"op":"table.leave","table":5})", "table"),
        bad_field(R"({"op":"table.ready","table":"t","ready":"yes"})", "ready"),
        bad_field(R"({"op":"quick_play","ruleset":5})", "ruleset"),
        bad_field(R"({"op":"quick_play","seats":3})", "seats"),
        bad_field(R"({"op":"quick_play","seed":"mine"})", "seed"),
        bad_field(R"({"op":"table.seed","table":"t","seed":"mine"})", "commitment"),
        bad_field(R"({"op":"table.seed","table":"t","commitment":"00","seed":"mine"})",
                  "commitment"),
        bad_field(R"({"op":"table.rematch"})", "table"),
        bad_field(R"({"op":"table.rematch","table":"t","seed":"mine"})", "seed"),
        bad_field(R"({"op":"table.rematch","table":"t","ready":true})", "ready"),
        bad_field(R"({"op":"table.add_bot","table":"t"})", "level"),
        bad_field(R"({"op":"table.add_bot","table":"t","level":"genius"})", "level"),
        bad_field(R"({"op":"table.remove_bot","table":"t"})", "seat"),
        bad_field(R"({"op":"table.spectators"})", "table"),
        bad_field(R"({"op":"table.remove","table":"t"})", "player"),
        bad_field(R"({"op":"table.remove","table":"t","seat":1})", "player"),
        bad_field(R"({"op":"table.readmit","table":"t","player":7})", "player"),
        bad_field(R"({"op":"table.change","table":"t"})", "ruleset"),
        bad_field(R"({"op":"table.change","table":"t","ruleset":"classic","visibility":"public"})",
                  "visibility"),
        Bad{R"({"op":"table.change","table":"t","ruleset":"classic","seats":9})",
            ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        bad_field(R"({"op":"table.request_seat","table":"t"})", "seat"),
        bad_field(R"({"op":"table.request_seat","table":"t","seat":-1})", "seat"),
        bad_field(R"({"op":"table.assign_seat","table":"t"})", "player"),
        bad_field(R"({"op":"table.assign_seat","table":"t","player":"p","accept":1})", "accept"),
        bad_field(R"({"op":"table.chat","table":"t"})", "phrase"),
        bad_field(R"({"op":"table.chat","table":"t","phrase":"hi"})", "phrase"),
        bad_field(R"({"op":"table.nudge","table":"t","seat":1})", "seat"),
        bad_field(R"({"op":"table.pause","table":"t","minutes":5})", "kind"),
        bad_field(R"({"op":"table.pause","table":"t","kind":"nap","minutes":5})", "kind"),
        bad_field(R"({"op":"table.pause","table":"t","kind":"pause"})", "minutes"),
        bad_field(R"({"op":"table.pause","table":"t","kind":"pause","minutes":0})", "minutes"),
        bad_field(R"({"op":"table.pause","table":"t","kind":"pause","minutes":31})", "minutes"),
        bad_field(R"({"op":"table.accept_pause"})", "table"),
        bad_field(R"({"op":"table.accept_pause","table":"t","accept":"yes"})", "accept"),
        bad_field(R"({"op":"act","table":"t","action":{"kind":"roll"}})", "decision"),
        bad_field(R"({"op":"act","table":"t","decision":0,"action":{"kind":"roll"}})", "decision"),
        bad_field(R"({"op":"act","table":"t","decision":1})", "action"),
        bad_field(ACT("3"), "action"), bad_field(ACT("{}"), "kind"),
        bad_field(ACT(R"({"kind":"cheat"})"), "kind"),
        bad_field(ACT(R"({"kind":"place"})"), "face"),
        bad_field(ACT(R"({"kind":"place","face":7})"), "face"),
        bad_field(ACT(R"({"kind":"roll","face":1})"), "face")));

// A text that is too long is refused before anything is done with it.
struct LongText {
    std::string open, close;  // around the text
    ErrorCode code = ErrorCode::bad_message;
};
class LongTexts : public testing::TestWithParam<LongText> {};
TEST_P(LongTexts, AreRefusedByTheReader) {
    const auto with = [](const std::string& text) {
        return parse(GetParam().open + text + GetParam().close);
    };
    EXPECT_TRUE(with("abcd").op);
    const Request r = with(std::string(513, 'x'));
    ASSERT_FALSE(r.op);
    EXPECT_EQ(r.op.error().code, GetParam().code);
}
INSTANTIATE_TEST_SUITE_P(
    All, LongTexts,
    testing::Values(
        LongText{R"({"op":"hello","protocol":1,"name":")", R"("})", ErrorCode::bad_name},
        LongText{R"({"op":"hello","protocol":1,"name":"A","bot":{"name":")", R"("}})",
                 ErrorCode::bad_name},
        LongText{R"({"op":"hello","protocol":1,"name":"A","bot":{"name":"B","author":")", R"("}})",
                 ErrorCode::bad_name},
        LongText{R"({"op":"hello","protocol":1,"token":")", R"("})"},
        LongText{R"({"op":"table.create","ruleset":"classic","idempotency_key":")", R"("})"},
        LongText{R"({"op":"table.create","ruleset":"classic","lab_seed":")", R"("})"},
        LongText{R"({"op":"history","game":")", R"("})"},
        LongText{R"({"op":"table.remove","table":"t","player":")", R"("})"},
        LongText{R"({"op":"table.join","table":")", R"("})"},
        LongText{R"({"op":"table.join","invite":")", R"("})"},
        LongText{R"({"op":"table.join","table":"t","v":1,"epoch":")", R"("})"}));

#define CUSTOM(rest) R"({"op":"table.create","ruleset":"custom",)" rest "}"

// [ALL-3]
INSTANTIATE_TEST_SUITE_P(
    Custom, BadRequests,
    testing::Values(bad_option(CUSTOM(R"("options":{"copies":3})"), "copies"),
                    bad_option(CUSTOM(R"("options":{"copies":11})"), "copies"),
                    bad_option(CUSTOM(R"("options":{"copies":"5"})"), "copies"),
                    bad_option(CUSTOM(R"("options":{"rounds":0})"), "rounds"),
                    bad_option(CUSTOM(R"("options":{"rounds":11})"), "rounds"),
                    bad_option(CUSTOM(R"("options":{"rounds":null})"), "rounds"),
                    bad_option(CUSTOM(R"("options":{"skip":"money"})"), "skip"),
                    bad_option(CUSTOM(R"("options":{"skip":1})"), "skip"),
                    bad_option(CUSTOM(R"("options":{"skip_limit":3})"), "skip_limit"),
                    bad_option(CUSTOM(R"("options":{"skip_limit":-1})"), "skip_limit"),
                    bad_option(CUSTOM(R"("options":{"skip_limit":true})"), "skip_limit"),
                    bad_option(CUSTOM(R"("options":{"neutral_dice":true})"), "neutral_dice"),
                    bad_option(CREATE(R"("options":{"copies":4})"), "copies"),
                    bad_option(CREATE(R"("options":{"rounds":4})"), "rounds"),
                    bad_option(CREATE(R"("options":{"skip":"chips"})"), "skip"),
                    bad_option(CREATE(R"("options":{"skip_limit":1})"), "skip_limit"),
                    Bad{CUSTOM(R"("seats":9)"), ErrorCode::bad_seats, R"({"least":2,"most":8})"},
                    Bad{CUSTOM(R"("seats":1)"), ErrorCode::bad_seats, R"({"least":2,"most":8})"}));

}  // namespace vegas::protocol
