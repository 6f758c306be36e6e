import { diceAfter } from "../board/dice_after";
import type { Replay, TableEvent, View } from "../../../protocol/types";
import { viewsOf } from "../../../model/replay";
import type { ScorePart } from "../../../table/score_breakdown";

/**
 * Something that a seat's total is made of. `dollars` may be below 0; `round` is null for what is counted at the end.
 */
export type Source =
    | { from: "card"; round: number; casino: number; place: number; count: number | null; dollars: number }
    | { from: "tile"; round: number; tile: string; casino: number; dollars: number }
    | { from: "fine"; round: number; tile: string; casino: number; dollars: number }
    | { from: "chips" | "skip_cards"; round: null; number: number; dollars: number }
    | { from: "spent"; round: number; tile: string; number: number; dollars: number }
    | { from: "skip_money" | "rest"; round: null; dollars: number };

/** How many chips a seat gave for a fine in these events: so many more are gone than the events say. */
function chipsSpent(seat: number, events: readonly TableEvent[], before: View, after: View): number {
    const chips = (view: View) => (view.seats[seat] as { chips?: number } | undefined)?.chips ?? 0;
    const change = events.reduce((sum, event) => {
        if (event.kind === "chips_given") return sum + event.chips;
        if (event.kind === "paid" && event.seat === seat) return sum + (event.chips ?? 0);
        return event.kind === "passed" && event.seat === seat ? sum - (event.chips ?? 0) : sum;
    }, 0);
    return chips(before) + change - chips(after);
}

/** Every dollar that changed hands in the events, by seat; of chips that were spent, only how many. */
function sourcesInEvents(file: Replay): Source[][] {
    const by: Source[][] = file.seats.map(() => []);
    const before = viewsOf(file);
    let round = 0;
    const take = (events: readonly TableEvent[], view?: View, after?: View) => {
        // Cards are paid from the highest on: who gets the second one of a casino was second there.
        const paid = new Map<number, number>();
        const fined = new Map<number, { round: number; tile: string }>();
        const dice = view === undefined ? [] : diceAfter(view, events);
        for (const event of events) {
            switch (event.kind) {
                case "round_started":
                    round = event.round;
                    break;
                case "card_won":
                case "card_returned": {
                    const place = (paid.get(event.casino) ?? 0) + 1;
                    paid.set(event.casino, place);
                    if (event.kind === "card_returned") break;
                    const count = dice[event.casino - 1]?.find(({ owner }) => owner === event.seat)?.count ?? null;
                    by[event.seat]?.push({
                        from: "card",
                        round,
                        casino: event.casino,
                        place,
                        count,
                        dollars: event.dollars,
                    });
                    break;
                }
                case "paid":
                    if (event.dollars)
                        by[event.seat]?.push({
                            from: "tile",
                            round,
                            tile: event.tile,
                            casino: event.casino,
                            dollars: event.dollars,
                        });
                    break;
                case "fined":
                    by[event.seat]?.push({
                        from: "fine",
                        round,
                        tile: event.tile,
                        casino: event.casino,
                        dollars: -event.dollars,
                    });
                    fined.set(event.seat, { round, tile: event.tile });
                    break;
            }
        }
        if (view === undefined || after === undefined) return;
        for (const [seat, of] of fined)
            by[seat]?.push({ from: "spent", ...of, number: chipsSpent(seat, events, view, after), dollars: 0 });
    };
    take(file.events);
    file.steps.forEach(({ events }, n) => take(events, before[n], before[n + 1]));
    return by;
}

const sum = (sources: readonly Source[]) => sources.reduce((total, { dollars }) => total + dollars, 0);

/** What one thing is worth, when every seat that has some is left with that much for each; else null. */
function unitValue(numbers: readonly number[], rests: readonly number[]): number | null {
    const each = new Set(numbers.flatMap((number, seat) => (number > 0 ? [(rests[seat] ?? 0) / number] : [])));
    const [value] = each;
    return each.size === 1 && value !== undefined && value > 0 ? value : null;
}

/**
 * Where every dollar of every seat came from; what they add up to is the result. Money that no event explains is
 * `rest`: nothing is made up. `end`: the view of the finished game.
 */
export function sources(file: Replay, end: View): Source[][] {
    const { result } = end;
    const by = sourcesInEvents(file);
    if (result === null) return by;
    const add = (of: (seat: number, rest: number) => Source | null) =>
        by.forEach((list, seat) => {
            const source = of(seat, (result.totals[seat] ?? 0) - sum(list));
            if (source !== null && source.dollars !== 0) list.push(source);
        });
    add((seat) => {
        const view = end.seats[seat];
        return view !== undefined && "skip_money" in view
            ? { from: "skip_money", round: null, dollars: view.skip_money ?? 0 }
            : null;
    });
    const rests = by.map((list, seat) => (result.totals[seat] ?? 0) - sum(list));
    const spents = by.map((list) => list.flatMap((source) => (source.from === "spent" ? [source] : [])));
    const had = result.chips.map((chips, seat) => spents[seat]!.reduce((all, { number }) => all + number, chips));
    const chip = unitValue(had, rests);
    for (const source of spents.flat()) source.dollars = (chip ?? 0) * source.number;
    if (chip !== null)
        add((seat) => ({
            from: "chips",
            round: null,
            number: result.chips[seat] ?? 0,
            dollars: chip * (result.chips[seat] ?? 0),
        }));
    const cards = end.seats.map((seat) => ("skip_cards" in seat ? (seat.skip_cards ?? 0) : 0));
    const card = chip === null ? unitValue(cards, rests) : null;
    if (card !== null)
        add((seat) => ({
            from: "skip_cards",
            round: null,
            number: cards[seat] ?? 0,
            dollars: card * (cards[seat] ?? 0),
        }));
    add((_, rest) => ({ from: "rest", round: null, dollars: rest }));
    return by.map((list) => list.filter(({ dollars }) => dollars !== 0));
}

/** A seat's sources in a few pieces, gains first. Losses have positive dollars. */
export function pieces(sources: readonly Source[]): ScorePart[] {
    const kinds: Record<Source["from"], ScorePart["kind"]> = {
        card: "round",
        tile: "tiles",
        fine: "loss",
        chips: "chips",
        spent: "chips",
        skip_cards: "skips",
        skip_money: "skips",
        rest: "rest",
    };
    const order: ScorePart["kind"][] = ["round", "tiles", "chips", "skips", "rest", "loss"];
    const all = new Map<string, ScorePart>();
    for (const source of sources) {
        const kind = source.dollars < 0 ? "loss" : kinds[source.from];
        const round = kind === "round" ? (source.round ?? 0) : 0;
        const piece = all.get(kind + round) ?? { kind, round, dollars: 0 };
        all.set(kind + round, { ...piece, dollars: piece.dollars + Math.abs(source.dollars) });
    }
    return [...all.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.round - b.round);
}
