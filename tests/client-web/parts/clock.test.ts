import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import Clock from "../../../client-web/src/parts/Clock.svelte";
import { show, useFakeTime } from "../fixtures/page";

const kHour = 3_600_000;
const clock = () => document.querySelector(".clk") as HTMLElement;
const text = () => clock().textContent?.replaceAll("\u00a0", " ");
const passes = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
};

useFakeTime();

it("tells days and hours, and ticks in the last hour only", () => {
    show(Clock, { until: performance.now() + 52 * kHour + 10_000 });
    expect(text()).toBe("2 days 4 h");
    const changes = vi.fn();
    const before = text();
    for (let n = 0; n < 60; n += 1) {
        passes(1000);
        if (text() !== before) changes();
    }
    expect(changes.mock.calls.length, "changes of a minute").toBeLessThan(51);
    passes(49 * kHour);
    expect(text()).toBe("3 h");
    passes(2 * kHour + 1000);
    expect(text()).toBe("59:09");
    passes(kHour - 60_000);
    expect(clock().classList.contains("low")).toBe(true);
});

it("is not there without a clock", () => {
    show(Clock, { until: null });
    expect(clock()).toBeNull();
});
