import { tileName } from "../tile_info";
import type { TableModel } from "../../../model/table.svelte";
import type { TableEvent } from "../../../protocol/types";
import { sentenceText } from "../../../texts/sentence";
import { sentencesOf } from "../../events";
import { explainPayout } from "../board/explain";
import type { CasinoPayout, OwnerLine } from "./casino_payouts";
import type { RevealedCasino } from "./payout_stages";
import { nobodyGets, payoutSentences } from "./sentences";

/** What tiles did, as sentences. */
const eventTexts = (table: TableModel, events: readonly TableEvent[]) =>
    events
        .flatMap((event) => sentencesOf(event, table.view, table.view))
        .map((sentence) => sentenceText(sentence, (seat) => table.name(seat), tileName));

/** Why a casino pays what it does, as far as it is revealed. */
export function explainCasino(
    { casino, lines, ties, unwonCards }: Pick<CasinoPayout, "casino" | "lines" | "ties" | "unwonCards">,
    table: TableModel,
): string[] {
    const paid = lines.filter(({ card }) => card !== null);
    return explainPayout(
        casino,
        lines.map(({ dice }) => dice),
        ties,
        {
            dollars: [...paid.map(({ card }) => card ?? 0), ...unwonCards],
            wins: [...paid.map(({ owner }) => owner), ...unwonCards.map(() => null)],
        },
        { name: (seat) => table.name(seat), seat: table.seat },
    );
}

const withoutCard = (line: OwnerLine): OwnerLine => ({ ...line, card: null });

/**
 * What a screen reader says of a casino: sentence by sentence as stages are reached, in the order in which they are
 * seen. `lines`: how many the casino has.
 */
export function spokenSentences(scene: RevealedCasino, lines: number, table: TableModel): string[] {
    const counted = scene.lines.length === lines;
    const cards = payoutSentences({ ...scene, unwonCards: [] }, table.seat);
    return [
        ...eventTexts(table, scene.openingEvents),
        ...(counted
            ? explainCasino({ ...scene, lines: scene.lines.map(withoutCard), ties: [], unwonCards: [] }, table)
            : []),
        ...cards.map(({ sentence }) => sentenceText(sentence, (seat) => table.name(seat), tileName)),
        ...eventTexts(table, [...scene.otherEvents, ...scene.extras.map(({ event }) => event)]),
        ...(scene.unwonCards.length > 0 ? [nobodyGets([scene])] : []),
    ];
}
