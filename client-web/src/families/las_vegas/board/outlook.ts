import type { Casino, Owner, Tile, TileId, View } from "../../../protocol/types";
import type { ActionPreview } from "./standing";

/** The casino (1 to 6) beside which the tile lies, and the tile; null where it is not in play. */
export function tileAt<I extends TileId>(view: View, id: I): { casino: number; tile: Extract<Tile, { id: I }> } | null {
    const at = view.casinos.findIndex(({ tile }) => tile?.id === id);
    return at < 0 ? null : { casino: at + 1, tile: view.casinos[at]!.tile as Extract<Tile, { id: I }> };
}

/** The tile that keeps a casino closed, and the casino; null: all are open. */
export function closure(view: View): { tile: TileId; casino: number } | null {
    for (const { tile } of view.casinos)
        if (tile && "closed" in tile && tile.closed !== null) return { tile: tile.id, casino: tile.closed };
    return null;
}

/** The closed casino, or 0. */
export const closedCasino = (view: View): number => closure(view)?.casino ?? 0;

/** The seat to the left. */
export const leftOf = (view: View, seat: number): number => (seat + 1) % view.seats.length;

/** The seat to the right: whose left neighbour is asked. */
export const rightOf = (view: View, seat: number): number => (seat + view.seats.length - 1) % view.seats.length;

/** A casino as it would stand: its cards, who would get them, and who gets them now. */
export interface CasinoOutcome {
    casino: number;
    cards: { dollars: number; owner: Owner | null; previousOwner: Owner | null }[];
}

/** The casinos that would stand otherwise. */
export function outcomesOf(view: View, shows: ActionPreview | undefined): CasinoOutcome[] {
    const all: CasinoOutcome[] = [];
    for (const next of [shows, shows?.also]) {
        if (next?.casino === undefined || next.wins === undefined) continue;
        const now = view.casinos[next.casino - 1];
        if (now === undefined) continue;
        const wins = next.wins;
        all.push({
            casino: next.casino,
            cards: now.cards.map((dollars, k) => ({
                dollars,
                owner: wins[k] ?? null,
                previousOwner: now.wins[k] ?? null,
            })),
        });
    }
    return all;
}

/** What changes for somebody at a casino, in dollars. */
export interface MoneyChange {
    seat: number;
    dollars: number;
}

/**
 * The change that matters most to a seat: its own; else that of the one who loses or gets most. Null: nobody's money
 * changes.
 */
export function mainMoneyChange({ cards }: CasinoOutcome, seat: number): MoneyChange | null {
    const sums = new Map<number, number>();
    for (const { dollars, owner, previousOwner } of cards) {
        if (typeof owner === "number") sums.set(owner, (sums.get(owner) ?? 0) + dollars);
        if (typeof previousOwner === "number") sums.set(previousOwner, (sums.get(previousOwner) ?? 0) - dollars);
    }
    const own = sums.get(seat) ?? 0;
    if (own !== 0) return { seat, dollars: own };
    const others = [...sums]
        .filter(([, dollars]) => dollars !== 0)
        .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a) || a - b);
    return others[0] === undefined ? null : { seat: others[0][0], dollars: others[0][1] };
}

/** Who gets the first card of a casino now. */
export const leader = (casino: Casino | undefined): Owner | null => casino?.wins[0] ?? null;

/** Own dice in a casino. */
export function ownDice(view: View, casino: number, seat: number): { small: number; big: number } {
    const dice = view.casinos[casino - 1]?.dice.find(({ owner }) => owner === seat);
    return { small: dice?.small ?? 0, big: dice?.big ?? 0 };
}
