#include "server/shell/http/document_cache.hpp"

#include <iterator>

namespace vegas::shell {

SharedGameDocument DocumentCache::find(const DocumentId& id, core::TimePoint now) {
    const auto it = index_.find(id);
    if (it == index_.end()) return nullptr;
    const auto entry = it->second;
    if (now >= entry->until) {
        evict(entry);
        return nullptr;
    }
    entries_.splice(entries_.begin(), entries_, entry);
    return entry->document;
}

void DocumentCache::put(const DocumentId& id, SharedGameDocument document, core::TimePoint now) {
    if (const auto it = index_.find(id); it != index_.end()) evict(it->second);
    bytes_ += document->bytes();
    entries_.push_front({.id = id, .document = std::move(document), .until = now + kLifetimeMs});
    index_.emplace(id, entries_.begin());
    while (bytes_ > kBytesMax) evict(std::prev(entries_.end()));
}

void DocumentCache::evict(CacheEntries::iterator entry) {
    bytes_ -= entry->document->bytes();
    index_.erase(entry->id);
    entries_.erase(entry);
}

}  // namespace vegas::shell
