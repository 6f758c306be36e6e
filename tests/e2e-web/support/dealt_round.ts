// The start of a round: cards are dealt, tiles laid, and nine gray dice go to their casinos.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Recorded {
    view: { casinos: object[] } & Record<string, unknown>;
    events: { kind: string }[];
}

const recorded = JSON.parse(
    readFileSync(fileURLToPath(new URL("../../client-web/fixtures/games/royale.json", import.meta.url)), "utf8"),
) as Recorded;

/** A game whose first step is such a start, as `GET /api/games/{id}/replay` answers it. */
export function dealtRound(): object {
    const { view, events } = recorded;
    const { casinos } = view;
    return {
        ...recorded,
        events: [],
        view: { ...view, casinos: casinos.map((casino) => ({ ...casino, cards: [], dice: [], wins: [], tied: [] })) },
        steps: [
            {
                seat: 0,
                events: events.filter(({ kind }) => kind !== "bank_shown" && kind !== "game_started"),
                patch: { "/casinos": casinos },
            },
        ],
    };
}
