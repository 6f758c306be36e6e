import { list, money, pieces, t, type Key } from "./texts.svelte";

/** An argument of a sentence: text, a number, or a thing that a screen draws and a screen reader hears as words. */
export type Arg =
    | string
    | number
    | { seat: number }
    | { seats: number[] }
    | { money: number }
    | { chips: number }
    | { dice: number[]; of: number | "neutral" | "black" | "golden" | "blank"; big?: number }
    | { tile: string };

/** What is said about a table: a text and what stands in it. Told by <Say>, or by `plain` where there are only words. */
export interface Sentence {
    key: Key;
    args?: Record<string, Arg>;
    /** Chooses the plural form. */
    n?: number;
    /** Whose mark stands before it in the log. */
    seat?: number;
}

/** The sentence in words alone. `name` says how a seat is called, `tile` how a tile is. */
export function plain(sentence: Sentence, name: (seat: number) => string, tile: (id: string) => string): string {
    const say = (arg: Arg | undefined): string => {
        if (arg === undefined) return "";
        if (typeof arg === "string") return arg;
        if (typeof arg === "number") return String(arg);
        if ("seat" in arg) return name(arg.seat);
        if ("seats" in arg) return list(arg.seats.map(name));
        if ("money" in arg) return money(arg.money);
        if ("chips" in arg) return t("common.chips", { n: arg.chips });
        if ("tile" in arg) return tile(arg.tile);
        const faces = arg.dice.join(", ");
        return arg.big === undefined ? faces : `${faces}${faces && ", "}${t("common.big_die", { face: arg.big })}`;
    };
    return pieces(sentence.key, sentence.n)
        .map((piece) => (typeof piece === "string" ? piece : say(sentence.args?.[piece.arg]))).join("");
}
