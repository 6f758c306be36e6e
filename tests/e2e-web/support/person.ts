import type { Browser, BrowserContext, Locator, Page, ViewportSize } from "playwright-core";
import { Guest, kPatienceMs, type Point } from "./guest";
import { kept, kScripts, kSizes, type Wishes } from "./wishes";

/** Why the page is not to be blamed, of each complaint that a test expects. */
const kLineIsCut = [/WebSocket connection to/, /net::ERR_(CONNECTION|SOCKET|EMPTY)/];
/** What is given up because the page goes elsewhere is nobody's fault. */
const kGivenUp = ["net::ERR_ABORTED", "NS_BINDING_ABORTED"];

/** A guest whose browser Playwright drives: with its `page`, a test can do whatever Playwright can. */
export class Person extends Guest {
    /** Those whose pages are open. */
    static readonly all = new Set<Person>();

    private constructor(
        name: string,
        readonly context: BrowserContext,
        readonly page: Page,
    ) {
        super(name);
        this.listen(page);
        Person.all.add(this);
    }

    /** Opens `url`; what the browser complains about from now on is collected in `faults`. */
    static async open(browser: Browser, url: string, wishes: Wishes = {}): Promise<Person> {
        const { name = "Mira", size = "phone", text = 1, storage = "kept", motion = "less" } = wishes;
        const context = await browser.newContext({
            viewport: kSizes[size],
            reducedMotion: motion === "full" ? "no-preference" : "reduce",
            locale: "en-GB",
            ignoreHTTPSErrors: true, // those of a certificate that a test has made
            hasTouch: size !== "desktop",
        });
        context.setDefaultTimeout(kPatienceMs);
        if (storage === "forbidden") {
            await context.addInitScript(() => {
                const forbid = () => {
                    throw new DOMException("The operation is insecure.", "SecurityError");
                };
                for (const store of ["localStorage", "sessionStorage"])
                    Object.defineProperty(window, store, { get: forbid });
            });
        } else {
            await context.addInitScript(kept.put, kept.of(wishes));
        }
        for (const path of kScripts) await context.addInitScript({ path });
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

    async openTab(url: string): Promise<Person> {
        const tab = new Person(this.name, this.context, await this.context.newPage());
        await tab.go(url);
        return tab;
    }

    async closeTab(): Promise<void> {
        Person.all.delete(this);
        await this.page.close();
    }

    async go(url: string): Promise<void> {
        await this.page.goto(url, { waitUntil: "load" });
    }

    async reload(): Promise<void> {
        await this.page.reload();
    }

    /** The screen is this large, and the page laid out for it: what only some screens show comes a frame later. */
    async resize(screen: ViewportSize): Promise<void> {
        await this.page.setViewportSize(screen);
        await this.page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, screen);
        await this.page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
    }

    evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> {
        return this.page.evaluate(run as (given: unknown) => T | Promise<T>, given);
    }

    async run(script: string): Promise<void> {
        await this.page.evaluate(`${script};undefined`);
    }

    click({ x, y }: Point): Promise<void> {
        return this.page.mouse.click(x, y);
    }

    async picture(path: string): Promise<void> {
        await this.page.screenshot({ path });
    }

    get(selector: string): Locator {
        return this.page.locator(selector);
    }

    /** The line was cut on purpose: complaints about that are no faults. */
    forgiveTheLine(): void {
        this.forgive(...kLineIsCut);
    }

    async close(): Promise<void> {
        Person.all.delete(this);
        await this.context.close();
    }

    private listen(page: Page): void {
        page.on("console", (message) => {
            if (/^(error|warn)/.test(message.type()))
                this.blame(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on("requestfailed", (request) => {
            const why = request.failure()?.errorText ?? "";
            if (!kGivenUp.includes(why)) this.blame(`failed: ${request.url()} ${why}`);
        });
        page.on("response", (response) => {
            if (response.status() >= 400) this.blame(`${response.status()}: ${response.url()}`);
        });
    }
}
