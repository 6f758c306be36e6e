import { afterEach, expect, test, vi } from "vitest";
import { observeSize } from "../../../client-web/src/parts/observe_size";

afterEach(() => vi.unstubAllGlobals());

test("what changes the layout waits for the next frame, once for all changes", () => {
    const frames = new Map<number, () => void>();
    let notify = () => {};
    const disconnect = vi.fn();
    vi.stubGlobal("requestAnimationFrame", (step: () => void) => frames.set(frames.size + 1, step).size);
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
    vi.stubGlobal(
        "ResizeObserver",
        class {
            observe = vi.fn();
            disconnect = disconnect;
            constructor(callback: () => void) {
                notify = callback;
            }
        },
    );
    const measure = vi.fn();
    const end = observeSize([document.body], measure);
    notify();
    notify();
    expect(measure).not.toHaveBeenCalled();
    for (const step of frames.values()) step();
    expect(measure).toHaveBeenCalledTimes(1);
    notify();
    end();
    expect(frames.size).toBe(0);
    expect(disconnect).toHaveBeenCalled();
});
