#include "engine/assert.hpp"

#include <string>

namespace vegas {

void broken(const char* condition, const char* file, int line) {
    throw InvariantBroken(std::string(file) + ":" + std::to_string(line) + ": " + condition);
}

}  // namespace vegas
