// Who has played in this browser as well: a second person, or the guest that we were before another device made us its
// player. Each is known by a token, for 30 days.
import { loadItem, saveItem } from "./storage";

export interface Other {
    token: string;
    name: string;
}

const kItem = "others";
const kKeptMs = 30 * 24 * 3600 * 1000;
const kMost = 8;

function load(now: number): (Other & { ms: number })[] {
    try {
        const kept = JSON.parse(loadItem(kItem) ?? "[]") as (Other & { ms: number })[];
        return kept.filter(({ ms }) => now - ms < kKeptMs);
    } catch {
        return [];
    }
}

/** The last one first. */
export function others(now = Date.now()): Other[] {
    return load(now).map(({ token, name }) => ({ token, name }));
}

export function rememberOther({ token, name }: Other, now = Date.now()): void {
    const rest = load(now).filter((other) => other.token !== token);
    saveItem(kItem, JSON.stringify([{ token, name, ms: now }, ...rest].slice(0, kMost)));
}

export function forgetOther(token: string, now = Date.now()): void {
    saveItem(kItem, JSON.stringify(load(now).filter((other) => other.token !== token)));
}
