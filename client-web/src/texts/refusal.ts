import { hasText, t } from "./texts.svelte";

/** A refusal as a sentence to the player. A code that is newer than this page is an error like any other. */
export function refusalText(code: string, data: Record<string, unknown> = {}): string {
    const key = `error.${code}`;
    const args = Object.fromEntries(
        Object.entries(data).filter(([, value]) => typeof value === "string" || typeof value === "number"),
    ) as Record<string, string | number>;
    return t(hasText(key) ? key : "error.internal_error", args);
}
