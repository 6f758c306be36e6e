// Caches the documents of finished games that were requested last. Bounded in bytes, and in time to
// a minute, so that games purged from the store disappear here too.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <string>
#include <utility>

#include "server/core/base/time.hpp"
#include "server/shell/http/game_document.hpp"

namespace vegas::shell {

using DocumentId = std::pair<std::string, GameText>;  // game id, and which document of it

class DocumentCache {
public:
    static constexpr std::size_t kBytesMax = 16 * 1024 * 1024;  // a hundred replays
    static constexpr std::int64_t kLifetimeMs = 60'000;

    // Null if not cached.
    [[nodiscard]] SharedGameDocument find(const DocumentId& id, core::TimePoint now);

    // Evicts the least recently used. A document larger than the cache is not kept.
    void put(const DocumentId& id, SharedGameDocument document, core::TimePoint now);

    [[nodiscard]] std::size_t bytes() const { return bytes_; }

private:
    struct CacheEntry {
        DocumentId id;
        SharedGameDocument document;
        core::TimePoint until;
    };
    using CacheEntries = std::list<CacheEntry>;

    void evict(CacheEntries::iterator entry);

    CacheEntries entries_;  // most recently used first
    std::map<DocumentId, CacheEntries::iterator> index_;
    std::size_t bytes_ = 0;
};

}  // namespace vegas::shell
