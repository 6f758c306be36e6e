// Moments for people and programs: "2026-12-31T23:59:59Z", RFC 3339.
#pragma once

#include <string>

#include "server/core/base/time.hpp"

namespace vegas::shell {

[[nodiscard]] std::string utc(core::UtcTime t);

}  // namespace vegas::shell
