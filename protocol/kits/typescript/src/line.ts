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

/** The line to the server: one WebSocket at a time, which comes back when it breaks, and when nothing more is heard. */
export class Line {
    private socket?: WebSocket;
    private over = false;
    private wait = FIRST_WAIT;
    private away = 0; // how long the server is, which has said that it stops
    private silence?: ReturnType<typeof setTimeout>;
    private next?: ReturnType<typeof setTimeout>;

    constructor(
        private readonly address: string,
        private readonly events: LineEvents,
    ) {}

    open(): void {
        const socket = new WebSocket(this.address, ["vegas.v1"]);
        this.socket = socket;
        this.listen(socket, false);
        socket.onopen = () => this.events.open();
        socket.onmessage = ({ data }) => {
            if (socket !== this.socket) return;
            this.listen(socket, false);
            try {
                this.events.hear(JSON.parse(String(data)));
            } catch (why) {
                this.events.fail(why as Error); // nobody may go on waiting
            }
        };
        socket.onerror = () => {}; // it closes then
        socket.onclose = () => this.lost(socket);
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
        this.socket?.close();
    }

    private listen(socket: WebSocket, asked: boolean): void {
        clearTimeout(this.silence);
        if (this.over) return;
        this.silence = setTimeout(() => {
            if (asked) return this.lost(socket);
            this.listen(socket, true);
            this.events.silent();
        }, SILENCE);
    }

    private lost(socket: WebSocket): void {
        if (socket !== this.socket) return;
        this.socket = undefined;
        clearTimeout(this.silence);
        socket.close(); // it may seem to be open
        if (this.over) return;
        this.events.broken();
        // Not all programs at the same moment.
        this.next = setTimeout(() => this.open(), this.away + this.wait * (0.5 + Math.random() / 2));
        this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
        this.away = 0;
    }
}
