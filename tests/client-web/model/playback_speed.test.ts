import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import { TableModel } from "../../../client-web/src/model/table.svelte";
import type { TableEvent } from "../../../client-web/src/protocol/types";
import { snapshotOf } from "../fixtures/snapshot";

const kBetweenMs = 4000;

// A table of royale with us on seat 0, or only watched, and house bots on the others.
function tableOf(bots: number, seat: number | null = 0) {
    const people = [
        { name: "Mira", bot: null },
        ...Array.from({ length: bots }, (_, n) => ({ name: `B${n}`, bot: "easy" })),
    ];
    const first = snapshotOf(people, {}, { turn: null, you: seat === null ? null : { seat } });
    const table = new TableModel(first, vi.fn(), vi.fn());
    let v = 1;
    return {
        table,
        happens: (...events: object[]) =>
            table.update({
                ev: "update",
                table: "t",
                v: ++v,
                patch: {},
                events: events as TableEvent[],
            }),
    };
}

const rolls = (seat: number) => ({ kind: "rolled", seat, small: [1, 2, 3, 4, 5, 6, 6, 6] });
const places = (seat: number) => ({ kind: "placed", seat, casino: 6, small: 3 });
// What a tile can add to a placement.
const acts = (seat: number) => [
    { kind: "tile_activated", seat, tile: "B1" },
    { kind: "black_rolled", seat, tile: "B1", dice: [1, 2] },
    { kind: "paid", seat, tile: "B1", chips: 1 },
];

/** Until everything has been told. */
async function told(table: TableModel): Promise<number> {
    const from = performance.now();
    while (!table.isCaughtUp) await vi.advanceTimersToNextTimerAsync();
    return performance.now() - from;
}

beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

describe("the tempo of a table", () => {
    it.each([1, 2, 3, 4])("tells us the turns of %i bots in 4 s at most", async (bots) => {
        const { table, happens } = tableOf(bots);
        happens(places(0));
        for (let seat = 1; seat <= bots; seat += 1) {
            happens(rolls(seat));
            happens(places(seat), ...acts(seat));
        }
        const ms = await told(table);
        expect(ms).toBeLessThanOrEqual(kBetweenMs);
        expect(ms).toBeGreaterThan(kBetweenMs * 0.6); // and gives us time to see them
    });

    it("holds that where a bot acts while the ones before it are told", async () => {
        const { table, happens } = tableOf(4);
        happens(places(0));
        const from = performance.now();
        for (const seat of [1, 2, 3, 4]) {
            await vi.advanceTimersByTimeAsync(175);
            happens(rolls(seat));
            await vi.advanceTimersByTimeAsync(175);
            happens(places(seat), ...acts(seat));
        }
        await told(table);
        expect(performance.now() - from).toBeLessThanOrEqual(kBetweenMs);
    });

    it("does not hurry one turn of somebody at the table", async () => {
        const { table, happens } = tableOf(1);
        happens(rolls(1));
        expect(await told(table)).toBe(1000);
        happens(places(1));
        expect(await told(table)).toBe(900);
    });

    it("follows the setting", async () => {
        const { table, happens } = tableOf(4);
        settings.speed = "slow";
        for (const seat of [1, 2, 3, 4]) happens(rolls(seat), places(seat));
        const slow = await told(table);
        expect(slow).toBeGreaterThan(kBetweenMs);
        expect(slow).toBeLessThanOrEqual(1.7 * kBetweenMs);
    });

    it("keeps who watches bots close behind, at a steady speed", async () => {
        const { table, happens } = tableOf(3, null);
        let longest = 0;
        for (let n = 0; n < 60; n += 1) {
            happens(n % 2 === 0 ? rolls(1 + (n % 3)) : places(1 + (n % 3)));
            await vi.advanceTimersByTimeAsync(700);
            longest = Math.max(longest, table.currentEvent?.durationMs ?? 0);
        }
        expect(longest).toBeLessThanOrEqual(1000);
        expect(await told(table)).toBeLessThan(8000);
    });

    it("leaves the turns of others out until ours, and tells a payout all the same", async () => {
        const { table, happens } = tableOf(2);
        happens(rolls(1));
        table.fastForward();
        happens(places(1));
        happens(rolls(2));
        await vi.advanceTimersByTimeAsync(0);
        expect(table.isCaughtUp).toBe(true);
        expect(table.log).toHaveLength(3);
        happens({ kind: "round_ended", round: 1 }, { kind: "card_won", seat: 1, casino: 1, dollars: 30000 });
        await vi.advanceTimersByTimeAsync(0);
        expect(table.payout).not.toBeNull();
        expect(table.isFastForwarding).toBe(false);
    });
});
