import { endOfPayout, presentationOf } from "../../events";
import type { CasinoDice, Owner, TableEvent, View } from "../../../protocol/types";
import { diceAfter } from "../board/dice_after";

/** An owner's line at a casino that is paid out. */
export interface OwnerLine {
    owner: Owner;
    dice: CasinoDice;
    /** Cancelled by somebody with as many. */
    isTied: boolean;
    /** On the first line of a tie: how many owners it has, else 0. */
    tieSize: number;
    /** The card that it got, in dollars, else null. */
    card: number | null;
    /** The owner is nobody at the table: a card goes back to the bank. */
    isReturned: boolean;
}

/** What a seat got or paid besides the cards. */
export interface Extra {
    event: TableEvent;
    seat: number;
    dollars: number;
    chips: number;
}

/** One casino's part of a payout. */
export interface CasinoPayout {
    casino: number;
    lines: OwnerLine[];
    ties: Owner[][];
    /** Cards that nobody got. */
    unwonCards: number[];
    extras: Extra[];
    /** What happened here before cards were paid: told as sentences. */
    openingEvents: TableEvent[];
    /** Other things that happened here: told as sentences. */
    otherEvents: TableEvent[];
    /** What every seat got here in all. */
    gains: Map<number, { dollars: number; chips: number; cards: number }>;
}

/** What comes after a payout. */
export type AfterPayout = "round" | "end" | "decision";

interface CasinoEvents {
    casino: number;
    events: TableEvent[];
}

/**
 * The events of a payout, cut where they go from one casino to another. What is told of none belongs to the one before.
 */
function splitByCasino(events: readonly TableEvent[]): CasinoEvents[] {
    const cut: CasinoEvents[] = [];
    for (const event of events) {
        const last = cut.at(-1);
        const casino = "casino" in event ? event.casino : last?.casino;
        if (casino === undefined) continue;
        if (last?.casino === casino) last.events.push(event);
        else cut.push({ casino, events: [event] });
    }
    return cut;
}

function casinoPayout({ casino, events }: CasinoEvents, lie: CasinoDice[], paysCards: boolean): CasinoPayout {
    const at: CasinoPayout = {
        casino,
        lines: [],
        ties: [],
        unwonCards: [],
        extras: [],
        openingEvents: [],
        otherEvents: [],
        gains: new Map(),
    };
    const cards = new Map<Owner, number>();
    let isOpening = paysCards;
    const gain = (seat: number, more: { dollars?: number; chips?: number; cards?: number }) => {
        const { dollars = 0, chips = 0, cards: won = 0 } = at.gains.get(seat) ?? {};
        at.gains.set(seat, {
            dollars: dollars + (more.dollars ?? 0),
            chips: chips + (more.chips ?? 0),
            cards: won + (more.cards ?? 0),
        });
    };
    for (const event of events) {
        isOpening &&= !["tied", "card_won", "card_returned"].includes(event.kind);
        switch (event.kind) {
            case "tied":
                at.ties.push([...event.owners]);
                break;
            case "card_won":
                cards.set(event.seat, event.dollars);
                gain(event.seat, { dollars: event.dollars, cards: 1 });
                break;
            case "card_returned":
                if (event.owner === undefined) at.unwonCards.push(event.dollars);
                else cards.set(event.owner, event.dollars);
                break;
            case "paid":
            case "fined": {
                const sign = event.kind === "fined" ? -1 : 1;
                const dollars = sign * (event.dollars ?? 0);
                const chips = "chips" in event ? (event.chips ?? 0) : 0;
                at.extras.push({ event, seat: event.seat, dollars, chips });
                gain(event.seat, { dollars, chips });
                break;
            }
            default:
                (isOpening ? at.openingEvents : at.otherEvents).push(event);
        }
    }
    if (!paysCards) return at;
    const tied = new Set(at.ties.flat());
    const tieSize = (owner: Owner) => {
        const tie = at.ties.find((owners) => owners.includes(owner));
        return tie !== undefined && lie.find((dice) => tie.includes(dice.owner))?.owner === owner ? tie.length : 0;
    };
    at.lines = lie.map((dice) => ({
        owner: dice.owner,
        dice,
        isTied: tied.has(dice.owner),
        tieSize: tieSize(dice.owner),
        card: cards.get(dice.owner) ?? null,
        isReturned: typeof dice.owner !== "number",
    }));
    return at;
}

/** A payout casino by casino, in the order in which the server tells it. `next`: what follows on it. */
export function casinoPayouts(
    before: View,
    events: readonly TableEvent[],
): { scenes: CasinoPayout[]; next: AfterPayout } {
    const part = (event: TableEvent) => presentationOf(event, before).payout;
    const end = endOfPayout(events, before);
    const until = events.slice(0, end);
    const from = until.findIndex(({ kind }) => kind === "round_ended");
    const told = splitByCasino(until.slice(from + 1));
    const dice = diceAfter(before, until);
    // What comes before the first money, like the last dice of Prime Time, is told with it: it is no casino's turn yet.
    const first = told.findIndex((run) => run.events.some((event) => part(event) !== undefined));
    const early = told.slice(0, Math.max(first, 0)).flatMap((run) => run.events);
    const cut = told.slice(Math.max(first, 0)).map((run) =>
        casinoPayout(
            run,
            dice[run.casino - 1] ?? [],
            run.events.some((event) => part(event) === "card"),
        ),
    );
    cut[0]?.openingEvents.unshift(...early);
    const after = events.slice(end);
    const next = after.some(({ kind }) => kind === "game_ended") ? "end" : after.length > 0 ? "round" : "decision";
    return { scenes: cut, next };
}
