import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FileGone, loadUntilThere, retryNow } from "../../../client-web/src/protocol/retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails so often, then gives "it". */
function flaky(failures: number) {
    return vi.fn(() => (failures-- > 0 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve("it")));
}

it("asks again with longer pauses until it comes, and tells of each failure", async () => {
    const load = flaky(3);
    const failed = vi.fn();
    const coming = loadUntilThere(load, failed);
    await vi.advanceTimersByTimeAsync(500 + 1000 + 1999);
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([3, 3]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(coming).resolves.toBe("it");
    expect(load).toHaveBeenCalledTimes(4);
});

it("does not ask again for a file that the server no longer has", async () => {
    const load = vi.fn(() => Promise.reject(new FileGone("a.js")));
    const failed = vi.fn();
    await expect(loadUntilThere(load, failed)).rejects.toThrow("a.js");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
});

it("asks at once when the line is back", async () => {
    const load = flaky(1);
    const coming = loadUntilThere(load);
    await vi.advanceTimersByTimeAsync(0);
    retryNow();
    await expect(coming).resolves.toBe("it");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
});
