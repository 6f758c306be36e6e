// The ten cards of a seat, as a hand.
import type { SeatOfVegas } from "../../../protocol/types";
import { t } from "../../../texts/texts.svelte";

type Cards = SeatOfVegas["cards"];

/** Which Good Luck cards are left, 1 to 6, and how many of the others. */
export function hand(cards: Cards): { luck: boolean[]; frontMen: number; mary: boolean } {
    const held = new Set<string>(cards);
    return {
        luck: [1, 2, 3, 4, 5, 6].map((number) => held.has(`good_luck_${number}`)),
        frontMen: cards.filter((card) => card === "front_man").length,
        mary: held.has("mary_chip"),
    };
}

const numbersOf = (luck: boolean[]): number[] => luck.flatMap((held, n) => (held ? [n + 1] : []));

/** All that is left, in words: `Good Luck 1, 2, 5; 2 Front-men; Mary Chip card`. */
export function cardsInWords(cards: Cards): string {
    const { luck, frontMen, mary } = hand(cards);
    const numbers = numbersOf(luck);
    return [
        ...(numbers.length > 0 ? [t("vegas.held_good_luck", { n: numbers.length, numbers: numbers.join(", ") })] : []),
        ...(frontMen > 0 ? [t("vegas.held_front_man", { n: frontMen })] : []),
        ...(mary ? [t("vegas.held_mary")] : []),
    ].join("; ");
}

/** The same to be seen where there is little room: `1 2 5 · Front-man ×2 · Mary`. */
export function cardsInShort(cards: Cards): string {
    const { luck, frontMen, mary } = hand(cards);
    const numbers = numbersOf(luck);
    return [
        ...(numbers.length > 0 ? [numbers.join(" ")] : []),
        ...(frontMen > 0 ? [t("vegas.card_front_man") + (frontMen > 1 ? ` ×${frontMen}` : "")] : []),
        ...(mary ? [t("vegas.card_mary")] : []),
    ].join(" · ");
}
