import type { View } from "../../../protocol/types";
import type { Sentence } from "../../../texts/sentence";
import { formatList, formatMoney, t } from "../../../texts/texts.svelte";
import type { CasinoPayout } from "./casino_payouts";

/** A sentence, and how it is marked. */
export interface PayoutSentence {
    sentence: Sentence;
    tone: "tie" | "win" | "";
}

/** What happened with the cards of a casino. `me`: the own seat, or null. */
export function payoutSentences({ lines, ties, unwonCards }: CasinoPayout, me: number | null): PayoutSentence[] {
    const all: PayoutSentence[] = ties.map((owners) => ({
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
    if (unwonCards.length > 0)
        all.push({
            sentence: { key: "payout.nobody_gets", args: { money: formatList(unwonCards.map(formatMoney)) } },
            tone: "",
        });
    return all;
}

/** Of casinos where nobody lies: their cards in one sentence. */
export const nobodyGets = (casinos: readonly Pick<CasinoPayout, "unwonCards">[]): string =>
    t("payout.nobody_gets", { money: formatList(casinos.flatMap((of) => of.unwonCards).map(formatMoney)) });

/** The number of the round in words' arguments. */
export const roundOf = ({ round }: View): { round: number; of: number } => ({
    round: round?.number ?? 1,
    of: round?.of ?? 1,
});
