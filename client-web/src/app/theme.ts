import { recall } from "./storage";

export const kThemes = ["auto", "night", "noon"] as const;
export type Theme = (typeof kThemes)[number];

/** The theme that was chosen here, else that of the system. */
export const wishedTheme = (): Theme => {
    const chosen = recall("theme");
    return kThemes.find((id) => id === chosen) ?? "auto";
};

export const light = matchMedia("(prefers-color-scheme: light)");

/** The theme that is shown where this one is wished, and the system is `light` or not. */
export const shown = (theme: Theme, light: boolean) => (theme === "auto" ? (light ? "noon" : "night") : theme);
