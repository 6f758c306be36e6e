import type { Sound } from "../app/sound";
import type { EventOf, Owner, TableEvent, View } from "../protocol/types";
import type { Arg, Sentence } from "../texts/sentence";
import type { Key } from "../texts/texts.svelte";

/** Dice that come to lie in a casino, or leave it (below 0). `count` is the protocol's: what they count there. */
export interface DiceMovement {
    casino: number;
    owner: Owner;
    small: number;
    big: number;
    count: number;
}

/**
 * All that the page makes of one kind of event. Whatever is left out does not happen: an event that says nothing is
 * seen on the board or told by the event beside it, one without `ms` takes no time.
 */
export interface EventPresentation<E extends TableEvent = TableEvent> {
    /** What it says to the people at the table, for the log and for screen readers. */
    sentence?: (event: E, after: View, before: View) => Sentence | null;
    /**
     * How long it is told, in ms at normal speed: the movement that it is, and time to read it. `following`: the events
     * after it in its update. `isStill`: nothing moves.
     */
    durationMs?: number | ((event: E, following: readonly TableEvent[], isStill: boolean) => number);
    /** The drawing that stands before it in a payout. */
    icon?: (event: E) => string;
    sound?: Sound;
    /** Chips or money go on their way, from the bank to the seat or back. */
    flight?: "to_seat" | "from_seat";
    /** The faces that were thrown, in the order in which they were drawn. */
    thrownFaces?: (event: E) => number[];
    /** Dice that it moves into casinos and out of them. */
    movedDice?: (event: E) => DiceMovement[];
    /**
     * `card`: it makes an update a payout. `extra`: a tile pays or takes something in it. `over`: the payout is over.
     */
    payout?: "card" | "extra" | "over";
}

/** A list of events: of every table, or of one family of games. */
export type EventPresentations = { readonly [K in TableEvent["kind"]]?: EventPresentation<EventOf<K>> };

type Args = Record<string, Arg>;

export const makeSentence = (key: Key, args: Args = {}, n?: number): Sentence => ({
    key,
    args,
    ...(n === undefined ? {} : { n }),
});

/** A sentence about a seat: `{who}` in the text, and its mark before it. */
export const seatSentence = (key: Key, seat: number, args: Args = {}, n?: number): Sentence => ({
    ...makeSentence(key, { who: { seat }, ...args }, n),
    seat,
});
