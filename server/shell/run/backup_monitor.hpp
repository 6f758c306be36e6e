// Sets a metric for the time of the last backup of the data directory. `vegasd backup` is another
// process, and leaves a note in the directory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "server/core/base/time.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class BackupMonitor {
public:
    struct Parts {
        const Loop& loop;
        WorkerPool& workers;  // the disk may be slow
        const Metrics& metrics;
    };
    // `dir`: the data directory; empty if there is none to copy. Refreshes once. REQUIRES: the
    // parts outlive this, and this outlives the loop's run.
    BackupMonitor(const Parts& parts, std::filesystem::path dir);

    // Reads the note, then sets the metric. Does nothing while a read is in progress.
    void refresh();

private:
    void set_metric(std::optional<std::int64_t> noted);

    Parts parts_;
    std::filesystem::path dir_;
    bool is_reading_ = false;
};

// The metric's value for a note, in Unix seconds. 0 if there is no note, or if one of the clocks
// was wrong, so that the copy's age is unknown. Never later than `now`.
[[nodiscard]] std::int64_t backup_time(std::optional<std::int64_t> noted, core::UtcTime now);

}  // namespace vegas::shell
