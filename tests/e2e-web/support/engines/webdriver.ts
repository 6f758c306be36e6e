import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Point } from "../guest";

const kStarts = 3;
const kReadyMs = 30_000;
const kLoadMs = 60_000;
const kScriptMs = 600_000;
const kPollMs = 50;
const kUnheardMs = 5_000;

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
    /** The one that commands are for. */
    #tab = "";
    #turn: Promise<unknown> = Promise.resolve();

    private constructor(
        private readonly process: ChildProcess,
        private readonly url: string,
    ) {}

    /** Starts a driver program, and a browser by it. Some do not come up where much else is going on. */
    static async start(program: string, env: NodeJS.ProcessEnv, wished: object): Promise<WebDriver> {
        for (let n = 1; ; n += 1) {
            const port = await freePort();
            const process = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
            const driver = new WebDriver(process, `http://127.0.0.1:${port}`);
            try {
                await driver.#begin(wished);
                return driver;
            } catch (error) {
                await driver.stop();
                if (n === kStarts) throw error;
            }
        }
    }

    /** The tab that the browser came with. */
    async firstTab(): Promise<string> {
        return (this.#tab = await this.#ask<string>("GET", `${this.#session}/window`));
    }

    /** Opens one in a window of its own, for pages that are hidden do not draw. */
    async openTab(): Promise<string> {
        const made = await this.#ask<{ handle: string }>("POST", `${this.#session}/window/new`, { type: "window" });
        return made.handle;
    }

    /** Does this in a tab, one after the other: all commands are for the tab that was switched to. */
    inTab<T>(handle: string, does: () => Promise<T>): Promise<T> {
        const done = this.#turn.then(async () => {
            if (handle !== this.#tab) await this.#ask("POST", `${this.#session}/window`, { handle });
            this.#tab = handle;
            return does();
        });
        this.#turn = done.catch(() => undefined);
        return done;
    }

    /** Closes the tab that commands are for. */
    async closeTab(): Promise<void> {
        await this.#ask("DELETE", `${this.#session}/window`);
        this.#tab = "";
    }

    go(url: string): Promise<void> {
        return this.#load("url", { url });
    }

    reload(): Promise<void> {
        return this.#load("refresh", {});
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
        await this.#now(script);
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
        const within = AbortSignal.timeout(kUnheardMs);
        if (this.#session !== "") await this.#ask("DELETE", this.#session, undefined, within).catch(() => undefined);
        if (this.process.exitCode !== null || this.process.signalCode !== null) return;
        const gone = once(this.process, "exit");
        this.process.kill();
        await gone;
    }

    async #begin(wished: object): Promise<void> {
        const answers = () =>
            fetch(`${this.url}/status`).then(
                ({ ok }) => ok,
                () => false,
            );
        if (!(await this.#comes(answers, kReadyMs))) throw new Error("the driver does not answer");
        const capabilities = { alwaysMatch: { ...wished, pageLoadStrategy: "none" } };
        const within = AbortSignal.timeout(kReadyMs);
        const made = await this.#ask<{ sessionId: string }>("POST", "/session", { capabilities }, within);
        this.#session = `/session/${made.sessionId}`;
        await this.#ask("POST", `${this.#session}/timeouts`, { script: kScriptMs });
        if (!(await this.#comes(() => this.#asked("return true;"), kReadyMs)))
            throw new Error("the browser's first page does not answer");
    }

    /**
     * Goes to another document, or only to another place (`#...`) in this one. WebKit's driver waits for the end of a
     * load before every command, and now and then misses it: then all that follows waits for five minutes, while the
     * page stands and works. So it is told never to wait, and the page is asked; a question that comes while one
     * document goes and another comes may never be answered. The one that goes bears a mark, for it is complete too.
     */
    async #load(command: "url" | "refresh", given: { url?: string }): Promise<void> {
        const { url = "" } = given;
        await this.run("window.left = true;");
        await this.#ask("POST", `${this.#session}/${command}`, given);
        const place = url.includes("#") ? url : "";
        const there = () =>
            this.#asked(
                "return document.readyState === 'complete' && (!window.left || location.href === arguments[0]);",
                place,
            );
        if (!(await this.#comes(there, kLoadMs))) throw new Error(`the page does not load: ${url || command}`);
    }

    /** What the page answers; false where there is none to ask, as between two documents. */
    #asked(script: string, ...args: unknown[]): Promise<boolean> {
        return this.#now<boolean>(script, args, AbortSignal.timeout(kUnheardMs)).catch(() => false);
    }

    #now<T>(script: string, args: unknown[] = [], signal?: AbortSignal): Promise<T> {
        return this.#ask<T>("POST", `${this.#session}/execute/sync`, { script, args }, signal);
    }

    async #comes(so: () => Promise<boolean>, ms: number): Promise<boolean> {
        const until = Date.now() + ms;
        while (!(await so())) {
            if (this.process.exitCode !== null || Date.now() > until) return false;
            await new Promise((resolve) => setTimeout(resolve, kPollMs));
        }
        return true;
    }

    async #ask<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
        const reply = await fetch(this.url + path, {
            method,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            ...(signal === undefined ? {} : { signal }),
        });
        const { value } = (await reply.json()) as { value: T };
        if (!reply.ok) {
            const { error, message } = value as { error: string; message: string };
            throw new Error(`${method} ${path}: ${error}: ${message}`);
        }
        return value;
    }
}
