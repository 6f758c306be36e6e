import { SvelteMap } from "svelte/reactivity";
import { learnTiles } from "../families/las_vegas/printed.svelte";
import { connectionTo, Refused, type Connection, type Reply, type Request } from "../protocol/connection";
import type { Announcement, Ban, Create, ErrorCode, Glimpse, Snapshot, View, Welcome } from "../protocol/types";
import { settings } from "../app/settings.svelte";
import { recall, remember } from "../app/storage";
import { keepTable } from "../app/tables";
import { Lobby, type Wish } from "./lobby.svelte";
import { TableModel } from "./table.svelte";
import { freshSeed, gave, witness } from "../app/witness";

/**
 * `connecting`: the first time. `away`: was here, tries to come back. `replaced`: another page plays as us, this one
 * waits to be asked. `banned`: the operator does not let us in.
 */
export type Link = "connecting" | "online" | "away" | "replaced" | "banned";

/** Why a table could not be opened; `restarted`: the server came back without it. */
export type Gone = ErrorCode | "restarted" | "left" | "closed" | "seat_expired";

const kNoticeMs = 8000;
/** After so long a silence of the server we ask for a sign of life: when something is pressed, and at a table. */
const kPressedMs = 2000;
const kQuietMs = 10000;
/** The page looks at the clock so often; it has slept when it comes so much later. */
const kTickMs = 1000;
const kSleptMs = 3000;

/** The page's one line to the server: who we are, the lobby, our tables. */
class Client {
    link = $state<Link>("connecting");
    /** When the next attempt is made (performance.now()), while `away`. */
    retryAt = $state<number | null>(null);
    welcome = $state.raw<Welcome | null>(null);
    /** The public tables, while they are watched. */
    lobby = new Lobby();
    tables = new SvelteMap<string, TableModel>();
    /** Tables that were here and are not any more. */
    gone = new SvelteMap<string, Gone>();
    /** A refusal that the player should read, newest last. */
    notices = $state.raw<{ id: number; code: string; data: Record<string, unknown> }[]>([]);

    /** Why we are not let in, and until when; null while we are. */
    ban = $state.raw<Ban | null>(null);
    /** What the operator said last to everybody, until it has been read. */
    announcement = $state<string | null>(null);
    /** The server can store what is played. While it cannot, games stand still. */
    stores = $state(true);
    /** The server has started anew while we were away, and our table is there as it was. Said for a while. */
    resumed = $state(false);

    #connection: Connection;
    #lobbyWatchers = 0;
    #notice = 0;

