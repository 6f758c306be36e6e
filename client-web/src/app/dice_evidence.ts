import type { View } from "../protocol/types";
import { loadItem, saveItem } from "./storage";

// What this page saw of the dice before anybody could know them: the commitment of a game before its start, and the
// seed that this page gave for it. Kept on this machine by the game's id, so that a finished game can be held against
// it after a reload too.

/** What this page saw and gave itself, before anybody could know the dice. */
export interface DiceEvidence {
    /** The commitment that the table showed before the start, or null where this page was not there. */
    commitment: string | null;
    /** The seed that this page gave, or null. */
    seed: string | null;
}

interface StoredEvidence {
    game: string;
    commitment: string | null;
    seed?: string;
}

const kMaxGames = 60;

function loadAll(): StoredEvidence[] {
    try {
        const all: unknown = JSON.parse(loadItem("witness") ?? "[]");
        return Array.isArray(all) ? (all as StoredEvidence[]) : [];
    } catch {
        return [];
    }
}

const saveAll = (all: StoredEvidence[]) => saveItem("witness", JSON.stringify(all.slice(-kMaxGames)));
// Seeds that this page gave, by table, until the game is known that they are for.
const pendingSeeds = new Map<string, string>();
// What was seen last at every table: most updates bring nothing new.
const lastStates = new Map<string, string>();

/** The page gives this seed with a request about that table. Gives what takes it back, where the request is refused. */
export function recordSeed(table: string, seed: string): () => void {
    const before = pendingSeeds.get(table);
    pendingSeeds.set(table, seed);
    return () => void (before === undefined ? pendingSeeds.delete(table) : pendingSeeds.set(table, before));
}

/** The page sees a table. The first commitment that a game shows is the one that counts. */
export function recordCommitment({ table }: View): void {
    if (table.server_seed !== null) return;
    const seed = pendingSeeds.get(table.id);
    const now = `${table.game} ${table.status} ${seed}`;
    if (lastStates.get(table.id) === now) return;
    lastStates.set(table.id, now);
    if (table.status === "playing") pendingSeeds.delete(table.id);
    const all = loadAll();
    const known = all.find(({ game }) => game === table.game);
    // A commitment that is first seen when the game is under way proves nothing about its start.
    const commitment = known?.commitment ?? (table.status === "open" ? table.commitment : null);
    const own = seed ?? known?.seed;
    if (commitment === null && own === undefined) return;
    saveAll([
        ...all.filter((other) => other !== known),
        { game: table.game, commitment, ...(own === undefined ? {} : { seed: own }) },
    ]);
}

/** What this page knows of a game from before its start. */
export function evidenceOf(game: string): DiceEvidence {
    const found = loadAll().find((one) => one.game === game);
    return { commitment: found?.commitment ?? null, seed: found?.seed ?? null };
}

/** A seed of one's own, from the browser's own randomness. */
export const randomSeed = (): string =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
