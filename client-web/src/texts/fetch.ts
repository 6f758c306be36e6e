// A text is a string with {arguments}, or one for each plural form of the argument {n}: {"one": "...", "other": "..."}.
export type TextEntry = string | Record<string, string>;
export interface TextTree {
    [key: string]: TextEntry | TextTree;
}

// The page's own texts, and those that it shares with the terminal client. No section is in both.
const kOwn = import.meta.glob<TextTree>("./*.json", { import: "default" });
const kShared = import.meta.glob<TextTree>("../../../protocol/texts/*.json", { import: "default" });

// Those of screens that are seldom opened.
const kLater = import.meta.glob<TextTree>("./later/*.json", { import: "default" });

/** All texts of a language that are needed first. They come over the line once, however often they are asked for. */
export async function fetchTexts(language: string): Promise<TextTree> {
    const [own, shared] = await Promise.all([
        kOwn[`./${language}.json`]?.(),
        kShared[`../../../protocol/texts/${language}.json`]?.(),
    ]);
    if (own === undefined || shared === undefined) throw new Error(`no texts in ${language}`);
    return { ...shared, ...own };
}

/** The texts of a language that the first screen does not need. */
export async function fetchLaterTexts(language: string): Promise<TextTree> {
    return (await kLater[`./later/${language}.json`]?.()) ?? {};
}
