import type { TableModel } from "../../../model/table.svelte";
import type { View } from "../../../protocol/types";
import type { Scene } from "./scenes";

/** Who got what at a casino, in this round. */
export interface Paid {
    casino: number;
    gains: { seat: number; dollars: number }[];
}

// A payout that a decision interrupts goes on in another update: what was told before belongs to it.
const told = new WeakMap<TableModel, { round: string; paid: Paid[] }>();

/** What was paid in this round so far, with this scene; each casino once. */
export function soFar(table: TableModel, before: View, { casino, gains }: Scene): Paid[] {
    const round = `${before.table.game} ${before.round?.number}`;
    const known = told.get(table);
    const paid = known?.round === round ? known.paid : [];
    const here = new Map(paid.find((one) => one.casino === casino)?.gains.map(({ seat, dollars }) => [seat, dollars]));
    for (const [seat, { dollars }] of gains) here.set(seat, (here.get(seat) ?? 0) + dollars);
    const entry: Paid = {
        casino,
        gains: [...here].map(([seat, dollars]) => ({ seat, dollars })).filter(({ dollars }) => dollars !== 0),
    };
    const now = [...paid.filter((one) => one.casino !== casino), entry].sort((a, b) => a.casino - b.casino);
    told.set(table, { round, paid: now });
    return now;
}
