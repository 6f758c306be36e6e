// ASSERT stays on in release builds. A failed one means that we are wrong, never that a player is:
// the server catches InvariantBroken in one place and freezes that table.
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
