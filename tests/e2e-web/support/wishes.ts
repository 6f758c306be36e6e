import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const kSizes = {
    phone: { width: 390, height: 844 },
    small: { width: 320, height: 640 },
    tiny: { width: 320, height: 568 },
    tablet: { width: 820, height: 1180 },
    desktop: { width: 1440, height: 900 },
    large: { width: 2560, height: 1440 },
    landscape: { width: 844, height: 390 },
    low: { width: 667, height: 375 },
    lowest: { width: 568, height: 320 },
} as const;
export type Size = keyof typeof kSizes;

export interface Wishes {
    name?: string;
    language?: "en" | "de" | "ru";
    theme?: "night" | "noon";
    /** `system`: the system chooses all colours, as with high contrast. */
    colors?: "own" | "system";
    size?: Size;
    /** How large the browser was told to write; 1 is as ever. */
    text?: number;
    /** `off`: the page waits for nothing. */
    speed?: "off" | "fast" | "normal";
    /** How many presses a turn takes: each step one, or a tap for all. */
    turns?: "step_by_step" | "one_press";
    /** Has finished no game yet: hints say how to roll and place. */
    isNewcomer?: boolean;
    /** `full`: the system was not told to move less. */
    motion?: "less" | "full";
    /** `forbidden`: every access throws, as in a browser that was told so. */
    storage?: "kept" | "forbidden";
    /** Comes as this player, as who has been here before. */
    token?: string;
}

/** What the page finds in its storage when it comes: as if this person had been here before. */
export const kept = {
    of: ({
        name = "Mira",
        language = "en",
        theme = "night",
        speed = "off",
        turns = "step_by_step",
        isNewcomer = false,
        token,
    }: Wishes): Record<string, string> => ({
        name,
        language,
        theme,
        speed,
        turn_style: turns,
        ...(isNewcomer ? {} : { has_played: "yes" }),
        ...(token === undefined ? {} : { token }),
    }),
    /** Runs in the page. */
    put: (kept: Record<string, string>): void => {
        const prefix = `six-signs${location.pathname.replace(/[^/]*$/, "")}`; // as the page has it, for its path
        for (const [key, value] of Object.entries(kept))
            if (localStorage.getItem(prefix + key) === null) localStorage.setItem(prefix + key, value);
    },
};

/** What runs in every page before its own scripts. */
export const kScripts = [here("./complaints.js"), here("./probe.js")];
