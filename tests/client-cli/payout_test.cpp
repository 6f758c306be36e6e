#include "client-cli/show/payout.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "client-cli/commands/animation_queue.hpp"
#include "tests/client-cli/fake_transport.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

std::vector<WireEvent> events_of(const json& list) {
    std::vector<WireEvent> events;
    for (const json& event : list) events.push_back(read_as<WireEvent>(event));
    return events;
}

json placed(int seat, int casino, int small) {
    return {{"kind", "placed"}, {"seat", seat}, {"casino", casino}, {"small", small}};
}

json won(int casino, int seat) {
    return {{"kind", "card_won"}, {"casino", casino}, {"seat", seat}, {"dollars", 50000}};
}

const json& last_turn() {
    static const json kEvents = {
        placed(1, 6, 2),
        {{"kind", "round_ended"}, {"round", 1}},
        won(1, 0),
        {{"kind", "card_returned"}, {"casino", 1}, {"dollars", 30000}},
        {{"kind", "tied"}, {"casino", 2}, {"owners", {0, 1}}, {"count", 2}},
        won(2, 2),
        {{"kind", "round_started"}, {"round", 2}, {"seat", 0}},
    };
    return kEvents;
}

TEST(Payout, BeginsWithTheEndOfTheRoundAndEndsBeforeTheNext) {
    const PayoutSpan span = payout_in(events_of(last_turn()));
    EXPECT_EQ(span.begin, 1U);
    EXPECT_EQ(span.end, 6U);
    EXPECT_TRUE(payout_in(events_of({placed(1, 6, 1)})).empty());
}

TEST(Payout, IsToldCasinoByCasino) {
    const auto events = events_of(last_turn());
    const auto steps = payout_steps(events, payout_in(events));
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[0].casino, 0);
    EXPECT_EQ(steps[1].casino, 1);
    EXPECT_EQ(steps[1].events.size(), 2U);
    EXPECT_EQ(steps[2].casino, 2);
    EXPECT_EQ(steps[2].events.size(), 2U);
}

TEST(Payout, GoesOnAfterADecisionInIt) {
    const PayoutSpan span = payout_in(events_of({{{"kind", "declined"}, {"seat", 0}, {"casino", 3}},
                                                 won(3, 0),
                                                 {{"kind", "game_ended"}, {"winners", {0}}}}));
    EXPECT_EQ(span.begin, 1U);
    EXPECT_EQ(span.end, 2U);
}

TEST(Payout, TheLastDiceLieThereStill) {
    const SampleView table = seen(royale_view());
    const auto at_six = [](const WireView& view) {
        return std::get<WireStruct<las_vegas::View>>(view.game).casinos[5];
    };
    json placed_both = placed(0, 6, 1);
    placed_both["big"] = 1;
    placed_both["neutral"] = 2;
    const WireView told = with_dice_of(table.view, events_of({placed_both, placed(1, 6, 3)}));
    const auto count = [&](const WireView& view, const DiceOwner& owner) {
        for (const auto& dice : at_six(view).dice) {
            if (dice.owner == owner) return dice.count;
        }
        return std::int64_t{0};
    };
    for (const auto& [owner, more] : std::initializer_list<std::pair<DiceOwner, int>>{
             {{0, ""}, 3}, {{-1, "neutral"}, 2}, {{1, ""}, 3}}) {
        EXPECT_EQ(count(told, owner), count(table.view, owner) + more);
    }
    EXPECT_TRUE(at_six(told).wins.empty());
}

// A hostile server may say very much while a casino's payout stands.
TEST(AnimationQueue, HoweverMuchComesMeanwhileIsOneStep) {
    constexpr std::size_t kMany = 200'000;
    FakeTransport transport;
    std::size_t told = 0;
    AnimationQueue* animation = nullptr;
    AnimationQueue queue(transport, [&] {
        const AnimationQueue::Step* now = animation->current();
        if (now == nullptr) return;
        told += now->sentences.size();
        if (!now->view) animation->advance();
    });
    animation = &queue;
    queue.add({.view = std::make_shared<const WireView>(), .sentences = {"a casino"}});
    for (std::size_t n = 0; n < kMany; ++n) queue.add({.view = nullptr, .sentences = {"more"}});
    queue.advance();
    EXPECT_EQ(told, kMany + 1);
    EXPECT_EQ(queue.current(), nullptr);
}

}  // namespace
}  // namespace vegas::cli
