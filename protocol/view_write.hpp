// How each part of a view is written; shared by whole views and patches. Used by view_json.cpp and
// patch.cpp only.
#pragma once

#include <optional>

#include "protocol/json_out.hpp"
#include "protocol/table_view.hpp"

namespace vegas::protocol {

struct RoundPart {
    std::uint8_t deck = 0, number = 0, of = 0;
    std::optional<std::uint8_t> discards;
    Seat start_seat = kNobody;
    bool operator==(const RoundPart&) const = default;
};
struct TurnPart {
    Seat seat = kNobody;
    std::optional<RollView> roll;
    bool operator==(const TurnPart&) const = default;
};
[[nodiscard]] RoundPart round_of(const View&);
[[nodiscard]] TurnPart turn_of(const View&);

void write(JsonOut&, const DiceView&);
void write(JsonOut&, const OwnerView&);
void write(JsonOut&, const TileView&);
void write(JsonOut&, const CasinoView&);
void write(JsonOut&, const SeatView&);
void write(JsonOut&, const RoundPart&);
void write(JsonOut&, const TurnPart&);
void write(JsonOut&, const TableInfo&);
void write(JsonOut&, const std::optional<Dollars>&);
void write(JsonOut&, const RollView&);
void write(JsonOut&, const std::optional<vegas::Result>&);
void write(JsonOut&, const std::optional<SeatInfo>&);
void write(JsonOut&, const std::optional<You>&);
void write(JsonOut&, const SealedView&);
void write_text_or_null(JsonOut&, const std::string&);

}  // namespace vegas::protocol
