import type { Action } from "../../../protocol/types";

/** Which dice are to be placed: looked at and not sent. The houses show what it would do. */
class PlacementSelection {
    /** Chosen: stays until something else is chosen. */
    selected = $state.raw<Action | null>(null);
    /** Under the pointer or the focus. */
    hovered = $state.raw<Action | null>(null);

    get effective(): Action | null {
        return this.hovered ?? this.selected;
    }

    clear(): void {
        this.selected = null;
        this.hovered = null;
    }
}

export const placementSelection = new PlacementSelection();
