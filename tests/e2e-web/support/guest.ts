/** How long a page may take for anything. */
export const kPatienceMs = Number(process.env["E2E_PATIENCE_MS"] ?? 60_000);

export interface Point {
    x: number;
    y: number;
}
/** What probe.js puts into the page; here only what waits. */
declare const probe: {
    shown(selector: string, ms: number): Promise<boolean>;
    reach(wanted: { selector: string; called?: string; ms: number }): Promise<Point | string>;
    place(hash: string, ms: number): Promise<boolean>;
};

/**
 * Somebody in a browser of their own, whichever it is: what whole games need, and no more. An engine says how a page is
 * opened, run and clicked (the abstract half); the rest is the same everywhere.
 */
export abstract class Guest {
    readonly faults: string[] = [];
    #forgiven: RegExp[] = [];

    constructor(readonly name: string) {}

    abstract go(url: string): Promise<void>;
    abstract reload(): Promise<void>;
    /** Runs in the page, with nothing of here but `given`; gives what JSON can hold. */
    abstract evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T>;
    /** Runs the text of a script in the page. */
    abstract run(script: string): Promise<void>;
    abstract click(at: Point): Promise<void>;
    abstract picture(path: string): Promise<void>;
    /** Another tab of the same browser. */
    abstract openTab(url: string): Promise<Guest>;
    /** Closes this tab only. */
    abstract closeTab(): Promise<void>;
    /** Closes the browser with all tabs. */
    abstract close(): Promise<void>;

    /** Waits until one of these is to be seen. */
    async sees(selector: string): Promise<void> {
        if (!(await this.evaluate(({ selector, ms }) => probe.shown(selector, ms), { selector, ms: kPatienceMs })))
            throw new Error(`${this.name} does not see ${selector}`);
    }

    /** Presses the first of these that can be reached, as a mouse does; `called`: the one with this name. */
    async press(selector: string, called?: string): Promise<void> {
        const wanted = { selector, ...(called === undefined ? {} : { called }), ms: kPatienceMs };
        const at = await this.evaluate((wanted) => probe.reach(wanted), wanted);
        if (typeof at === "string") throw new Error(`${this.name} cannot press ${selector} ${called ?? ""}: ${at}`);
        await this.click(at);
    }

    /** Waits until the page is at a place that begins so: "#/table/". */
    async comesTo(hash: string): Promise<void> {
        if (!(await this.evaluate(({ hash, ms }) => probe.place(hash, ms), { hash, ms: kPatienceMs })))
            throw new Error(`${this.name} does not come to ${hash}`);
    }

    has(selector: string): Promise<boolean> {
        return this.evaluate((selector) => document.querySelector(selector) !== null, selector);
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
}
