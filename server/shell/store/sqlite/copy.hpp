// A copy of the database of a data directory, while a vegasd may be at work there.
#pragma once

#include <cstdint>
#include <filesystem>

namespace vegas::shell::sqlite {

enum class IfThere : std::uint8_t { refuse, replace };

// Makes `file` a copy of what the database in `dir` holds at one moment, and gives its size in
// bytes. Nothing in `dir` is changed, and whoever writes there is not held up. The file is its
// owner's alone, has been checked, and is there whole or not at all; `there`: what becomes of one
// that is there already. Throws std::runtime_error with one line for the operator: what is wrong,
// and what to do.
std::uintmax_t copy_database(const std::filesystem::path& dir, const std::filesystem::path& file,
                             IfThere there);

}  // namespace vegas::shell::sqlite
