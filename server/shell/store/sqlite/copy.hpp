// Copies the database of a data directory, even while a vegasd uses it.
#pragma once

#include <cstdint>
#include <filesystem>

namespace vegas::shell::sqlite {

enum class IfExists : std::uint8_t { refuse, replace };

// Makes `file` a consistent copy of the database in `dir`, and returns its size in bytes. Changes
// nothing in `dir`, and does not block writers there. The copy is checked, accessible only to its
// owner, and either whole or absent. `there`: what to do with an existing file. Throws
// std::runtime_error with one line for the operator: what is wrong, and what to do.
std::uintmax_t copy_database(const std::filesystem::path& dir, const std::filesystem::path& file,
                             IfExists there);

}  // namespace vegas::shell::sqlite
