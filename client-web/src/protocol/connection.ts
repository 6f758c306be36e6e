// The kit's connection, with the habits of the page.
import { Connection, type ConnectionEvents, type Request } from "../../../protocol/kits/typescript/src/connection";

export type { Connection, Reply, Request } from "../../../protocol/kits/typescript/src/connection";
export type { Obstacle } from "../../../protocol/kits/typescript/src/http_answer";
export { Refused } from "../../../protocol/kits/typescript/src/refused";

/** What is asked twice is done once. */
const kAskedAgain: ReadonlySet<string> = new Set<Request["op"]>([
    "act",
    "quick_play",
    "table.create",
    "table.join",
    "table.ready",
    "table.rematch",
]);
const kPatienceMs = 4000;

/** The page's line to the server. A player's choice is kept until there is a connection; all else is refused then. */
export const connectionTo = (url: string, events: ConnectionEvents): Connection =>
    new Connection(url, events, {
        asksAgain: (op) => kAskedAgain.has(op),
        waits: (op) => op === "act",
        patienceMs: kPatienceMs,
        asksHttpFirst: true,
    });
