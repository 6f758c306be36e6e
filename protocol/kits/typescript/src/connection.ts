import type { AskedWait } from "./asked_wait.js";
import type { Announcement, ClientMessage, HelloRequest, Refusal } from "./generated.js";
import type { RequestId, ServerMessage, WelcomeMessage } from "./generated.js";
import { askOverHttp, askWhyRefused, type HttpAnswer, type Obstacle } from "./http_answer.js";
import { Refused } from "./refused.js";

// Each op's message without the id, which the connection gives.
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;
export type Request = WithoutId<ClientMessage>;
export type Reply = Extract<ServerMessage, { ok: true }> & Record<string, unknown>;
export type Hello = Omit<HelloRequest, "op" | "id" | "protocol">;

/** What ended a WebSocket, as far as it is known. */
export interface Loss {
    /** How it was closed. */
    code?: number;
    reason?: string;
    /** Why it failed. Browsers do not say. */
    error?: unknown;
    /** What came over it is nothing that a server of this game says. */
    isStrange?: boolean;
}

/** What a connection tells its owner. */
export interface ConnectionEvents {
    /** Whom to say hello as, asked at every attempt. */
    hello(): Hello;
    /** The hello was refused. True: says it once more, with what `hello` gives now. */
    unwelcome(why: Refused): boolean;
    welcome(message: WelcomeMessage): void;
    /** A request that changes nothing, to see whether the server is there. */
    ping(): Request;
    message(message: Announcement): void;
    /** Not connected: tries again after so many ms. */
    down(retryMs: number, loss: Loss): void;
    /** The server asks to wait: tries again after so many ms, instead of what `down` said. */
    askedToWait(retryMs: number, why: AskedWait): void;
    /** What keeps the connection from coming about. Said after `down`, once it is known. Null: the server answers. */
    obstructed?(why: Obstacle | null): void;
    /** Not connected, and does not try again: the operator does not let us in (`banned`). */
    shut(why: Refused): void;
}

/** How a connection is used. */
export interface Habits {
    /**
     * What is asked again when it may not have been done: on the next connection, where this one goes before the answer
     * came, and as soon as the server can store it, where it could not. So it must not matter if it is asked twice.
     */
    asksAgain(op: Request["op"]): boolean;
    /** What is kept while there is no connection. All else is refused then. */
    waits(op: Request["op"]): boolean;
    /** So long after a request something must have been heard, in ms, or the line is dead. */
    patienceMs: number;
    /** After so long a silence it asks for a sign of life, in ms. Without: only when it is told to `wake`. */
    quietMs?: number;
    /**
     * Once a WebSocket has not come about, asks over HTTP before it tries the next one. For pages of the server:
     * browsers delay a WebSocket after failed ones, and the server does not answer pages of other sites.
     */
    asksHttpFirst?: boolean;
}

interface Waiting {
    message: Request;
    resolve(reply: Reply): void;
    reject(error: Error): void;
}

const kFirstRetryMs = 400;
const kLastRetryMs = 15000;
/** A request over HTTP costs less than a WebSocket that fails. */
const kLastHttpRetryMs = 5000;
/** WebSockets do not get through where this many fail at a server that answers over HTTP. */
const kRefusedWebSockets = 2;
const kAnswerMs = 8000;
/** Where everything is slow, patience is so many times as long as the hello took. A slow store says so after 1 s. */
const kPatienceHellos = 4;
const kPatienceMostMs = 15000;

/**
 * How long to wait before attempt n (0, 1, ...), in ms: doubling, with up to a third at random so that a room does not
 * come back at once.
 */
export function backoff(attempt: number, random = Math.random, lastMs = kLastRetryMs): number {
    return Math.min(lastMs, kFirstRetryMs * 2 ** attempt) * (1 - random() / 3);
}

/** How long to wait where a server that closes asked for `ms`: up to half of it more, so that its clients come apart. */
export function spread(ms: number, random = Math.random): number {
    return ms * (1 + random() / 2);
}

/** What a server of this game said; undefined if it was something else. */
function read(text: string): ServerMessage | undefined {
    try {
        const message = JSON.parse(text);
        if ("ev" in message || "re" in message) return message;
    } catch {} // neither a number nor null has members
    return undefined;
}

/** One WebSocket at a time that comes back by itself. All callbacks run on the thread that made it. */
export class Connection {
    #socket: WebSocket | null = null;
    #welcomed = false;
    #attempt = 0;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #ids = 0;
    #waiting = new Map<number, Waiting>();
    /** To be asked again after the next welcome. */
    #again: Waiting[] = [];
    /** To be asked again when the server can store, or of the next one. */
    #unstored: Waiting[] = [];
    #late: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    /** When the server last said something (performance.now()); -1 before that. */
    #heardAt = -1;
    #stores = true;
    #helloAt = 0;
    #helloMs = 0;
    #opened = false;
    /** WebSockets in a row that did not come about. */
    #failed = 0;
    #resting = false;
    #closingMs: number | null = null;

