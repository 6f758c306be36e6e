import { socketAddress } from "./address.js";
import type { AskedWait } from "./asked_wait.js";
import {
    ANSWER_WITHIN,
    rateLimitedWords,
    closedAtOnce,
    ConnectError,
    connectError,
    noAnswer,
    notVegas,
} from "./connect_error.js";
import { Connection, type Loss, type Request } from "./connection.js";
import type * as say from "./generated.js";
import { Refused } from "./refused.js";
import { canGiveSeeds, GIVES_SEEDS, RecentEvidence, SeedOffer } from "./seeds.js";
import { Table } from "./table.js";

const ABNORMAL = 1006; // the close code of a WebSocket that broke
const FORGOTTEN = 4002; // of one whose player was deleted
/** So long nothing may be heard before the server is asked for a word, in ms, and so long that word may take. */
const SILENCE = 20_000;

type Fields<Request> = Omit<Request, "op" | "id" | "ruleset">;

export interface Memory {
    /** The token of an earlier time: with it we have our seats as before. */
    token?: string;
    /** Keeps the newest one. */
    keep?: (token: string) => void;
    /** Which program this is: others see it at your seat. Null: a person plays through it. */
    bot?: say.Program | null;
    /** The server may start later. Otherwise the first connection must come about within three seconds. */
    wait?: boolean;
    /** Hears each event of each table. */
    tell?: (table: string, event: say.Event) => void;
}

/** One that this player has not used before. */
const word = () => Math.random().toString(36).slice(2);

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What would cost us the connection is not sent. */
function checkSize(request: Request, limit: number): void {
    const { length } = new TextEncoder().encode(JSON.stringify({ ...request, id: Number.MAX_SAFE_INTEGER }));
    const why = `this request has some ${length} bytes, and the server takes ${limit}; it was not sent`;
    if (length > limit) throw new Refused("message_too_large", {}, why);
}

/** One player. When the line to the server breaks, what got no answer is asked again on the next one. */
export class Client {
    player = "";
    readonly tables = new Map<string, Table>();
    /** What was seen of the dice before each game, by its id: for `checkSeeds`. */
    readonly evidence = new RecentEvidence();
    /** @internal for the next table */
    readonly offer = new SeedOffer();
    /** What the server said last of itself and of us: its limits, rulesets, tiles. */
    welcome!: say.WelcomeMessage;
    private token: string;
    private readonly connection: Connection;
    private readonly asks = new AbortController(); // why the first connection did not come about
    private over?: Error;
    private welcomed?: { done: () => void; fail: (why: Error) => void };

    private constructor(
        private readonly address: string,
        private readonly name: string,
        private readonly memory: Memory,
    ) {
        this.token = memory.token ?? "";
        const events = {
            hello: () => this.hello(),
            unwelcome: (why: Refused) => this.unwelcome(why),
            welcome: (message: say.WelcomeMessage) => this.safely(() => this.enter(message)),
            ping: () => ({ op: "lobby.unwatch" }) as const, // changes nothing
            message: (message: say.Announcement) => this.safely(() => this.hear(message)),
            down: (_: number, loss: Loss) => this.down(loss),
            askedToWait: (retryMs: number, { isRateLimited }: AskedWait) => {
                if (isRateLimited) console.warn(`${this.address}: ${rateLimitedWords(retryMs)}`);
            },
            shut: (why: Refused) => this.ends(why),
        };
        const habits = { asksAgain: () => true, waits: () => true, patienceMs: SILENCE, quietMs: SILENCE };
        this.connection = new Connection(address, events, habits);
    }

    /** A ConnectError says why the first connection does not come about. */
    static async connect(address: string, name: string, memory: Memory = {}): Promise<Client> {
        const client = new Client(socketAddress(address), name, memory);
        await client.begin();
        return client;
    }

    close(): void {
        this.ends(new Error("the line is closed"));
    }

    /** A new table. */
    async create(ruleset: say.Ruleset, fields: Fields<say.TableCreateRequest> = {}): Promise<Table> {
        return this.arrive({ op: "table.create", ruleset, idempotency_key: word(), ...fields });
    }

    /** Wherever the next game starts. */
    async quickPlay(ruleset: say.Ruleset, fields: Fields<say.QuickPlayRequest> = {}): Promise<Table> {
        const seed_hash = await this.offer.make();
        const offered = seed_hash === null ? {} : { seed_hash };
        return this.arrive({ op: "quick_play", ruleset, idempotency_key: word(), ...offered, ...fields });
    }

    /** A table that there is already. */
    async join(fields: Fields<say.TableJoinRequest>): Promise<Table> {
        return this.arrive({ op: "table.join", ...fields });
    }

