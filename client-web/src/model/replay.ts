import { apply } from "../protocol/followed";
import type { Replay, TableEvent, View } from "../protocol/types";

export interface Replayed {
    file: Replay;
    /** The transcript to the byte, for its digest and to be kept. */
    transcript: string;
}

/** Why there is no replay: the server does not have (or not show) the game, or it could not be reached. */
export class NoReplay extends Error {
    constructor(readonly why: "unknown" | "unreachable") {
        super(why);
    }
}

/** The file cut out of the server's answer. Throws NoReplay where it is none. */
export function read(text: string): Replayed {
    const key = ',"transcript":';
    const from = text.indexOf(key);
    if (from < 0) throw new NoReplay("unknown");
    return { file: JSON.parse(text) as Replay, transcript: text.slice(from + key.length, text.lastIndexOf("}")) };
}

/** The game that the page brings with it, so that there is one to look at; `npm run shown-game` makes it anew. */
export const kShownGame = "shown";

function address(game: string, invite?: string | null): URL {
    if (game === kShownGame) return new URL("./shown_game.json", import.meta.url);
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    return new URL(`api/games/${encodeURIComponent(game)}/replay${query}`, document.baseURI);
}

const known = new Map<string, Promise<Replayed>>();

/** The replay of a game, asked for once. Rejects with NoReplay. */
export function fetchReplay(game: string, invite?: string | null): Promise<Replayed> {
    const asked = known.get(game);
    if (asked !== undefined) return asked;
    const answer = fetch(address(game, invite))
        .then(async (response) => {
            if (response.ok) return read(await response.text());
            throw new NoReplay(response.status < 500 ? "unknown" : "unreachable");
        })
        .catch((error: unknown) => {
            known.delete(game);
            throw error instanceof NoReplay ? error : new NoReplay("unreachable");
        });
    known.set(game, answer);
    return answer;
}

/** The view after n decisions, for every n from 0 on. */
export function views(file: Replay): View[] {
    const all = [file.view];
    for (const { patch } of file.steps) all.push(apply(all.at(-1) as View, patch));
    return all;
}

/** Where the rounds begin: how many decisions were made before. Empty where a game has none. */
export function rounds(file: Replay): { round: number; at: number }[] {
    const of = (events: readonly TableEvent[], at: number) =>
        events.flatMap((event) => (event.kind === "round_started" ? [{ round: event.round, at }] : []));
    return [...of(file.events, 0), ...file.steps.flatMap(({ events }, n) => of(events, n + 1))];
}

/** What a table tells those who come to it after n decisions: the events since its last round ended, or from the start. */
export function story(file: Replay, n: number): TableEvent[] {
    const all = [...file.events, ...file.steps.slice(0, n).flatMap(({ events }) => events)];
    const ended = all.map(({ kind }) => kind).lastIndexOf("round_ended");
    return all.slice(Math.max(ended, 0));
}
