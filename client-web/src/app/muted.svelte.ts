import { loadItem, saveItem } from "./storage";

// Whose words are kept from this player, by their id; kept on this machine. The oldest ones go when there are too many.

const kMaxMuted = 50;

function loadMuted(): readonly string[] {
    try {
        const all: unknown = JSON.parse(loadItem("muted") ?? "[]");
        return Array.isArray(all) ? all.filter((one): one is string => typeof one === "string") : [];
    } catch {
        return [];
    }
}

class Muted {
    #players = $state.raw(loadMuted());

    has(player: string): boolean {
        return this.#players.includes(player);
    }

    set(player: string, on: boolean): void {
        const others = this.#players.filter((one) => one !== player);
        this.#players = on ? [...others, player].slice(-kMaxMuted) : others;
        saveItem("muted", this.#players.length === 0 ? null : JSON.stringify(this.#players));
    }
}

export const muted = new Muted();
