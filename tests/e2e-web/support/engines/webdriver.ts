import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Point } from "../guest";

const kReadyMs = 30_000;
const kScriptMs = 600_000;

async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
}

/** One browser, driven as W3C's WebDriver says: these few requests over HTTP are all that a guest needs. */
export class WebDriver {
    #session = "";

    private constructor(
        private readonly process: ChildProcess,
        private readonly url: string,
    ) {}

    /** Starts a driver program, and a browser by it. */
    static async start(program: string, env: NodeJS.ProcessEnv, wished: object): Promise<WebDriver> {
        const port = await freePort();
        const process = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
        const driver = new WebDriver(process, `http://127.0.0.1:${port}`);
        try {
            await driver.#ready();
            const made = await driver.#ask<{ sessionId: string }>("POST", "/session", {
                capabilities: { alwaysMatch: wished },
            });
            driver.#session = `/session/${made.sessionId}`;
            await driver.#ask("POST", `${driver.#session}/timeouts`, { script: kScriptMs });
        } catch (error) {
            await driver.stop();
            throw error;
        }
        return driver;
    }

    async go(url: string): Promise<void> {
        await this.#ask("POST", `${this.#session}/url`, { url });
    }

    async reload(): Promise<void> {
        await this.#ask("POST", `${this.#session}/refresh`, {});
    }

    async evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> {
        const script = `const [given, done] = arguments;
            (async () => (${String(run)})(given))().then(
                (value) => done({ value }), (error) => done({ error: String(error) + " " + error?.stack }));`;
        const args = given === undefined ? [null] : [given];
        const { value, error } = await this.#ask<{ value: T; error?: string }>(
            "POST",
            `${this.#session}/execute/async`,
            { script, args },
        );
        if (error !== undefined) throw new Error(error);
        return value;
    }

    /** Runs the text of a script in the page. */
    async run(script: string): Promise<void> {
        await this.#ask("POST", `${this.#session}/execute/sync`, { script, args: [] });
    }

    async click({ x, y }: Point): Promise<void> {
        const move = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) };
        const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
        await this.#ask("POST", `${this.#session}/actions`, {
            actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
        });
    }

    /** Makes the window such that the page has this size. */
    async resize(width: number, height: number): Promise<void> {
        const outer = { width, height };
        await this.#ask("POST", `${this.#session}/window/rect`, outer);
        const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
        await this.#ask("POST", `${this.#session}/window/rect`, {
            width: 2 * width - inner.width,
            height: 2 * height - inner.height,
        });
    }

    /** A PNG. */
    async picture(): Promise<Buffer> {
        return Buffer.from(await this.#ask<string>("GET", `${this.#session}/screenshot`), "base64");
    }

    /** Ends the browser and its driver. */
    async stop(): Promise<void> {
        if (this.#session !== "") await this.#ask("DELETE", this.#session).catch(() => undefined);
        if (this.process.exitCode !== null || this.process.signalCode !== null) return;
        const gone = once(this.process, "exit");
        this.process.kill();
        await gone;
    }

    async #ready(): Promise<void> {
        const until = Date.now() + kReadyMs;
        while (
            !(await fetch(`${this.url}/status`).then(
                ({ ok }) => ok,
                () => false,
            ))
        ) {
            if (this.process.exitCode !== null || Date.now() > until) throw new Error("the driver does not answer");
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
    }

    async #ask<T>(method: string, path: string, body?: object): Promise<T> {
        const reply = await fetch(this.url + path, {
            method,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const { value } = (await reply.json()) as { value: T };
        if (!reply.ok) {
            const { error, message } = value as { error: string; message: string };
            throw new Error(`${method} ${path}: ${error}: ${message}`);
        }
        return value;
    }
}
