import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { text } from "node:stream/consumers";

const kScript = "/before-the-page.js";

export interface Ahead {
    /** What runs before the page's own scripts. */
    script: string;
    /** Where the page posts what it has to complain about. */
    complaint: string;
}

/**
 * Stands before a vegasd and puts a script into its page that runs before the page's own: classic WebDriver cannot. As
 * a script of the same origin it is what the page's policy allows; everything else goes through untouched.
 */
export class Forerunner {
    readonly #sockets = new Set<Duplex>();

    private constructor(
        private readonly server: Server,
        private readonly to: URL,
    ) {}

    /** `blame` hears of every complaint, and of every reply that is an error. */
    static async start(to: string, { script, complaint }: Ahead, blame: (what: string) => void): Promise<Forerunner> {
        const server = createServer();
        const forerunner = new Forerunner(server, new URL(to));
        server.on("request", (asked, reply) => {
            if (asked.url === kScript) reply.writeHead(200, { "content-type": "text/javascript" }).end(script);
            else if (asked.url === complaint)
                void text(asked)
                    .then(blame, blame)
                    .then(() => reply.end());
            else forerunner.#forward(asked, reply, blame);
        });
        server.on("upgrade", (asked: IncomingMessage, socket: Duplex, head: Buffer) =>
            forerunner.#join(asked, socket, head),
        );
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
        return forerunner;
    }

    /** The same place by this way. */
    through(url: string): string {
        const { pathname, search, hash } = new URL(url);
        const { port } = this.server.address() as AddressInfo;
        return `http://127.0.0.1:${port}${pathname}${search}${hash}`;
    }

    stop(): Promise<void> {
        for (const socket of this.#sockets) socket.destroy();
        this.server.closeAllConnections();
        return new Promise((resolve) => this.server.close(() => resolve()));
    }

    #forward(asked: IncomingMessage, reply: ServerResponse, blame: (what: string) => void): void {
        const { "accept-encoding": _, "if-none-match": __, ...headers } = asked.headers;
        const forwarded = request(
            { host: this.to.hostname, port: this.to.port, path: asked.url, method: asked.method, headers },
            (answer) => {
                const status = answer.statusCode ?? 0;
                if (status >= 400) blame(`${status}: ${asked.url}`);
                if (!answer.headers["content-type"]?.startsWith("text/html")) {
                    reply.writeHead(status, answer.headers);
                    pipeline(answer, reply, () => undefined); // cut where the answer is cut
                    return;
                }
                const { "content-length": _, ...rest } = answer.headers;
                reply.writeHead(status, rest);
                void text(answer).then(
                    (html) => reply.end(html.replace("<head>", `<head><script src="${kScript}"></script>`)),
                    () => reply.destroy(),
                );
            },
        );
        forwarded.on("error", () => reply.destroy());
        asked.pipe(forwarded);
    }

    // The upgrade as it came, and then the bytes of both sides.
    #join(asked: IncomingMessage, near: Duplex, head: Buffer): void {
        const far = connect(Number(this.to.port), this.to.hostname);
        const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
        for (let n = 0; n < asked.rawHeaders.length; n += 2)
            lines.push(`${asked.rawHeaders[n]}: ${asked.rawHeaders[n + 1]}`);
        far.write(`${lines.join("\r\n")}\r\n\r\n`);
        far.write(head);
        for (const [one, other] of [
            [near, far],
            [far, near],
        ] as const) {
            this.#sockets.add(one);
            one.on("error", () => undefined); // its close follows
            one.on("close", () => {
                other.destroy();
                this.#sockets.delete(one);
            });
            one.pipe(other);
        }
    }
}
