import type { LogLine } from "../../../model/table.svelte";

/** A money card that somebody took. */
export interface WonCard {
    seat: number;
    dollars: number;
}

/** The cards of a casino that has been paid out. The log tells of them: the view has them no more. */
export function wonCardsAt(casino: number, log: readonly LogLine[]): WonCard[] {
    const ended = log.map(({ key }) => key).lastIndexOf("event.round_ended");
    if (ended < 0) return [];
    return log.slice(ended).flatMap(({ key, seat, args }) => {
        const paid = args?.["money"];
        const won = key === "event.card_won" && args?.["casino"] === casino && seat !== undefined;
        return won && typeof paid === "object" && "money" in paid ? [{ seat, dollars: paid.money }] : [];
    });
}