    constructor(
        private readonly url: string,
        private readonly events: ConnectionEvents,
        private readonly habits: Habits,
    ) {}

    /** The server has said something, on this WebSocket or an earlier one. */
    get heard(): boolean {
        return this.#heardAt >= 0;
    }

    /** How long nothing has been heard, in ms; 0 while there is no connection, or an answer is due. */
    get silentMs(): number {
        return this.#welcomed && this.#waiting.size === 0 ? performance.now() - this.#heardAt : 0;
    }

    /** Connects now, whatever was planned; a connection that stands is closed first. Throws if the URL is none. */
    open(): void {
        this.#drop();
        this.#closingMs = null;
        this.#resting = false;
        const socket = new WebSocket(this.url, "vegas.v1");
        this.#socket = socket;
        this.#opened = false;
        this.#late = setTimeout(() => socket === this.#socket && !this.#welcomed && this.#lost(), kAnswerMs);
        socket.onopen = () => {
            this.#opened = true;
            this.#failed = 0;
            this.#hello();
        };
        socket.onmessage = ({ data }) => {
            if (socket === this.#socket) this.#take(String(data));
        };
        // In Node up to 22 it does not close then.
        socket.onerror = (event) => {
            if (socket === this.#socket) this.#lost({ error: (event as ErrorEvent).error });
        };
        socket.onclose = ({ code, reason }) => {
            if (socket === this.#socket) this.#lost({ code, reason });
        };
    }

    /** Does not come back. What waits for an answer is rejected with `why`. */
    close(why: Error): void {
        this.#drop();
        this.giveUp(why);
    }

    /** Leaves the server until it is told to `wake`. What is asked again then waits. */
    rest(): void {
        this.#drop();
        this.#resting = true;
    }

    /** What waits for the next connection is rejected with `why`: nobody will answer any more. */
    giveUp(why: Error = new Refused("disconnected")): void {
        for (const { reject } of this.#again.splice(0)) reject(why);
    }

    /** Asks the server something. Resolves with its answer; rejects with Refused. */
    request(message: Request): Promise<Reply> {
        if (this.#welcomed) return this.#send(message);
        if (!this.habits.waits(message.op)) return Promise.reject(new Refused("disconnected"));
        return new Promise((resolve, reject) => this.#again.push({ message, resolve, reject }));
    }

    /**
     * After sleep or a change of network a dead socket may still look open: asks for a sign of life and comes back by a
     * new connection if there is none within `patienceMs`, or as ever. Not connected: tries at once.
     */
    wake(patienceMs?: number): void {
        if (!this.#welcomed) {
            if (this.#retry !== undefined || this.#resting) this.open();
            return;
        }
        if (!this.#stores) {
            this.#stores = true; // perhaps it was long ago that it could not
            this.#listen();
        }
        void this.#send(this.events.ping()).catch(() => undefined);
        if (patienceMs === undefined) return;
        clearTimeout(this.#silence); // what is heard next begins the usual one
        this.#silence = setTimeout(() => this.#lost(), patienceMs);
    }

    #send(message: Request): Promise<Reply> {
        return new Promise((resolve, reject) => this.#ask({ message, resolve, reject }));
    }

    #ask(waiting: Waiting): void {
        const id = ++this.#ids;
        this.#waiting.set(id, waiting);
        this.#socket?.send(JSON.stringify({ ...waiting.message, id }));
        if (this.#waiting.size === 1) this.#listen();
    }

    /**
     * While an answer is due, the next sign of life must come soon. A server that cannot store may keep one waiting.
     * While none is due, it may be long in coming.
     */
    #listen(): void {
        clearTimeout(this.#silence);
        if (!this.#welcomed) return;
        const { patienceMs, quietMs } = this.habits;
        if (this.#waiting.size > 0 && this.#stores) {
            const wait = Math.max(patienceMs, Math.min(kPatienceMostMs, kPatienceHellos * this.#helloMs));
            // As after any other loss, not all clients of a slow server come back at the same moment.
            this.#silence = setTimeout(() => this.#lost(), wait);
        } else if (quietMs !== undefined) {
            this.#silence = setTimeout(() => this.wake(), quietMs);
        }
    }

    #hello(): void {
        this.#helloAt = performance.now();
        const hello = { op: "hello", protocol: 1, ...this.events.hello() } as const;
        this.#send(hello).catch((error: Refused) => {
            if (error.code !== "disconnected" && this.events.unwelcome(error)) this.#hello();
        });
    }

    #take(text: string): void {
        const message = read(text);
        if (message === undefined) return this.#lost({ isStrange: true });
        this.#heardAt = performance.now();
        this.#understand(message);
        this.#listen();
    }

    #understand(message: ServerMessage): void {
        if ("error" in message) return this.#refused(message);
        const said = "ev" in message ? message : null;
        if (said?.ev === "welcome") this.#welcome(said);
        else if (said?.ev === "closing") this.#closingMs = said.reconnect_after_ms;
        else if (said?.ev === "storage") this.#storage(said.available);
        if ("re" in message) this.#answer(message.re, ({ resolve }) => resolve(message as Reply));
        if (said !== null) this.events.message(said);
    }

    #refused({ re, error }: Refusal): void {
        const why = new Refused(error.code, { ...error.data }, error.message);
        if (error.code === "banned") return this.#shut(why);
        this.#answer(re, (waiting) => {
            const again = waiting.message.op === "hello" || this.#asksAgain(waiting);
            // What a server that closes does not answer any more, the next one will.
            if (again && (error.code === "storage_unavailable" || error.code === "closing"))
                this.#unstored.push(waiting);
            else waiting.reject(why);
        });
    }

    #welcome(message: WelcomeMessage): void {
        this.#welcomed = true;
        this.#attempt = 0;
        this.#helloMs = performance.now() - this.#helloAt;
        this.events.welcome(message);
        for (const waiting of this.#again.splice(0)) this.#ask(waiting);
    }

    #storage(available: boolean): void {
        clearTimeout(this.#late); // it answers, though it may not be able to welcome us yet
        this.#stores = available;
        if (available) for (const waiting of this.#unstored.splice(0)) this.#ask(waiting);
    }

    #shut(why: Refused): void {
        this.#drop();
        this.giveUp();
        this.events.shut(why);
    }

    #answer(re: RequestId | null | undefined, give: (waiting: Waiting) => void): void {
        const waiting = this.#waiting.get(Number(re));
        this.#waiting.delete(Number(re));
        if (waiting) give(waiting);
    }

    #asksAgain({ message: { op } }: Waiting): boolean {
        return op !== "hello" && this.habits.asksAgain(op);
    }

    #lost(loss: Loss = {}): void {
        this.#drop();
        const wait = this.#closingMs === null ? backoff(this.#attempt++) : spread(this.#closingMs);
        const retry = this.#retryAfter(wait);
        this.events.down(wait, loss);
        if (this.#opened || this.#retry !== retry) return;
        this.#failed += 1;
        void this.#askWhy(retry);
    }

    #retryAfter(wait: number): ReturnType<typeof setTimeout> {
        const retry = setTimeout(() => void this.#tryAgain(), wait);
        this.#retry = retry;
        return retry;
    }

    /** A WebSocket does not say why it failed, but the server may over HTTP. `retry`: the attempt that it moves. */
    async #askWhy(retry: ReturnType<typeof setTimeout>): Promise<void> {
        const { obstacle, wait } = await askOverHttp(this.url);
        if (this.#retry !== retry) return;
        if (wait !== undefined) {
            clearTimeout(retry);
            this.#waitAsAsked(wait);
        } else if (obstacle === null && this.habits.asksHttpFirst && this.#failed >= kRefusedWebSockets) {
            const why = await askWhyRefused(this.url);
            if (this.#retry === retry) this.events.obstructed?.(why);
        } else this.events.obstructed?.(obstacle);
    }

    #waitAsAsked(why: AskedWait): void {
        const wait = spread(why.waitMs);
        this.#retryAfter(wait);
        this.events.askedToWait(wait, why);
    }

    async #tryAgain(): Promise<void> {
        if (!this.habits.asksHttpFirst || this.#failed === 0) return this.open();
        const retry = this.#retry;
        const answer = await askOverHttp(this.url);
        if (this.#retry === retry) this.#goBy(answer);
    }

    /** Opens a WebSocket where one may come about. */
    #goBy({ obstacle, wait }: HttpAnswer): void {
        if (wait !== undefined) return this.#waitAsAsked(wait);
        if (obstacle !== "unreachable" && obstacle !== "server_gone") {
            if (obstacle === null && this.#failed < kRefusedWebSockets) this.events.obstructed?.(null);
            return this.open();
        }
        this.#failed = 1; // no WebSocket comes about without a server
        const pause = backoff(this.#attempt++, Math.random, kLastHttpRetryMs);
        this.#retryAfter(pause);
        this.events.down(pause, {});
        this.events.obstructed?.(obstacle);
    }

    #drop(): void {
        clearTimeout(this.#retry);
        clearTimeout(this.#late);
        clearTimeout(this.#silence);
        this.#stores = true;
        const socket = this.#socket;
        this.#socket = null;
        this.#welcomed = false;
        this.#retry = undefined;
        if (socket !== null) {
            socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null;
            socket.close();
        }
        for (const waiting of [...this.#unstored.splice(0), ...this.#waiting.values()]) {
            if (this.#asksAgain(waiting)) this.#again.push(waiting);
            else waiting.reject(new Refused("disconnected"));
        }
        this.#waiting.clear();
    }
}