    constructor() {
        this.#connection = connectionTo(new URL("ws", document.baseURI).href.replace(/^http/, "ws"), {
            hello: () => this.#hello(),
            unwelcome: (why) => this.#unwelcome(why),
            welcome: (message) => this.#welcomed(message),
            ping: () => (this.#lobbyWatchers > 0 ? this.lobby.request : { op: "lobby.unwatch" }),
            message: (message) => this.#take(message),
            down: (retryMs) => {
                this.#down(this.welcome === null ? "connecting" : "away");
                this.retryAt = performance.now() + retryMs;
            },
            shut: (why) => {
                this.#down(why ? "banned" : "replaced");
                if (why === null) return;
                this.ban = why.data;
                this.#settle((waiting) => waiting.reject(why));
            },
        });
    }

    start(): void {
        this.#connection.open();
        const wake = () =>
            document.visibilityState === "visible" && this.link !== "replaced" && this.#connection.wake();
        document.addEventListener("visibilitychange", wake);
        addEventListener("online", wake);
        addEventListener("pageshow", (event) => event.persisted && wake());
        // A line can be dead without anybody being told. Whoever presses something must not wait for it.
        const pressed = () => this.#connection.silentMs > kPressedMs && wake();
        addEventListener("pointerdown", pressed, { passive: true });
        addEventListener("keydown", pressed, { passive: true });
        let last = Date.now();
        setInterval(() => {
            const slept = Date.now() - last > kTickMs + kSleptMs;
            last = Date.now();
            if (slept || (this.tables.size > 0 && this.#connection.silentMs > kQuietMs)) wake();
        }, kTickMs);
    }

    /** Tries at once, and takes the place of another page that plays as us. */
    retry(): void {
        this.#connection.open();
    }

    get online(): boolean {
        return this.link === "online";
    }

    /** The page was loaded from a server that has a newer one now. */
    get outdated(): boolean {
        const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
        const theirs = this.welcome?.server.page;
        return Boolean(mine && theirs && mine !== theirs);
    }

    /** Asks the server; a refusal is thrown. */
    async ask(message: Request): Promise<Reply> {
        const given = "seed" in message && message.seed !== undefined ? String(message.seed) : undefined;
        if (given === undefined) return this.#connection.request(message);
        // Before the answer: the game may start with it.
        const table = "table" in message ? String(message.table) : null;
        const takeBack = table === null ? () => undefined : gave(table, given);
        try {
            const reply = await this.#connection.request(message);
            if (table === null) gave(String(reply["table"]), given);
            return reply;
        } catch (error) {
            takeBack();
            throw error;
        }
    }

    /** Asks the server; a refusal is shown to the player and gives null. */
    async tell(message: Request): Promise<Reply | null> {
        try {
            return await this.ask(message);
        } catch (error) {
            this.notice(error);
            return null;
        }
    }

    notice(error: unknown): void {
        const refused = error instanceof Refused ? error : new Refused("internal_error");
        const id = ++this.#notice;
        this.notices = [...this.notices.slice(-2), { id, code: refused.code, data: refused.data }];
        setTimeout(() => this.dismiss(id), kNoticeMs);
    }

    dismiss(id: number): void {
        this.notices = this.notices.filter((notice) => notice.id !== id);
    }

    /**
     * Plays under this name from now on. Seats keep the name that they were taken with, so it needs a player without
     * tables. Waits until the server has said who we are: before that nobody knows whether there are tables. Throws
     * Refused (`bad_name`).
     */
    async rename(name: string): Promise<void> {
        settings.name = name;
        if (!this.online) await this.#nextWelcome();
        const seated = this.tables.size > 0 || this.welcome?.tables.some(({ table }) => !this.gone.has(table));
        if (this.welcome?.name === name || seated) return;
        remember("token", null);
        this.link = "connecting";
        this.#connection.open();
        await this.#nextWelcome();
    }
    #nextWelcome(): Promise<void> {
        return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    #settle(give: (waiting: { resolve: () => void; reject: (error: Refused) => void }) => void): void {
        for (const waiting of this.#waiting.splice(0)) give(waiting);
    }
    #waiting: { resolve: () => void; reject: (error: Refused) => void }[] = [];

    watchLobby(): () => void {
        this.#lobbyWatchers += 1;
        if (this.#lobbyWatchers === 1) this.#watch();
        return () => {
            this.#lobbyWatchers -= 1;
            if (this.#lobbyWatchers > 0) return;
            this.lobby.page = null;
            if (this.online) void this.ask({ op: "lobby.unwatch" }).catch(() => undefined);
        };
    }
    /** Other public tables than before, or another page of them; what was shown stays until they come. */
    look(wish: Partial<Wish>): void {
        this.lobby.wish = { ...this.lobby.wish, ...wish };
        this.#watch();
    }
    #watch(): void {
        if (this.#lobbyWatchers > 0 && this.online) void this.ask(this.lobby.request).catch(() => undefined);
    }

    /** Each of these gives the id of the table, once its model stands in `tables`. They throw Refused. */
    async create(table: Omit<Create, "op" | "id">): Promise<string> {
        return this.#arrive(await this.ask({ op: "table.create", seed: freshSeed(), once: freshSeed(), ...table }));
    }
    async quickPlay(ruleset?: Create["ruleset"]): Promise<string> {
        return this.#arrive(
            await this.ask({
                op: "quick_play",
                seed: freshSeed(),
                once: freshSeed(),
                ...(ruleset ? { ruleset } : {}),
            }),
        );
    }
    async join(
        where: { table: string } | { invite: string },
        as: "player" | "spectator" = "player",
        seat?: number,
    ): Promise<string> {
        return this.#arrive(
            await this.ask({
                op: "table.join",
                ...where,
                as,
                ...(seat === undefined ? {} : { seat }),
                ...(as === "player" ? { seed: freshSeed() } : {}),
            } as Request),
        );
    }

    /** What a table is, before one goes there. Throws Refused. */
    async glimpse(where: { table: string } | { invite: string }): Promise<Glimpse> {
        return (await this.ask({ op: "table.look", ...where })) as Reply & Glimpse;
    }

    async leave(table: string): Promise<void> {
        await this.ask({ op: "table.leave", table });
        this.#forget(table);
    }

    #arrive(reply: Reply): Promise<string> {
        const table = String(reply["table"]);
        this.gone.delete(table);
        if (this.tables.has(table)) return Promise.resolve(table);
        return new Promise((resolve) => this.#arriving.set(table, () => resolve(table)));
    }
    #arriving = new Map<string, () => void>();

    #down(link: Link): void {
        this.link = link;
        this.retryAt = null;
        this.stores = true; // as far as we know; on the next connection the server says otherwise
    }

    /** Whether to say hello once more, to a server that does not know our token, or takes no such name. */
    #unwelcome(why: Refused): boolean {
        if (why.code === "bad_token") {
            this.#connection.giveUp();
            remember("token", null);
            this.#lose("restarted");
        } else if (why.code === "bad_name") {
            settings.name = "";
            this.#settle((waiting) => waiting.reject(why));
        } else return false;
        return true;
    }

    #hello(): { token: string } | { name: string } {
        const token = recall("token");
        return token === null ? { name: settings.name || "Guest" } : { token };
    }

    #welcomed(message: Welcome): void {
        remember("token", message.token);
        this.welcome = message;
        learnTiles(message.tiles);
        this.link = "online";
        this.ban = null;
        this.retryAt = null;
        this.stores = true;
        this.#settle((waiting) => waiting.resolve());
        this.#watch();
        const here = new Set(message.tables.map(({ table }) => table));
        for (const [id, model] of this.tables) {
            if (here.has(id)) continue;
            // A server that has started anew does not remember who only watched: look again.
            const { you, table } = model.latest;
            if (you === null) {
                const where = table.invite ? { invite: table.invite } : { table: id };
                this.join(where, "spectator").catch((error: Refused) =>
                    this.#forget(id, error.code === "disconnected" ? "closed" : error.code),
                );
            } else {
                this.#sync(id); // gone, and why
            }
        }
        for (const id of here) this.#sync(id);
    }

    #sync(id: string): void {
        this.ask({ op: "table.sync", table: id, ...this.tables.get(id)?.followed.since }).catch((error: Refused) => {
            if (error.code === "unknown_table" || error.code === "not_at_table") void this.#missed(id);
            else if (error.code !== "disconnected") this.#forget(id, error.code);
        });
    }

    /** The server does not know us at a table where we were. Where it is still there, our seat was given to another. */
    async #missed(id: string): Promise<void> {
        const invite = this.tables.get(id)?.latest.table.invite;
        try {
            await this.glimpse(invite ? { invite } : { table: id });
            this.#forget(id, "seat_expired");
        } catch (error) {
            // It was there: so nobody is left at it.
            if (!(error instanceof Refused && error.code === "disconnected")) this.#forget(id, "closed");
        }
    }

    #take(message: Announcement): void {
        switch (message.ev) {
            case "lobby":
                this.lobby.take(message);
                break;
            case "lobby.update":
                this.lobby.change(message);
                break;
            case "snapshot":
                this.#snapshot(message);
                break;
            case "update": {
                const model = this.tables.get(message.table);
                if (model && !model.update(message)) this.#sync(message.table);
                if (model) this.#see(model.latest);
                break;
            }
            case "prompt":
                this.tables.get(message.table)?.ask(message);
                break;
            case "left":
                this.#forget(message.table, message.reason);
                break;
            case "starting":
                this.tables.get(message.table)?.starting(message.in_ms);
                break;
            case "storage":
                this.stores = message.available;
                if (!message.available) for (const model of this.tables.values()) model.standStill();
                break;
            case "announcement":
                this.announcement = message.text;
                break;
        }
    }

    #snapshot(message: Snapshot): void {
        this.#see(message.view);
        const model = this.tables.get(message.table);
        // Unasked it comes from another server, which has taken the table over: nobody was away.
        if (model && model.followed.epoch !== message.epoch && message.re !== undefined) {
            this.resumed = true;
            setTimeout(() => (this.resumed = false), kNoticeMs);
        }
        if (model) model.snapshot(message);
        else
            this.tables.set(
                message.table,
                new TableModel(
                    message,
                    (request) => this.ask(request),
                    (error) => this.notice(error),
                ),
            );
        this.gone.delete(message.table);
        this.#arriving.get(message.table)?.();
        this.#arriving.delete(message.table);
    }

    /** What must be known of a table later is kept at once: the page may be closed at any moment. */
    #see(view: View): void {
        witness(view);
        keepTable(view);
    }

    #forget(table: string, why: Gone = "left"): void {
        this.tables.get(table)?.close();
        this.tables.delete(table);
        this.gone.set(table, why);
    }

    #lose(why: Gone): void {
        for (const id of [...this.tables.keys()]) this.#forget(id, why);
    }
}

export const client = new Client();
