import type shared from "../../../protocol/texts/en.json";
import type english from "./en.json";
import type later from "./later/en.json";
import { loadUntilThere } from "../protocol/retry";
import { fetchLaterTexts, fetchTexts, type TextEntry, type TextTree } from "./fetch";
import { kFirstLanguage, kLanguages } from "./languages";
import { setNameTexts } from "./names";

type Keys<T, P extends string = ""> = {
    [K in keyof T & string]: T[K] extends string | { other: string } ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The name of a text: `table.your_turn`. English has them all; the tests compare the other languages with it. */
export type Key = Keys<typeof english> | Keys<typeof later> | Keys<Omit<typeof shared, "language">>;

let texts = $state.raw<TextTree>({});
let currentLanguage = $state(kFirstLanguage);
let plurals = new Intl.PluralRules(kFirstLanguage);
let numberFormat = new Intl.NumberFormat(kFirstLanguage);
let currencyFormat = new Intl.NumberFormat(kFirstLanguage);

let wantedLanguage = kFirstLanguage;
let needsLaterTexts = false;

/** Loads the texts of a language. Until they are there the ones before go on being shown. */
export async function loadTexts(language: string): Promise<void> {
    wantedLanguage = language;
    const fetched = await loadUntilThere(() => fetchTexts(language));
    const later = needsLaterTexts ? await loadUntilThere(() => fetchLaterTexts(language)) : {};
    if (language !== wantedLanguage) return;
    plurals = new Intl.PluralRules(language);
    numberFormat = new Intl.NumberFormat(language, { useGrouping: true });
    currencyFormat = new Intl.NumberFormat(language, {
        style: "currency",
        currency: "USD",
        currencyDisplay: "narrowSymbol",
        maximumFractionDigits: 0,
    });
    currentLanguage = language;
    texts = { ...fetched, ...later };
    document.documentElement.lang = language;
    document.documentElement.dir = kLanguages.find(({ id }) => id === language)?.direction ?? "ltr";
}

/** From now on a language is shown with the texts that the first screen does not need. */
export function needLaterTexts(): void {
    needsLaterTexts = true;
}

/** Adds those of the language that is shown. */
export function addLaterTexts(later: TextTree): void {
    texts = { ...texts, ...later };
}

/** The language that is shown. */
export const language = () => currentLanguage;

export function hasText(key: string): key is Key {
    return findText(key) !== undefined;
}

function findText(key: string): TextEntry | undefined {
    let at: TextEntry | TextTree | undefined = texts;
    for (const part of key.split(".")) at = typeof at === "object" ? (at as TextTree)[part] : undefined;
    return typeof at === "string" || (typeof at === "object" && "other" in at) ? (at as TextEntry) : undefined;
}

/** The text cut at its arguments: words, and the names of arguments between them. */
export function splitText(key: Key, n?: number): (string | { arg: string })[] {
    const text = findText(key);
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
    return splitText(key, n)
        .map((piece) => (typeof piece === "string" ? piece : figure(args[piece.arg] ?? "")))
        .join("");
}

setNameTexts({
    forgotten: () => t("person.forgotten"),
    earlier: () => t("person.earlier"),
    alike: (name) => t("person.alike", { name }),
});

const figure = (value: string | number) => (typeof value === "number" ? formatNumber(value) : value);

// A minus as it is set, not the hyphen of a keyboard.
const signed = (value: number, format: Intl.NumberFormat) =>
    (value < 0 ? "\u2212" : "") + format.format(Math.abs(value));

/** A number as the language writes it. */
export function formatNumber(value: number): string {
    void currentLanguage;
    return signed(value, numberFormat);
}

/** Dollars: `$80,000`, `80.000 $`, `80 000 $`. */
export function formatMoney(value: number): string {
    void currentLanguage;
    return signed(value, currencyFormat);
}

const kDayMs = 24 * 60 * 60 * 1000;
const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);

/** When something was or will be, by the clock here: `today, 8:14 PM`, `Jul 12, 8:14 PM`, with the year where it is another one. */
export function moment(ms: number, now = Date.now()): string {
    const time = { hour: "numeric", minute: "2-digit" } as const;
    // A day of the changing clock is an hour longer or shorter.
    const days = Math.round((midnight(now) - midnight(ms)) / kDayMs);
    if (Math.abs(days) <= 1) {
        const day = new Intl.RelativeTimeFormat(currentLanguage, { numeric: "auto" }).format(-days, "day");
        return `${day}, ${new Intl.DateTimeFormat(currentLanguage, time).format(ms)}`;
    }
    const year = new Date(ms).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
    return new Intl.DateTimeFormat(currentLanguage, { day: "numeric", month: "short", ...year, ...time }).format(ms);
}

/** A day and an hour in full: `July 12, 2026 at 8:14 PM`. */
export function dateAndTime(ms: number): string {
    return new Intl.DateTimeFormat(currentLanguage, { dateStyle: "long", timeStyle: "short" }).format(ms);
}

/** Names as the language lists them: `Anna, Ben and Kim`. */
export const formatList = (names: string[]) =>
    new Intl.ListFormat(currentLanguage, { type: "conjunction" }).format(names);
