#include "server/shell/store/memory_store.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/assert.hpp"

namespace vegas::shell {
namespace {

TEST(MemoryStore, SaysThatABatchIsStored) {
    MemoryStore store;
    std::vector<core::LogPosition> stored;
    store.on_stored([&stored](core::LogPosition position) { stored.push_back(position); });
    std::vector<core::Append> batch{{.position = 1, .record = "{}"},
                                    {.position = 2, .record = "{}"}};
    store.append(batch);
    std::vector<core::Append> next{{.position = 3, .record = "{}"}};
    store.append(next);
    EXPECT_EQ(stored, (std::vector<core::LogPosition>{2, 3}));
    EXPECT_EQ(store.position(), 3U);
}

TEST(MemoryStore, HasNothingToSayOfAnEmptyBatch) {
    MemoryStore store;
    bool said = false;
    store.on_stored([&said](core::LogPosition) { said = true; });
    store.append({});
    EXPECT_FALSE(said);
}

TEST(MemoryStore, DoesNotTakeAGap) {
    MemoryStore store;
    store.on_stored([](core::LogPosition) {});
    std::vector<core::Append> batch{{.position = 2, .record = "{}"}};
    EXPECT_THROW(store.append(batch), InvariantBroken);
}

}  // namespace
}  // namespace vegas::shell
