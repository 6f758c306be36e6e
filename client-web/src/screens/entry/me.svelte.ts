import { client } from "../../model/client.svelte";
import { settings } from "../../app/settings.svelte";
import { cleaned, faultOf, type NameFault } from "./name";

/** The name while it is written, and its way to the server. */
class Me {
    draft = $state(settings.name);
    fault = $state<NameFault | "refused" | null>(null);
    /** Rises when the field should be looked at. */
    asked = $state(0);
    #turn: Promise<unknown> = Promise.resolve();

    /** Tells the server who we are if it does not know. False: the name will not do, and the field says why. */
    async introduce(): Promise<boolean> {
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
        if (faultOf(name) === null && name !== settings.name) void this.introduce();
    }
}

export const me = new Me();
