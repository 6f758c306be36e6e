import type { TableModel } from "../../../model/table.svelte";
import type { View } from "../../../protocol/types";
import type { CasinoPayout } from "./casino_payouts";

/** Who got what at a casino, in this round. */
export interface CasinoGains {
    casino: number;
    gains: { seat: number; dollars: number; chips: number }[];
}

// A payout that a decision interrupts goes on in another update: what was told before belongs to it.
const paidRounds = new WeakMap<TableModel, { round: string; paid: CasinoGains[] }>();

const roundId = ({ table, round }: View) => `${table.game} ${round?.number}`;

/** What was paid in this round so far; each casino once. */
export function paidSoFar(table: TableModel, before: View): CasinoGains[] {
    const known = paidRounds.get(table);
    return known?.round === roundId(before) ? known.paid : [];
}

/** The same with this casino. */
export function addGains(table: TableModel, before: View, { casino, gains }: CasinoPayout): CasinoGains[] {
    const paid = paidSoFar(table, before);
    const here = new Map(paid.find((one) => one.casino === casino)?.gains.map((gain) => [gain.seat, gain]));
    for (const [seat, { dollars, chips }] of gains) {
        const had = here.get(seat);
        here.set(seat, { seat, dollars: (had?.dollars ?? 0) + dollars, chips: (had?.chips ?? 0) + chips });
    }
    const entry: CasinoGains = {
        casino,
        gains: [...here.values()].filter(({ dollars, chips }) => dollars !== 0 || chips !== 0),
    };
    const now = [...paid.filter((one) => one.casino !== casino), entry].sort((a, b) => a.casino - b.casino);
    paidRounds.set(table, { round: roundId(before), paid: now });
    return now;
}

/** What a seat got in the round, and at which casinos. */
export interface SeatTotal {
    seat: number;
    dollars: number;
    chips: number;
    casinos: number[];
}

/** The round summed up, for every seat, the most money first. */
export function roundTotals(paid: readonly CasinoGains[], seats: number): SeatTotal[] {
    const sums = Array.from({ length: seats }, (_, seat): SeatTotal => ({ seat, dollars: 0, chips: 0, casinos: [] }));
    for (const { casino, gains } of paid) {
        for (const { seat, dollars, chips } of gains) {
            const sum = sums[seat];
            if (sum === undefined) continue;
            sum.dollars += dollars;
            sum.chips += chips;
            sum.casinos.push(casino);
        }
    }
    return sums.sort((a, b) => b.dollars - a.dollars || b.chips - a.chips);
}
