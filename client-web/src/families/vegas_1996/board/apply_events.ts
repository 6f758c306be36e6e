import type { Board, SeatOfVegas, TableEvent, View } from "../../../protocol/types";
import { currentPlacement, seatsOf, type GamingTable, type TurnAtTable } from "./board";

type Change<T> = Partial<T> | ((now: T) => Partial<T>);
const replaceAt = <T extends object>(list: readonly T[], at: number, change: Change<T>): T[] =>
    list.map((item, n) => (n === at ? { ...item, ...(typeof change === "function" ? change(item) : change) } : item));

const withSeat = (view: View, seat: number, change: Change<SeatOfVegas>): View =>
    ({ ...view, seats: replaceAt(seatsOf(view), seat, change) }) as View;

function withTable(view: View, number: number, change: Change<GamingTable>): View {
    const board = view.board as Board;
    return {
        ...view,
        board: {
            ...board,
            tables: replaceAt(board.tables as GamingTable[], number - 1, change) as unknown as Board["tables"],
        },
    };
}

function withOwner(view: View, table: number, space: number, owner: number | null): View {
    let number = 0;
    return withTable(view, table, ({ rows }) => ({
        rows: rows.map((row) => row.map((at) => (++number === space ? { ...at, owner } : at))) as GamingTable["rows"],
    }));
}

const ownerAt = (view: View, table: number, space: number) =>
    (view.board as Board).tables[table - 1]?.rows.flat()[space - 1]?.owner ?? null;

const returnCounters = (view: View, seat: number, counters: number) =>
    withSeat(view, seat, (now) => ({ counters: now.counters + counters }));

/** The counters of a table go back, and its chip is gone. */
function clearTable(view: View, table: number): View {
    const owners = (view.board as Board).tables[table - 1]?.rows.flat().map(({ owner }) => owner) ?? [];
    const sent = owners.reduce<View>(
        (now, owner) => (typeof owner === "number" ? returnCounters(now, owner, 1) : now),
        view,
    );
    return withTable(sent, table, ({ rows }) => ({
        closed: true,
        rows: rows.map((row) => row.map((at) => ({ ...at, owner: null }))) as GamingTable["rows"],
    }));
}

const withTurn = (view: View, turn: Partial<TurnAtTable> & { seat: number }): View =>
    ({ ...view, turn: { ...currentPlacement(view), ...turn } }) as View;

function withoutTurnMembers(view: View, ...members: ("number" | "duel")[]): View {
    const turn = { ...view.turn } as Record<string, unknown>;
    for (const member of members) delete turn[member];
    return { ...view, turn } as unknown as View;
}

const kCards = {
    mary_chip: () => "mary_chip",
    front_man: () => "front_man",
    good_luck: (number: number) => `good_luck_${number}`,
} as const;

function applyEvent(view: View, event: TableEvent, table: number | undefined): View {
    switch (event.kind) {
        case "pawn_placed":
        case "pawn_moved":
            return withSeat(view, event.seat, { pawn: event.table });
        case "card_played": {
            const { choice } = event;
            const card =
                choice.kind in kCards
                    ? kCards[choice.kind as keyof typeof kCards]("number" in choice ? choice.number : 0)
                    : null;
            const played = withSeat(view, event.seat, ({ cards }) => {
                const at = cards.findIndex((held) => held === card);
                return { cards: cards.filter((_, n) => n !== at) as SeatOfVegas["cards"] };
            });
            if (choice.kind === "good_luck")
                return withTurn(played, { seat: event.seat, number: choice.number, ...(table ? { table } : {}) });
            return choice.kind === "front_man" ? withTurn(played, { seat: event.seat, table: choice.table }) : played;
        }
        case "rolled":
            return withTurn(view, {
                seat: event.seat,
                number: event.small[0] ?? 0,
                ...(table ? { table } : {}),
            } as TurnAtTable);
        case "counter_placed": {
            const placed = returnCounters(withOwner(view, event.table, event.space, event.seat), event.seat, -1);
            return withoutTurnMembers(
                event.replaced === undefined ? placed : returnCounters(placed, event.replaced, 1),
                "number",
                "duel",
            );
        }
        case "nothing_placed":
            return withoutTurnMembers(view, "number", "duel");
        case "duel_started":
            return withTurn(view, {
                seat: event.seat,
                table: event.table,
                duel: { defender: event.defender, space: event.space },
            });
        case "duel_ended": {
            if (event.seat !== undefined) return view;
            const owner = ownerAt(view, event.table, event.space);
            return typeof owner === "number"
                ? returnCounters(withOwner(view, event.table, event.space, null), owner, 1)
                : view;
        }
        case "mary_moved":
            return { ...view, board: { ...(view.board as Board), mary: event.position } };
        case "chip_won": {
            const { seat, value } = event;
            const won = { table: event.table, value } as SeatOfVegas["chips"][number];
            return withSeat(clearTable(view, event.table), seat, ({ chips, total }) => ({
                chips: [...chips, won] as SeatOfVegas["chips"],
                total: total + value,
            }));
        }
        case "chip_discarded":
            return clearTable(view, event.table);
        default:
            return view;
    }
}

/** Where the die or the card that stands at `from` is placed, as later events tell it. */
function targetTable(events: readonly TableEvent[], from: number): number | undefined {
    for (const event of events.slice(from + 1)) {
        if (event.kind === "counter_placed" || event.kind === "nothing_placed" || event.kind === "duel_started")
            return event.table;
    }
    return undefined;
}

/**
 * The view with the events carried out on it, as far as the board shows them. `after`: the view when all of the update
 * has happened.
 */
export function applyEvents(
    before: View,
    events: readonly TableEvent[],
    after: View,
    all: readonly TableEvent[] = events,
): View {
    if (before.board === null) return after;
    return events.reduce(
        (view, event, n) => applyEvent(view, event, targetTable(all, n) ?? currentPlacement(after)?.table),
        before,
    );
}
