import type { Action } from "../../../protocol/types";

/** Which dice are to be placed: looked at and not sent. The houses show what it would do. */
class Choice {
    /** Chosen: stays until something else is chosen. */
    chosen = $state.raw<Action | null>(null);
    /** Under the pointer or the focus. */
    hovered = $state.raw<Action | null>(null);

    get shown(): Action | null {
        return this.hovered ?? this.chosen;
    }

    clear(): void {
        this.chosen = null;
        this.hovered = null;
    }
}

export const choice = new Choice();
