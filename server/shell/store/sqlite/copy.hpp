// Makes the file of a copy: of the database of a data directory, even while a vegasd uses it, or
// whatever else fills one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/shell/store/sqlite/draft.hpp"

namespace vegas::shell::sqlite {

// The file that was named cannot be made. Nothing has been copied yet.
class WrongFile : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A file beside a copy, and what gives its text.
struct FileBeside {
    std::filesystem::path path;
    std::function<std::string()> read;
};

// Makes `file` by `write`, which gets the path of an empty file and fills it with a database of up
// to about `bytes`. Returns its size in bytes. The copy is checked, accessible only to its owner,
// and either whole or absent; so are `others`, which are there before it. Throws
// std::runtime_error with one line for the operator: what is wrong, and what to do.
std::uintmax_t make_copy(const std::filesystem::path& file, IfExists there, std::uintmax_t bytes,
                         const std::function<void(const std::filesystem::path& draft)>& write,
                         const std::vector<FileBeside>& others);

// Likewise, a consistent copy of the database in `dir`. Changes nothing in `dir`, and does not
// block writers there.
std::uintmax_t copy_database(const std::filesystem::path& dir, const std::filesystem::path& file,
                             IfExists there);

// How many bytes must be free where the copy is to be made, if it takes up to `bytes`: a server may
// be at work on the same disk, and must have room to go on.
[[nodiscard]] std::uintmax_t room_for_copy(std::uintmax_t bytes);
// Bytes that a copy of the database in `dir` takes at most.
[[nodiscard]] std::uintmax_t copied_bytes(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
