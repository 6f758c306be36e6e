import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";

const kProbe = fileURLToPath(new URL("./probe.js", import.meta.url));

export const kSizes = {
    phone: { width: 390, height: 844 },
    small: { width: 320, height: 640 },
    tablet: { width: 820, height: 1180 },
    desktop: { width: 1440, height: 900 },
    landscape: { width: 844, height: 390 },
} as const;
export type Size = keyof typeof kSizes;

/** The shell has nothing that draws windows, and costs a sixth less. */
const kBrowsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const launch = (): Promise<Browser> =>
    chromium.launch({
        executablePath: process.env["CHROMIUM"] ?? kBrowsers.find(existsSync) ?? "chromium",
        args: [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    });

export interface Wishes {
    name?: string;
    language?: "en" | "de" | "ru";
    theme?: "night" | "noon";
    size?: Size;
    /** How large the browser was told to write; 1 is as ever. */
    text?: number;
    /** `off`: the page waits for nothing. */
    speed?: "off" | "fast" | "normal";
    /** `forbidden`: every access throws, as in a browser that was told so. */
    storage?: "kept" | "forbidden";
    /** Comes as this player, as who has been here before. */
    token?: string;
}

/** Why the page is not to be blamed, of each complaint that a test expects. */
const kLineIsCut = [/WebSocket connection to/, /net::ERR_(CONNECTION|SOCKET|EMPTY)/];

/** One player in a browser of their own. */
export class Person {
    readonly faults: string[] = [];
    #forgiven: RegExp[] = [];

    private constructor(
        readonly name: string,
        readonly context: BrowserContext,
        readonly page: Page,
    ) {
        this.listen(page);
    }

    /** Opens `url`; what the browser complains about from now on is collected in `faults`. */
    static async open(browser: Browser, url: string, wishes: Wishes = {}): Promise<Person> {
        const {
            name = "Mira",
            language = "en",
            theme = "night",
            size = "phone",
            text = 1,
            speed = "off",
            storage = "kept",
            token,
        } = wishes;
        const context = await browser.newContext({
            viewport: kSizes[size],
            reducedMotion: "reduce",
            locale: "en-GB",
            hasTouch: size !== "desktop",
        });
        context.setDefaultTimeout(Number(process.env["E2E_PATIENCE_MS"] ?? 60_000));
        if (storage === "forbidden") {
            await context.addInitScript(() => {
                const forbid = () => {
                    throw new DOMException("The operation is insecure.", "SecurityError");
                };
                for (const store of ["localStorage", "sessionStorage"])
                    Object.defineProperty(window, store, { get: forbid });
            });
        } else {
            await context.addInitScript(
                (kept) => {
                    for (const [key, value] of Object.entries(kept))
                        if (localStorage.getItem(`six-signs/${key}`) === null)
                            localStorage.setItem(`six-signs/${key}`, value);
                },
                { name, language, theme, speed, ...(token === undefined ? {} : { token }) },
            );
        }
        await context.addInitScript({ path: kProbe });
        await context.addInitScript(() => {
            addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
                console.error(`policy: ${violatedDirective} ${blockedURI}`),
            );
        });
        const person = new Person(name, context, await context.newPage());
        if (text !== 1)
            await (
                await context.newCDPSession(person.page)
            ).send("Page.setFontSizes", { fontSizes: { standard: 16 * text } });
        await person.go(url);
        return person;
    }

    /** A second tab of the same browser. */
    async tab(url: string): Promise<Page> {
        const page = await this.context.newPage();
        this.listen(page);
        await page.goto(url);
        return page;
    }

    async go(url: string): Promise<void> {
        await this.page.goto(url, { waitUntil: "load" });
    }

    get(selector: string): Locator {
        return this.page.locator(selector);
    }

    /** The line was cut on purpose: complaints about that are no faults. */
    forgiveTheLine(): void {
        this.forgive(...kLineIsCut);
    }

    forgive(...complaints: RegExp[]): void {
        this.#forgiven.push(...complaints);
    }

    /** A fault that the test saw. The same one is told once. */
    blame(fault: string): void {
        if (this.faults.length < 50 && !this.faults.includes(fault)) this.faults.push(fault);
    }

    /** Throws when the browser had something to complain about. */
    calm(): void {
        const faults = this.faults.filter((fault) => !this.#forgiven.some((forgiven) => forgiven.test(fault)));
        if (faults.length > 0) throw new Error(`${this.name}'s page: ${faults.slice(0, 5).join(" | ")}`);
    }

    async close(): Promise<void> {
        await this.context.close();
    }

    private listen(page: Page): void {
        page.on("pageerror", (error) => this.blame(`error: ${error.stack ?? error.message}`));
        page.on("console", (message) => {
            if (message.type() === "error" || message.type() === "warning")
                this.blame(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on("requestfailed", (request) => {
            // What is given up because the page goes elsewhere is nobody's fault.
            if (request.failure()?.errorText !== "net::ERR_ABORTED")
                this.blame(`failed: ${request.url()} ${request.failure()?.errorText}`);
        });
        page.on("response", (response) => {
            if (response.status() >= 400) this.blame(`${response.status()}: ${response.url()}`);
        });
    }
}
