import { CLOSE_REPLACED } from "./types";
import type { Announcement, Ban, ClientMessage, ErrorCode, Refusal, ServerMessage, Welcome } from "./types";

/**
 * The server refused a request; `code` is one of the error codes in protocol/docs/reference.md. `disconnected`: the connection went before
 * the answer came.
 */
export class Refused extends Error {
    constructor(
        readonly code: ErrorCode | "disconnected",
        readonly data: Record<string, unknown> = {},
    ) {
        super(code);
    }
}

/** What a connection tells its owner. */
export interface ConnectionEvents {
    /** Whom to say hello as, asked at every attempt. */
    hello(): { token: string } | { name: string };
    /** The token was not taken: forget it. The next hello should come with a name. */
    tokenRefused(): void;
    /** The name was not taken: the next hello should come with another one. */
    nameRefused(): void;
    welcome(message: Welcome): void;
    /** A request that changes nothing, to see whether the server is there. */
    ping(): Request;
    message(message: Announcement): void;
    /** Not connected: tries again at `retryAt` (performance.now() time). Null: will not, another page plays as us. */
    down(retryAt: number | null): void;
    /** Not connected: the operator does not let us in. Does not try again. */
    banned(why: Ban): void;
}

export type Reply = Extract<ServerMessage, { ok: true }> & Record<string, unknown>;
// Each op's message without the id, which the connection gives.
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Request = WithoutId<ClientMessage>;

/**
 * What is asked twice is done once: when the connection goes before the answer came, it is asked again on the next, and
 * when the server could not store it, as soon as it can.
 */
const kAskedAgain: ReadonlySet<string> = new Set<Request["op"]>([
    "act",
    "quick_play",
    "table.create",
    "table.join",
    "table.ready",
    "table.rematch",
]);

interface Waiting {
    message: Request;
    resolve(reply: Reply): void;
    reject(error: Refused): void;
}

const kFirstRetryMs = 400;
const kLastRetryMs = 15000;
const kAnswerMs = 8000;
/**
 * So long after a request something must have been heard, or the line is dead; or so many times as long as the hello
 * took, where everything is slow. A store that is slow says so after 1 s.
 */
const kSilenceMs = 4000;
const kSilenceMostMs = 15000;
const kSilenceHellos = 4;

/**
 * How long to wait before attempt n (0, 1, ...), in ms: doubling, with up to a third at random so that a room does not
 * come back at once.
 */
export function backoff(attempt: number, random = Math.random): number {
    return Math.min(kLastRetryMs, kFirstRetryMs * 2 ** attempt) * (1 - random() / 3);
}

/** How long to wait where a server that closes asked for `ms`: up to half of it more, so that its pages come apart. */
export function spread(ms: number, random = Math.random): number {
    return ms * (1 + random() / 2);
}

/** One WebSocket at a time that comes back by itself. All callbacks run on the page's own thread. */
export class Connection {
    #socket: WebSocket | null = null;
    #welcomed = false;
    #attempt = 0;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #ids = 0;
    #waiting = new Map<number, Waiting>();
    /** To be asked again after the next welcome. */
    #again: Waiting[] = [];
    /** To be asked again when the server can store. */
    #unstored: Waiting[] = [];
    #late: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    /** When the server last said something (performance.now()). */
    #heardAt = 0;
    #stores = true;
    #helloAt = 0;
    #helloMs = 0;
    #closingMs: number | null = null;

    constructor(
        private readonly url: string,
        private readonly events: ConnectionEvents,
    ) {}

    get up(): boolean {
        return this.#welcomed;
    }

