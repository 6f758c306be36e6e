import type { Action } from "../../../protocol/types";
import type { Placing } from "../board/slots";

/**
 * Is this key meant for the table? Not with a modifier, in a field, over a dialog, or when somebody took it already.
 */
function forTable(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
    if (document.querySelector("dialog[open]") !== null) return false;
    const at = event.target instanceof Element ? event.target : null;
    return at === null || at.closest("input, textarea, select, [contenteditable], [role=dialog]") === null;
}

/** What a key means where dice are placed: the action that it chooses, `send` for the chosen one, or nothing. */
export function placeKey(
    event: KeyboardEvent,
    placing: readonly Placing[],
    chosen: Action | null,
): Placing | "send" | null {
    if (placing.length === 0 || !forTable(event)) return null;
    if (/^[1-6]$/.test(event.key)) return placing.find(({ face }) => face === Number(event.key)) ?? null;
    // Enter on a control is that control's.
    const onControl = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    return event.key === "Enter" && !onControl && placing.some((action) => action === chosen) ? "send" : null;
}

/** `p`, on the key that has it in the player's layout or in the Latin one. */
export const passKey = (event: KeyboardEvent): boolean =>
    forTable(event) && (event.key.toLowerCase() === "p" || event.code === "KeyP");
