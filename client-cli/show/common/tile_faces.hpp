// Names and printed contents of the casino tiles, from the server's welcome. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class TileFaces {
public:
    TileFaces() = default;
    explicit TileFaces(std::vector<WireStruct<las_vegas::TileRules>> all) : all_(std::move(all)) {}

    // "A2" -> "Jackpot"; unknown ids come back as they are, made safe.
    [[nodiscard]] std::string name(std::string_view id) const;
    // "A2 Jackpot"
    [[nodiscard]] std::string title(std::string_view id) const;
    // The worth of a cell in dollars, also if chips are printed there. Cells count from 0; 0: no
    // money is printed there.
    [[nodiscard]] std::int64_t dollars(std::string_view id, std::size_t cell) const;
    // How many chips are printed there.
    [[nodiscard]] std::int64_t chips(std::string_view id, std::size_t cell) const;
    // The worth of all cells of the face, in dollars.
    [[nodiscard]] Numbers all_dollars(std::string_view id) const;

private:
    [[nodiscard]] const WireStruct<las_vegas::TileRules>* find(std::string_view id) const;

    std::vector<WireStruct<las_vegas::TileRules>> all_;
};

}  // namespace vegas::cli
