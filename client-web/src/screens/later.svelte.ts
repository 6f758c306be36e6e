import type { Component } from "svelte";

/**
 * A part of the page that comes when it is needed for the first time, or before, when there is time. What is there is
 * drawn at once.
 */
export class Later<Props extends Record<string, unknown>> {
    #part = $state.raw<Component<Props> | null>(null);
    /** It could not be had: the server is away, or has another page by now. */
    failed = $state(false);
    #asked = false;

    constructor(private readonly bring: () => Promise<{ default: Component<Props> }>) {}

    /** Asks for it, again where it failed. Resolves when that is decided. */
    async ask(): Promise<void> {
        if (this.#asked) return;
        this.#asked = true;
        try {
            this.#part = (await this.bring()).default;
            this.failed = false;
        } catch {
            this.#asked = false;
            this.failed = true;
        }
    }

    /** The part, or null as long as it is not there. */
    get part(): Component<Props> | null {
        return this.#part;
    }
}
