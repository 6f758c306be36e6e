// What becomes of a description: writers and the strict reader, on structs of no game.
#include <gtest/gtest.h>

#include "engine/fixed.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"
#include "tests/protocol/described_things.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

enum class Mood : std::uint8_t { calm, wild };
constexpr std::array kMoods =
    std::to_array<EnumWord<Mood>>({{Mood::calm, "calm"}, {Mood::wild, "wild"}});
constexpr std::span<const EnumWord<Mood>> words(Mood) { return kMoods; }

struct Toy {
    std::uint8_t size = 1;
    Seat seat = kNobody;
    Mood mood{};
    Corner corner{};
    std::optional<std::uint8_t> lid{};
    std::optional<Ball> ball{};
    FixedVector<std::uint8_t, 4> faces{};
    std::vector<Ball> balls{};
    bool operator==(const Toy&) const = default;

    static int twice(const Toy& t) { return 2 * t.size; }
    static constexpr auto wire(auto is) {
        return is.object("toy", "", is.required("size", &Toy::size, as::number(1, 9)),
                         is.optional("seat", &Toy::seat, as::seat),
                         is.unless_default("mood", &Toy::mood, as::word), is.part(&Toy::corner),
                         is.required("lid", &Toy::lid, as::or_null(as::number(0, 5))),
                         is.optional("ball", &Toy::ball, as::object),
                         is.required("faces", &Toy::faces, as::list(as::face, 0, 4)),
                         is.required("balls", &Toy::balls, as::list(as::object, 0, 3)),
                         is.required("twice", &Toy::twice, as::number(2, 18)));
    }
};

struct Rang {
    Seat seat = kNobody;
    Corner corner{};
    std::uint8_t again = 0;
    static constexpr auto wire(auto is) {
        return is.event(
            "rang", "", is.required("seat", &Rang::seat, as::seat), is.part(&Rang::corner),
            is.optional("again", &Rang::again, as::number(1, 9)), is.proof("stamp", as::hex(2)));
    }
};

bool has_no_x(std::string_view text) { return text.find('x') == text.npos; }
constexpr as::TextFormat kWord{"word", has_no_x, "must be without x"};

struct Letter {
    std::optional<std::string> to, all;
    std::optional<std::uint8_t> day, hour;
    std::string text;
    std::array<std::uint8_t, 2> stamp{};
    bool loud = false, paid = false, express = false;
    Dollars worth = 0;
    Tile tile{};
    static constexpr auto wire(auto is) {
        return is.object("letter", "", is.optional("to", &Letter::to, kWord),
                         is.optional("all", &Letter::all, kWord),
                         is.optional("day", &Letter::day, as::number(1, 31)),
                         is.optional("hour", &Letter::hour, as::number(0, 23)),
                         is.required("text", &Letter::text, kWord),
                         is.required("stamp", &Letter::stamp, as::hex(2)),
                         is.optional("loud", &Letter::loud, as::boolean),
                         is.optional("paid", &Letter::paid, as::yes),
                         is.optional("by", &Letter::express, as::either("mail", "express")),
                         is.optional("worth", &Letter::worth, as::sum),
                         is.optional("tile", &Letter::tile, as::or_null(as::tile)),
                         is.exactly_one("to", "all"), is.together("day", "hour"));
    }
};

struct Forgetful {
    int told = 0, forgotten = 0;
    static constexpr auto wire(auto is) {
        return is.object("forgetful", "", is.required("told", &Forgetful::told, as::number(0, 9)));
    }
};
struct Repeats {
    int first = 0, second = 0;
    static constexpr auto wire(auto is) {
        return is.object("toy", "", is.required("n", &Repeats::first, as::number(0, 9)),
                         is.required("n", &Repeats::second, as::number(0, 9)));
    }
};

// ---- what the compiler sees

