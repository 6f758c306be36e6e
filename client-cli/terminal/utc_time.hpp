// When something is, for people in any time zone.
#pragma once

#include <cstdint>
#include <string>

namespace vegas::cli {

// Milliseconds since 1970 UTC -> "2026-11-22T17:05Z"; "?" where no calendar has it.
[[nodiscard]] std::string utc_time(std::int64_t ms);

}  // namespace vegas::cli
