import { client } from "../../model/client.svelte";
import { settings } from "../../app/settings.svelte";
import { normalizeName, faultOf, type NameFault } from "./name";

/** The name while it is written, and its way to the server. */
class NameEntry {
    /** Follows the name of who plays here now. */
    draft = $derived(settings.name);
    fault = $state<NameFault | "refused" | null>(null);
    /** Rises when the field should be looked at. */
    focusRequests = $state(0);
    /** What was pressed and found no name, or what was pressed after that. */
    #retry: (() => unknown) | null = null;
    #lastRename: Promise<unknown> = Promise.resolve();

    /**
     * Tells the server who we are if it does not know. False: the name will not do, and the field says why. Enter in
     * the field then calls `pressed`: what the player wanted.
     */
    async register(pressed: () => unknown): Promise<boolean> {
        const known = await this.#sendName();
        if (!known || this.#retry !== null) this.#retry = pressed;
        return known;
    }

    async #sendName(): Promise<boolean> {
        const name = normalizeName(this.draft);
        this.fault = faultOf(name);
        if (this.fault === null) {
            this.draft = name;
            // One after the other: leaving the field and pressing a button come together.
            const rename = this.#lastRename.then(() => client.rename(name));
            this.#lastRename = rename.catch(() => undefined);
            try {
                await rename;
                return true;
            } catch {
                this.fault = "refused";
            }
        }
        this.focusRequests += 1;
        return false;
    }

    /** While it is written only what is too much is said. */
    checkLength(): void {
        this.fault = faultOf(normalizeName(this.draft)) === "long" ? "long" : null;
    }

    /** The field was left: a good name is kept, a bad one is spoken of when it is needed. */
    saveIfValid(): void {
        const name = normalizeName(this.draft);
        if (faultOf(name) === null && name !== settings.name) void this.#sendName();
    }

    /** Something that was pressed waits for a name. */
    get isWaiting(): boolean {
        return this.#retry !== null && this.fault !== null;
    }

    /** Does again what was pressed. False: nothing was. */
    repeatPressed(): boolean {
        void this.#retry?.();
        return this.#retry !== null;
    }

    /** The field is gone, and with it what was pressed. */
    clearPressed(): void {
        this.#retry = null;
    }
}

export const nameEntry = new NameEntry();