    /** The answer; throws Refused if it is an error. If the line breaks before it comes, or the server cannot
     *  answer just now, it is asked again: what must not be done twice has `idempotency_key`, or `seat`, or is
     *  refused the second time. */
    async request(op: string, fields: object = {}): Promise<any> {
        return this.ask({ op, ...fields } as Request);
    }

    private async ask(request: Request): Promise<any> {
        checkSize(request, this.welcome.limits.message_bytes);
        for (;;) {
            if (this.over) throw this.over;
            try {
                return await this.connection.request(request);
            } catch (why) {
                if (!(why instanceof Refused && why.code === "rate_limited")) throw why;
                await sleep(Number(why.data.retry_after_ms));
            }
        }
    }

    private async arrive(request: Request): Promise<Table> {
        const table = this.at((await this.ask(request)).table);
        while (!table.view) await table.news();
        return table;
    }

    private at(id: string): Table {
        const table = this.tables.get(id) ?? new Table(this, id);
        this.tables.set(id, table);
        return table;
    }

    private async begin(): Promise<void> {
        const late = setTimeout(() => this.mustComeAbout && this.ends(noAnswer(this.address)), ANSWER_WITHIN);
        try {
            await new Promise<void>((done, fail) => {
                this.welcomed = { done, fail };
                this.connection.open();
            });
        } catch (why) {
            if (!(why instanceof Error) || why.name !== "SyntaxError") throw why;
            throw new ConnectError("bad_address", this.address, "this is not an address");
        } finally {
            clearTimeout(late);
        }
    }

    /** There has been no connection, and there must be one at once. */
    private get mustComeAbout(): boolean {
        return !this.connection.heard && !this.memory.wait;
    }

    /** Who was deleted does not come back. */
    private down(loss: Loss): void {
        if (loss.code === FORGOTTEN) {
            this.memory.keep?.("");
            this.ends(new Error("the player was deleted"));
        } else if (this.mustComeAbout) void this.failAtFirst(loss);
    }

    /** The time that the first connection has goes on. */
    private async failAtFirst({ code = ABNORMAL, reason = "", error, isStrange }: Loss): Promise<void> {
        this.connection.close(new Error("there was no connection"));
        if (isStrange) return this.ends(notVegas(this.address));
        if (code !== ABNORMAL) return this.ends(closedAtOnce(this.address, code, reason));
        this.ends(await connectError(this.address, error, this.asks.signal));
    }

    private hello() {
        const who = this.token ? { token: this.token } : { name: this.name };
        const { bot = { name: this.name } } = this.memory;
        const caps = canGiveSeeds() ? [GIVES_SEEDS] : [];
        return { caps, ...(bot ? { bot } : {}), ...who };
    }

    private unwelcome(why: Refused): boolean {
        const isForgotten = why.code === "bad_token" && this.token !== "";
        if (isForgotten)
            this.token = ""; // who keeps nothing knows nobody
        else this.ends(why);
        return isForgotten;
    }

    /** Back to all tables first: what has not been answered may be about them. */
    private enter(message: say.WelcomeMessage): void {
        this.welcome = message;
        this.player = message.player;
        this.token = message.token;
        this.memory.keep?.(message.token);
        for (const here of message.tables) this.at(here.table);
        for (const table of this.tables.values()) void this.return(table);
        this.welcomed?.done();
    }

    private async return(table: Table): Promise<void> {
        const as = table.view && table.seat === null ? "spectator" : "player";
        const invite = table.view?.table.invite;
        // A server that has started anew does not remember who only watched: that one has to be invited again.
        const where = as === "spectator" && invite ? { invite } : { table: table.id };
        try {
            await this.ask({ op: "table.join", as, ...where });
        } catch (why) {
            this.tables.delete(table.id);
            table.ends(why as Error);
        }
    }

    private hear(message: say.Announcement): void {
        if (!("table" in message)) return;
        const { table: id } = message;
        const table = message.ev === "snapshot" ? this.at(id) : this.tables.get(id);
        if (!table) return;
        if (!table.hear(message)) this.ask({ op: "table.sync", table: id, ...table.since }).catch(() => undefined);
        if (message.ev === "update") for (const event of message.events) this.memory.tell?.(id, event);
    }

    /** What a program throws when it is told something ends the connection: nobody may go on waiting. */
    private safely(tell: () => void): void {
        try {
            tell();
        } catch (why) {
            this.ends(why as Error);
        }
    }

    private ends(why: Error): void {
        this.over ??= why;
        this.asks.abort();
        this.connection.close(why);
        this.welcomed?.fail(why);
        for (const table of this.tables.values()) table.ends(why);
    }
}
