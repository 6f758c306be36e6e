// When something was, as the clock on the wall showed it. The time zone is the environment's.
#pragma once

#include <cstdint>
#include <string>

namespace vegas::cli {

// Milliseconds since 1970 UTC -> "2026-11-22 17:05"; "?" where no calendar has it.
[[nodiscard]] std::string local_time(std::int64_t ms);

}  // namespace vegas::cli
