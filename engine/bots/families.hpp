// What the house bots know of each family. A family's functions take its state:
//
//     choose_easy(known, draws)          the choice of level `easy`
//     is_easy_choice_slow(known)         whether that may take half a millisecond
//     rollout_action(s, draws, player)   a quick choice, good enough for a fair sample
//     rollout_cost(s)                    what that costs, in rolls of Las Vegas
//     rollout_phase(s)                   a rollout ends when this changes
//     rollout_decisions_most(s)          or after so many decisions
//     draw_mixed_strategy(s, list, draws)
//                                        a choice that others must not foresee; nullopt: another
//     estimate(s)                        what each seat may expect to have at the end
#pragma once

#include "engine/las_vegas/bots/bots.hpp"
#include "engine/vegas_1996/bots/bots.hpp"
