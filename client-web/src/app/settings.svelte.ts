import { preferredLanguage } from "./language";
import { loadItem, saveItem } from "./storage";
import { lightScheme, effectiveTheme, preferredTheme, type Theme } from "./theme";

export const kSpeeds = ["slow", "normal", "fast", "off"] as const;
/** How long the page takes to tell what happened; `off`: it only shows how things stand then. */
export type Speed = (typeof kSpeeds)[number];

const findChoice = <T extends string>(of: readonly T[], value: string | null): T | undefined =>
    of.find((known) => known === value);

/** What the player chose, kept on this machine. */
class Settings {
    #name = $state(loadItem("name") ?? "");
    #language = $state(preferredLanguage());
    #theme = $state(preferredTheme());
    #speed = $state<Speed>(findChoice(kSpeeds, loadItem("speed")) ?? "normal");
    #sound = $state(loadItem("sound") === "on");
    #notify = $state(loadItem("notify") === "on");
    #hints = $state(loadItem("hints") !== "off");

    get name() {
        return this.#name;
    }
    set name(value: string) {
        saveItem("name", (this.#name = value));
    }
    /** Another tab may have changed it. */
    reloadName(): void {
        this.#name = loadItem("name") ?? "";
    }
    get language() {
        return this.#language;
    }
    set language(value: string) {
        saveItem("language", (this.#language = value));
    }
    get theme() {
        return this.#theme;
    }
    set theme(value: Theme) {
        saveItem("theme", (this.#theme = value));
    }
    get speed() {
        return this.#speed;
    }
    set speed(value: Speed) {
        saveItem("speed", (this.#speed = value));
    }
    get sound() {
        return this.#sound;
    }
    set sound(value: boolean) {
        saveItem("sound", (this.#sound = value) ? "on" : "off");
    }
    get notify() {
        return this.#notify;
    }
    set notify(value: boolean) {
        saveItem("notify", (this.#notify = value) ? "on" : "off");
    }
    get hints() {
        return this.#hints;
    }
    set hints(value: boolean) {
        saveItem("hints", (this.#hints = value) ? "on" : "off");
    }
}

export const settings = new Settings();

const reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
let isLightScheme = $state(lightScheme.matches);
let isReducedMotion = $state(reducedMotionQuery.matches);
lightScheme.addEventListener("change", () => (isLightScheme = lightScheme.matches));
reducedMotionQuery.addEventListener("change", () => (isReducedMotion = reducedMotionQuery.matches));

/** The theme that is shown. */
export const theme = () => effectiveTheme(settings.theme, isLightScheme);
/** The player asked the system for less movement. */
export const reducedMotion = () => isReducedMotion;
/** What durations are multiplied with. */
export const durationScale = () => ({ slow: 1.7, normal: 1, fast: 0.45, off: 0 })[settings.speed];
