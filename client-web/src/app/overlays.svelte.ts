// What lies over a screen: the rules, the settings and the list of keys. One at a time; Escape closes it.

export type Overlay = { is: "settings" } | { is: "keys" } | { is: "help"; ruleset?: string; item?: string };

let open = $state.raw<Overlay | null>(null);

export const overlay = () => open;
export const closeOverlay = () => (open = null);
export const openSettings = () => (open = { is: "settings" });
export const openKeys = () => (open = { is: "keys" });
/** The rules; `item`: a tile's id or an item's, shown at once. Without a ruleset: that of the table on show. */
export const openHelp = (ruleset?: string, item?: string) =>
    (open = { is: "help", ...(ruleset ? { ruleset } : {}), ...(item ? { item } : {}) });
