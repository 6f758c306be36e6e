import { kLanguages, settings, type Language } from "../app/settings.svelte";
import type english from "./en.json";

// A text is a string with {arguments}, or one for each plural form of the argument {n}: {"one": "...", "other": "..."}.
type Text = string | Record<string, string>;
interface Tree {
    [key: string]: Text | Tree;
}
type Keys<T, P extends string = ""> = {
    [K in keyof T & string]: T[K] extends string | { other: string } ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The name of a text: `table.your_turn`. English has them all; the tests compare the other languages with it. */
export type Key = Keys<typeof english>;

const files: Record<Language, () => Promise<{ default: unknown }>> = {
    en: () => import("./en.json"),
    de: () => import("./de.json"),
    ru: () => import("./ru.json"),
};

let tree = $state.raw<Tree>({});
let loaded = $state<Language>("en");
let plurals = new Intl.PluralRules("en");
let figures = new Intl.NumberFormat("en");

/** Loads the texts of the language of the settings. Until they are there the ones before go on being shown. */
export async function load(language = settings.language): Promise<void> {
    const texts = (await files[language]()).default as Tree;
    plurals = new Intl.PluralRules(language);
    figures = new Intl.NumberFormat(language, { useGrouping: true });
    loaded = language;
    tree = texts;
    document.documentElement.lang = language;
}

/** The language that is shown. */
export const language = () => loaded;
export const languages = kLanguages;

export function has(key: string): key is Key {
    return find(key) !== undefined;
}

function find(key: string): Text | undefined {
    let at: Text | Tree | undefined = tree;
    for (const part of key.split(".")) at = typeof at === "object" ? (at as Tree)[part] : undefined;
    return typeof at === "string" || (typeof at === "object" && "other" in at) ? (at as Text) : undefined;
}

/** The text cut at its arguments: words, and the names of arguments between them. */
export function pieces(key: Key, n?: number): (string | { arg: string })[] {
    const text = find(key);
    if (text === undefined) return [key];
    const chosen = typeof text === "string" ? text : (text[plurals.select(n ?? 0)] ?? text["other"] ?? key);
    return chosen
        .split(/(\{\w+\})/)
        .filter((piece) => piece !== "")
        .map((piece) => (/^\{\w+\}$/.test(piece) ? { arg: piece.slice(1, -1) } : piece));
}

/** A text with its arguments filled in. */
export function t(key: Key, args: Record<string, string | number> = {}): string {
    const n = typeof args["n"] === "number" ? args["n"] : undefined;
    return pieces(key, n)
        .map((piece) => (typeof piece === "string" ? piece : figure(args[piece.arg] ?? "")))
        .join("");
}

const figure = (value: string | number) => (typeof value === "number" ? number(value) : value);

/** A number as the language writes it. */
export function number(value: number): string {
    void loaded;
    return figures.format(Math.abs(value)).replace(/^/, value < 0 ? "\u2212" : "");
}

/** Dollars: `$80,000`, `80.000 $`, `80 000 $`. */
export function money(dollars: number): string {
    const sign = dollars < 0 ? "\u2212" : "";
    const amount = number(Math.abs(dollars));
    return loaded === "en" ? `${sign}$${amount}` : `${sign}${amount}\u00a0$`;
}

/** Names as the language lists them: `Anna, Ben and Kim`. */
export const list = (names: string[]) => new Intl.ListFormat(loaded, { type: "conjunction" }).format(names);
