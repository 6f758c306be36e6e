// What operators did, for whoever asks later: a file that only grows, one JSON object a line.
#pragma once

#include <filesystem>
#include <string>

namespace vegas::shell {

// To the disk. The file is its owner's alone. Throws std::runtime_error with one line.
void append_to_audit_log(const std::filesystem::path& file, const std::string& record);

}  // namespace vegas::shell
