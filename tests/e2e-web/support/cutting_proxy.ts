import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/** So many requests and WebSockets a cut line refuses before it works again. */
const kRefusals = 5;

/** What a proxy does with the WebSockets that come: passes them on, or answers as one that knows none. */
export type Manner = "passes" | "knows no WebSocket" | "hides the Host";

/** A proxy that reads HTTP: cuts the line in the middle of a chosen file, or treats WebSockets in a wrong manner. */
export class CuttingProxy {
    /** The paths that were asked for, in order. */
    readonly asked: string[] = [];
    manner: Manner = "passes";
    #cutsAt: string | null = null;
    /** So many connections are refused from now on. */
    #refusals = 0;
    readonly #sockets = new Set<Duplex>();

    private constructor(
        private readonly server: Server,
        private readonly to: number,
    ) {}

    static async start(to: number): Promise<CuttingProxy> {
        const server = createServer();
        const proxy = new CuttingProxy(server, to);
        server.on("connection", (socket) => {
            proxy.#sockets.add(socket);
            socket.on("close", () => proxy.#sockets.delete(socket));
        });
        server.on("request", (asked, reply) => proxy.#forward(asked, reply));
        server.on("upgrade", (asked, near, head) => proxy.#join(asked, near, head));
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
        return proxy;
    }

    /** Ends with a slash. */
    get url(): string {
        return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
    }

    /** The line is cut when half of this file has passed, and refuses what comes next, so often. */
    cutAt(path: string): void {
        this.#cutsAt = path;
        this.#refusals = 0;
    }

    stop(): Promise<void> {
        for (const socket of this.#sockets) socket.destroy();
        return new Promise((resolve) => this.server.close(() => resolve()));
    }

    #forward(asked: IncomingMessage, reply: ServerResponse): void {
        if (this.#refuses()) return void asked.socket.destroy();
        const path = asked.url ?? "";
        this.asked.push(path);
        const headers = { ...asked.headers, ...this.#host() };
        const forwarded = request(
            { host: "127.0.0.1", port: this.to, path, method: asked.method, headers },
            (answer) => {
                reply.writeHead(answer.statusCode ?? 0, answer.headers);
                if (path === this.#cutsAt) answer.once("data", (bytes: Buffer) => this.#cut(reply, bytes));
                else answer.pipe(reply);
            },
        );
        forwarded.on("error", () => reply.headersSent || reply.writeHead(502).end());
        asked.pipe(forwarded);
    }

    #host(): { host?: string } {
        return this.manner === "hides the Host" ? { host: `127.0.0.1:${this.to}` } : {};
    }

    #refuses(): boolean {
        if (this.#refusals === 0) return false;
        this.#refusals -= 1;
        return true;
    }

    #cut(reply: ServerResponse, bytes: Buffer): void {
        this.#cutsAt = null;
        this.#refusals = kRefusals;
        reply.write(bytes.subarray(0, bytes.length / 2), () => {
            for (const socket of this.#sockets) socket.destroy();
        });
    }

    #join(asked: IncomingMessage, near: Duplex, head: Buffer): void {
        if (this.#refuses()) return void near.destroy();
        if (this.manner === "knows no WebSocket") return void near.end("HTTP/1.1 426 Upgrade Required\r\n\r\n");
        const far = connect(this.to, "127.0.0.1");
        const { host = asked.headers.host } = this.#host();
        const lines = Object.entries({ ...asked.headers, host }).map(([name, value]) => `${name}: ${String(value)}`);
        far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
        far.write(head);
        for (const [one, other] of [
            [near, far],
            [far, near],
        ] as const) {
            one.on("error", () => undefined); // its close follows
            one.on("close", () => other.destroy());
            one.pipe(other);
        }
    }
}
