import { client } from "../../model/client.svelte";
import { settings } from "../../app/settings.svelte";
import { cleaned, faultOf, type NameFault } from "./name";

/** The name while it is written, and its way to the server. */
class Me {
    draft = $state(settings.name);
    fault = $state<NameFault | "refused" | null>(null);
    /** Rises when the field should be looked at. */
    asked = $state(0);
    /** What was pressed and found no name, or what was pressed after that. */
    #pressed: (() => unknown) | null = null;
    #turn: Promise<unknown> = Promise.resolve();

    /**
     * Tells the server who we are if it does not know. False: the name will not do, and the field says why. Enter in
     * the field then calls `pressed`: what the player wanted.
     */
    async introduce(pressed: () => unknown): Promise<boolean> {
        const known = await this.#tell();
        if (!known || this.#pressed !== null) this.#pressed = pressed;
        return known;
    }

    async #tell(): Promise<boolean> {
        const name = cleaned(this.draft);
        this.fault = faultOf(name);
        if (this.fault === null) {
            this.draft = name;
            // One after the other: leaving the field and pressing a button come together.
            const told = this.#turn.then(() => client.rename(name));
            this.#turn = told.catch(() => undefined);
            try {
                await told;
                return true;
            } catch {
                this.fault = "refused";
            }
        }
        this.asked += 1;
        return false;
    }

    /** The field was left: a good name is kept, a bad one is spoken of when it is needed. */
    settle(): void {
        const name = cleaned(this.draft);
        if (faultOf(name) === null && name !== settings.name) void this.#tell();
    }

    /** Something that was pressed waits for a name. */
    get waits(): boolean {
        return this.#pressed !== null && this.fault !== null;
    }

    /** Does again what was pressed. False: nothing was. */
    goOn(): boolean {
        void this.#pressed?.();
        return this.#pressed !== null;
    }

    /** The field is gone, and with it what was pressed. */
    forget(): void {
        this.#pressed = null;
    }
}

export const me = new Me();
