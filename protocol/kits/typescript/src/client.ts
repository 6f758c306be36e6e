import { socketAddress } from "./address.js";
import type * as say from "./generated.js";
import { Line } from "./line.js";
import { Table } from "./table.js";

const HELLO = 0; // the number of the request that begins each line

type Fields<Request> = Omit<Request, "op" | "id" | "ruleset">;
type Asked = { message: object; done: (answer: any) => void; fail: (why: Error) => void };

/** The server does not grant a request: `code` is of the closed list in the reference, `data` says more. */
export class Refused extends Error {
    readonly code: say.ErrorCode;
    readonly data: Record<string, unknown>;
    constructor(error: say.Refusal["error"]) {
        super(`${error.code}: ${error.message}`);
        this.code = error.code;
        this.data = error.data ?? {};
    }
}

/** Another program came in with our token. */
export class Replaced extends Error {}

export interface Memory {
    /** The token of an earlier time: with it we have our seats as before. */
    token?: string;
    /** Keeps the newest one. */
    keep?: (token: string) => void;
    /** Which program this is: others see it at your seat. */
    bot?: say.Program;
    /** The server may start later. Otherwise the first connection must come about within three seconds. */
    wait?: boolean;
    /** Hears each event of each table. */
    tell?: (table: string, event: say.Event) => void;
}

/** One that this player has not used before. */
const word = () => Math.random().toString(36).slice(2);

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** One player. When the line to the server breaks, what got no answer is asked again on the next one. */
export class Client {
    player = "";
    readonly tables = new Map<string, Table>();
    private token: string;
    private readonly line: Line;
    private readonly asked = new Map<number, Asked>();
    private last = HELLO;
    private arrived = false; // the server knows who speaks on this line
    private over?: Error;
    private stored: (() => void)[] = []; // wait until the server can store
    private welcomed?: { done: () => void; fail: (why: Error) => void };

    private constructor(
        address: string,
        private readonly name: string,
        private readonly memory: Memory,
    ) {
        this.token = memory.token ?? "";
        this.line = new Line(address, memory.wait ?? false, {
            open: () => this.hello(),
            hear: (message) => this.hear(message),
            broken: () => (this.arrived = false),
            silent: () => this.line.send({ op: "lobby.unwatch", id: ++this.last }), // changes nothing
            fail: (why) => this.ends(why),
        });
    }

    /** A ConnectError says why the first connection does not come about. */
    static async connect(address: string, name: string, memory: Memory = {}): Promise<Client> {
        const client = new Client(socketAddress(address), name, memory);
        await new Promise<void>((done, fail) => {
            client.welcomed = { done, fail };
            client.line.open();
        });
        return client;
    }

    close(): void {
        this.ends(new Error("the line is closed"));
    }

    /** A new table. */
    async create(ruleset: say.Ruleset, fields: Fields<say.TableCreateRequest> = {}): Promise<Table> {
        return this.arrive("table.create", { ruleset, once: word(), ...fields });
    }

    /** Wherever the next game starts. */
    async quickPlay(ruleset: say.Ruleset, fields: Fields<say.QuickPlayRequest> = {}): Promise<Table> {
        return this.arrive("quick_play", { ruleset, once: word(), ...fields });
    }

    /** A table that there is already. */
    async join(fields: Fields<say.TableJoinRequest>): Promise<Table> {
        return this.arrive("table.join", fields);
    }

    /** The answer; throws Refused if it is an error. If the line breaks before it comes, or the server cannot
     *  answer just now, it is asked again: what must not be done twice has `once`, or `seat`, or is refused the
     *  second time. */
    async request(op: string, fields: object = {}): Promise<any> {
        return this.ask({ op, ...fields }, false);
    }

