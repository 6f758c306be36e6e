#include "server/shell/run/backup_monitor.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell {

BackupMonitor::BackupMonitor(const Parts& parts, std::filesystem::path dir)
    : parts_(parts), dir_(std::move(dir)) {
    if (dir_.empty()) {
        parts_.metrics.last_backup().Set(std::numeric_limits<double>::quiet_NaN());
    }
    refresh();
}

void BackupMonitor::refresh() {
    if (dir_.empty() || is_reading_) return;
    is_reading_ = true;
    parts_.workers.run([dir = dir_] { return sqlite::last_backup(dir); },
                       [this](std::optional<std::int64_t> noted) { set_metric(noted); });
}

void BackupMonitor::set_metric(std::optional<std::int64_t> noted) {
    is_reading_ = false;
    const auto at = backup_time(noted, parts_.loop.utc());
    parts_.metrics.last_backup().Set(static_cast<double>(at));
}

std::int64_t backup_time(std::optional<std::int64_t> noted, core::UtcTime now) {
    constexpr std::int64_t kStepSeconds = 300;  // of a clock that is set right
    const std::int64_t seconds = now.ms / 1000;
    if (!noted || *noted < 0 || *noted > seconds + kStepSeconds) return 0;
    return std::min(*noted, seconds);
}

}  // namespace vegas::shell
