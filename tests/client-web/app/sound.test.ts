import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** As much of an AudioContext as sounds need: it counts what begins, and can be interrupted. */
class FakeAudio {
    static last: FakeAudio;
    state: string = "running";
    started = 0;
    readonly gains: { value: number }[] = [];
    readonly currentTime = 0;
    readonly sampleRate = 100;
    readonly destination = {};
    readonly resume = vi.fn(() => Promise.resolve());
    constructor() {
        FakeAudio.last = this;
    }
    #node(more: object = {}) {
        const param = {
            value: 0,
            setValueAtTime() {},
            linearRampToValueAtTime() {},
            exponentialRampToValueAtTime() {},
        };
        const node = { context: this, gain: param, frequency: { ...param }, Q: { ...param }, ...more };
        return Object.assign(node, { connect: (to: object) => to, start: () => void ++this.started, stop() {} });
    }
    createGain() {
        const node = this.#node();
        this.gains.push(node.gain);
        return node;
    }
    createOscillator = () => this.#node();
    createBufferSource = () => this.#node();
    createBiquadFilter = () => this.#node();
    createDynamicsCompressor = () => this.#node();
    createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

let playSound: typeof import("../../../client-web/src/app/sound").playSound;
let settings: typeof import("../../../client-web/src/app/settings.svelte").settings;
beforeEach(async () => {
    localStorage.clear();
    vi.resetModules();
    vi.stubGlobal("AudioContext", FakeAudio);
    ({ playSound } = await import("../../../client-web/src/app/sound"));
    ({ settings } = await import("../../../client-web/src/app/settings.svelte"));
    settings.volume = "medium";
    playSound("place");
});
afterEach(() => vi.unstubAllGlobals());

it("plays as loud as the settings say, and not at all where they say so", () => {
    const { started } = FakeAudio.last;
    expect(started).toBeGreaterThan(0);
    const medium = FakeAudio.last.gains[0]!.value;
    settings.volume = "loud";
    playSound("place");
    expect(FakeAudio.last.gains[0]!.value).toBeGreaterThan(medium);
    expect(FakeAudio.last.started).toBe(2 * started);
    settings.volume = "off";
    playSound("place");
    expect(FakeAudio.last.started).toBe(2 * started);
});

it("calls nobody who does not want to be called", () => {
    const { started } = FakeAudio.last;
    settings.turnSound = false;
    playSound("turn");
    playSound("hurry");
    expect(FakeAudio.last.started).toBe(started);
    settings.turnSound = true;
    playSound("turn");
    expect(FakeAudio.last.started).toBeGreaterThan(started);
});

it("goes on after the system interrupted it", () => {
    expect(FakeAudio.last.resume).not.toHaveBeenCalled();
    FakeAudio.last.state = "interrupted"; // as Safari on iOS says
    playSound("place");
    expect(FakeAudio.last.resume).toHaveBeenCalledOnce();
});
