import type { DiceEvidence, EvidenceStore } from "../protocol/seeds";
import { loadItem, saveItem } from "./storage";

// What this browser saw and gave of the dice before anybody could know them. Kept on this machine, so that a finished
// game can be held against it, and so that a seed is known after a reload and in another tab.

const kMaxGames = 60;
const kNothing = { seed: null, hash: null, hashes: null, brokenStarts: 0 };

function loadAll(): DiceEvidence[] {
    try {
        const all: unknown = JSON.parse(loadItem("witness") ?? "[]");
        return Array.isArray(all) ? all.map((one) => ({ ...kNothing, ...(one as DiceEvidence) })) : [];
    } catch {
        return [];
    }
}

export const diceEvidence: EvidenceStore = {
    get: (game) => loadAll().find((one) => one.game === game),
    set: (game, evidence) => {
        const others = loadAll().filter((one) => one.game !== game);
        saveItem("witness", JSON.stringify([...others, evidence].slice(-kMaxGames)));
    },
};

/** A text that nobody else has, from the browser's own randomness. */
export const randomText = (): string =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
