// The faces of the casino tiles as the server tells them in its welcome: what they are called and
// what is printed on them. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class Faces {
public:
    Faces() = default;
    explicit Faces(std::vector<Read<las_vegas::TileRules>> all) : all_(std::move(all)) {}

    // "A2" -> "Jackpot"; ids that the server has not told come back as they are, made safe.
    [[nodiscard]] std::string name(std::string_view id) const;
    // "A2 Jackpot"
    [[nodiscard]] std::string title(std::string_view id) const;
    // What the cell of the face, from 0 on, is worth, be it in chips; 0: no money is printed there.
    [[nodiscard]] std::int64_t dollars(std::string_view id, std::size_t cell) const;
    // How many chips are printed there.
    [[nodiscard]] std::int64_t chips(std::string_view id, std::size_t cell) const;
    // What all cells of the face are worth, in dollars.
    [[nodiscard]] Numbers all_dollars(std::string_view id) const;

private:
    [[nodiscard]] const Read<las_vegas::TileRules>* find(std::string_view id) const;

    std::vector<Read<las_vegas::TileRules>> all_;
};

}  // namespace vegas::cli
