import { preferredLanguage } from "./language";
import { loadItem, saveItem } from "./storage";
import { lightScheme, effectiveTheme, preferredTheme, type Theme } from "./theme";

export const kSpeeds = ["slow", "normal", "fast", "off"] as const;
/** How long the page takes to tell what happened; `off`: it only shows how things stand then. */
export type Speed = (typeof kSpeeds)[number];

export const kTurnStyles = ["one_press", "step_by_step"] as const;
/**
 * How many presses a turn takes. `one_press`: dice roll by themselves, and so is placed what is chosen or cannot be
 * chosen; `step_by_step`: each of these waits for a press.
 */
export type TurnStyle = (typeof kTurnStyles)[number];

export const kVolumes = ["off", "quiet", "medium", "loud"] as const;
/** How loud sounds are. */
export type Volume = (typeof kVolumes)[number];

const findChoice = <T extends string>(of: readonly T[], value: string | null): T | undefined =>
    of.find((known) => known === value);

/** What the player chose, kept on this machine. */
class Settings {
    #name = $state(loadItem("name") ?? "");
    #language = $state(preferredLanguage());
    #theme = $state(preferredTheme());
    #speed = $state<Speed>(findChoice(kSpeeds, loadItem("speed")) ?? "normal");
    #turnStyle = $state(findChoice(kTurnStyles, loadItem("turn_style")) ?? null);
    #hasPlayed = $state(loadItem("has_played") === "yes");
    #volume = $state<Volume>(findChoice(kVolumes, loadItem("volume")) ?? "off");
    #lastVolume: Volume = this.#volume === "off" ? "medium" : this.#volume;
    #turnSound = $state(loadItem("turn_sound") !== "off");
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
    /** Without a choice, turns take one press once a game was played to its end. */
    get turnStyle() {
        return this.#turnStyle ?? (this.#hasPlayed ? "one_press" : "step_by_step");
    }
    set turnStyle(value: TurnStyle) {
        saveItem("turn_style", (this.#turnStyle = value));
    }
    /** A game was played to its end. */
    get hasPlayed(): boolean {
        return this.#hasPlayed;
    }
    markPlayed(): void {
        saveItem("has_played", "yes");
        this.#hasPlayed = true;
    }
    get volume() {
        return this.#volume;
    }
    set volume(value: Volume) {
        if (value !== "off") this.#lastVolume = value;
        saveItem("volume", (this.#volume = value));
    }
    /** Off, or on again as loud as it was. */
    toggleSound(): void {
        this.volume = this.volume === "off" ? this.#lastVolume : "off";
    }
    /** Sounds that call the player: their turn, little time left, a reminder. */
    get turnSound() {
        return this.#turnSound;
    }
    set turnSound(value: boolean) {
        saveItem("turn_sound", (this.#turnSound = value) ? "on" : "off");
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
