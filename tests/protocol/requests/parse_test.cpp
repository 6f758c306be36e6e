#include <gtest/gtest.h>

#include "protocol/requests/board_json.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/requests/setup_json.hpp"

namespace vegas::protocol {
namespace {

template <class T>
T good(const std::string& bytes) {
    const Request r = parse(bytes);
    EXPECT_TRUE(r.op.has_value()) << bytes << ": " << (r.op ? "" : r.op.error().message);
    return r.op ? std::get<T>(*r.op) : T{};
}

std::string written(const vegas::Setup& setup) {
    std::string text;
    JsonOut out(text);
    write_options(out, setup);
    return text;
}

}  // namespace

TEST(Parse, Hello) {
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"name":"Anna"})").name, "Anna");
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"token":"x","caps":["a"]})").token, "x");
    EXPECT_FALSE(good<Hello>(R"({"op":"hello","protocol":1,"name":"Anna"})").bot);
    EXPECT_EQ(good<Hello>(R"({"op":"hello","protocol":1,"name":"A","bot":{"name":"B"}})").bot,
              (Program{"B", "", ""}));
}

TEST(Parse, History) {
    EXPECT_EQ(good<History>(R"({"op":"history","table":"t"})").table, "t");
    EXPECT_EQ(good<History>(R"({"op":"history","game":"t-1"})").game, "t-1");
}

TEST(Parse, QuickPlay) {
    const auto plain = good<QuickPlay>(R"({"op":"quick_play"})");
    EXPECT_EQ(plain.setup, (vegas::Setup{.ruleset = Ruleset::royale, .seats = 4}));
    EXPECT_FALSE(plain.seed);
    const auto all = good<QuickPlay>(R"({"op":"quick_play","ruleset":"custom","seed":"s"})");
    EXPECT_EQ(all.setup, (vegas::Setup{.ruleset = Ruleset::custom, .seats = 4}));
    EXPECT_EQ(all.seed, "s");
}

TEST(Parse, Rematch) {
    EXPECT_FALSE(good<TableRematch>(R"({"op":"table.rematch","table":"t"})").seed);
    const auto op = good<TableRematch>(R"({"op":"table.rematch","table":"t","seed":"s"})");
    EXPECT_EQ(op.table, "t");
    EXPECT_EQ(op.seed, "s");
}

TEST(Parse, CreateWithDefaults) {
    const auto op = good<TableCreate>(R"({"op":"table.create","ruleset":"royale-basic"})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::royale_basic, .seats = 5}));
    EXPECT_TRUE(op.is_private);
    EXPECT_EQ(op.clock, Clock{kDecisionMsDefault});
    EXPECT_FALSE(op.as_spectator);
}

// [ALL-3]
TEST(Parse, CreateWithEverything) {
    const auto op = good<TableCreate>(
        R"({"op":"table.create","ruleset":"classic","seats":3,"visibility":"public","clock":null,
            "as":"spectator","seed":"s",
            "options":{"first_seat":2,"open_money":true,"neutral_dice":true}})");
    EXPECT_EQ(op.setup, (vegas::Setup{.ruleset = Ruleset::classic,
                                      .seats = 3,
                                      .first_seat = 2,
                                      .open_money = true,
                                      .neutral_dice = true}));
    EXPECT_FALSE(op.is_private);
    EXPECT_FALSE(op.clock.has_value());
    EXPECT_TRUE(op.as_spectator);
    EXPECT_EQ(op.seed, "s");
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
    JsonOut out(board);
    write_board(out, vegas_1996::built_in_board());
    const auto own = good<TableCreate>(
        R"({"op":"table.create","ruleset":"vegas-1996","options":{"duel":true,"board":)" + board +
        "}}");
    EXPECT_TRUE(own.setup.duel);
    EXPECT_EQ(own.setup.board, vegas_1996::built_in_board());
}

