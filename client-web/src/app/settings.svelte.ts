import { wishedLanguage } from "./language";
import { recall, remember } from "./storage";
import { light, shown, wishedTheme, type Theme } from "./theme";

export const kSpeeds = ["slow", "normal", "fast", "off"] as const;
/** How long the page takes to tell what happened; `off`: it only shows how things stand then. */
export type Speed = (typeof kSpeeds)[number];

const one = <T extends string>(of: readonly T[], value: string | null): T | undefined =>
    of.find((known) => known === value);

/** What the player chose, kept on this machine. */
class Settings {
    #name = $state(recall("name") ?? "");
    #language = $state(wishedLanguage());
    #theme = $state(wishedTheme());
    #speed = $state<Speed>(one(kSpeeds, recall("speed")) ?? "normal");
    #sound = $state(recall("sound") === "on");
    #notify = $state(recall("notify") === "on");
    #hints = $state(recall("hints") !== "off");

    get name() {
        return this.#name;
    }
    set name(value: string) {
        remember("name", (this.#name = value));
    }
    get language() {
        return this.#language;
    }
    set language(value: string) {
        remember("language", (this.#language = value));
    }
    get theme() {
        return this.#theme;
    }
    set theme(value: Theme) {
        remember("theme", (this.#theme = value));
    }
    get speed() {
        return this.#speed;
    }
    set speed(value: Speed) {
        remember("speed", (this.#speed = value));
    }
    get sound() {
        return this.#sound;
    }
    set sound(value: boolean) {
        remember("sound", (this.#sound = value) ? "on" : "off");
    }
    get notify() {
        return this.#notify;
    }
    set notify(value: boolean) {
        remember("notify", (this.#notify = value) ? "on" : "off");
    }
    get hints() {
        return this.#hints;
    }
    set hints(value: boolean) {
        remember("hints", (this.#hints = value) ? "on" : "off");
    }
}

export const settings = new Settings();

const still = matchMedia("(prefers-reduced-motion: reduce)");
let lightNow = $state(light.matches);
let stillNow = $state(still.matches);
light.addEventListener("change", () => (lightNow = light.matches));
still.addEventListener("change", () => (stillNow = still.matches));

/** The theme that is shown. */
export const theme = () => shown(settings.theme, lightNow);
/** The player asked the system for less movement. */
export const reducedMotion = () => stillNow;
/** What durations are multiplied with. */
export const pace = () => ({ slow: 1.7, normal: 1, fast: 0.45, off: 0 })[settings.speed];
