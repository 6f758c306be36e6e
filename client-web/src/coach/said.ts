import { recall, remember } from "../app/storage";

/** Which hints were said, kept on this machine: none is said twice, and after a reload they go on where they were. */
export class Said {
    #ids: Set<string>;

    constructor(private readonly key: string) {
        this.#ids = new Set(this.#kept());
    }

    has(id: string): boolean {
        return this.#ids.has(id);
    }

    add(id: string): void {
        this.#ids.add(id);
        remember(this.key, JSON.stringify([...this.#ids]));
    }

    forget(): void {
        this.#ids.clear();
        remember(this.key, null);
    }

    #kept(): string[] {
        try {
            const kept: unknown = JSON.parse(recall(this.key) ?? "[]");
            return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
        } catch {
            return [];
        }
    }
}
