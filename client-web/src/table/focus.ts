import type { Attachment } from "svelte/attachments";

/** May the focus be moved? Not away from somebody who types, reads in a dialog, or works elsewhere in the page. */
export function canMoveFocus(): boolean {
    const at = document.activeElement;
    return at === null || at === document.body || at.closest(".tray") !== null;
}

/** Puts the focus on an element when the question that it answers comes up. */
export const focusOnDecision =
    (_decision: number): Attachment<HTMLElement> =>
    (element) => {
        if (canMoveFocus()) element.focus({ preventScroll: true });
    };
