import type { Component } from "svelte";

/**
 * A part of the page that comes when it is needed for the first time, or before, when there is time. What is there is
 * drawn at once.
 */
export class LazyComponent<Props extends Record<string, unknown>> {
    #component = $state.raw<Component<Props> | null>(null);
    /** It could not be had: the server is away, or has another page by now. */
    hasFailed = $state(false);
    #isRequested = false;

    constructor(private readonly importComponent: () => Promise<{ default: Component<Props> }>) {}

    /** Asks for it, again where it failed. Resolves when that is decided. */
    async load(): Promise<void> {
        if (this.#isRequested) return;
        this.#isRequested = true;
        try {
            this.#component = (await this.importComponent()).default;
            this.hasFailed = false;
        } catch {
            this.#isRequested = false;
            this.hasFailed = true;
        }
    }

    /** The part, or null as long as it is not there. */
    get component(): Component<Props> | null {
        return this.#component;
    }
}
