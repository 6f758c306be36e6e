#include "server/shell/admin/audit_log.hpp"

#include <fcntl.h>

#include <cerrno>

#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {

Expected<void> append_to_audit_log(const std::filesystem::path& file, const std::string& record) {
    const sqlite::Descriptor out(file, O_WRONLY | O_CREAT | O_APPEND);
    if (!out.is_open()) return sqlite::file_failure(file, sqlite::reason(errno));
    return sqlite::write_synced(out, record + '\n', file);
}

}  // namespace vegas::shell
