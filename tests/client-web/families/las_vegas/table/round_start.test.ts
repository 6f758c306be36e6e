import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../../../client-web/src/app/settings.svelte";
import { durationOf } from "../../../../../client-web/src/families/events";
import { roundStart } from "../../../../../client-web/src/families/las_vegas/table/round_start";
import { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { TableEvent, Update } from "../../../../../client-web/src/protocol/types";
import { recorded } from "../../../fixtures/games";
import { snapshotOf } from "../../../fixtures/snapshot";

const kMostMs = 2000;
const cards = { kind: "cards_dealt", casinos: Array.from({ length: 6 }, () => [50000, 40000]) };
const gray = Array.from({ length: 6 }, (_, n) => ({ kind: "blank_placed", casino: n + 1, blank: n < 3 ? 1 : 2 }));
const neutral = { kind: "neutral_rolled", small: [1, 2, 3, 4, 5, 6, 6], big: 1 };
const startOf = (...events: object[]) => roundStart(events as TableEvent[]);
const seats = [{ name: "Mira" }, { name: "Jonas" }];

beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

it("deals the cards, then sends the dice, within two seconds", () => {
    for (const dice of [gray, [neutral], [neutral, ...gray]]) {
        const start = startOf(cards, ...dice);
        expect(start.cards).toHaveLength(12);
        expect(Math.min(...start.dice)).toBeGreaterThan(Math.max(...start.cards));
        expect(start.ms).toBeLessThanOrEqual(kMostMs);
    }
    expect(startOf(cards, ...gray).dice).toHaveLength(9);
    expect(startOf(cards, neutral).dice).toHaveLength(8);
});

it("is shorter where no dice come", () => {
    expect(startOf(cards).ms).toBeLessThan(startOf(cards, neutral).ms);
    expect(startOf(cards).laysTiles).toBe(false);
    expect(startOf(cards, { kind: "tiles_laid", tiles: ["A1"] }).laysTiles).toBe(true);
});

it("tells gray dice one by one only where a player places them", () => {
    const { view } = snapshotOf(seats);
    const ms = (event: object) => durationOf([event as TableEvent], 0, view, false);
    expect(ms({ kind: "blank_placed", seat: 0, casino: 1, blank: 1 })).toBeGreaterThan(0);
    expect(ms({ kind: "blank_placed", casino: 1, blank: 1 })).toBe(0);
});

it.each(["royale", "royale-basic"])("is told in one sentence, and the log has all: %s", async (name) => {
    const { events } = recorded(name).file;
    const from = events.findIndex(({ kind }) => kind === "round_started");
    const table = new TableModel(
        snapshotOf(seats),
        () => Promise.reject(new Error("nothing is sent")),
        () => undefined,
    );
    const update = { ev: "update", table: "t", v: 2, events: events.slice(from), patch: { "/turn/seat": 1 } };
    table.update(update as unknown as Update);
    const told = new Set<string>();
    let ms = 0;
    for (; !table.isCaughtUp; ms += 10) {
        if (table.caption !== null) told.add(table.caption.key);
        await vi.advanceTimersByTimeAsync(10);
    }
    expect([...told]).toEqual(["event.round_started"]);
    expect(ms).toBeLessThanOrEqual(kMostMs);
    expect(ms).toBeGreaterThan(0);
    const facts = events.slice(from).filter(({ kind }) => kind !== "cards_dealt").length;
    expect(table.log).toHaveLength(facts);
});

it("is over with a press", async () => {
    const { events } = recorded("royale").file;
    const table = new TableModel(
        snapshotOf(seats),
        () => Promise.reject(new Error("nothing is sent")),
        () => undefined,
    );
    const from = events.findIndex(({ kind }) => kind === "round_started");
    const update = { ev: "update", table: "t", v: 2, events: events.slice(from), patch: { "/turn/seat": 1 } };
    table.update(update as unknown as Update);
    expect(table.isCaughtUp).toBe(false);
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.isCaughtUp).toBe(true);
});
