import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import * as sound from "../../../client-web/src/app/sound";
import { signalTurns } from "../../../client-web/src/model/turn_signals.svelte";
import type { Update } from "../../../client-web/src/protocol/types";
import { modelOf, snapshotOf } from "../fixtures/snapshot";

afterEach(() => {
    settings.sound = false;
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
    settings.sound = true;
    flushSync();
    expect(playSound.mock.calls).toEqual([["turn"]]);
    expect(vibrate).toHaveBeenCalledOnce();
    stop();
});
