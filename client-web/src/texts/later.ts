import { loadUntilThere } from "../protocol/retry";
import type { TextTree } from "./fetch";
import { addTexts, language } from "./texts.svelte";

const kLater = import.meta.glob<TextTree>("./later/*.json", { import: "default" });
const loading = new Map<string, Promise<void>>();

/** Loads the texts of screens that are seldom opened, in the language that is shown. */
export function loadLaterTexts(of = language()): Promise<void> {
    let coming = loading.get(of);
    if (coming === undefined) {
        coming = load(of)
            .catch(() => undefined) // a newer page has them
            .finally(() => loading.delete(of));
        loading.set(of, coming);
    }
    return coming;
}

async function load(of: string): Promise<void> {
    const more = await loadUntilThere(async () => (of === language() ? kLater[`./later/${of}.json`]?.() : undefined));
    if (more !== undefined && of === language()) addTexts(more);
}
