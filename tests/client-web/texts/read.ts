// All that people read, in every language: the page's own texts, those that it shares with the terminal client, that
// one's own, and the rules for players.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Text = string | Record<string, string>;
export interface Tree {
    [key: string]: Text | Tree;
}

// Vitest runs in client-web.
export const source = path.resolve("src");
/** The page's own texts, those that it shares with the terminal client, and its own that it loads later. */
export const folders = [
    path.join(source, "texts"),
    path.resolve("../protocol/texts"),
    path.join(source, "texts/later"),
];
export const terminalSource = path.resolve("../client-cli");
const rules = path.resolve("../protocol/rules");

/** The languages that each of the folders has. */
export const found = folders.map((folder) =>
    readdirSync(folder)
        .filter((name) => name.endsWith(".json"))
        .map((name) => name.slice(0, -5))
        .sort(),
);
export const languages = found[0] ?? [];

const json = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Tree;
export const sections = (language: string) => folders.map((folder) => json(path.join(folder, `${language}.json`)));

const isText = (at: Text | Tree): at is Text => typeof at === "string" || typeof at["other"] === "string";

function flat(tree: Tree, prefix = ""): Map<string, Text> {
    return new Map(
        Object.entries(tree).flatMap(([key, at]) =>
            isText(at) ? [[prefix + key, at] as const] : [...flat(at as Tree, `${prefix}${key}.`)],
        ),
    );
}

/** The texts of the page by their keys. */
export function read(language: string): Map<string, Text> {
    const [own = {}, shared = {}, later = {}] = sections(language);
    const { language: _, ...rest } = shared;
    return flat({ ...rest, ...own, ...later });
}

/** The terminal client's own texts by their keys. */
export const readTerminal = (language: string): Map<string, Text> =>
    flat(json(path.join(terminalSource, "texts", `${language}.json`)));

/** A text, or one of its plural forms, and where it stands. */
export interface Said {
    where: string;
    text: string;
}

const sentences = (texts: Map<string, Text>): Said[] =>
    [...texts].flatMap(([key, text]) =>
        typeof text === "string"
            ? [{ where: key, text }]
            : Object.entries(text).map(([form, each]) => ({
                  where: `${key}.${form}`,
                  text: each,
              })),
    );

/** Every sentence of the page: `table.roll.one`. */
export const onThePage = (language: string): Said[] => sentences(read(language));

const kWords = ["title", "name", "summary", "text", "example"];

function inRules(at: Tree, where: string): Said[] {
    const here = typeof at["id"] === "string" ? `${where}/${at["id"]}` : where;
    return Object.entries(at).flatMap(([key, value]): Said[] => {
        if (typeof value === "string") return kWords.includes(key) ? [{ where: `${here}/${key}`, text: value }] : [];
        return typeof value === "object" ? inRules(value as Tree, here) : [];
    });
}

/** Every sentence of the rules: `royale/a1-choose/text`. */
export const ofTheRules = (language: string): Said[] =>
    readdirSync(path.join(rules, language)).flatMap((name) =>
        inRules(json(path.join(rules, language, name)), name.slice(0, -5)),
    );

export const everything = (language: string): Said[] => [
    ...onThePage(language),
    ...sentences(readTerminal(language)),
    ...ofTheRules(language),
];
