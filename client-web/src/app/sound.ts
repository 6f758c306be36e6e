// Sounds made in code, so that there is nothing to load: short, quiet, and only where the settings say so.
import { settings } from "./settings.svelte";

export type Sound = "roll" | "place" | "turn" | "win";

let context: AudioContext | null = null;

function playTone(
    at: AudioContext,
    frequency: number,
    start: number,
    length: number,
    loudness: number,
    shape: OscillatorType,
): void {
    const voice = at.createOscillator();
    const volume = at.createGain();
    voice.type = shape;
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(volume).connect(at.destination);
    voice.start(start);
    voice.stop(start + length);
}

/** A die on wood: a burst of noise through a narrow filter. */
function playKnock(at: AudioContext, pitch: number, start: number, loudness: number): void {
    const length = 0.05;
    const noise = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; ++n) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
    const source = at.createBufferSource();
    source.buffer = noise;
    const filter = at.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 3;
    const volume = at.createGain();
    volume.gain.value = loudness;
    source.connect(filter).connect(volume).connect(at.destination);
    source.start(start);
}

/** Plays it, if sound is on and the browser lets us: not before the first press in the page. */
export function playSound(sound: Sound): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    const at = context;
    if (at.state === "suspended") void at.resume().catch(() => undefined);
    const now = at.currentTime + 0.01;
    switch (sound) {
        case "roll":
            for (let n = 0; n < 7; ++n)
                playKnock(at, 1400 + Math.random() * 1400, now + n * 0.06 + Math.random() * 0.03, 0.5);
            break;
        case "place":
            playKnock(at, 700, now, 0.8);
            playKnock(at, 900, now + 0.07, 0.5);
            break;
        case "turn":
            playTone(at, 659, now, 0.25, 0.09, "triangle");
            playTone(at, 880, now + 0.13, 0.4, 0.09, "triangle");
            break;
        case "win":
            [523, 659, 784, 1047].forEach((frequency, n) =>
                playTone(at, frequency, now + n * 0.11, 0.5, 0.08, "triangle"),
            );
    }
}
