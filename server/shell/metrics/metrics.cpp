#include "server/shell/metrics/metrics.hpp"

#include <prometheus/text_serializer.h>

namespace vegas::shell {

// Compiled once, as there are many of them.
Metrics::Metrics() = default;
Metrics::~Metrics() = default;

std::string Metrics::text() const {
    return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace vegas::shell
