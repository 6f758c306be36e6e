import type { Component } from "svelte";
import { expect, it, vi } from "vitest";
import { FileGone, retryNow } from "../../../client-web/src/protocol/retry";
import { LazyComponent } from "../../../client-web/src/screens/lazy_component.svelte";
import { useFakeTime } from "../fixtures/page";

const kPart = { default: (() => ({})) as unknown as Component };
useFakeTime();

it("asks again for a part that has not come, until it is there", async () => {
    const importPart = vi.fn(async () => kPart).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const lazy = new LazyComponent(importPart);
    const loading = lazy.load();
    await vi.advanceTimersByTimeAsync(0);
    expect([lazy.hasFailed, lazy.component]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(500);
    await loading;
    expect([lazy.hasFailed, lazy.component]).toEqual([false, kPart.default]);
});

it("asks for a part that the server no longer has only when somebody wants it", async () => {
    const importPart = vi.fn(async () => kPart).mockRejectedValueOnce(new FileGone("a.js"));
    const lazy = new LazyComponent(importPart);
    await lazy.load();
    expect([lazy.hasFailed, lazy.component]).toEqual([true, null]);
    retryNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(importPart).toHaveBeenCalledOnce();
    await lazy.load();
    expect([lazy.hasFailed, lazy.component]).toEqual([false, kPart.default]);
});
