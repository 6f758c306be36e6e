// What lies over a screen: the rules, the settings and the list of keys. One at a time; Escape closes it.

export type Overlay = { kind: "settings" } | { kind: "keys" } | { kind: "help"; ruleset?: string; item?: string };

let current = $state.raw<Overlay | null>(null);

/** The game that was looked at last where no table is on show: in a form, or in an invitation. */
let lookedAt = $state.raw<string>();
export const gameLookedAt = () => lookedAt;
export const lookAtGame = (ruleset: string | undefined): void => void (lookedAt = ruleset);

export const overlay = () => current;
export const closeOverlay = () => (current = null);
export const openSettings = () => (current = { kind: "settings" });
export const openKeys = () => (current = { kind: "keys" });
/** The rules; `item`: a tile's id or an item's, shown at once. Without a ruleset: that of the table on show, or the game looked at. */
export const openHelp = (ruleset?: string, item?: string) =>
    (current = { kind: "help", ...(ruleset ? { ruleset } : {}), ...(item ? { item } : {}) });
