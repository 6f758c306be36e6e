/**
 * Is this key meant for the page? Not with a modifier, in a field, over a dialog, or when somebody took it already.
 */
export function isPageKey(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
    if (document.querySelector("dialog[open]") !== null) return false;
    const at = event.target instanceof Element ? event.target : null;
    return at === null || at.closest("input, textarea, select, [contenteditable], [role=dialog]") === null;
}

/** This letter, meant for the page: on the key that has it in the player's layout or in the Latin one. */
export const isLetter = (event: KeyboardEvent, letter: string): boolean =>
    isPageKey(event) && (event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`);
