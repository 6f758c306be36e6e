import { loadItem, saveItem } from "../app/storage";

/** Which hints were said, kept on this machine: none is said twice, and after a reload they go on where they were. */
export class ShownHints {
    #ids: Set<string>;

    constructor(private readonly key: string) {
        this.#ids = new Set(this.#load());
    }

    has(id: string): boolean {
        return this.#ids.has(id);
    }

    add(id: string): void {
        this.#ids.add(id);
        saveItem(this.key, JSON.stringify([...this.#ids]));
    }

    clear(): void {
        this.#ids.clear();
        saveItem(this.key, null);
    }

    #load(): string[] {
        try {
            const kept: unknown = JSON.parse(loadItem(this.key) ?? "[]");
            return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
        } catch {
            return [];
        }
    }
}
