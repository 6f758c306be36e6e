#include "server/shell/process/open_files.hpp"

#include <sys/resource.h>

#include <algorithm>

#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {

void raise_open_file_limit(std::size_t sockets, Log& log) {
    constexpr rlim_t kOthers = 64;  // listeners, the log, the event loop
    const rlim_t wanted = static_cast<rlim_t>(sockets) + kOthers;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    if (::setrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur >= wanted) return;
    log.warn("event=few_open_files" + field("limit", limit.rlim_cur) + field("wanted", wanted));
}

}  // namespace vegas::shell
