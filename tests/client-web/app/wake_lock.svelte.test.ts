import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { keepScreenOn } from "../../../client-web/src/app/wake_lock.svelte";

afterEach(() => vi.unstubAllGlobals());

it("the screen stays on while it is wanted and the page is in view", async () => {
    const release = vi.fn();
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal("navigator", { wakeLock: { request } });
    let isWanted = $state(false);
    const stop = $effect.root(() => keepScreenOn(() => isWanted));
    flushSync();
    expect(request).not.toHaveBeenCalled();
    isWanted = true;
    flushSync();
    expect(request).toHaveBeenCalledOnce();

    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    visibility.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    expect(request, "asked again when the page is back").toHaveBeenCalledTimes(2);
    stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(release).toHaveBeenCalledTimes(2);
});

it("a browser that refuses changes nothing", async () => {
    vi.stubGlobal("navigator", { wakeLock: { request: () => Promise.reject(new Error("low battery")) } });
    const stop = $effect.root(() => keepScreenOn(() => true));
    flushSync();
    await Promise.resolve();
    stop();
    await Promise.resolve();
});
