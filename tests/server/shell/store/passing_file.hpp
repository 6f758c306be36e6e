// A file for a VFS of SQLite's that stands before the usual one: whatever such a VFS does not do
// itself, the usual file does. Its thread is that of the connection.
#pragma once

#include <sqlite3.h>

namespace vegas::shell::test {

// Derive from it what a file of such a VFS knows more. SQLite gives the room, and the usual file
// lies behind in it: so szOsFile is that of the usual VFS and the size of the derived type.
struct PassingFile : sqlite3_file {
    sqlite3_file* usual = nullptr;
};

// All of them pass on. A VFS takes a copy, and changes what it does itself.
[[nodiscard]] const sqlite3_io_methods& passing_methods();

}  // namespace vegas::shell::test
