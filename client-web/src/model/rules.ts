import type { RulesTexts } from "../protocol/types";

export type RulesSection = RulesTexts["sections"][number];
export type RulesItem = RulesSection["items"][number];

const requested = new Map<string, Promise<RulesTexts>>();

/**
 * The rules of a game for players, from the server; asked for once in each language. Rejects where the server cannot be
 * reached or has none.
 */
export function fetchRules(ruleset: string, language: string): Promise<RulesTexts> {
    const at = `${ruleset} ${language}`;
    const before = requested.get(at);
    if (before) return before;
    const path = `api/rules/${encodeURIComponent(ruleset)}?lang=${language}`;
    const asked = fetch(new URL(path, document.baseURI)).then((reply) => {
        if (!reply.ok) throw new Error(String(reply.status));
        return reply.json() as Promise<RulesTexts>;
    });
    requested.set(at, asked);
    asked.catch(() => requested.delete(at));
    return asked;
}