TEST(Parse, Act) {
    const auto op = good<ActOn>(
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
    const char* data;
};

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
        Bad{"{}", ErrorCode::bad_message, R"({"field":"op"})"},
        Bad{R"({"op":1})", ErrorCode::bad_message, R"({"field":"op"})"},
        Bad{R"({"op":"dance"})", ErrorCode::unknown_op, R"({"op":"dance"})"},
        Bad{R"({"op":"HELLO","protocol":1,"name":"A"})", ErrorCode::unknown_op,
            R"({"op":"HELLO"})"},
        Bad{R"({"op":"lobby.watch","id":1.5})", ErrorCode::bad_message, R"({"field":"id"})"},
        Bad{R"({"op":"lobby.watch","id":null})", ErrorCode::bad_message, R"({"field":"id"})"},
        Bad{R"({"op":"lobby.watch","id":9007199254740993})", ErrorCode::bad_message,
            R"({"field":"id"})"},
        Bad{R"({"op":"lobby.watch","id":18446744073709551615})", ErrorCode::bad_message,
            R"({"field":"id"})"},
        Bad{R"({"op":"lobby.watch","id":-9223372036854775808})", ErrorCode::bad_message,
            R"({"field":"id"})"},
        Bad{R"({"op":"lobby.watch","x":1})", ErrorCode::bad_message, R"({"field":"x"})"},
        Bad{R"({"op":"lobby.watch","page":0})", ErrorCode::bad_message, R"({"field":"page"})"},
        Bad{R"({"op":"lobby.watch","page":1000001})", ErrorCode::bad_message,
            R"({"field":"page"})"},
        Bad{R"({"op":"lobby.watch","page":"1"})", ErrorCode::bad_message, R"({"field":"page"})"},
        Bad{R"({"op":"lobby.watch","free":1})", ErrorCode::bad_message, R"({"field":"free"})"},
        Bad{R"({"op":"lobby.watch","ruleset":1})", ErrorCode::bad_message,
            R"({"field":"ruleset"})"},
        Bad{R"({"op":"lobby.watch","ruleset":"poker"})", ErrorCode::unknown_ruleset,
            R"({"rulesets":["royale-basic","royale","classic","custom","vegas-1996"]})"},
        Bad{R"({"op":"hello","name":"A"})", ErrorCode::bad_message, R"({"field":"protocol"})"},
        Bad{R"({"op":"hello","protocol":2,"name":"A"})", ErrorCode::unsupported_protocol,
            R"({"supported":1})"},
        Bad{R"({"op":"hello","protocol":"1","name":"A"})", ErrorCode::bad_message,
            R"({"field":"protocol"})"},
        Bad{R"({"op":"hello","protocol":1})", ErrorCode::bad_message, R"({"field":"name"})"},
        Bad{R"({"op":"hello","protocol":1,"name":"A","token":"t"})", ErrorCode::bad_message,
            R"({"field":"name"})"},
        Bad{R"({"op":"hello","protocol":1,"name":"A","caps":{}})", ErrorCode::bad_message,
            R"({"field":"caps"})"},
        Bad{R"({"op":"hello","protocol":1,"name":"A","caps":[1]})", ErrorCode::bad_message,
            R"({"field":"caps"})"},
        Bad{R"({"op":"table.create"})", ErrorCode::bad_message, R"({"field":"ruleset"})"},
        Bad{R"({"op":"table.create","ruleset":"poker"})", ErrorCode::unknown_ruleset,
            R"({"rulesets":["royale-basic","royale","classic","custom","vegas-1996"]})"},
        Bad{CREATE(R"("seats":1)"), ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        Bad{CREATE(R"("seats":6)"), ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        Bad{CREATE(R"("seats":258)"), ErrorCode::bad_message, R"({"field":"seats"})"},
        Bad{CREATE(R"("seats":"4")"), ErrorCode::bad_message, R"({"field":"seats"})"},
        Bad{CREATE(R"("seats":4.0)"), ErrorCode::bad_message, R"({"field":"seats"})"},
        Bad{CREATE(R"("options":[])"), ErrorCode::bad_message, R"({"field":"options"})"},
        Bad{CREATE(R"("options":{"tiles":3})"), ErrorCode::bad_option, R"({"option":"tiles"})"},
        Bad{CREATE(R"("options":{"neutral_dice":1})"), ErrorCode::bad_option,
            R"({"option":"neutral_dice"})"},
        Bad{CREATE(R"("options":{"open_money":1})"), ErrorCode::bad_option,
            R"({"option":"open_money"})"},
        Bad{CREATE(R"("options":{"first_seat":8})"), ErrorCode::bad_option,
            R"({"option":"first_seat"})"},
        Bad{CREATE(R"("seats":3,"options":{"first_seat":3})"), ErrorCode::bad_option,
            R"({"option":"first_seat"})"},
        Bad{CREATE(R"("visibility":"secret")"), ErrorCode::bad_message,
            R"({"field":"visibility"})"},
        Bad{CREATE(R"("clock":{})"), ErrorCode::bad_message, R"({"field":"clock"})"},
        Bad{CREATE(R"("clock":{"decision_ms":999})"), ErrorCode::bad_message,
            R"({"field":"clock"})"},
        Bad{CREATE(R"("clock":{"decision_ms":86400001})"), ErrorCode::bad_message,
            R"({"field":"clock"})"},
        Bad{CREATE(R"("clock":{"decision_ms":60000,"x":1})"), ErrorCode::bad_message,
            R"({"field":"clock"})"},
        Bad{CREATE(R"("clock":5)"), ErrorCode::bad_message, R"({"field":"clock"})"},
        Bad{CREATE(R"("as":"ghost")"), ErrorCode::bad_message, R"({"field":"as"})"},
        Bad{CREATE(R"("seed":"\n")"), ErrorCode::bad_message, R"({"field":"seed"})"},
        Bad{R"({"op":"table.create","ruleset":"classic","seats":5,"options":{"neutral_dice":true}})",
            ErrorCode::bad_seats, R"({"least":2,"most":4})"},
        Bad{R"({"op":"table.join"})", ErrorCode::bad_message, R"({"field":"table"})"},
        Bad{R"({"op":"table.join","table":"t","invite":"i"})", ErrorCode::bad_message,
            R"({"field":"table"})"},
        Bad{R"({"op":"table.join","table":"t","as":"spectator","seat":0})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"table.join","table":"t","seat":-1})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"table.join","table":"t","v":3})", ErrorCode::bad_message,
            R"({"field":"epoch"})"},
        Bad{R"({"op":"history"})", ErrorCode::bad_message, R"({"field":"game"})"},
        Bad{R"({"op":"history","game":"g","table":"t"})", ErrorCode::bad_message,
            R"({"field":"game"})"},
        Bad{R"({"op":"history","game":1})", ErrorCode::bad_message, R"({"field":"game"})"},
        Bad{R"({"op":"games.mine","game":"g-1"})", ErrorCode::bad_message,
            R"({"field":"ended_ms"})"},
        Bad{R"({"op":"games.mine","ended_ms":1})", ErrorCode::bad_message, R"({"field":"game"})"},
        Bad{R"({"op":"games.mine","game":"g-1","ended_ms":-1})", ErrorCode::bad_message,
            R"({"field":"ended_ms"})"},
        Bad{R"({"op":"games.mine","most":0})", ErrorCode::bad_message, R"({"field":"most"})"},
        Bad{R"({"op":"games.mine","most":51})", ErrorCode::bad_message, R"({"field":"most"})"},
        Bad{R"({"op":"games.mine","player":"p"})", ErrorCode::bad_message, R"({"field":"player"})"},
        Bad{R"({"op":"table.sync","table":"t","epoch":"e","v":-1})", ErrorCode::bad_message,
            R"({"field":"v"})"},
        Bad{R"({"op":"table.leave"})", ErrorCode::bad_message, R"({"field":"table"})"},
        Bad{R"({"op":"table.leave","table":5})", ErrorCode::bad_message, R"({"field":"table"})"},
        Bad{R"({"op":"table.ready","table":"t","ready":"yes"})", ErrorCode::bad_message,
            R"({"field":"ready"})"},
        Bad{R"({"op":"quick_play","ruleset":5})", ErrorCode::bad_message, R"({"field":"ruleset"})"},
        Bad{R"({"op":"quick_play","seats":3})", ErrorCode::bad_message, R"({"field":"seats"})"},
        Bad{R"({"op":"quick_play","seed":"\n"})", ErrorCode::bad_message, R"({"field":"seed"})"},
        Bad{R"({"op":"table.rematch"})", ErrorCode::bad_message, R"({"field":"table"})"},
        Bad{R"({"op":"table.rematch","table":"t","seed":1})", ErrorCode::bad_message,
            R"({"field":"seed"})"},
        Bad{R"({"op":"table.rematch","table":"t","ready":true})", ErrorCode::bad_message,
            R"({"field":"ready"})"},
        Bad{R"({"op":"table.add_bot","table":"t"})", ErrorCode::bad_message,
            R"({"field":"level"})"},
        Bad{R"({"op":"table.add_bot","table":"t","level":"genius"})", ErrorCode::bad_message,
            R"({"field":"level"})"},
        Bad{R"({"op":"table.remove_bot","table":"t"})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"table.people"})", ErrorCode::bad_message, R"({"field":"table"})"},
        Bad{R"({"op":"table.remove","table":"t"})", ErrorCode::bad_message,
            R"({"field":"player"})"},
        Bad{R"({"op":"table.remove","table":"t","seat":1})", ErrorCode::bad_message,
            R"({"field":"player"})"},
        Bad{R"({"op":"table.admit","table":"t","player":7})", ErrorCode::bad_message,
            R"({"field":"player"})"},
        Bad{R"({"op":"table.change","table":"t"})", ErrorCode::bad_message,
            R"({"field":"ruleset"})"},
        Bad{R"({"op":"table.change","table":"t","ruleset":"classic","visibility":"public"})",
            ErrorCode::bad_message, R"({"field":"visibility"})"},
        Bad{R"({"op":"table.change","table":"t","ruleset":"classic","seats":9})",
            ErrorCode::bad_seats, R"({"least":2,"most":5})"},
        Bad{R"({"op":"table.take_seat","table":"t"})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"table.take_seat","table":"t","seat":-1})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"table.give_seat","table":"t"})", ErrorCode::bad_message,
            R"({"field":"player"})"},
        Bad{R"({"op":"table.give_seat","table":"t","player":"p","give":1})", ErrorCode::bad_message,
            R"({"field":"give"})"},
        Bad{R"({"op":"table.say","table":"t"})", ErrorCode::bad_message, R"({"field":"phrase"})"},
        Bad{R"({"op":"table.say","table":"t","phrase":"hi"})", ErrorCode::bad_message,
            R"({"field":"phrase"})"},
        Bad{R"({"op":"table.nudge","table":"t","seat":1})", ErrorCode::bad_message,
            R"({"field":"seat"})"},
        Bad{R"({"op":"act","table":"t","action":{"kind":"roll"}})", ErrorCode::bad_message,
            R"({"field":"decision"})"},
        Bad{R"({"op":"act","table":"t","decision":0,"action":{"kind":"roll"}})",
            ErrorCode::bad_message, R"({"field":"decision"})"},
        Bad{R"({"op":"act","table":"t","decision":1})", ErrorCode::bad_message,
            R"({"field":"action"})"},
        Bad{ACT("3"), ErrorCode::bad_message, R"({"field":"action"})"},
        Bad{ACT("{}"), ErrorCode::bad_message, R"({"field":"kind"})"},
        Bad{ACT(R"({"kind":"cheat"})"), ErrorCode::bad_message, R"({"field":"kind"})"},
        Bad{ACT(R"({"kind":"place"})"), ErrorCode::bad_message, R"({"field":"face"})"},
        Bad{ACT(R"({"kind":"place","face":7})"), ErrorCode::bad_message, R"({"field":"face"})"},
        Bad{ACT(R"({"kind":"roll","face":1})"), ErrorCode::bad_message, R"({"field":"face"})"}));

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
        LongText{R"({"op":"table.create","ruleset":"classic","once":")", R"("})"},
        LongText{R"({"op":"table.create","ruleset":"classic","seed":")", R"("})"},
        LongText{R"({"op":"history","game":")", R"("})"},
        LongText{R"({"op":"table.remove","table":"t","player":")", R"("})"},
        LongText{R"({"op":"table.join","table":")", R"("})"},
        LongText{R"({"op":"table.join","invite":")", R"("})"},
        LongText{R"({"op":"table.join","table":"t","v":1,"epoch":")", R"("})"}));

