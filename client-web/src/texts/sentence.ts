import { hasText, formatList, formatMoney, splitText, t, type Key } from "./texts.svelte";

/** An owner of dice: a seat, dice of nobody, or somebody who does not have the seat any more. */
type SaidOwner = number | "neutral" | "blank" | { name: string };

/** An argument of a sentence: text, a number, or a thing that a screen draws and a screen reader hears as words. */
export type Arg =
    | string
    | number
    | { seat: number }
    /** Somebody who has no seat, or not the one that they had: as they were called. */
    | { name: string }
    | { owners: SaidOwner[] }
    | { money: number }
    | { chips: number }
    /** Faces, 0 where they do not matter; `big`: the face of the big die, `neutral`: of white dice beside them. */
    | { dice: number[]; of: number | "neutral" | "black" | "golden" | "blank"; big?: number; neutral?: number[] }
    | { tile: string }
    | { tiles: string[] }
    /** Of those that people say to each other. */
    | { phrase: string };

/**
 * What is said about a table: a text and what stands in it. Drawn by <SentenceText>, or by `sentenceText` where there
 * are only words.
 */
export interface Sentence {
    key: Key;
    args?: Record<string, Arg>;
    /** Chooses the plural form. */
    n?: number;
    /** Whose mark stands before it in the log. */
    seat?: number;
    /** How that one was called, if the seat has another player now. */
    seatName?: string;
}

/** How an owner of dice is called. */
export const ownerName = (owner: SaidOwner, name: (seat: number) => string): string => {
    if (typeof owner === "number") return name(owner);
    if (typeof owner === "object") return owner.name;
    return t(owner === "neutral" ? "thing.neutral_player" : "thing.blank_dice");
};

/** The same sentence when another player has the seat: it stays about the one who had it, called `name`. */
export function withEarlierPlayer(sentence: Sentence, seat: number, name: string): Sentence {
    const earlier = (arg: Arg): Arg => {
        if (typeof arg !== "object") return arg;
        if ("seat" in arg) return arg.seat === seat ? { name } : arg;
        if ("owners" in arg) return { owners: arg.owners.map((owner) => (owner === seat ? { name } : owner)) };
        return arg;
    };
    const { args = {} } = sentence;
    return {
        ...sentence,
        args: Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, earlier(arg)])),
        ...(sentence.seat === seat ? { seatName: sentence.seatName ?? name } : {}),
    };
}

/** What people say, or what their face says, in words. One that is newer than this page is called as the server does. */
export function phraseText(phrase: string): string {
    const key = `phrase.${phrase}`;
    return hasText(key) ? t(key) : phrase;
}

/** Dice in words: `3, 3, big die 5`; only how many where their faces do not matter. */
export function diceText({ dice, of, big, neutral }: Extract<Arg, { dice: unknown }>): string {
    const faceless = [...dice, big ?? 1].some((face) => face === 0) || of === "blank";
    const words = faceless
        ? [
              dice.length > 0 ? t(of === "blank" ? "thing.blank_dice_count" : "thing.dice", { n: dice.length }) : "",
              big === undefined ? "" : t("thing.the_big_die"),
          ]
        : [...dice.map(String), big === undefined ? "" : t("thing.big_die", { face: big })];
    if (neutral && neutral.length > 0) words.push(t("thing.white_dice", { faces: neutral.join(", ") }));
    return words.filter((word) => word !== "").join(", ");
}

/** The sentence in words alone. `name` says how a seat is called, `tile` how a tile is. */
export function sentenceText(sentence: Sentence, name: (seat: number) => string, tile: (id: string) => string): string {
    const argText = (arg: Arg | undefined): string => {
        if (arg === undefined) return "";
        if (typeof arg === "string") return arg;
        if (typeof arg === "number") return String(arg);
        if ("seat" in arg) return name(arg.seat);
        if ("name" in arg) return arg.name;
        if ("owners" in arg) return formatList(arg.owners.map((owner) => ownerName(owner, name)));
        if ("money" in arg) return formatMoney(arg.money);
        if ("chips" in arg) return t("thing.chips", { n: arg.chips });
        if ("tile" in arg) return tile(arg.tile);
        if ("tiles" in arg) return formatList(arg.tiles.map(tile));
        if ("phrase" in arg) return phraseText(arg.phrase);
        return diceText(arg);
    };
    return splitText(sentence.key, sentence.n)
        .map((piece) => (typeof piece === "string" ? piece : argText(sentence.args?.[piece.arg])))
        .join("");
}
