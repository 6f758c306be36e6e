// Priorities of lines for systemd's journal: there a line that begins with "<4>" is a warning, see
// sd-daemon(3).
#pragma once

#include <string_view>

#include "server/core/base/io.hpp"

namespace vegas::shell {

// Whether standard error leads to the journal: JOURNAL_STREAM names its device and inode, see
// systemd.exec(5).
[[nodiscard]] bool is_stderr_journal();

// What the journal wants before a line of this level, "<4>".
[[nodiscard]] std::string_view journal_priority(core::LogLevel level);

// The same if standard error leads to the journal, else "".
[[nodiscard]] std::string_view stderr_priority(core::LogLevel level);

}  // namespace vegas::shell
