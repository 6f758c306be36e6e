// What must not be: a checker throws it, and the run ends with the command that repeats it.
#pragma once

#include <stdexcept>

namespace vegas::sim {

struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace vegas::sim
