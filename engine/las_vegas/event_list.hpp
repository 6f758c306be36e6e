// All that happens in a game of Las Vegas, in the order of the contract's tables; the order means
// nothing else.
#pragma once

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/registry.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas {

using Events = decltype(TypeList<GameStarted, RoundStarted, CardsDealt, ChipsGiven, NeutralRolled,
                                 Rolled, Placed, Passed, RoundEnded, Tied, CardWon, CardReturned,
                                 GameEnded, Sealed, Revealed, BankShown, TilesLaid, TileActivated,
                                 BlackRolled, Paid, Declined, CounterMoved, TokenTaken,
                                 TokenReturned, DieTurned, DieTakenBack, BlankPlaced>() +
                        TileEvents());

}  // namespace vegas::las_vegas
