import type { Payout } from "../../../model/table.svelte";
import type { TableEvent } from "../../../protocol/types";
import { endOfPayout, isPayout } from "../../events";
import { casinoPayouts, type CasinoPayout } from "./casino_payouts";

/** Who got what at a casino, in this round. */
export interface CasinoGains {
    casino: number;
    gains: { seat: number; dollars: number; chips: number }[];
}

/** The same with what this casino paid; each casino once. */
export function addGains(paid: readonly CasinoGains[], { casino, gains }: CasinoPayout): CasinoGains[] {
    const here = new Map(paid.find((one) => one.casino === casino)?.gains.map((gain) => [gain.seat, gain]));
    for (const [seat, { dollars, chips }] of gains) {
        const had = here.get(seat);
        here.set(seat, { seat, dollars: (had?.dollars ?? 0) + dollars, chips: (had?.chips ?? 0) + chips });
    }
    const entry: CasinoGains = {
        casino,
        gains: [...here.values()].filter(({ dollars, chips }) => dollars !== 0 || chips !== 0),
    };
    return [...paid.filter((one) => one.casino !== casino), entry].sort((a, b) => a.casino - b.casino);
}

/**
 * What this round has paid before a payout. A payout that a decision interrupts goes on in another update.
 * `log`: the last events of the game.
 */
export function paidBefore(
    log: readonly TableEvent[],
    { before, events }: Pick<Payout, "before" | "events">,
): CasinoGains[] {
    const [first] = events;
    const earlier = first === undefined ? [] : log.slice(0, Math.max(0, log.indexOf(first)));
    const part = earlier.slice(earlier.map(({ kind }) => kind).lastIndexOf("round_ended") + 1);
    const isOfThisRound = endOfPayout(part, before) === part.length;
    if (!isOfThisRound || !isPayout(part, before)) return [];
    return casinoPayouts(before, part).scenes.reduce<CasinoGains[]>(addGains, []);
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
