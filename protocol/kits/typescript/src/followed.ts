import type { OpenPrompt, PromptMessage, SnapshotMessage, UpdateMessage, View } from "./generated.js";
import { apply, PatchError } from "./patch.js";

/**
 * What became of a message about a table. `known`: it was sent before a snapshot that has it already. `missed`: it does
 * not follow on what is known; ask for a snapshot (`table.sync`).
 */
export type Heard = "taken" | "known" | "missed";

/** The view after an update. Throws PatchError. */
export function after(view: View, { patch, private: own = [] }: Pick<UpdateMessage, "patch" | "private">): View {
    return apply(apply(view, patch), own);
}

/** A table as the server tells it. */
export class Followed {
    /** The newest one; undefined until the first snapshot. Each is a new object that shares what has not changed. */
    view?: View;
    /** the open one, of whatever seat */
    prompt: OpenPrompt | null = null;
    /** The version of the view; -1 until there is one. */
    v = -1;
    /** another one: the server has started anew, perhaps where it was before */
    epoch = "";

    constructor(readonly id: string) {}

    follow(message: SnapshotMessage | UpdateMessage | PromptMessage): Heard {
        if (message.ev === "update") return this.#update(message);
        if (message.ev === "snapshot") {
            this.view = message.view;
            this.v = message.v;
            this.epoch = message.epoch;
        }
        this.prompt = message.ev === "prompt" ? message : message.prompt;
        return "taken";
    }

    #update(message: UpdateMessage): Heard {
        const { v } = message;
        if (this.view === undefined || v > this.v + 1) return "missed";
        if (v <= this.v) return "known";
        try {
            this.view = after(this.view, message);
        } catch (error) {
            if (error instanceof PatchError) return "missed";
            throw error;
        }
        this.v = v;
        if (this.view.table.status !== "playing") this.prompt = null;
        return "taken";
    }
}
