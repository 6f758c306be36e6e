// The view of a game of VEGAS as JSON, and what changed between two of them. README.md, section 5.
// Used by view_json.cpp and patch.cpp only.
#pragma once

#include "engine/vegas_1996/seen.hpp"
#include "protocol/json_out.hpp"
#include "protocol/patch_out.hpp"

namespace vegas::protocol {

struct BoardPart {  // {"mary","tables","track"}
    const vegas_1996::View& view;
};
struct PawnPart {
    int table = 0;  // 0: not on the board yet, null
    bool operator==(const PawnPart&) const = default;
};

void write(JsonOut&, const BoardPart&);
void write(JsonOut&, const PawnPart&);
void write(JsonOut&, const vegas_1996::Space&);
void write(JsonOut&, const vegas_1996::TableView&);
void write(JsonOut&, const vegas_1996::ChipView&);
void write(JsonOut&, vegas_1996::Card);
void write(JsonOut&, const vegas_1996::SeatView&);
void write(JsonOut&, const vegas_1996::TurnView&);

void compare_games(Patch&, const vegas_1996::View& before, const vegas_1996::View& after);
void start_game(Patch&, const vegas_1996::View&);

}  // namespace vegas::protocol
