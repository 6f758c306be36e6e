import { once } from "node:events";
import WebSocket from "ws";

export type Message = Record<string, unknown>;
const kAnswerMs = 20_000;

/**
 * Somebody who speaks the protocol without a page: makes the tables that the page's forms cannot make (`tile_set`),
 * hosts them without a seat, and takes seats that no page needs.
 */
export class Host {
    readonly #waiting = new Map<number, { resolve(reply: Message): void; reject(error: Error): void }>();
    #ids = 0;
    /** The last view of each table that it is at. Patches are not applied: only what a snapshot said. */
    readonly snapshots = new Map<string, Message>();
    /** What the server says of itself. */
    welcome: Message = {};
    /** Called for everything that the server says unasked. */
    heard: (message: Message) => void = () => undefined;

    private constructor(private readonly socket: WebSocket) {
        socket.on("message", (data) => this.#take(JSON.parse(String(data)) as Message));
    }

    static async connect(url: string, name = "Host"): Promise<Host> {
        const socket = new WebSocket(new URL("ws", url).href.replace(/^http/, "ws"), "vegas.v1");
        const host = new Host(socket);
        await once(socket, "open");
        host.welcome = await host.ask({ op: "hello", protocol: 1, name });
        return host;
    }

    /** Rejects with the error's code. */
    ask(message: Message): Promise<Message> {
        const id = ++this.#ids;
        this.socket.send(JSON.stringify({ ...message, id }));
        return new Promise((resolve, reject) => {
            const late = setTimeout(() => reject(new Error(`no answer to ${String(message["op"])}`)), kAnswerMs);
            const done =
                <T>(then: (value: T) => void) =>
                (value: T) => {
                    clearTimeout(late);
                    then(value);
                };
            this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
        });
    }

    /** A table with this host as a spectator, its bots already sitting on the last seats. */
    async create(table: {
        ruleset: string;
        options?: Message;
        seats: number;
        bots?: number;
        visibility?: string;
        clock?: Message | null;
    }): Promise<{ table: string; invite: string }> {
        const { bots = 0, ...wish } = table;
        const made = (await this.ask({
            op: "table.create",
            as: "spectator",
            clock: null,
            ...wish,
        })) as { table: string; invite: string };
        for (let n = 0; n < bots; n += 1)
            await this.ask({
                op: "table.add_bot",
                table: made.table,
                level: n % 2 ? "random" : "easy",
                seat: table.seats - 1 - n,
            });
        return { table: made.table, invite: made.invite };
    }

    /** Sits down and answers every question at random, each when `may` allows it. */
    async play(code: string, next: () => number, may: () => Promise<void> = () => Promise.resolve()): Promise<void> {
        this.heard = (message) => {
            const open = (
                message["ev"] === "snapshot" ? message["prompt"] : message["ev"] === "prompt" ? message : null
            ) as { decision: number; actions?: Message[] } | null;
            if (!open?.actions) return;
            const { shows: _, ...action } = open.actions[Math.floor(next() * open.actions.length)] as Message;
            void may()
                .then(() =>
                    this.ask({
                        op: "act",
                        table: message["table"],
                        decision: open.decision,
                        action,
                    }),
                )
                .catch(() => undefined);
        };
        const { table } = (await this.ask({ op: "table.join", invite: code })) as {
            table: string;
        };
        await this.ask({ op: "table.ready", table });
    }

    close(): void {
        this.socket.close();
    }

    #take(message: Message): void {
        if (message["ev"] === "snapshot") this.snapshots.set(String(message["table"]), message["view"] as Message);
        if (typeof message["ev"] === "string") this.heard(message);
        const re = message["re"];
        if (typeof re !== "number") return;
        const waiting = this.#waiting.get(re);
        this.#waiting.delete(re);
        const error = message["error"] as { code: string } | undefined;
        if (error) waiting?.reject(new Error(error.code));
        else waiting?.resolve(message);
    }
}
