import type { Page, WebSocket } from "playwright-core";

type Message = Record<string, unknown>;

const kKept = 40;

/** What went over a page's line to the server, and when (Date.now()). */
export class Line {
    readonly lost: number[] = [];
    readonly welcomed: number[] = [];
    /** Answers of ours that the server has acknowledged. */
    readonly accepted: number[] = [];
    readonly refused: { at: number; code: string }[] = [];
    /** The table came into the hands of another server, or of this one's successor. */
    readonly moved: number[] = [];
    #epoch = "";
    /** The newest, with their times. */
    readonly #said: string[] = [];

    /** Of the connections that the page makes from now on. */
    constructor(page: Page) {
        page.on("websocket", (socket) => this.#listen(socket));
    }

    #listen(socket: WebSocket): void {
        const acts = new Set<unknown>();
        socket.on("framesent", ({ payload }) => {
            this.#keep("to  ", String(payload));
            const message = JSON.parse(String(payload)) as Message;
            if (message["op"] === "act") acts.add(message["id"]);
        });
        socket.on("framereceived", ({ payload }) => {
            this.#keep("from", String(payload));
            this.#hear(JSON.parse(String(payload)) as Message, acts);
        });
        socket.on("close", () => {
            this.#keep("lost", "");
            this.lost.push(Date.now());
        });
    }

    #keep(what: string, text: string): void {
        this.#said.push(`${new Date().toISOString()} ${what} ${text.slice(0, 300)}`);
        if (this.#said.length > kKept) this.#said.shift();
    }

    /** What went over it last, for whoever has to find out why it went wrong. */
    last(): string {
        return this.#said.join("\n");
    }

    #hear(message: Message, acts: Set<unknown>): void {
        const at = Date.now();
        const error = message["error"] as { code: string } | undefined;
        if (error) this.refused.push({ at, code: error.code });
        else if (acts.has(message["re"])) this.accepted.push(at);
        if (message["ev"] === "welcome") this.welcomed.push(at);
        if (message["ev"] !== "snapshot") return;
        const epoch = String(message["epoch"]);
        if (this.#epoch !== "" && epoch !== this.#epoch) this.moved.push(at);
        this.#epoch = epoch;
    }
}
