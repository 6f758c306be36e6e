#include "server/shell/http/document_cache.hpp"

#include <gtest/gtest.h>

namespace vegas::shell {
namespace {

constexpr core::TimePoint kNow{1'000};

// Its transcript is a document too, and counts.
SharedGameDocument document(std::size_t bytes) {
    auto game = std::make_shared<core::StoredGame>();
    game->transcript = std::make_shared<const std::string>(1, 't');
    return std::make_shared<const GameDocument>(
        GameDocument{.game = std::move(game),
                     .text = std::make_shared<const std::string>(bytes - 1, 'x'),
                     .etag = {}});
}

DocumentId replay(const std::string& game) { return {game, GameText::replay}; }

TEST(DocumentCache, GivesWhatWasKept) {
    DocumentCache cache;
    const auto one = document(100);
    cache.put(replay("one"), one, kNow);
    EXPECT_EQ(cache.find(replay("one"), kNow), one);
    EXPECT_EQ(cache.find(replay("two"), kNow), nullptr);
    EXPECT_EQ(cache.find({"one", GameText::transcript}, kNow), nullptr);
    EXPECT_EQ(cache.bytes(), 100U);
}

TEST(DocumentCache, WhatWasAskedForLongestAgoMakesRoom) {
    constexpr auto kThird = DocumentCache::kBytesMax / 3;
    DocumentCache cache;
    for (const auto* name : {"one", "two", "three"}) {
        cache.put(replay(name), document(kThird), kNow);
    }
    EXPECT_NE(cache.find(replay("one"), kNow), nullptr);
    cache.put(replay("four"), document(kThird), kNow);
    EXPECT_EQ(cache.find(replay("two"), kNow), nullptr);
    for (const auto* name : {"one", "three", "four"}) {
        EXPECT_NE(cache.find(replay(name), kNow), nullptr) << name;
    }
    EXPECT_EQ(cache.bytes(), 3 * kThird);
}

TEST(DocumentCache, OneThatIsTooLargeIsNotKept) {
    DocumentCache cache;
    cache.put(replay("one"), document(DocumentCache::kBytesMax + 1), kNow);
    EXPECT_EQ(cache.find(replay("one"), kNow), nullptr);
    EXPECT_EQ(cache.bytes(), 0U);
    cache.put(replay("one"), document(DocumentCache::kBytesMax), kNow);
    EXPECT_NE(cache.find(replay("one"), kNow), nullptr);
}

TEST(DocumentCache, NothingIsKeptForLongHoweverOftenItIsAskedFor) {
    DocumentCache cache;
    cache.put(replay("one"), document(100), kNow);
    EXPECT_NE(cache.find(replay("one"), kNow + (DocumentCache::kLifetimeMs - 1)), nullptr);
    EXPECT_EQ(cache.find(replay("one"), kNow + DocumentCache::kLifetimeMs), nullptr);
    EXPECT_EQ(cache.bytes(), 0U);
}

TEST(DocumentCache, TheNewOneTakesThePlaceOfTheOld) {
    DocumentCache cache;
    cache.put(replay("one"), document(100), kNow);
    const auto again = document(200);
    cache.put(replay("one"), again, kNow);
    EXPECT_EQ(cache.find(replay("one"), kNow), again);
    EXPECT_EQ(cache.bytes(), 200U);
}

}  // namespace
}  // namespace vegas::shell
