import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import type { Update } from "../../../client-web/src/protocol/types";
import LiveRegion from "../../../client-web/src/table/LiveRegion.svelte";
import Log from "../../../client-web/src/table/Log.svelte";
import { modelOf, snapshotOf } from "../fixtures/snapshot";
import { show, useFakeTime } from "../fixtures/page";

const first = snapshotOf([{ name: "Mira" }, { name: "Jonas" }], {}, { turn: { seat: 1 } });
const rolls = {
    ev: "update",
    table: "t",
    v: 2,
    events: [{ kind: "rolled", seat: 1, small: [3, 3, 5] }],
    patch: { "/turn/seat": 1 },
} as Update;

let table: TableModel;
useFakeTime();
beforeEach(() => {
    settings.speed = "normal";
    table = modelOf(first);
    show(LiveRegion, { table });
    show(Log, { table, kind: "log" });
});

const tells = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
    return document.body.textContent?.includes("Jonas rolls") ?? false;
};

it("Neither log nor live region tells a roll before its last die has come to rest", async () => {
    table.update(rolls);
    expect(await tells(0)).toBe(false);
    expect(await tells(700)).toBe(false);
    expect(await tells(20)).toBe(true); // 620 ms, and 45 for each die after the first
});

it("Whoever is in a hurry is told at once", async () => {
    table.update(rolls);
    expect(await tells(100)).toBe(false);
    table.skip();
    expect(await tells(0)).toBe(true);
});

it("The result of the game is left to the final screen", async () => {
    table.update({ ...rolls, events: [{ kind: "game_ended", winners: [1] }] } as Update);
    await tells(0);
    expect(table.log.map(({ key }) => key)).toEqual(["event.game_ended"]);
    expect(document.querySelector("[role=log]")?.textContent).not.toContain("Jonas");
});

it("Our own turn is told before what happened, and at once", () => {
    const live = [...document.querySelectorAll("[aria-live]")].map((region) => region.getAttribute("aria-live"));
    expect(live).toEqual(["assertive", "polite"]);
});