static_assert(word_of(Mood::wild) == "wild" && parse_enum<Mood>("wild") == Mood::wild);
static_assert(!parse_enum<Mood>("Wild") && !parse_enum<Mood>(""));
static_assert(!is_in_order(std::to_array<EnumWord<Mood>>({{Mood::wild, "wild"},
                                                          {Mood::calm, "calm"}})));
static_assert(!is_in_order(std::to_array<EnumWord<Mood>>({{Mood::calm, "calm"},
                                                          {Mood::wild, ""}})));
static_assert(describes_all_fields<Rang>() && describes_all_fields<Letter>() &&
              describes_all_fields<Corner>());
static_assert(!describes_all_fields<Forgetful>(), "a member is not described");
static_assert(has_unique_field_names<Toy>() && !has_unique_field_names<Repeats>());
template <class... T>
constexpr const std::variant<T...>* kOf = nullptr;
static_assert(have_unique_names(kOf<Toy, Ball, Rang>));
static_assert(!have_unique_names(kOf<Toy, Repeats>) && !have_unique_names(kOf<Ball, Toy, Ball>));
static_assert(kFieldCount<Toy> == 10, "a part counts as its members");

Toy full_toy() {
    Toy t{.size = 3, .seat = 0, .mood = Mood::wild, .corner = {.casino = 5, .pips = 6}, .lid = 0};
    t.ball = Ball{.weight = 7};
    t.faces.push(6);
    t.faces.push(1);
    t.balls = {{.weight = 1, .owner = 2}, {}};
    return t;
}

template <class T>
std::string written(const T& value) {
    return json_text([&](JsonWriter& out) { write(out, as::object, value); });
}

// What is said of `j` as a T, and the `data` that goes with it.
template <class T>
Error problem(const json& j, T&& value = {}) {
    Fields fields(j, ErrorCode::bad_option, "where");
    read_members(fields, value);
    return fields.finish().value_or(Error{});
}

}  // namespace

// ---- written

TEST(Written, AnObjectHasSortedMembersAndThoseOfItsPartsAmongThem) {
    EXPECT_EQ(written(full_toy()),
              R"({"ball":{"weight":7},"balls":[{"owner":2,"weight":1},{"weight":0}],"casino":6,)"
              R"("faces":[6,1],"lid":0,"mood":"wild","pips":6,"seat":0,"size":3,"twice":6})");
}

TEST(Written, WhatIsNothingIsLeftOutOrNull) {
    EXPECT_EQ(written(Toy{}), R"({"balls":[],"faces":[],"lid":null,"pips":1,"size":1,"twice":2})");
}

TEST(Written, AnEventHasItsKindAndThenItsMembersAsDeclared) {
    const auto told = [](const Rang& e, std::string_view proof) {
        return json_text([&](JsonWriter& out) { write_event(out, e, proof); });
    };
    const Rang rang{.seat = 4, .corner = {.casino = 0, .pips = 2}, .again = 9};
    EXPECT_EQ(told(rang, "0a0b"),
              R"({"kind":"rang","seat":4,"pips":2,"casino":1,"again":9,"stamp":"0a0b"})");
    EXPECT_EQ(told(Rang{.seat = 4}, ""), R"({"kind":"rang","seat":4,"pips":1})");
}

// ---- read

TEST(Read, GivesWhatWasWritten) {
    for (const Toy& toy : {full_toy(), Toy{}}) {
        json j = test::parsed(written(toy));
        j.erase("twice");  // computed: nobody may say it
        Toy read;
        EXPECT_EQ(problem(j, read).message, "");
        EXPECT_EQ(read, toy);
    }
}

TEST(Read, ReplacesWhatWasThereBefore) {
    json j = test::parsed(written(Toy{}));
    j.erase("twice");
    Toy read = full_toy();
    EXPECT_EQ(problem(j, read).message, "");
    EXPECT_TRUE(read.faces.empty() && read.balls.empty() && !read.lid);
}

