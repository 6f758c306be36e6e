import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bestLanguage, kLanguages } from "../../../client-web/src/texts/languages";
import { loadTexts, formatMoney, formatNumber } from "../../../client-web/src/texts/texts.svelte";
import { found, languages, read, readTerminal, sections, source, terminalSource, type Text } from "./read";

interface Plurals {
    form: string;
    is?: number[];
    last_digit?: number[];
    but_not_last_two?: number[];
}
const about = (language: string) =>
    sections(language)[1]?.["language"] as unknown as {
        name: string;
        direction: string;
        plurals: Plurals[];
        list: { two: string; middle: string; last: string };
        money: string;
        group: string;
        decimal: string;
    };

const others = languages.filter((language) => language !== "en");
const english = read("en");

const args = (text: Text): string[] =>
    [
        ...new Set(
            (typeof text === "string" ? [text] : Object.values(text)).flatMap((form) => form.match(/\{\w+\}/g) ?? []),
        ),
    ].sort();

function files(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
        const file = path.join(folder, name);
        return statSync(file).isDirectory()
            ? files(file)
            : /\.(ts|svelte|cpp|hpp)$/.test(name) && !name.startsWith("generated.")
              ? [file]
              : [];
    });
}

/** What the source says that may be a key: whole literals, and the beginnings of template literals. */
function said(): { keys: Set<string>; prefixes: string[] } {
    const keys = new Set<string>();
    const prefixes = new Set<string>();
    for (const file of files(source)) {
        const text = readFileSync(file, "utf8");
        for (const [, key] of text.matchAll(/["'`]([a-z_0-9]+(?:\.[\w-]+)+)["'`]/g)) keys.add(key as string);
        for (const [, prefix] of text.matchAll(/`([a-z_0-9]+\.(?:[\w-]+\.)*[\w-]*)\$\{/g))
            prefixes.add(prefix as string);
    }
    return { keys, prefixes: [...prefixes] };
}

describe("texts", () => {
    it("are there in English, German and Russian, and in all folders", () => {
        expect(languages).toEqual(expect.arrayContaining(["de", "en", "ru"]));
        for (const there of found) expect(there).toEqual(languages);
    });

    it("are found by the page, English first, with the names that they have in themselves", () => {
        expect(kLanguages.map(({ id }) => id)).toEqual(["en", ...others]);
        for (const { id, name, direction } of kLanguages)
            expect({ name, direction }).toEqual({
                name: about(id).name,
                direction: about(id).direction,
            });
        expect(["ltr", "rtl"]).toEqual(expect.arrayContaining(kLanguages.map(({ direction }) => direction)));
    });

    it("are chosen by what the browser wishes for", () => {
        expect(bestLanguage(["fr", "de-AT", "ru"])).toBe("de");
        expect(bestLanguage(["RU"])).toBe("ru");
        expect(bestLanguage(["tlh"])).toBe("en");
    });

    it.each(languages)("have each section in one place in %s", (language) => {
        const [own = {}, shared = {}] = sections(language);
        expect(Object.keys(own).filter((section) => section in shared)).toEqual([]);
        expect(Object.keys(own)).toEqual(Object.keys(sections("en")[0] ?? {}));
        expect(Object.keys(shared)).toEqual(Object.keys(sections("en")[1] ?? {}));
    });

    it.each(languages)("say in data which plural form a number takes in %s", (language) => {
        const rules = new Intl.PluralRules(language);
        const { plurals } = about(language);
        const form = (n: number) =>
            plurals.find(
                (rule) =>
                    (rule.is?.includes(n) ?? true) &&
                    (rule.last_digit?.includes(n % 10) ?? true) &&
                    !rule.but_not_last_two?.includes(n % 100),
            )?.form;
        const numbers = Array.from({ length: 301 }, (_, n) => n);
        expect(numbers.map(form)).toEqual(numbers.map((n) => rules.select(n)));
    });

    it.each(languages)("say in data how %s lists names", (language) => {
        const list = new Intl.ListFormat(language, { type: "conjunction" });
        const { two, middle, last } = about(language).list;
        const join = (pattern: string, a: string, b: string) => pattern.replace("{a}", a).replace("{b}", b);
        expect(join(two, "A", "B")).toBe(list.format(["A", "B"]));
        expect(join(last, join(middle, join(middle, "A", "B"), "C"), "D")).toBe(list.format(["A", "B", "C", "D"]));
    });

    it.each(languages)("say in data how %s writes money", async (language) => {
        await loadTexts(language);
        const { money: pattern, group } = about(language);
        const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, group);
        for (const n of [0, 3, 999, 1000, 60_000, 1_230_000]) {
            expect(formatNumber(n)).toBe(grouped(n));
            expect(formatMoney(n)).toBe(pattern.replace("{n}", grouped(n)));
        }
        const parts = new Intl.NumberFormat(language).formatToParts(1.5);
        expect(parts.find(({ type }) => type === "decimal")?.value).toBe(about(language).decimal);
        expect(formatMoney(-2)).toBe(`\u2212${pattern.replace("{n}", "2")}`);
    });

    it("are all used", () => {
        const { keys, prefixes } = said();
        const unused = [...english.keys()].filter(
            (key) => !keys.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
        );
        expect(unused).toEqual([]);
    });

    it("are all there that are used", () => {
        const { keys, prefixes } = said();
        const sections = new Set([...english.keys()].map((key) => key.split(".")[0]));
        const ops =
            /^vegas\.v1$|^(table|lobby)\.(watch|unwatch|create|summary|join|leave|ready|start|add_bot|remove_bot|spectators|remove|readmit|request_seat|assign_seat|chat|nudge|change|seed|sync|go_on|pause|accept_pause|rematch|update)$/;
        const missing = [...keys].filter(
            (key) => sections.has(key.split(".")[0]) && !english.has(key) && !ops.test(key),
        );
        expect(missing).toEqual([]);
        const empty = prefixes.filter(
            (prefix) =>
                sections.has(prefix.split(".")[0]) && ![...english.keys()].some((key) => key.startsWith(prefix)),
        );
        expect(empty).toEqual([]);
    });
});

describe.each([
    ["of the page", read],
    ["of the terminal", readTerminal],
] as const)("texts %s", (_, of) => {
    const inEnglish = of("en");

    it.each(others)("have the same keys in %s as in English", (language) => {
        const texts = of(language);
        expect(
            [...inEnglish.keys()].filter((key) => !texts.has(key)),
            "missing",
        ).toEqual([]);
        expect(
            [...texts.keys()].filter((key) => !inEnglish.has(key)),
            "too many",
        ).toEqual([]);
    });

    it.each(others)("have the same arguments in %s as in English", (language) => {
        const different = [...of(language)].filter(
            ([key, text]) => inEnglish.has(key) && args(text).join() !== args(inEnglish.get(key) as Text).join(),
        );
        expect(different.map(([key]) => key)).toEqual([]);
    });

    it.each(languages)("have exactly the plural forms of %s", (language) => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        for (const [key, text] of of(language)) {
            if (typeof text === "object") expect(Object.keys(text).sort(), key).toEqual([...pluralCategories].sort());
        }
    });

    it.each(languages)("are clean in %s", (language) => {
        for (const [key, text] of of(language)) {
            for (const form of typeof text === "string" ? [text] : Object.values(text)) {
                expect(form, key).not.toBe("");
                expect(form, key).toBe(form.trim());
                expect(form, key).not.toMatch(/ {2}|[<>]|TO[D]O/);
                expect(form.replace(/\{\w+\}/g, ""), key).not.toMatch(/[{}]/);
                expect(form, `${key}: what is printed on a tile comes from the server`).not.toMatch(/\d\D?000/);
            }
        }
    });

    it("are translated: a text of several words is not the same in two languages", () => {
        for (const language of others) {
            const same = [...of(language)].filter(
                ([key, text]) =>
                    typeof text === "string" &&
                    text === inEnglish.get(key) &&
                    text
                        .replace(/\{\w+\}/g, "")
                        .trim()
                        .split(/\s+/).length > 3,
            );
            expect(same.map(([key]) => key)).toEqual([]);
        }
    });
});

describe("texts of the terminal", () => {
    const own = readTerminal("en");
    /** What its source says that may be a key, and the beginnings of keys: they end where a word is put behind them. */
    const literals = new Set(
        files(terminalSource).flatMap((file) =>
            [...readFileSync(file, "utf8").matchAll(/"([a-z_0-9]+\.[\w.-]*)"/g)].map(([, key]) => key as string),
        ),
    );
    const prefixes = [...literals].filter((key) => /[._]$/.test(key));

    it("have sections of their own, in the same order", () => {
        const order = (language: string) => [
            ...new Set([...readTerminal(language).keys()].map((key) => key.split(".")[0] ?? "")),
        ];
        expect(order("en").filter((section) => section in (sections("en")[1] ?? {}))).toEqual([]);
        for (const language of others) expect(order(language)).toEqual(order("en"));
    });

    it("are all used", () => {
        const unused = [...own.keys()].filter(
            (key) =>
                !literals.has(key) &&
                !prefixes.some((prefix) => key.startsWith(prefix)) &&
                // A list is headed by the text of its choices, with another end.
                !/^ask\.\w+_group$/.test(key),
        );
        expect(unused).toEqual([]);
    });

    it("are all there that are used, and those of the page too", () => {
        const known = new Set([...own.keys(), ...english.keys()]);
        const begun = new Set([...known].map((key) => key.split(".")[0]));
        const missing = [...literals].filter((key) => {
            if (!begun.has(key.split(".")[0]) || /\.(json|cpp|hpp)$/.test(key)) return false;
            return !known.has(key) && !(/[._]$/.test(key) && [...known].some((each) => each.startsWith(key)));
        });
        expect(missing.filter((key) => !/^(table|lobby)\.\w+$|^vegas\.v1$/.test(key))).toEqual([]);
    });
});
