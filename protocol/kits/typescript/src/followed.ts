import type { OpenPrompt, SnapshotMessage, UpdateMessage, View } from "./generated.js";
import { apply, PatchError } from "./patch.js";

/**
 * What became of a message about a table. `known`: it was sent before a snapshot that has it already. `missed`: it does
 * not follow on what is known; ask for the rest (`table.sync`).
 */
export type Heard = "taken" | "known" | "missed";

/** The view after an update. Throws PatchError. */
export function after(view: View, { patch, private: own = {} }: Pick<UpdateMessage, "patch" | "private">): View {
    return apply(apply(view, patch), own);
}

/** A table as the server tells it. */
export class Followed {
    /** The newest one; undefined until the first snapshot. Each is a new object that shares what has not changed. */
    view?: View;
    /** the open one, of whatever seat */
    prompt: OpenPrompt | null = null;
    /** The version of the view; -1 while there is none that a patch would fit. */
    v = -1;
    /** another one: the server has started anew, perhaps where it was before */
    epoch = "";

    constructor(readonly id: string) {}

    /** What is known already: of a `table.sync`. */
    get since(): { epoch: string; v: number } | undefined {
        return this.v < 0 ? undefined : { epoch: this.epoch, v: this.v };
    }

    follow(message: SnapshotMessage | UpdateMessage): Heard {
        if (message.ev === "update") return this.#update(message);
        this.view = message.view;
        this.v = message.v;
        this.epoch = message.epoch;
        this.prompt = message.prompt;
        return "taken";
    }

    #update(message: UpdateMessage): Heard {
        const { v } = message;
        if (this.view === undefined || v > this.v + 1) return "missed";
        if (v <= this.v) return "known";
        try {
            this.view = after(this.view, message);
        } catch (error) {
            if (!(error instanceof PatchError)) throw error;
            this.v = -1;
            return "missed";
        }
        this.v = v;
        if (message.prompt) this.prompt = message.prompt;
        if (this.view.table.status !== "playing") this.prompt = null;
        return "taken";
    }
}
