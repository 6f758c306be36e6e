// Resource usage of this process, as the operating system reports it.
#pragma once

#include <cstdint>

namespace vegas::shell {

struct ProcessUsage {
    double cpu_seconds = 0;
    std::uint64_t resident_bytes = 0;
    std::uint64_t open_files = 0, open_files_max = 0;
    double started_at = 0;  // Unix time
};

// Values that cannot be read are 0.
[[nodiscard]] ProcessUsage process_usage();

}  // namespace vegas::shell
