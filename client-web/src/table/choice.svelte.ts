import type { Action } from "../protocol/types";
import type { Shows } from "./standing";

/**
 * The action that a player looks at before it is sent: the houses show what it would do. Whoever asks the question sets it, and clears it when the
 * question goes.
 */
class Choice {
    /** Chosen: stays until something else is chosen. */
    chosen = $state.raw<Action | null>(null);
    /** Under the pointer or the focus. */
    hovered = $state.raw<Action | null>(null);

    get shown(): Action | null {
        return this.hovered ?? this.chosen;
    }

    get shows(): Shows | undefined {
        const { shown } = this;
        return shown !== null && "shows" in shown ? (shown.shows as Shows | undefined) : undefined;
    }

    clear(): void {
        this.chosen = null;
        this.hovered = null;
    }
}

export const choice = new Choice();
