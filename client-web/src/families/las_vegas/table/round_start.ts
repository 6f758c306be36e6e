// The start of a round is shown in one go: cards are dealt, then gray and neutral dice go to their casinos.
import type { TableEvent } from "../../../protocol/types";

/** When each thing sets off, in ms at normal speed. */
export interface RoundStart {
    /** Money cards, in the order of the casinos. */
    cards: readonly number[];
    /** Dice that belong to nobody, in the order of the casinos. */
    dice: readonly number[];
    /** The tiles are new too. */
    laysTiles: boolean;
    /** All has come. */
    restMs: number;
    /** All of it, and a moment to look at it. */
    ms: number;
}

export const kCardMs = 420;
export const kDieMs = 460;
/** From the first card to the last one, at most; and of the dice. */
const kCardsMs = 560;
const kDiceMs = 480;
const kCardApartMs = 50;
const kDieApartMs = 80;
/** The dice begin while the last card is still on its way. */
const kBeforeDiceMs = 120;
const kRestMs = 200;

const times = (count: number, fromMs: number, apartMs: number, allMs: number): number[] => {
    const apart = Math.min(apartMs, allMs / Math.max(count - 1, 1));
    return Array.from({ length: count }, (_, n) => fromMs + n * apart);
};

/** How the events are shown that follow `round_started` in its update. */
export function roundStart(events: readonly TableEvent[]): RoundStart {
    let cards = 0;
    let dice = 0;
    let laysTiles = false;
    for (const event of events) {
        if (event.kind === "cards_dealt") cards += event.casinos.flat().length;
        else if (event.kind === "tiles_laid") laysTiles = true;
        else if (event.kind === "blank_placed") dice += event.blank;
        else if (event.kind === "neutral_rolled") dice += event.small.length + (event.big === undefined ? 0 : 1);
    }
    const dealt = times(cards, 0, kCardApartMs, kCardsMs);
    const thrown = times(dice, (dealt.at(-1) ?? 0) + kBeforeDiceMs, kDieApartMs, kDiceMs);
    const restMs = Math.max((dealt.at(-1) ?? 0) + kCardMs, (thrown.at(-1) ?? 0) + kDieMs);
    return { cards: dealt, dice: thrown, laysTiles, restMs, ms: restMs + kRestMs };
}
