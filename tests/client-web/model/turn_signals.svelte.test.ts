import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import * as sound from "../../../client-web/src/app/sound";
import { signalTurns } from "../../../client-web/src/model/turn_signals.svelte";
import type { Update } from "../../../client-web/src/protocol/types";
import { modelOf, snapshotOf } from "../fixtures/snapshot";

afterEach(() => {
    settings.volume = "off";
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

it("whoever is reminded hears it and feels it, once", () => {
    const playSound = vi.spyOn(sound, "playSound").mockReturnValue();
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    const table = modelOf(snapshotOf([{ name: "Mira" }, { name: "Jonas" }]));
    const stop = $effect.root(() => signalTurns(() => table));
    flushSync();
    const nudged = (v: number, seat: number) =>
        ({
            ev: "update",
            table: "t",
            v,
            events: [{ kind: "nudged", seat, by: 1 - seat }],
            patch: {},
        }) as Update;
    table.update(nudged(2, 1));
    flushSync();
    expect(playSound).not.toHaveBeenCalled();
    table.update(nudged(3, 0));
    flushSync();
    settings.volume = "medium";
    flushSync();
    expect(playSound.mock.calls).toEqual([["turn"]]);
    expect(vibrate).toHaveBeenCalledOnce();
    stop();
});

it("ten seconds before the time is up the player hears it and feels it", () => {
    vi.useFakeTimers();
    const playSound = vi.spyOn(sound, "playSound").mockReturnValue();
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    const asked = (decision: number, deadline_ms: number) => ({
        prompt: { table: "t", decision, seat: 0, kind: "roll", actions: [{ kind: "roll" }], deadline_ms },
    });
    const seats = [{ name: "Mira" }, { name: "Jonas" }];
    const table = modelOf(snapshotOf(seats, asked(1, 30_000)));
    const stop = $effect.root(() => signalTurns(() => table));
    flushSync();
    expect(playSound.mock.calls).toEqual([["turn"]]);
    vi.advanceTimersByTime(19_999);
    expect(playSound).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(playSound.mock.calls).toEqual([["turn"], ["hurry"]]);
    expect(vibrate).toHaveBeenCalledOnce();
    table.snapshot(snapshotOf(seats, { v: 2, ...asked(2, 9_000) }));
    flushSync();
    vi.advanceTimersByTime(9_000);
    expect(playSound, "with less than that from the start it is not said again").toHaveBeenCalledTimes(2);
    stop();
    vi.useRealTimers();
});
