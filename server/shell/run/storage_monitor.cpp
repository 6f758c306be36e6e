#include "server/shell/run/storage_monitor.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/shell/process/log_fields.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/sqlite/integrity_check.hpp"

namespace vegas::shell {
namespace {

double value_of(std::optional<std::int64_t> bytes) {
    return bytes ? static_cast<double>(*bytes) : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

StorageMonitor::StorageMonitor(const Parts& parts, std::string data)
    : parts_(parts), data_(std::move(data)) {
    if (!data_.empty()) refresh_each_minute();
}

void StorageMonitor::refresh_each_minute() {
    constexpr std::int64_t kMinuteMs = 60'000;
    refresh();
    parts_.loop.after(kMinuteMs, [this] { refresh_each_minute(); });
}

void StorageMonitor::refresh() {
    if (data_.empty() || is_reading_) return;
    is_reading_ = true;
    parts_.workers.run([data = data_] { return read_storage_status(data); },
                       [this](const std::optional<StorageStatus>& status) { on_read(status); });
}

// What does not answer may be as it was.
void StorageMonitor::on_read(const std::optional<StorageStatus>& status) {
    is_reading_ = false;
    if (!status) return;
    set_backup(status->backup);
    const Metrics& metrics = parts_.metrics;
    metrics.storage_bytes(StoragePart::database).Set(value_of(status->database_bytes));
    metrics.storage_bytes(StoragePart::log).Set(value_of(status->log_bytes));
    metrics.storage_free_bytes().Set(value_of(status->free_bytes));
    if (!is_database(data_)) watch_log(status->log_bytes);
}

// Of a database others make copies too, with tools of its own.
void StorageMonitor::set_backup(const BackupRecord& record) {
    if (is_database(data_) && !record.last_good && !record.has_failed) return;
    const auto at = backup_time(record.last_good, parts_.loop.utc());
    const auto bytes = record.last_good ? record.last_good->bytes : 0;
    parts_.metrics.last_backup().Set(static_cast<double>(at));
    parts_.metrics.last_backup_bytes().Set(static_cast<double>(bytes));
    parts_.metrics.backup_failed().Set(record.has_failed ? 1 : 0);
}

// A log can be emptied only when nobody reads what was before it.
void StorageMonitor::watch_log(std::optional<std::int64_t> bytes) {
    constexpr auto kMost = static_cast<std::int64_t>(sqlite::IntegrityCheck::kLogBytes);
    if (!bytes) return;
    const bool is_large = *bytes > kMost;
    if (is_large == std::exchange(is_log_large_, is_large)) return;
    const std::string size = field("bytes", static_cast<std::uint64_t>(*bytes));
    if (is_large) {
        parts_.log.warn("event=storage_log_grows" + size + " why=a_long_read");
    } else {
        parts_.log.info("event=storage_log_is_small_again" + size);
    }
}

std::int64_t backup_time(const std::optional<GoodBackup>& backup, core::UtcTime now) {
    constexpr std::int64_t kStepSeconds = 300;  // of a clock that is set right
    const std::int64_t seconds = now.ms / 1000;
    if (!backup || backup->at < 0 || backup->at > seconds + kStepSeconds) return 0;
    return std::min(backup->at, seconds);
}

}  // namespace vegas::shell