    /** Connects now, whatever was planned; a connection that stands is closed first. */
    open(): void {
        clearTimeout(this.#retry);
        this.#drop();
        this.#closingMs = null;
        const socket = new WebSocket(this.url, "vegas.v1");
        this.#socket = socket;
        this.#late = setTimeout(() => socket === this.#socket && !this.#welcomed && this.#lost(), kAnswerMs);
        socket.onopen = () => this.#hello();
        socket.onmessage = ({ data }) => {
            if (socket === this.#socket) this.#take(JSON.parse(String(data)) as ServerMessage);
        };
        socket.onclose = ({ code }) => {
            if (socket === this.#socket) this.#lost(code);
        };
    }

    /**
     * Asks the server something. Resolves with its answer; rejects with Refused. A player's choice is kept until there
     * is a connection; all else is refused without one.
     */
    request(message: Request): Promise<Reply> {
        if (this.#welcomed && this.#socket !== null) return this.#send(message);
        if (message.op !== "act") return Promise.reject(new Refused("disconnected"));
        return new Promise((resolve, reject) => this.#again.push({ message, resolve, reject }));
    }

    /**
     * After sleep or a change of network a dead socket may still look open: asks for a sign of life and comes back by a
     * new connection if there is none. Not connected: tries at once.
     */
    wake(): void {
        if (!this.#welcomed || this.#socket === null) {
            if (this.#retry !== undefined) this.open();
            return;
        }
        this.#stores = true; // perhaps it was long ago that it could not
        void this.#send(this.events.ping()).catch(() => undefined);
    }

    /** How long nothing has been heard, in ms; 0 while there is no connection, or an answer is due. */
    get silentMs(): number {
        return this.#welcomed && this.#waiting.size === 0 ? performance.now() - this.#heardAt : 0;
    }

    #send(message: Request): Promise<Reply> {
        return new Promise((resolve, reject) => this.#ask({ message, resolve, reject }));
    }

    #ask(waiting: Waiting): void {
        const id = ++this.#ids;
        this.#waiting.set(id, waiting);
        this.#socket?.send(JSON.stringify({ ...waiting.message, id }));
        this.#listen();
    }

    /** While an answer is due, the next sign of life must come soon. A server that cannot store may keep one waiting. */
    #listen(): void {
        if (this.#silence !== undefined || this.#waiting.size === 0 || !this.#welcomed || !this.#stores) return;
        const wait = Math.min(kSilenceMostMs, Math.max(kSilenceMs, kSilenceHellos * this.#helloMs));
        // As after any other loss, not all pages of a slow server come back at the same moment.
        this.#silence = setTimeout(() => this.#lost(), wait);
    }

    #heard(): void {
        this.#heardAt = performance.now();
        clearTimeout(this.#silence);
        this.#silence = undefined;
    }

    #hello(): void {
        const who = this.events.hello();
        this.#helloAt = performance.now();
        this.#send({ op: "hello", protocol: 1, ...who } as Request).catch((error: Refused) => {
            if (error.code === "bad_token") {
                this.#giveUp();
                this.events.tokenRefused();
            } else if (error.code === "bad_name") this.events.nameRefused();
            else return;
            this.#hello();
        });
    }

    #take(message: ServerMessage): void {
        this.#heard();
        this.#understand(message);
        this.#listen();
    }

    #understand(message: ServerMessage): void {
        if ("error" in message) {
            const { re, error } = message as Refusal;
            if (error.code === "banned") {
                this.#drop();
                this.#giveUp();
                this.events.banned(error.data ?? {});
                return;
            }
            this.#answer(re, (waiting) => {
                const { op } = waiting.message;
                if (error.code === "storage_unavailable" && (op === "hello" || kAskedAgain.has(op)))
                    this.#unstored.push(waiting);
                else waiting.reject(new Refused(error.code, "data" in error ? { ...error.data } : {}));
            });
            return;
        }
        const said = "ev" in message ? (message as Announcement) : null;
        if (said?.ev === "welcome") {
            this.#welcomed = true;
            this.#attempt = 0;
            this.#helloMs = performance.now() - this.#helloAt;
            this.events.welcome(said);
            for (const waiting of this.#again.splice(0)) this.#ask(waiting);
        } else if (said?.ev === "closing") {
            this.#closingMs = said.reconnect_after_ms;
        } else if (said?.ev === "storage") {
            clearTimeout(this.#late); // it answers, though it may not be able to welcome us yet
            this.#stores = said.available;
            if (said.available) for (const waiting of this.#unstored.splice(0)) this.#ask(waiting);
        } else if (said?.ev === "replaced") {
            this.#drop();
            this.#giveUp();
            this.events.down(null);
            return;
        }
        if ("re" in message && message.re !== undefined)
            this.#answer(message.re as number | string, (waiting) => waiting.resolve(message as Reply));
        if (said !== null) this.events.message(said);
    }

    #answer(re: number | string | null, give: (waiting: Waiting) => void): void {
        const waiting = this.#waiting.get(Number(re));
        this.#waiting.delete(Number(re));
        if (waiting) give(waiting);
    }

    #lost(code = 0): void {
        this.#drop();
        if (code === CLOSE_REPLACED) {
            this.#giveUp();
            this.events.down(null);
            return;
        }
        const wait = this.#closingMs === null ? backoff(this.#attempt) : spread(this.#closingMs);
        this.#attempt += 1;
        this.#retry = setTimeout(() => this.open(), wait);
        this.events.down(performance.now() + wait);
    }

    #drop(): void {
        clearTimeout(this.#late);
        clearTimeout(this.#silence);
        this.#silence = undefined;
        this.#stores = true;
        const socket = this.#socket;
        this.#socket = null;
        this.#welcomed = false;
        this.#retry = undefined;
        if (socket !== null) {
            socket.onopen = socket.onmessage = socket.onclose = null;
            socket.close();
        }
        for (const waiting of [...this.#unstored.splice(0), ...this.#waiting.values()]) {
            if (kAskedAgain.has(waiting.message.op)) this.#again.push(waiting);
            else waiting.reject(new Refused("disconnected"));
        }
        this.#waiting.clear();
    }

    /** Nobody will answer any more. */
    #giveUp(): void {
        for (const { reject } of this.#again.splice(0)) reject(new Refused("disconnected"));
    }
}
