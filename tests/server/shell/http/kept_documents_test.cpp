#include "server/shell/http/kept_documents.hpp"

#include <gtest/gtest.h>

namespace vegas::shell {
namespace {

constexpr core::TimePoint kNow{1'000};

// Its transcript is a document too, and counts.
SharedGameDocument document(std::size_t bytes) {
    auto game = std::make_shared<core::KeptGame>();
    game->transcript = std::make_shared<const std::string>(1, 't');
    return std::make_shared<const GameDocument>(
        GameDocument{.game = std::move(game),
                     .text = std::make_shared<const std::string>(bytes - 1, 'x'),
                     .etag = {}});
}

DocumentId replay(const std::string& game) { return {game, GameText::replay}; }

TEST(KeptDocuments, GivesWhatWasKept) {
    KeptDocuments kept;
    const auto one = document(100);
    kept.keep(replay("one"), one, kNow);
    EXPECT_EQ(kept.find(replay("one"), kNow), one);
    EXPECT_EQ(kept.find(replay("two"), kNow), nullptr);
    EXPECT_EQ(kept.find({"one", GameText::transcript}, kNow), nullptr);
    EXPECT_EQ(kept.bytes(), 100U);
}

TEST(KeptDocuments, WhatWasAskedForLongestAgoMakesRoom) {
    constexpr auto kThird = KeptDocuments::kBytesMax / 3;
    KeptDocuments kept;
    for (const auto* name : {"one", "two", "three"}) {
        kept.keep(replay(name), document(kThird), kNow);
    }
    EXPECT_NE(kept.find(replay("one"), kNow), nullptr);
    kept.keep(replay("four"), document(kThird), kNow);
    EXPECT_EQ(kept.find(replay("two"), kNow), nullptr);
    for (const auto* name : {"one", "three", "four"}) {
        EXPECT_NE(kept.find(replay(name), kNow), nullptr) << name;
    }
    EXPECT_EQ(kept.bytes(), 3 * kThird);
}

TEST(KeptDocuments, OneThatIsTooLargeIsNotKept) {
    KeptDocuments kept;
    kept.keep(replay("one"), document(KeptDocuments::kBytesMax + 1), kNow);
    EXPECT_EQ(kept.find(replay("one"), kNow), nullptr);
    EXPECT_EQ(kept.bytes(), 0U);
    kept.keep(replay("one"), document(KeptDocuments::kBytesMax), kNow);
    EXPECT_NE(kept.find(replay("one"), kNow), nullptr);
}

TEST(KeptDocuments, NothingIsKeptForLongHoweverOftenItIsAskedFor) {
    KeptDocuments kept;
    kept.keep(replay("one"), document(100), kNow);
    EXPECT_NE(kept.find(replay("one"), kNow + (KeptDocuments::kKeptMs - 1)), nullptr);
    EXPECT_EQ(kept.find(replay("one"), kNow + KeptDocuments::kKeptMs), nullptr);
    EXPECT_EQ(kept.bytes(), 0U);
}

TEST(KeptDocuments, TheNewOneTakesThePlaceOfTheOld) {
    KeptDocuments kept;
    kept.keep(replay("one"), document(100), kNow);
    const auto again = document(200);
    kept.keep(replay("one"), again, kNow);
    EXPECT_EQ(kept.find(replay("one"), kNow), again);
    EXPECT_EQ(kept.bytes(), 200U);
}

}  // namespace
}  // namespace vegas::shell
