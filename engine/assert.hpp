// ASSERT stays on in release builds. A failed assertion means a bug in this program, never a
// mistake of a player. The server catches InvariantBroken in one place and freezes the table.
#pragma once

#include <stdexcept>

namespace vegas {

struct InvariantBroken : std::logic_error {
    using std::logic_error::logic_error;
};

[[noreturn]] void broken(const char* condition, const char* file, int line);

}  // namespace vegas

#define ASSERT(condition) \
    (static_cast<bool>(condition) ? void(0) : ::vegas::broken(#condition, __FILE__, __LINE__))
