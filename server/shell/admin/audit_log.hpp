// The audit log: an append-only file of what operators did, one JSON object a line.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// Returns when the record is on disk. Only the file's owner can access it.
[[nodiscard]] Expected<void> append_to_audit_log(const std::filesystem::path& file,
                                                 const std::string& record);

}  // namespace vegas::shell
