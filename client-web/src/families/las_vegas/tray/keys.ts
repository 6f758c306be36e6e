import { isPageKey, isLetter } from "../../../app/keys";
import type { Action } from "../../../protocol/types";
import type { PlacementAction } from "../board/slots";

/** What a key means where dice are placed: the action that it chooses, `send` for the chosen one, or nothing. */
export function placeKey(
    event: KeyboardEvent,
    placing: readonly PlacementAction[],
    chosen: Action | null,
): PlacementAction | "send" | null {
    if (placing.length === 0 || !isPageKey(event)) return null;
    if (/^[1-6]$/.test(event.key)) return placing.find(({ face }) => face === Number(event.key)) ?? null;
    // Enter on a control is that control's.
    const onControl = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    return event.key === "Enter" && !onControl && placing.some((action) => action === chosen) ? "send" : null;
}

/** The key that passes. */
export const passKey = (event: KeyboardEvent): boolean => isLetter(event, "p");
