// Sets the metrics of backups, sizes and free disk, and says once when a long reader lets SQLite's
// log grow. `vegasd backup` is another process, and leaves a note.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "server/core/base/time.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/worker_pool.hpp"
#include "server/shell/store/storage_status.hpp"

namespace vegas::shell {

class StorageMonitor {
public:
    struct Parts {
        Loop& loop;
        WorkerPool& workers;  // the disk or the database may be slow
        const Metrics& metrics;
        Log& log;
    };
    // `data`: as the setting; empty if nothing outlives the process. Refreshes at once, and each
    // minute. REQUIRES: the parts outlive this, and this outlives the loop's run.
    StorageMonitor(const Parts& parts, std::string data);

    // Reads the state, then sets the metrics. Does nothing while a read is in progress.
    void refresh();

private:
    void refresh_each_minute();
    void on_read(const std::optional<StorageStatus>& status);
    void set_backup(const BackupRecord& record);
    void watch_log(std::optional<std::int64_t> bytes);

    Parts parts_;
    std::string data_;
    bool is_reading_ = false;
    bool is_log_large_ = false;
};

// The metric's value for a backup, in Unix seconds. 0 if there is none, or if one of the clocks was
// wrong, so that the copy's age is unknown. Never later than `now`.
[[nodiscard]] std::int64_t backup_time(const std::optional<GoodBackup>& backup, core::UtcTime now);

}  // namespace vegas::shell
