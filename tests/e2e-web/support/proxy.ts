import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A bad line between the page and the server: it can be cut, and it can fall silent. */
export class Proxy {
    readonly #pairs = new Set<[Socket, Socket]>();
    #refuses = false;
    #silent = false;

    private constructor(private readonly server: Server) {}

    /** Forwards a free port of the loopback to `to`. */
    static async start(to: number): Promise<Proxy> {
        const server = createServer();
        const proxy = new Proxy(server);
        server.on("connection", (near) => proxy.#take(near, connect(to, "127.0.0.1")));
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
        return proxy;
    }

    /** Ends with a slash. */
    get url(): string {
        return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
    }

    /** Ends every connection at once; new ones are refused until `mend()`. */
    cut(): void {
        this.#refuses = true;
        this.#end();
    }

    /** Every connection stays open and nothing gets through any more, either way; so do new ones until `mend()`. */
    stall(): void {
        this.#silent = true;
        for (const pair of this.#pairs) for (const socket of pair) socket.pause();
    }

    /**
     * New connections work again. Those that were silent stay so, as a line does that was taken over by another
     * network.
     */
    mend(): void {
        this.#refuses = false;
        this.#silent = false;
    }

    stop(): Promise<void> {
        this.#end();
        return new Promise((resolve) => this.server.close(() => resolve()));
    }

    #take(near: Socket, far: Socket): void {
        if (this.#refuses) {
            near.destroy();
            far.destroy();
            return;
        }
        const pair: [Socket, Socket] = [near, far];
        this.#pairs.add(pair);
        for (const [one, other] of [
            [near, far],
            [far, near],
        ] as const) {
            one.setNoDelay(true);
            one.on("error", () => undefined); // its close follows
            one.on("close", () => {
                other.destroy();
                this.#pairs.delete(pair);
            });
        }
        near.pipe(far);
        far.pipe(near);
        if (this.#silent) for (const socket of pair) socket.pause();
    }

    #end(): void {
        for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
        this.#pairs.clear();
    }
}
