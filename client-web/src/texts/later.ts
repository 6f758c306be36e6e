import { loadUntilThere } from "../protocol/retry";
import { fetchLaterTexts } from "./fetch";
import { addLaterTexts, language, needLaterTexts } from "./texts.svelte";

const loading = new Map<string, Promise<void>>();

/** Loads the texts of screens that are seldom opened, in the language that is shown. */
export function loadLaterTexts(of = language()): Promise<void> {
    needLaterTexts();
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
    const later = await loadUntilThere(async () => (of === language() ? fetchLaterTexts(of) : {}));
    if (of === language()) addLaterTexts(later);
}
