// Randomness of a simulation. All of it follows from the seed. Each part draws from its own stream,
// so its draws do not change what happens to others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/draws.hpp"

namespace vegas::sim {

class RandomStream {
public:
    RandomStream(std::uint64_t seed, std::string_view stream) : draws_(mixed(seed, stream)) {}

    // 0 to n-1; 0 if n is 0.
    std::uint32_t below(std::size_t n) { return draws_.one_of(static_cast<std::uint32_t>(n)); }
    std::int64_t between(std::int64_t least, std::int64_t most) {
        return least + below(static_cast<std::size_t>(most - least + 1));
    }
    // Never if n is 0.
    bool one_in(std::uint32_t n) { return n != 0 && below(n) == 0; }
    bool percent(std::uint32_t n) { return below(100) < n; }
    std::uint64_t bits() { return draws_.next(); }

    // REQUIRES: `list` is not empty.
    template <class List>
    const auto& any_of(const List& list) {
        return list[below(std::size(list))];
    }

private:
    static std::uint64_t mixed(std::uint64_t seed, std::string_view stream) {
        std::uint64_t hash = 0xcbf29ce484222325ULL ^ (seed * 0x9e3779b97f4a7c15ULL);
        for (const char c : stream) {
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
        }
        return FastDraws(hash).next();
    }

    FastDraws draws_;
};

}  // namespace vegas::sim
