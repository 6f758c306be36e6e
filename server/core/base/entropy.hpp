// Source of the core's secrets: seeds, tokens, ids, nonces. The shell passes the generator of the
// operating system, tests pass a fixed stream.
#pragma once

#include <cstdint>
#include <span>

namespace vegas::core {

class Entropy {
public:
    virtual ~Entropy() = default;
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

}  // namespace vegas::core
