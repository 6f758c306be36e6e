import { type Component, untrack } from "svelte";
import { loadUntilThere, retryNow } from "../protocol/retry";

/**
 * A part of the page that comes when it is needed for the first time, or before, when there is time. What is there is
 * drawn at once.
 */
export class LazyComponent<Props extends Record<string, unknown>> {
    #component = $state.raw<Component<Props> | null>(null);
    /** It has not come yet: the server is away, or has another page by now. It is asked for again. */
    hasFailed = $state(false);
    #loading: Promise<void> | undefined;

    constructor(private readonly importComponent: () => Promise<{ default: Component<Props> }>) {}

    /** Asks for it, at once where it failed before. Resolves when it is there. */
    load(): Promise<void> {
        if (untrack(() => this.hasFailed)) retryNow();
        this.#loading ??= this.#load();
        return this.#loading;
    }

    async #load(): Promise<void> {
        const loaded = await loadUntilThere(this.importComponent, () => (this.hasFailed = true));
        this.#component = loaded.default;
        this.hasFailed = false;
    }

    /** The part, or null as long as it is not there. */
    get component(): Component<Props> | null {
        return this.#component;
    }
}
