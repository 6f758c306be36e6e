// Options that follow from the rest of the form until somebody chooses them.
import type { RulesetOffer, TableForm } from "../../family_options";

export const kRounds = 4;
const kRoundsWithSkipping = 3; // as the rules advise

export const usualRounds = (skip: TableForm["options"]["skip"] = null): number =>
    skip === null || skip === "none" ? kRounds : kRoundsWithSkipping;
export const roundsOf = ({ options }: TableForm): number => options.rounds ?? usualRounds(options.skip);

/** Royale's neutral dice are for two players and in play unless they are left out; other games have them on demand. */
export const isForTwo = ({ id }: RulesetOffer): boolean => id === "royale" || id === "royale-basic";
export const hasNeutralDice = ({ options }: TableForm, offer: RulesetOffer): boolean =>
    options.neutral_dice ?? isForTwo(offer);

/** The table has tiles of its own, which are not drawn. */
export const hasOwnTiles = ({ options, kept }: TableForm): boolean =>
    options.tile_set !== null && kept.tile_set !== false;
