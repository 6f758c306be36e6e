// A checker throws this for a violation. The run then ends with the command that repeats it.
#pragma once

#include <stdexcept>

namespace vegas::sim {

struct CheckFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace vegas::sim
