import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

// Vitest runs in client-web.
const source = path.resolve("src");
type Text = string | Record<string, string>;
interface Tree {
    [key: string]: Text | Tree;
}

const isText = (at: Text | Tree): at is Text => typeof at === "string" || typeof at["other"] === "string";

function flat(tree: Tree, prefix = ""): Map<string, Text> {
    return new Map(
        Object.entries(tree).flatMap(([key, at]) =>
            isText(at) ? [[prefix + key, at] as const] : [...flat(at as Tree, `${prefix}${key}.`)],
        ),
    );
}

const read = (language: string) =>
    flat(JSON.parse(readFileSync(path.join(source, `texts/${language}.json`), "utf8")) as Tree);
const languages = readdirSync(path.join(source, "texts"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -5));
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
            : /\.(ts|svelte)$/.test(name) && name !== "generated.ts"
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
    it("are there in English, German and Russian", () => {
        expect(languages.sort()).toEqual(["de", "en", "ru"]);
    });

    it.each(["de", "ru"])("have the same keys in %s as in English", (language) => {
        const texts = read(language);
        expect(
            [...english.keys()].filter((key) => !texts.has(key)),
            "missing",
        ).toEqual([]);
        expect(
            [...texts.keys()].filter((key) => !english.has(key)),
            "too many",
        ).toEqual([]);
    });

    it.each(["de", "ru"])("have the same arguments in %s as in English", (language) => {
        const different = [...read(language)].filter(
            ([key, text]) => english.has(key) && args(text).join() !== args(english.get(key) as Text).join(),
        );
        expect(different.map(([key]) => key)).toEqual([]);
    });

    it.each(languages)("have exactly the plural forms of %s", (language) => {
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        for (const [key, text] of read(language)) {
            if (typeof text === "object") expect(Object.keys(text).sort(), key).toEqual([...pluralCategories].sort());
        }
    });

    it.each(languages)("are clean in %s", (language) => {
        for (const [key, text] of read(language)) {
            for (const form of typeof text === "string" ? [text] : Object.values(text)) {
                expect(form, key).not.toBe("");
                expect(form, key).toBe(form.trim());
                expect(form, key).not.toMatch(/ {2}|[<>]|TODO/);
                expect(form.replace(/\{\w+\}/g, ""), key).not.toMatch(/[{}]/);
            }
        }
    });

    it("are translated: a text of several words is not the same in two languages", () => {
        for (const language of ["de", "ru"]) {
            const same = [...read(language)].filter(
                ([key, text]) =>
                    typeof text === "string" &&
                    text === english.get(key) &&
                    text
                        .replace(/\{\w+\}/g, "")
                        .trim()
                        .split(/\s+/).length > 3,
            );
            expect(same.map(([key]) => key)).toEqual([]);
        }
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
            /^vegas\.v1$|^(table|lobby)\.(watch|unwatch|create|join|leave|ready|start|add_bot|remove_bot|sync|rematch|update)$/;
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
