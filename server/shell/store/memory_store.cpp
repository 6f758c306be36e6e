#include "server/shell/store/memory_store.hpp"

#include <utility>

#include "engine/assert.hpp"

namespace vegas::shell {

void MemoryStore::on_stored(OnStored handler) { stored_ = std::move(handler); }

void MemoryStore::append(std::span<core::Append> records) {
    if (records.empty()) return;
    for (const auto& record : records) {
        ASSERT(record.position == position_ + 1);
        position_ = record.position;
    }
    stored_(position_);
}

}  // namespace vegas::shell
