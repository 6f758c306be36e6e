import { apply } from "../protocol/followed";
import type { Replay, TableEvent, View } from "../protocol/types";

export interface LoadedReplay {
    file: Replay;
    /** The transcript to the byte, for its digest and to be kept. */
    transcript: string;
}

/** Why there is no replay: the server does not have (or not show) the game, or it could not be reached. */
export class ReplayUnavailable extends Error {
    constructor(readonly reason: "unknown" | "unreachable") {
        super(reason);
    }
}

/** The file cut out of the server's answer. Throws NoReplay where it is none. */
export function parseReplay(text: string): LoadedReplay {
    const key = ',"transcript":';
    const from = text.indexOf(key);
    if (from < 0) throw new ReplayUnavailable("unknown");
    return { file: JSON.parse(text) as Replay, transcript: text.slice(from + key.length, text.lastIndexOf("}")) };
}

/** The game that the page brings with it, so that there is one to look at; `npm run demo-game` makes it anew. */
export const kDemoGame = "shown";

function gameUrl(path: string, invite?: string | null): URL {
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    return new URL(`api/games/${path}${query}`, document.baseURI);
}
/** Where the transcript of a finished game can be fetched. */
export const transcriptUrl = (game: string, invite?: string) => gameUrl(encodeURIComponent(game), invite);

const replayUrl = (game: string, invite?: string | null): URL =>
    game === kDemoGame
        ? new URL("./demo_game.json", import.meta.url)
        : gameUrl(`${encodeURIComponent(game)}/replay`, invite);

const requested = new Map<string, Promise<LoadedReplay>>();

/** The replay of a game, asked for once. Rejects with NoReplay. */
export function fetchReplay(game: string, invite?: string | null): Promise<LoadedReplay> {
    const asked = requested.get(game);
    if (asked !== undefined) return asked;
    const answer = fetch(replayUrl(game, invite))
        .then(async (response) => {
            if (response.ok) return parseReplay(await response.text());
            throw new ReplayUnavailable(response.status < 500 ? "unknown" : "unreachable");
        })
        .catch((error: unknown) => {
            requested.delete(game);
            throw error instanceof ReplayUnavailable ? error : new ReplayUnavailable("unreachable");
        });
    requested.set(game, answer);
    return answer;
}

/** The view after n decisions, for every n from 0 on. */
export function viewsOf(file: Replay): View[] {
    const all = [file.view];
    for (const { patch } of file.steps) all.push(apply(all.at(-1) as View, patch));
    return all;
}

/** Where the rounds begin: how many decisions were made before. Empty where a game has none. */
export function roundStarts(file: Replay): { round: number; step: number }[] {
    const of = (events: readonly TableEvent[], step: number) =>
        events.flatMap((event) => (event.kind === "round_started" ? [{ round: event.round, step }] : []));
    return [...of(file.events, 0), ...file.steps.flatMap(({ events }, n) => of(events, n + 1))];
}

/** What a table tells those who come to it after n decisions: the events since its last round ended, or from the start. */
export function roundLogAt(file: Replay, n: number): TableEvent[] {
    const all = [...file.events, ...file.steps.slice(0, n).flatMap(({ events }) => events)];
    const ended = all.map(({ kind }) => kind).lastIndexOf("round_ended");
    return all.slice(Math.max(ended, 0));
}