    /** `first`: before all that waits for the line. */
    private async ask(message: object, first: boolean): Promise<any> {
        for (;;) {
            try {
                return await this.askOnce(message, first);
            } catch (why) {
                if (!(why instanceof Refused)) throw why;
                if (why.code === "rate_limited") await sleep(Number(why.data.retry_after_ms));
                else if (why.code === "storage_unavailable") await new Promise<void>((done) => this.stored.push(done));
                else throw why;
            }
        }
    }

    private askOnce(message: object, first: boolean): Promise<any> {
        if (this.over) throw this.over;
        const id = ++this.last;
        const numbered = { ...message, id };
        return new Promise((done, fail) => {
            this.asked.set(id, { message: numbered, done, fail });
            if (this.arrived || first) this.line.send(numbered);
        });
    }

    private async arrive(op: string, fields: object): Promise<Table> {
        const table = this.at((await this.request(op, fields)).table);
        while (!table.view) await table.news();
        return table;
    }

    private at(id: string): Table {
        const table = this.tables.get(id) ?? new Table(this, id);
        this.tables.set(id, table);
        return table;
    }

    private hello(): void {
        const who = this.token ? { token: this.token } : { name: this.name };
        const bot = this.memory.bot ?? { name: this.name };
        this.line.send({ op: "hello", id: HELLO, protocol: 1, bot, ...who });
    }

    private ends(why: Error): void {
        this.over ??= why;
        this.line.close();
        this.welcomed?.fail(why);
        for (const { fail } of this.asked.values()) fail(why);
        this.asked.clear();
        for (const done of this.stored) done();
        for (const table of this.tables.values()) table.ends(why);
    }

    private hear(message: any): void {
        if (message.ev === "welcome") return this.welcome(message);
        if (message.ev === "replaced") throw new Replaced("another program came in with the same token");
        if (message.ev === "closing") this.line.stops(message.reconnect_after_ms);
        else if (message.ev === "storage" && message.available) this.canStore();
        else if (message.ev && message.table) this.hearOfTable(message);
        if (message.re !== undefined && message.re !== null) this.answer(message);
    }

    private hearOfTable(message: any): void {
        const table = message.ev === "snapshot" ? this.at(message.table) : this.tables.get(message.table);
        if (!table) return;
        if (!table.hear(message)) this.line.send({ op: "table.sync", table: table.id });
        for (const event of message.events ?? []) this.memory.tell?.(table.id, event);
    }

    private canStore(): void {
        const stored = this.stored;
        this.stored = [];
        if (!this.arrived) this.hello();
        for (const done of stored) done();
    }

    /** Back to all tables first: what has not been answered may be about them. */
    private welcome(message: say.WelcomeMessage): void {
        this.player = message.player;
        this.token = message.token;
        this.memory.keep?.(message.token);
        this.line.welcome();
        const waiting = [...this.asked.values()];
        for (const here of message.tables) this.at(here.table);
        for (const table of this.tables.values()) void this.return(table);
        this.arrived = true;
        for (const asked of waiting) this.line.send(asked.message);
        this.canStore(); // what was refused before is tried again, and refused again if it must be
        this.welcomed?.done();
    }

    private async return(table: Table): Promise<void> {
        const watches = table.view && table.seat === null ? { as: "spectator" } : {};
        try {
            await this.ask({ op: "table.join", table: table.id, ...watches }, true);
        } catch (why) {
            this.tables.delete(table.id);
            table.ends(why as Error);
        }
    }

    private answer(message: any): void {
        const error = message.error;
        if (message.re === HELLO && error) return this.unwelcome(error);
        const asked = this.asked.get(message.re);
        if (!asked || error?.code === "closing") return; // the next line answers that
        this.asked.delete(message.re);
        if (error) asked.fail(new Refused(error));
        else asked.done(message);
    }

    private unwelcome(error: say.Refusal["error"]): void {
        if (error.code === "bad_token") {
            this.token = ""; // forgotten: whoever keeps nothing knows nobody
            this.line.renew();
        } else if (error.code !== "storage_unavailable" && error.code !== "closing") {
            throw new Refused(error);
        }
    }
}
