import { afterEach, beforeEach, expect, vi } from "vitest";

export const LIMITS = { message_bytes: 16384 };

/** A WebSocket whose other end is the test. */
export class FakeSocket {
    static all: FakeSocket[] = [];
    static get last(): FakeSocket {
        return FakeSocket.all.at(-1) as FakeSocket;
    }
    /** Without seeds, which are answered at once. */
    sent: Record<string, unknown>[] = [];
    closed = false;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onerror: ((event: { error?: unknown }) => void) | null = null;
    onclose: ((event: { code: number; reason?: string }) => void) | null = null;

    constructor(
        readonly url: string,
        readonly subprotocol: string,
    ) {
        FakeSocket.all.push(this);
    }
    send(text: string) {
        const message = JSON.parse(text) as Record<string, unknown>;
        if (message["op"] === "table.seed") queueMicrotask(() => this.says({ re: message["id"], ok: true }));
        else this.sent.push(message);
    }
    close() {
        this.closed = true;
    }
    says(message: object) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    welcomes(more: object = {}) {
        this.onopen?.();
        this.answers({ ev: "welcome", token: "next", tables: [], limits: LIMITS, tiles: [], rulesets: [], ...more });
    }
    /** Answers what was asked last. */
    answers(reply: object) {
        this.says({ re: this.sent.at(-1)?.["id"], ok: true, ...reply });
    }
    /** Refuses what was asked last, or what has this id. */
    refuses(code: string, { re = this.sent.at(-1)?.["id"], data }: { re?: unknown; data?: object } = {}) {
        this.says({ re, error: { code, message: "", ...(data ? { data } : {}) } });
    }
    /** A table as it is seen first. */
    shows(view: object, table = "t") {
        this.says({ ev: "snapshot", table, epoch: "e", v: 1, view, round_log: [], prompt: null });
    }
    /** Seats the house bots that are asked for. */
    async seatsBots() {
        await vi.waitFor(() => expect(this.asked("table.add_bot")).not.toEqual([]));
        this.asked("table.add_bot").forEach(({ id }, n) => this.says({ re: id, ok: true, seat: n + 1 }));
    }
    /** What was asked by this op. */
    asked(op: string) {
        return this.sent.filter((message) => message["op"] === op);
    }
}

export interface FakeAnswer {
    status: number;
    retryAfter?: string;
    body?: object;
}
/** A server that is there. */
export const kVegasd: FakeAnswer = { status: 200, body: { name: "vegasd" } };

/** What the server answers over HTTP from now on, to a POST something else; null: nobody is there. */
export function answersHttp(answer: FakeAnswer | null, toPost = answer) {
    const fetched = vi.fn(async (_url: string | URL, { method = "GET" }: RequestInit = {}) => {
        const given = method === "POST" ? toPost : answer;
        if (given === null) throw new TypeError("Failed to fetch");
        const headers = given.retryAfter === undefined ? {} : { "Retry-After": given.retryAfter };
        return new Response(JSON.stringify(given.body ?? ""), { status: given.status, headers });
    });
    vi.stubGlobal("fetch", fetched);
    return fetched;
}

/** In each test of a file, WebSockets are these, and time passes only as the test says. */
export function useFakeSockets() {
    beforeEach(() => {
        vi.useFakeTimers();
        FakeSocket.all = [];
        vi.stubGlobal("WebSocket", FakeSocket);
        answersHttp(null);
    });
    afterEach(() => {
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
}
