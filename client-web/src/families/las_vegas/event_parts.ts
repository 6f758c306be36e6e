// What sentences and movements of events are made of.
import type { DiceMovement } from "../../events/presentation";
import type { Owner } from "../../protocol/types";
import type { Arg } from "../../texts/sentence";

interface Dice {
    small?: number;
    big?: number;
    neutral?: number;
}

const repeatFace = (face: number, count = 0): number[] => Array.from({ length: count }, () => face);

/** So many dice of a seat; `face`: what they show, 0 where that does not matter. */
export const seatDice = (seat: number, { small, big, neutral }: Dice, face = 0): Arg => ({
    dice: repeatFace(face, small),
    of: seat,
    ...(big === undefined ? {} : { big: face }),
    ...(neutral === undefined ? {} : { neutral: repeatFace(face, neutral) }),
});

export const blankDice = (count: number): Arg => ({ dice: repeatFace(0, count), of: "blank" });
export const tileIcon = (e: { tile: string }): string => `t-${e.tile}`;

export const addDice = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMovement => ({
    casino,
    owner,
    small,
    big,
    count: small + 2 * big,
});
export const removeDice = (casino: number, owner: Owner, { small = 0, big = 0 }: Dice): DiceMovement =>
    addDice(casino, owner, { small: -small, big: -big });