#define CUSTOM(rest) R"({"op":"table.create","ruleset":"custom",)" rest "}"

// [ALL-3]
INSTANTIATE_TEST_SUITE_P(
    Custom, BadRequests,
    testing::Values(
        Bad{CUSTOM(R"("options":{"copies":3})"), ErrorCode::bad_option, R"({"option":"copies"})"},
        Bad{CUSTOM(R"("options":{"copies":11})"), ErrorCode::bad_option, R"({"option":"copies"})"},
        Bad{CUSTOM(R"("options":{"copies":"5"})"), ErrorCode::bad_option, R"({"option":"copies"})"},
        Bad{CUSTOM(R"("options":{"rounds":0})"), ErrorCode::bad_option, R"({"option":"rounds"})"},
        Bad{CUSTOM(R"("options":{"rounds":11})"), ErrorCode::bad_option, R"({"option":"rounds"})"},
        Bad{CUSTOM(R"("options":{"rounds":null})"), ErrorCode::bad_option,
            R"({"option":"rounds"})"},
        Bad{CUSTOM(R"("options":{"skip":"money"})"), ErrorCode::bad_option, R"({"option":"skip"})"},
        Bad{CUSTOM(R"("options":{"skip":1})"), ErrorCode::bad_option, R"({"option":"skip"})"},
        Bad{CUSTOM(R"("options":{"skip_limit":3})"), ErrorCode::bad_option,
            R"({"option":"skip_limit"})"},
        Bad{CUSTOM(R"("options":{"skip_limit":-1})"), ErrorCode::bad_option,
            R"({"option":"skip_limit"})"},
        Bad{CUSTOM(R"("options":{"skip_limit":true})"), ErrorCode::bad_option,
            R"({"option":"skip_limit"})"},
        Bad{CUSTOM(R"("options":{"neutral_dice":true})"), ErrorCode::bad_option,
            R"({"option":"neutral_dice"})"},
        Bad{CREATE(R"("options":{"copies":4})"), ErrorCode::bad_option, R"({"option":"copies"})"},
        Bad{CREATE(R"("options":{"rounds":4})"), ErrorCode::bad_option, R"({"option":"rounds"})"},
        Bad{CREATE(R"("options":{"skip":"chips"})"), ErrorCode::bad_option, R"({"option":"skip"})"},
        Bad{CREATE(R"("options":{"skip_limit":1})"), ErrorCode::bad_option,
            R"({"option":"skip_limit"})"},
        Bad{CUSTOM(R"("seats":9)"), ErrorCode::bad_seats, R"({"least":2,"most":8})"},
        Bad{CUSTOM(R"("seats":1)"), ErrorCode::bad_seats, R"({"least":2,"most":8})"}));

}  // namespace vegas::protocol
