import type { TextTree } from "./fetch";
import { addTexts, language } from "./texts.svelte";

const kLater = import.meta.glob<TextTree>("./later/*.json", { import: "default" });

/** Loads the texts of screens that are seldom opened, in the language that is shown. */
export async function loadLaterTexts(of = language()): Promise<void> {
    const more = await kLater[`./later/${of}.json`]?.();
    if (more !== undefined && of === language()) addTexts(more);
}
