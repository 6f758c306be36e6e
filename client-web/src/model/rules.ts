import type { RulesTexts } from "../protocol/types";

export type RulesSection = RulesTexts["sections"][number];
export type RulesItem = RulesSection["items"][number];

const known = new Map<string, Promise<RulesTexts>>();

/**
 * The rules of a game for players, from the server; asked for once in each language. Rejects where the server cannot be
 * reached or has none.
 */
export function rulesOf(ruleset: string, language: string): Promise<RulesTexts> {
    const at = `${ruleset} ${language}`;
    const before = known.get(at);
    if (before) return before;
    const path = `api/rules/${encodeURIComponent(ruleset)}?lang=${language}`;
    const asked = fetch(new URL(path, document.baseURI)).then((reply) => {
        if (!reply.ok) throw new Error(String(reply.status));
        return reply.json() as Promise<RulesTexts>;
    });
    known.set(at, asked);
    asked.catch(() => known.delete(at));
    return asked;
}
