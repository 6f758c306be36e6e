import { type Component, untrack } from "svelte";
import { loadUntilThere, retryNow } from "../protocol/retry";

/**
 * A part of the page that comes when it is needed for the first time, or before, when there is time. What is there is
 * drawn at once.
 */
export class LazyComponent<Props extends Record<string, unknown>> {
    #component = $state.raw<Component<Props> | null>(null);
    /** It has not come yet. While the server is away, it is asked for again; a file that is gone, by `load` only. */
    hasFailed = $state(false);
    #loading: Promise<void> | undefined;

    constructor(private readonly importComponent: () => Promise<{ default: Component<Props> }>) {}

    /** Asks for it, at once where it failed before. Resolves when it is there, or its file is gone. */
    load(): Promise<void> {
        if (untrack(() => this.hasFailed)) retryNow();
        this.#loading ??= this.#load();
        return this.#loading;
    }

    async #load(): Promise<void> {
        try {
            const loaded = await loadUntilThere(this.importComponent, () => (this.hasFailed = true));
            this.#component = loaded.default;
            this.hasFailed = false;
        } catch {
            this.#loading = undefined;
        }
    }

    /** The part, or null as long as it is not there. */
    get component(): Component<Props> | null {
        return this.#component;
    }
}
