// Sounds made in code, so that there is nothing to load: short, quiet, and only where the settings say so.
import { settings, type Volume } from "./settings.svelte";

/**
 * `win`, `lose`, `end`: the result of a game, for those who have won, those who have not, and those who watch.
 * `deal`: cards come to a casino. In a payout: `count` dice, `cancel` a tie, `award` a card, `own_award` ours, `purse`:
 * our money changes.
 */
export type Sound =
    | "roll"
    | "shake"
    | "place"
    | "turn"
    | "hurry"
    | "win"
    | "lose"
    | "end"
    | "deal"
    | "count"
    | "cancel"
    | "award"
    | "own_award"
    | "purse";

/** What calls the player has a setting of its own. */
const kAlerts: ReadonlySet<Sound> = new Set(["turn", "hurry"]);
const kGains: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.35, medium: 1, loud: 2.2 };

let output: { context: AudioContext; master: GainNode } | null = null;

function openOutput(): { context: AudioContext; master: GainNode } {
    const context = new AudioContext();
    const master = context.createGain();
    // Several tones at once stay below what the loudspeaker distorts.
    const limiter = context.createDynamicsCompressor();
    master.connect(limiter).connect(context.destination);
    return { context, master };
}

function playTone(
    master: GainNode,
    frequency: number,
    start: number,
    length: number,
    loudness: number,
    shape: OscillatorType,
): void {
    const voice = master.context.createOscillator();
    const volume = master.context.createGain();
    voice.type = shape;
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(volume).connect(master);
    voice.start(start);
    voice.stop(start + length);
}

/** A die on wood: a burst of noise through a narrow filter. */
function playKnock(master: GainNode, pitch: number, start: number, loudness: number): void {
    const { context } = master;
    const length = 0.05;
    const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; ++n) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 3;
    const volume = context.createGain();
    volume.gain.value = loudness;
    source.connect(filter).connect(volume).connect(master);
    source.start(start);
}

/** Plays it, if the settings say so and the browser lets us: not before the first press in the page. */
export function playSound(sound: Sound): void {
    if (settings.volume === "off" || typeof AudioContext === "undefined") return;
    if (kAlerts.has(sound) && !settings.turnSound) return;
    output ??= openOutput();
    const { context, master } = output;
    // iOS interrupts it for a call, or when the page was in the background.
    if (context.state !== "running") void context.resume().catch(() => undefined);
    master.gain.value = kGains[settings.volume];
    const now = context.currentTime + 0.01;
    switch (sound) {
        case "roll":
            for (let n = 0; n < 7; ++n)
                playKnock(master, 1400 + Math.random() * 1400, now + n * 0.06 + Math.random() * 0.03, 0.5);
            break;
        case "shake":
            for (let n = 0; n < 3; ++n) playKnock(master, 1800 + Math.random() * 1200, now + n * 0.07, 0.25);
            break;
        case "place":
            playKnock(master, 700, now, 0.8);
            playKnock(master, 900, now + 0.07, 0.5);
            break;
        case "turn":
            playTone(master, 659, now, 0.25, 0.09, "triangle");
            playTone(master, 880, now + 0.13, 0.4, 0.09, "triangle");
            break;
        case "hurry":
            for (let n = 0; n < 3; ++n) playTone(master, 988, now + n * 0.18, 0.12, 0.09, "triangle");
            break;
        case "win":
            [523, 659, 784, 1047].forEach((frequency, n) =>
                playTone(master, frequency, now + n * 0.11, 0.5, 0.08, "triangle"),
            );
            break;
        case "lose":
            [392, 330, 294].forEach((frequency, n) =>
                playTone(master, frequency, now + n * 0.16, 0.45, 0.06, "triangle"),
            );
            break;
        case "end":
            [523, 659].forEach((frequency, n) => playTone(master, frequency, now + n * 0.14, 0.4, 0.06, "triangle"));
            break;
        case "deal":
            playKnock(master, 2600, now, 0.22);
            break;
        case "count":
            playKnock(master, 1100, now, 0.4);
            break;
        case "cancel":
            playTone(master, 311, now, 0.16, 0.08, "triangle");
            playTone(master, 233, now + 0.09, 0.25, 0.08, "triangle");
            break;
        case "award":
            playTone(master, 587, now, 0.25, 0.06, "triangle");
            break;
        case "own_award":
            playTone(master, 784, now, 0.25, 0.08, "triangle");
            playTone(master, 1175, now + 0.08, 0.4, 0.08, "triangle");
            break;
        case "purse":
            for (let n = 0; n < 3; ++n) playTone(master, 1568 + n * 196, now + n * 0.05, 0.12, 0.04, "sine");
    }
}
