#include "server/shell/metrics/metrics.hpp"

#include <prometheus/text_serializer.h>

#include <limits>

namespace vegas::shell {

// Compiled once, as there are many of them. What is read from elsewhere is not known yet.
Metrics::Metrics() {
    constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    for (const auto* metric :
         {&last_backup, &last_backup_bytes, &backup_failed, &storage_free_bytes}) {
        (*metric)().Set(kUnknown);
    }
    for (const auto& word : kStorageParts) storage_bytes(word.value).Set(kUnknown);
}

Metrics::~Metrics() = default;

std::string Metrics::text() const {
    return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace vegas::shell
