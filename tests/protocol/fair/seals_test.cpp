#include "protocol/fair/sealed_choices.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/assert.hpp"
#include "engine/las_vegas/events.hpp"
#include "protocol/fair/event_log.hpp"
#include "protocol/game/actions.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {
namespace {

Nonce nonce(std::uint8_t first = 0) {
    Nonce n{};
    std::iota(n.begin(), n.end(), first);
    return n;
}

constexpr Action kFist2{Act::hide, 2};
constexpr Action kSplit{Act::split, 1, 1, 2};

}  // namespace

TEST(Canonical, IsSortedCompactAndWithoutShows) {
    EXPECT_EQ(canonical({Act::roll}), R"({"kind":"roll"})");
    EXPECT_EQ(canonical(kFist2), R"({"fist":2,"kind":"hide"})");
    EXPECT_EQ(canonical(kSplit), R"({"first":[60000,20000,0,0],"kind":"split"})");
    EXPECT_EQ(canonical({Act::power_play, 1, 4}), R"({"die":"big","face":4,"kind":"power_play"})");
}

// Nobody adds an answer and forgets this form of it.
TEST(Canonical, OfEveryAnswerHasTheMembersThatItIsSentWith) {
    for (const ActSpec& act : kActs) {
        const Action action{act.value, 1, 1, 1};
        std::string text;
        JsonWriter out(text);
        write(out, action, {});
        EXPECT_EQ(canonical(action), test::dumped(test::parsed(text)));
    }
}

// SHA-256 of the bytes 00 01 ... 0f and {"fist":2,"kind":"hide"}, as any other program gives it.
TEST(Seals, CommitmentIsTheHashOfNonceAndChoice) {
    EXPECT_EQ(hex(commitment(nonce(), kFist2)),
              "3de58a3aa94c2e2918b2e827af6a136532a15d6972b2b87eaf7b482d92147f3e");
}

TEST(Seals, EqualChoicesOfOtherNoncesLookDifferent) {
    EXPECT_NE(commitment(nonce(0), kFist2), commitment(nonce(1), kFist2));
    EXPECT_NE(commitment(nonce(0), kFist2), commitment(nonce(0), {Act::hide, 3}));
}

TEST(Seals, AreOpenFromTheChoiceToTheReveal) {
    SealedChoices seals;
    seals.add(1, nonce(), kFist2);
    seals.add(0, nonce(5), kSplit);
    ASSERT_EQ(seals.open().size(), 2U);
    EXPECT_EQ(seals.find(1)->choice, kFist2);
    EXPECT_EQ(seals.find(2), nullptr);
    EXPECT_EQ(seals.reveal(1, kFist2).nonce, nonce());
    EXPECT_EQ(seals.find(1), nullptr);
    EXPECT_EQ(seals.open().front().seat, 0);
}

TEST(Seals, RevealNothingElseThanWasSealed) {
    SealedChoices seals;
    seals.add(1, nonce(), kFist2);
    EXPECT_THROW(seals.add(1, nonce(), kFist2), InvariantBroken);
    EXPECT_THROW(seals.reveal(0, kFist2), InvariantBroken);
    EXPECT_THROW(seals.reveal(1, {Act::hide, 3}), InvariantBroken);
}

// [A1-3]
TEST(EventLog, TellsACommitmentFirstAndTheNonceAtTheReveal) {
    SealedChoices seals;
    EventLog log(&seals);
    const CommittedChoice sealed = seals.add(1, nonce(), kFist2);
    log.on(Event(Sealed{.seat = 1}));
    EXPECT_EQ(log.members(),
              R"({"kind":"sealed","seat":1,"commitment":")" + hex(sealed.commitment) + R"("})");
    log.clear();
    log.on(Event(Revealed{.seat = 1, .choice = kFist2}));
    EXPECT_EQ(log.members(), R"({"kind":"revealed","seat":1,"choice":{"kind":"hide","fist":2},)"
                             R"("nonce":"000102030405060708090a0b0c0d0e0f"})");
    EXPECT_TRUE(seals.open().empty());
}

// [G1-1, G1-3] The sizes of the piles are public, what lies in them is not.
TEST(EventLog, SaysTheSameOfEverySplitIntoEqualPiles) {
    const auto told = [](const Action& split) {
        SealedChoices seals;
        EventLog log(&seals);
        seals.add(0, nonce(), split);
        Sealed e{.seat = 0};
        e.piles.push(4);
        e.piles.push(2);
        log.on(Event(e));
        const std::string text = log.members();
        return text.substr(0, text.find("commitment")) + std::to_string(text.size());
    };
    EXPECT_EQ(told({Act::split, 1, 1, 2}), told({Act::split, 0, 1, 3}));
    EXPECT_EQ(told({Act::split, 1, 1, 2}).find("60000"), std::string::npos);
}

// A game whose sealed choices nobody has to prove.
TEST(EventLog, WithoutSealsTellsOnlyThatAChoiceWasMade) {
    EventLog log;
    log.on(Event(Sealed{.seat = 1}));
    EXPECT_EQ(log.members(), R"({"kind":"sealed","seat":1})");
}

}  // namespace vegas::protocol
