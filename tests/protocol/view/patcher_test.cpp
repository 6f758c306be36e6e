// What becomes of a description when two values are compared, on structs of no game.
#include "protocol/view/patcher.hpp"

#include <gtest/gtest.h>

#include "engine/draws.hpp"
#include "engine/fixed.hpp"
#include "tests/protocol/described_things.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {

// Where Patcher looks for it: in the namespace of Ball.
static bool can_patch_fields(const Ball& a, const Ball& b) {
    return (a.weight == 0) == (b.weight == 0);
}

namespace {

using nlohmann::json;

struct Scene {
    int n = 0;
    std::uint8_t some = 0;
    Corner corner{};
    std::optional<std::uint8_t> lid{};
    Corner whole{};  // has no can_patch_fields()
    Ball ball{};     // has one
    std::optional<Ball> maybe_ball{}, ball_or_null{};
    FixedVector<std::uint8_t, 4> list{};
    FixedVector<Ball, 4> each{}, growing{};

    bool operator==(const Scene&) const = default;

    static int twice(const Scene& s) { return 2 * s.n; }
    static constexpr auto wire(auto is) {
        return is.object("scene", "", is.required("n", &Scene::n, as::number(0, 99)),
                         is.optional("some", &Scene::some, as::number(1, 9)),
                         is.part(&Scene::corner),
                         is.required("lid", &Scene::lid, as::or_null(as::number(0, 5))),
                         is.required("whole", &Scene::whole, as::object),
                         is.required("ball", &Scene::ball, as::object),
                         is.optional("maybe_ball", &Scene::maybe_ball, as::object),
                         is.required("ball_or_null", &Scene::ball_or_null, as::or_null(as::object)),
                         is.required("list", &Scene::list, as::list(as::face, 0, 4)),
                         is.required("each", &Scene::each, as::each(as::object, 0, 4)),
                         is.required("growing", &Scene::growing, as::growing(as::object, 0, 4)),
                         is.required("twice", &Scene::twice, as::number(0, 99)));
    }
};

std::string written(const Scene& value) {
    return json_text([&](JsonWriter& out) { write(out, as::object, value); });
}

bool can_patch_fields(const Scene&, const Scene&) { return true; }

std::string patch_of(const Scene& a, const Scene& b) {
    Patcher p;
    p.compare_at("scene", as::object, a, b);
    return p.finish();
}

// From one scene to another, as "pointer value"; the scene itself is "".
std::vector<std::string> steps(const Scene& a, const Scene& b) {
    std::vector<std::string> list;
    const json patch = test::parsed(patch_of(a, b));
    for (const auto& [pointer, value] : patch.items()) {
        list.push_back(pointer.substr(std::string_view("/scene").size()) + " " +
                       test::dumped(value));
    }
    EXPECT_EQ(test::patched({{"scene", test::parsed(written(a))}}, patch)["scene"],
              test::parsed(written(b)));
    return list;
}
std::string whole(const Scene& value) { return " " + written(value); }
using Steps = std::vector<std::string>;

template <class... T>
void add(FixedVector<Ball, 4>& list, T... weights) {
    (list.push({.weight = static_cast<std::uint8_t>(weights)}), ...);
}

}  // namespace

TEST(PatchMode, MembersThatAreAlwaysThereAreReplaced) {
    const Scene a;
    Scene b = a;
    EXPECT_EQ(patch_of(a, a), "{}");
    b.n = 7;
    EXPECT_EQ(steps(a, b), (Steps{"/n 7", "/twice 14"}));
}

TEST(PatchMode, MembersThatAreThereSometimesComeAndGo) {
    const Scene none;
    Scene one, two;
    one.some = 1;
    two.some = 2;
    one.corner.casino = 0;  // of a part
    two.corner.casino = 1;
    EXPECT_EQ(steps(none, one), (Steps{"/casino 1", "/some 1"}));
    EXPECT_EQ(steps(one, two), (Steps{"/casino 2", "/some 2"}));
    EXPECT_EQ(steps(two, none), Steps{whole(none)});
}

TEST(PatchMode, WhatMayBeNullIsAlwaysReplaced) {
    const Scene none;
    Scene one, two;
    one.lid = 0;
    two.lid = 5;
    EXPECT_EQ(steps(none, one), (Steps{"/lid 0"}));
    EXPECT_EQ(steps(one, two), (Steps{"/lid 5"}));
    EXPECT_EQ(steps(two, none), (Steps{"/lid null"}));
}

