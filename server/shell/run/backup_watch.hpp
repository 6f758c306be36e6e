// Tells the operator by a metric when the data directory was last copied. `vegasd backup` notes
// that in the directory, and is another process.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "server/core/base/time.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class BackupWatch {
public:
    struct Parts {
        const Loop& loop;
        Workers& workers;  // the disk may be slow
        const Metrics& metrics;
    };
    // `dir`: the data directory; empty where there is none, and nothing to copy. Looks once.
    // REQUIRES: the parts live as long, and so does this until the loop has ended.
    BackupWatch(const Parts& parts, std::filesystem::path dir);

    // Reads the note, and sets the metric when that is done. Does nothing while it is read already.
    void look();

private:
    void tell(std::optional<std::int64_t> noted);

    Parts parts_;
    std::filesystem::path dir_;
    bool is_looking_ = false;
};

// What is told for a note, in Unix seconds: 0 if there is none, or if one of the clocks was wrong,
// so that nobody knows how old the copy is. Never later than `now`.
[[nodiscard]] std::int64_t backup_time(std::optional<std::int64_t> noted, core::UtcTime now);

}  // namespace vegas::shell
