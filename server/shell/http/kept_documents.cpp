#include "server/shell/http/kept_documents.hpp"

#include <iterator>

namespace vegas::shell {

SharedGameDocument KeptDocuments::find(const DocumentId& id, core::TimePoint now) {
    const auto it = places_.find(id);
    if (it == places_.end()) return nullptr;
    const auto place = it->second;
    if (now >= place->until) {
        forget(place);
        return nullptr;
    }
    kept_.splice(kept_.begin(), kept_, place);
    return place->document;
}

void KeptDocuments::keep(const DocumentId& id, SharedGameDocument document, core::TimePoint now) {
    if (const auto it = places_.find(id); it != places_.end()) forget(it->second);
    bytes_ += document->bytes();
    kept_.push_front({.id = id, .document = std::move(document), .until = now + kKeptMs});
    places_.emplace(id, kept_.begin());
    while (bytes_ > kBytesMax) forget(std::prev(kept_.end()));
}

void KeptDocuments::forget(Places::iterator place) {
    bytes_ -= place->document->bytes();
    places_.erase(place->id);
    kept_.erase(place);
}

}  // namespace vegas::shell
