// Formats times as in RFC 3339: "2026-12-31T23:59:59Z".
#pragma once

#include <string>

#include "server/core/base/time.hpp"

namespace vegas::shell {

[[nodiscard]] std::string format_utc(core::UtcTime t);

}  // namespace vegas::shell
