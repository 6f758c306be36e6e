import { loadItem } from "./storage";

export const kThemes = ["auto", "night", "noon"] as const;
export type Theme = (typeof kThemes)[number];

/** The theme that was chosen here, else that of the system. */
export const preferredTheme = (): Theme => {
    const chosen = loadItem("theme");
    return kThemes.find((id) => id === chosen) ?? "auto";
};

export const lightScheme = matchMedia("(prefers-color-scheme: light)");

/** The theme that is shown where this one is wished, and the system is `light` or not. */
export const effectiveTheme = (theme: Theme, light: boolean) => (theme === "auto" ? (light ? "noon" : "night") : theme);
