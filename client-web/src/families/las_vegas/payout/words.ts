import type { View } from "../../../protocol/types";
import type { Sentence } from "../../../texts/sentence";
import { list, money } from "../../../texts/texts.svelte";
import type { Scene } from "./scenes";

/** A sentence, and how it is marked. */
export interface Told {
    sentence: Sentence;
    tone: "tie" | "win" | "";
}

/** What happened with the cards of a casino. `me`: the own seat, or null. */
export function words({ lines, ties, left }: Scene, me: number | null): Told[] {
    const all: Told[] = ties.map((owners) => ({
        sentence: { key: "payout.tie", args: { owners: { owners: owners as never } } },
        tone: "tie",
    }));
    for (const { owner, card } of lines) {
        if (card === null) continue;
        const sum = { money: card };
        if (owner === me) all.push({ sentence: { key: "payout.you_take", args: { money: sum } }, tone: "win" });
        else if (typeof owner === "number")
            all.push({ sentence: { key: "payout.takes", args: { who: { seat: owner }, money: sum } }, tone: "" });
        else all.push({ sentence: { key: "payout.back", args: { owner: { owners: [owner] }, money: sum } }, tone: "" });
    }
    if (left.length > 0)
        all.push({ sentence: { key: "payout.nobody_gets", args: { money: list(left.map(money)) } }, tone: "" });
    return all;
}

/** The number of the round in words' arguments. */
export const roundOf = ({ round }: View): { round: number; of: number } => ({
    round: round?.number ?? 1,
    of: round?.of ?? 1,
});
