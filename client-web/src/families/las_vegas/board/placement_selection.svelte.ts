import type { Action } from "../../../protocol/types";

/** Which dice are to be placed: looked at and not sent. The houses show what it would do. */
class PlacementSelection {
    /** Chosen: stays until something else is chosen. */
    selected = $state.raw<Action | null>(null);
    /** It was chosen by a tap or by its key, which is all that a turn of one press needs. */
    isTapped = $state(false);
    /** Under the pointer or the focus. */
    hovered = $state.raw<Action | null>(null);

    get effective(): Action | null {
        return this.hovered ?? this.selected;
    }

    select(action: Action | null, { isTapped = false } = {}): void {
        this.selected = action;
        this.isTapped = isTapped && action !== null;
    }

    clear(): void {
        this.select(null);
        this.hovered = null;
    }
}

export const placementSelection = new PlacementSelection();
