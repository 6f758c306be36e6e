// Random draws that count the engine's picks; dice are not counted.
#pragma once

#include "engine/draws.hpp"

namespace vegas::test {

class CountedDraws final : public Draws {
public:
    explicit CountedDraws(std::uint64_t seed) : draws_(seed) {}
    int die() override { return draws_.die(); }
    std::uint32_t one_of(std::uint32_t n) override {
        ++picks;
        return draws_.one_of(n);
    }
    int picks = 0;

private:
    FastDraws draws_;
};

}  // namespace vegas::test