namespace {

struct Spoiled {
    const char* change;  // a JSON merge patch of a good one
    const char* says;
    const char* where;
};
class BadToys : public testing::TestWithParam<Spoiled> {};
class BadLetters : public testing::TestWithParam<Spoiled> {};

template <class T>
void expect_refused(json j, const Spoiled& bad) {
    ASSERT_EQ(problem<T>(j).message, "");
    const json change = test::parsed(bad.change);
    for (const auto& [name, value] : change.items()) {
        if (value == "gone") {
            j.erase(name);
        } else {
            j[name] = value;
        }
    }
    const Error e = problem<T>(j);
    EXPECT_EQ(e.message, bad.says);
    EXPECT_EQ(e.data, R"({"where":")" + std::string(bad.where) + "\"}");
    EXPECT_EQ(e.code, ErrorCode::bad_option);
}

}  // namespace

TEST_P(BadToys, AreRefusedByTheNameOfTheField) {
    json j = test::parsed(written(full_toy()));
    j.erase("twice");
    expect_refused<Toy>(j, GetParam());
}
TEST_P(BadLetters, AreRefusedByTheNameOfTheField) {
    expect_refused<Letter>({{"to", "a"}, {"text", ""}, {"stamp", "00ff"}}, GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    All, BadToys,
    testing::Values(
        Spoiled{R"({"size":"gone"})", "size: is missing", "size"},
        Spoiled{R"({"pips":"gone"})", "pips: is missing", "pips"},
        Spoiled{R"({"lid":"gone"})", "lid: is missing", "lid"},
        Spoiled{R"({"more":1})", "there is no such field", "more"},
        Spoiled{R"({"twice":6})", "there is no such field", "twice"},
        Spoiled{R"({"size":0})", "size: must be from 1 to 9", "size"},
        Spoiled{R"({"size":10})", "size: must be from 1 to 9", "size"},
        Spoiled{R"({"size":-9223372036854775808})", "size: must be from 1 to 9", "size"},
        Spoiled{R"({"size":18446744073709551615})", "size: must be from 1 to 9", "size"},
        Spoiled{R"({"size":257})", "size: must be from 1 to 9", "size"},
        Spoiled{R"({"size":3.0})", "size: must be an integer", "size"},
        Spoiled{R"({"size":"3"})", "size: must be an integer", "size"},
        Spoiled{R"({"size":true})", "size: must be an integer", "size"},
        Spoiled{R"({"size":null})", "size: must be an integer", "size"},
        Spoiled{R"({"seat":8})", "seat: must be from 0 to 7", "seat"},
        Spoiled{R"({"seat":-1})", "seat: must be from 0 to 7", "seat"},
        Spoiled{R"({"seat":null})", "seat: must be an integer", "seat"},
        Spoiled{R"({"casino":0})", "casino: must be from 1 to 6", "casino"},
        Spoiled{R"({"casino":7})", "casino: must be from 1 to 6", "casino"},
        Spoiled{R"({"pips":7})", "pips: must be from 1 to 6", "pips"},
        Spoiled{R"({"mood":"mad"})", "mood: must be one of: calm, wild", "mood"},
        Spoiled{R"({"mood":""})", "mood: must be one of: calm, wild", "mood"},
        Spoiled{R"({"mood":0})", "mood: must be a string", "mood"},
        Spoiled{R"({"lid":6})", "lid: must be null or from 0 to 5", "lid"},
        Spoiled{R"({"lid":"0"})", "lid: must be null or an integer", "lid"},
        Spoiled{R"({"ball":null})", "ball: must be an object", "ball"},
        Spoiled{R"({"ball":[]})", "ball: must be an object", "ball"},
        Spoiled{R"({"ball":{}})", "ball: weight: is missing", "ball"},
        Spoiled{R"({"ball":{"weight":1,"x":1}})", "ball: there is no such field", "ball"},
        Spoiled{R"({"ball":{"weight":100}})", "ball: weight: must be from 0 to 99", "ball"},
        Spoiled{R"({"faces":{}})", "faces: must be a list of 0 to 4", "faces"},
        Spoiled{R"({"faces":[1,1,1,1,1]})", "faces: must be a list of 0 to 4", "faces"},
        Spoiled{R"({"faces":[1,2,7]})", "faces[2]: must be from 1 to 6", "faces"},
        Spoiled{R"({"faces":[1.5]})", "faces[0]: must be an integer", "faces"},
        Spoiled{R"({"balls":[{"weight":0},3]})", "balls[1]: must be an object", "balls"},
        Spoiled{R"({"balls":[{"weight":0},{"weight":0,"owner":9}]})",
                "balls[1]: owner: must be from 0 to 7", "balls"},
        // The first as declared is told.
        Spoiled{R"({"lid":9,"faces":9,"more":1})", "lid: must be null or from 0 to 5", "lid"}));

INSTANTIATE_TEST_SUITE_P(
    All, BadLetters,
    testing::Values(
        Spoiled{R"({"to":"gone"})", "to: either to or all must be given", "to"},
        Spoiled{R"({"all":""})", "to: either to or all must be given", "to"},
        Spoiled{R"({"day":1})", "hour: day and hour go together", "hour"},
        Spoiled{R"({"hour":0})", "day: day and hour go together", "day"},
        Spoiled{R"({"to":7})", "to: must be a string", "to"},
        Spoiled{R"({"to":"x"})", "to: must be without x", "to"},
        Spoiled{R"({"text":"ax"})", "text: must be without x", "text"},
        Spoiled{R"({"stamp":"00f"})", "stamp: must be 2 bytes in lower-case hex", "stamp"},
        Spoiled{R"({"stamp":"00FF"})", "stamp: must be 2 bytes in lower-case hex", "stamp"},
        Spoiled{R"({"stamp":"00ff00"})", "stamp: must be 2 bytes in lower-case hex", "stamp"},
        Spoiled{R"({"stamp":16})", "stamp: must be 2 bytes in lower-case hex", "stamp"},
        Spoiled{R"({"loud":1})", "loud: must be true or false", "loud"},
        Spoiled{R"({"loud":null})", "loud: must be true or false", "loud"},
        Spoiled{R"({"paid":false})", "paid: must be true or missing", "paid"},
        Spoiled{R"({"paid":"yes"})", "paid: must be true or missing", "paid"},
        Spoiled{R"({"by":"hand"})", "by: must be one of: mail, express", "by"},
        Spoiled{R"({"worth":-1})", "worth: must be from 0 to 2147483647", "worth"},
        Spoiled{R"({"worth":2147483648})", "worth: must be from 0 to 2147483647", "worth"},
        Spoiled{R"({"tile":"a1"})", "tile: must be null or the face of a tile, such as \"A1\"",
                "tile"},
        Spoiled{R"({"tile":1})", "tile: must be null or the face of a tile, such as \"A1\"",
                "tile"}));

TEST(Read, TakesEveryTagAtItsEnds) {
    Letter l;
    const json j = test::parsed(
        R"({"all":"b","day":31,"hour":0,"text":"é","stamp":"0aff","loud":true,"paid":true,
            "by":"express","worth":2147483647,"tile":"H2"})");
    EXPECT_EQ(problem(j, l).message, "");
    EXPECT_TRUE(!l.to && l.all == "b" && l.day == 31 && l.hour == 0 && l.text == "é");
    EXPECT_EQ(l.stamp, (std::array<std::uint8_t, 2>{10, 255}));
    EXPECT_TRUE(l.loud && l.paid && l.express && l.worth == INT32_MAX && l.tile == Tile::my_choice);
    EXPECT_EQ(
        problem(json{{"all", ""}, {"text", ""}, {"stamp", "0000"}, {"tile", nullptr}}, l).message,
        "");
    EXPECT_EQ(l.tile, Tile::none);
}

}  // namespace vegas::protocol
