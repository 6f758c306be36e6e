import { ANSWER_WITHIN, closedAtOnce, ConnectError, connectError, noAnswer, notVegas } from "./connect_error.js";

const ABNORMAL = 1006; // the close code of a line that broke
const FIRST_WAIT = 200; // ms before a broken line is tried again
const LONGEST_WAIT = 10_000;
/** So long nothing may be heard before the server is asked for a word, in ms, and so long that word may take. */
const SILENCE = 20_000;

/** What a line tells its owner. What `hear` throws ends the line, and goes to `fail`. */
export interface LineEvents {
    open(): void;
    hear(message: any): void;
    /** It broke, and comes back by itself. */
    broken(): void;
    /** Nothing was heard for long: ask the server something. */
    silent(): void;
    fail(why: Error): void;
}

/**
 * The line to the server: one WebSocket at a time, which comes back when it breaks, and when nothing more is heard. If
 * the first one does not come about, a ConnectError says why, unless the line `waits` for a server that starts later.
 */
export class Line {
    private socket?: WebSocket;
    private over = false;
    private heard = false; // the server has said something, on this WebSocket or an earlier one
    private readonly asks = new AbortController(); // why the first WebSocket did not come about
    private wait = FIRST_WAIT;
    private away = 0; // how long the server is, which has said that it stops
    private silence?: ReturnType<typeof setTimeout>;
    private next?: ReturnType<typeof setTimeout>;

    constructor(
        private readonly address: string,
        private readonly waits: boolean,
        private readonly events: LineEvents,
    ) {}

    open(): void {
        const socket = this.make();
        if (!socket) return;
        this.socket = socket;
        this.listen(socket, false);
        socket.onopen = () => this.events.open();
        socket.onmessage = ({ data }) => {
            if (socket !== this.socket) return;
            try {
                const message = this.read(String(data));
                this.listen(socket, false);
                this.events.hear(message);
            } catch (why) {
                if (why instanceof ConnectError && this.waits) return this.lost(socket);
                this.events.fail(why as Error); // nobody may go on waiting
            }
        };
        // In Node up to 22 it does not close then.
        socket.onerror = (event) => this.lost(socket, (event as ErrorEvent).error);
        socket.onclose = ({ code, reason }) =>
            this.lost(socket, code === ABNORMAL ? undefined : closedAtOnce(this.address, code, reason));
    }

    private make(): WebSocket | undefined {
        try {
            return new WebSocket(this.address, ["vegas.v1"]);
        } catch (why) {
            if (!(why instanceof Error) || why.name !== "SyntaxError") throw why;
            this.events.fail(new ConnectError("bad_address", this.address, "this is not an address"));
            return undefined;
        }
    }

    /** A message; the first one shows whether this is a server of this game. */
    private read(text: string): any {
        if (this.heard) return JSON.parse(text);
        let message: any;
        try {
            message = JSON.parse(text);
        } catch {}
        if (message?.ev === undefined && message?.re === undefined) throw notVegas(this.address);
        this.heard = true;
        return message;
    }

    /** The line that must come about at once. */
    private get isFirst(): boolean {
        return !this.heard && !this.waits;
    }

    /** On a line that has broken it is lost. */
    send(message: object): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    /** The server knows us: when this line breaks, the next one is tried soon. */
    welcome(): void {
        this.wait = FIRST_WAIT;
    }

    /** The server stops, and will be there again after so many ms. */
    stops(ms: number): void {
        this.away = ms;
    }

    /** Makes it anew. */
    renew(): void {
        this.socket?.close();
    }

    close(): void {
        this.over = true;
        clearTimeout(this.silence);
        clearTimeout(this.next);
        this.asks.abort();
        this.socket?.close();
    }

    private listen(socket: WebSocket, asked: boolean): void {
        clearTimeout(this.silence);
        if (this.over) return;
        if (this.isFirst) {
            this.silence = setTimeout(() => this.events.fail(noAnswer(this.address)), ANSWER_WITHIN);
            return;
        }
        this.silence = setTimeout(() => {
            if (asked) return this.lost(socket);
            this.listen(socket, true);
            this.events.silent();
        }, SILENCE);
    }

    private lost(socket: WebSocket, why?: unknown): void {
        if (socket !== this.socket) return;
        this.socket = undefined;
        socket.close(); // it may seem to be open
        if (this.over) return;
        if (this.isFirst) return void this.failAtFirst(why);
        clearTimeout(this.silence);
        this.events.broken();
        // Not all programs at the same moment.
        this.next = setTimeout(() => this.open(), this.away + this.wait * (0.5 + Math.random() / 2));
        this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
        this.away = 0;
    }

    /** The time that the first line has goes on. */
    private async failAtFirst(why: unknown): Promise<void> {
        if (why instanceof ConnectError) return this.events.fail(why);
        this.events.fail(await connectError(this.address, why, this.asks.signal));
    }
}