TEST(PatchMode, AnObjectThatGoesOnIsPatchedInside) {
    Scene a, b;
    a.ball = {.weight = 3, .owner = 1};
    b.ball = {.weight = 4};
    EXPECT_EQ(steps(a, b), (Steps{R"(/ball {"weight":4})"}));
    EXPECT_EQ(steps(b, a), (Steps{"/ball/owner 1", "/ball/weight 3"}));
    b.ball = {.owner = 1};  // does not go on
    EXPECT_EQ(steps(a, b), (Steps{R"(/ball {"owner":1,"weight":0})"}));
}

TEST(PatchMode, AnObjectOfWhichNothingIsSaidIsReplacedWhole) {
    const Scene a;
    Scene b;
    b.whole.pips = 2;
    EXPECT_EQ(steps(a, b), (Steps{R"(/whole {"pips":2})"}));
}

TEST(PatchMode, AnObjectThatMayBeMissingIsPatchedInsideWhileItIsThere) {
    const Scene none;
    Scene one, two;
    one.maybe_ball = one.ball_or_null = Ball{.weight = 1};
    two.maybe_ball = two.ball_or_null = Ball{.weight = 2};
    EXPECT_EQ(steps(none, one),
              (Steps{R"(/ball_or_null {"weight":1})", R"(/maybe_ball {"weight":1})"}));
    EXPECT_EQ(steps(one, two), (Steps{"/ball_or_null/weight 2", "/maybe_ball/weight 2"}));
    EXPECT_EQ(steps(two, none), Steps{whole(none)});
}

TEST(PatchMode, AListIsReplacedWhole) {
    Scene a, b;
    a.list.push(1);
    b.list.push(1);
    b.list.push(6);
    EXPECT_EQ(steps(a, b), (Steps{"/list [1,6]"}));
}

TEST(PatchMode, AListOfEachIsPatchedByElementWhileItIsAsLong) {
    Scene a, b;
    add(a.each, 1, 2, 3);
    add(b.each, 1, 5, 0);
    EXPECT_EQ(steps(a, b), (Steps{"/each/1/weight 5", R"(/each/2 {"weight":0})"}));
    b.each.pop();
    EXPECT_EQ(steps(a, b), (Steps{R"(/each [{"weight":1},{"weight":5}])"}));
}

TEST(PatchMode, AListThatGrowsIsToldByWhatIsNew) {
    Scene a, b;
    add(a.growing, 1, 2);
    const auto grown = [&](auto... weights) {
        b.growing.clear();
        add(b.growing, weights...);
        return steps(a, b);
    };
    EXPECT_EQ(grown(1, 2), Steps{});
    EXPECT_EQ(grown(9, 1, 2), (Steps{R"(/growing [{"weight":9},{"weight":1},{"weight":2}])"}));
    EXPECT_EQ(grown(1, 2, 9), (Steps{R"(/growing/2 {"weight":9})"}));
    EXPECT_EQ(grown(1, 3), (Steps{"/growing/1/weight 3"}));
    EXPECT_EQ(grown(1), (Steps{R"(/growing [{"weight":1}])"}));
    EXPECT_EQ(grown(2, 1, 9), (Steps{R"(/growing [{"weight":2},{"weight":1},{"weight":9}])"}));
    EXPECT_EQ(grown(1, 2, 9, 9).size(), 1U);
}

// Whatever changed, and however much of it.
TEST(PatchMode, LeadsFromAnyValueToAnyOther) {
    FastDraws draws(1);
    const auto ball = [&] {
        return Ball{.weight = static_cast<std::uint8_t>(draws.one_of(3)),
                    .owner = static_cast<Seat>(static_cast<int>(draws.one_of(3)) - 1)};
    };
    const auto scene = [&] {
        Scene s{.n = static_cast<int>(draws.one_of(2)),
                .some = static_cast<std::uint8_t>(draws.one_of(3))};
        s.corner.casino = static_cast<std::int8_t>(static_cast<int>(draws.one_of(3)) - 1);
        s.whole.pips = static_cast<std::uint8_t>(draws.die());
        if (draws.one_of(2) > 0) s.lid = static_cast<std::uint8_t>(draws.one_of(2));
        s.ball = ball();
        if (draws.one_of(2) > 0) s.maybe_ball = ball();
        if (draws.one_of(2) > 0) s.ball_or_null = ball();
        for (auto n = draws.one_of(5); n > 0; --n) s.list.push(std::uint8_t{1});
        for (auto n = draws.one_of(5); n > 0; --n) s.each.push(ball());
        for (auto n = draws.one_of(5); n > 0; --n) s.growing.push(ball());
        return s;
    };
    Scene a = scene();
    for (int i = 0; i < 3'000; ++i) {
        const Scene b = scene();
        (void)steps(a, b);  // expects it
        a = b;
    }
}

}  // namespace vegas::protocol
