import { SvelteMap } from "svelte/reactivity";
import { onWelcome } from "../families";
import {
    connectionTo,
    Refused,
    type Connection,
    type Obstacle,
    type Reply,
    type Request,
} from "../protocol/connection";
import type { Announcement, Ban, Create, ErrorCode, TableSummary, Snapshot, View, Welcome } from "../protocol/types";
import { settings } from "../app/settings.svelte";
import { deviceName } from "../app/device_name";
import { retryNow } from "../protocol/retry";
import { isPersistent, loadItem, saveItem } from "../app/storage";
import { loadLaterTexts } from "../texts/later";
import { forgetOther, others, rememberOther } from "../app/people";
import { saveTable } from "../app/tables";
import { Lobby, type LobbyFilter } from "./lobby.svelte";
import { followSignals } from "./page_signals";
import { TableModel } from "./table.svelte";
import { WaitingGames } from "./waiting_games.svelte";
import { GIVES_SEEDS, SeedGiver, SeedOffer } from "../protocol/seeds";
import { diceEvidence, randomText } from "../app/dice_evidence";

/**
 * `connecting`: the first time. `away`: was here, tries to come back. `banned`: the operator does not let us in.
 */
export type ConnectionState = "connecting" | "online" | "away" | "banned";

/** Why a table could not be opened; `restarted`: the server came back without it. */
export type TableLoss = ErrorCode | "restarted" | "left" | "closed" | "seat_expired";

const kNoticeMs = 8000;
/** A tab that becomes somebody new has no token until the server welcomes it. Others wait so long for it. */
const kNewcomerMs = 1000;
/** Why a device is nobody's any more, and how the server closes its connection then. */
type Disowned = "device_revoked" | "forgotten";
const kDisowned: Record<number, Disowned> = { 4001: "device_revoked", 4002: "forgotten" };

/** The page's one line to the server: who we are, the lobby, our tables. */
class Client {
    connectionState = $state<ConnectionState>("connecting");
    /** When the next attempt is made (performance.now()), while `away`. */
    retryAt = $state<number | null>(null);
    /** Too many connections come from our network: the server lets none of us in for a while. */
    isRateLimited = $state(false);
    /** What keeps us from the server, as far as it is known. */
    obstacle = $state<Obstacle | "offline" | null>(null);
    welcome = $state.raw<Welcome | null>(null);
    /** The public tables, while they are watched. */
    lobby = new Lobby();
    tables = new SvelteMap<string, TableModel>();
    /** Our games that wait for their players, as far as they were asked for. */
    waiting = new WaitingGames((message) => this.request(message));
    /** Tables that were here and are not any more. */
    lostTables = new SvelteMap<string, TableLoss>();
    /** A refusal that the player should read, newest last. */
    notices = $state.raw<{ id: number; code: string; data: Record<string, unknown> }[]>([]);

    /** Why we are not let in, and until when; null while we are. */
    ban = $state.raw<Ban | null>(null);
    /** What the operator said last to everybody, until it has been read. */
    announcement = $state<string | null>(null);
    #announcedSince: number | null = null;
    /** Why this browser was made somebody new, until it has been read. */
    disowned = $state<Disowned | null>(null);
    /** The server can store what is played. While it cannot, games stand still. */
    canStore = $state(true);
    /** The server has started anew while we were away, and our table is there as it was. Said for a while. */
    hasServerRestarted = $state(false);

    #connection: Connection;
    #lobbyWatchers = 0;
    #lastNotice = 0;

    constructor() {
        this.#connection = connectionTo(new URL("ws", document.baseURI).href.replace(/^http/, "ws"), {
            hello: () => this.#helloCredentials(),
            unwelcome: (why) => this.#onHelloRefused(why),
            welcome: (message) => this.#onWelcome(message),
            ping: () => (this.#lobbyWatchers > 0 ? this.lobby.request : { op: "lobby.unwatch" }),
            message: (message) => this.#onMessage(message),
            down: (retryMs, { code }) => {
                const disowned = kDisowned[code ?? 0];
                if (disowned !== undefined) this.#becomeNobody(disowned);
                this.#onDisconnect(this.welcome === null ? "connecting" : "away");
                this.retryAt = performance.now() + retryMs;
                if (!navigator.onLine) this.obstacle = "offline";
            },
            obstructed: (why) => (this.obstacle = why === "unreachable" && !navigator.onLine ? "offline" : why),
            askedToWait: (retryMs, { isRateLimited }) => {
                this.retryAt = performance.now() + retryMs;
                this.isRateLimited = isRateLimited;
                this.obstacle = null;
            },
            shut: (why) => {
                this.#onDisconnect("banned");
                this.ban = why.data;
                this.#settleWaiting((waiting) => waiting.reject(why));
            },
        });
    }

    start(): void {
        this.#connection.open();
        addEventListener("storage", () => this.#followPerson());
        followSignals(this.#connection, {
            isAtTable: () => this.tables.size > 0,
            woken: () => this.#followPerson(),
            hidden: () => this.#onDisconnect("away"),
        });
    }

    /** Tries at once. */
    retry(): void {
        this.#connection.open();
    }

    get isOnline(): boolean {
        return this.connectionState === "online";
    }

    /** The page was loaded from a server that has a newer one now. */
    get isOutdated(): boolean {
        const mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
        const theirs = this.welcome?.server.page;
        return Boolean(mine && theirs && mine !== theirs);
    }

    /** Asks the server; a refusal is thrown. */
    request(message: Request): Promise<Reply> {
        return this.#connection.request(message);
    }

    /** Asks the server; a refusal is shown to the player and gives null. */
    async tryRequest(message: Request): Promise<Reply | null> {
        try {
            return await this.request(message);
        } catch (error) {
            this.showRefusal(error);
            return null;
        }
    }

    showRefusal(error: unknown): void {
        const refused = error instanceof Refused ? error : new Refused("internal_error");
        const id = ++this.#lastNotice;
        this.notices = [...this.notices.slice(-2), { id, code: refused.code, data: refused.data }];
        setTimeout(() => this.dismissNotice(id), kNoticeMs);
    }

    dismissNotice(id: number): void {
        this.notices = this.notices.filter((notice) => notice.id !== id);
    }

    /**
     * Plays under this name from now on. Seats keep the name that they were taken with, so it needs a player without
     * tables and games that wait. Waits until the server has said who we are: before that nobody knows whether there
     * are tables. Throws Refused (`bad_name`).
     */
    async rename(name: string): Promise<void> {
        settings.name = name;
        if (!this.isOnline) await this.#untilWelcome();
        const seated = this.tables.size > 0 || this.welcome?.tables.some(({ table }) => !this.lostTables.has(table));
        if (this.welcome?.name === name || seated || this.waiting.all.length > 0) return;
        saveItem("token", null);
        this.#reconnect();
        await this.#untilWelcome();
    }
    /** Becomes the player whose link or recovery code this is. Throws Refused. */
    async redeem(code: string): Promise<void> {
        const { token } = await this.request({ op: "device.redeem", code, device: deviceName() });
        await this.#become(String(token));
    }
    /** Another person who has played in this browser goes on, or somebody new: null. */
    async switchTo(token: string | null): Promise<void> {
        if (token === null) settings.name = "";
        await this.#become(token);
    }
    async #become(token: string | null): Promise<void> {
        if (this.welcome !== null) rememberOther(this.welcome);
        if (token !== null) forgetOther(token);
        saveItem("token", token);
        this.#reconnect();
        await this.#untilWelcome();
        if (token !== null) settings.name = this.welcome?.name ?? "";
        this.others = others();
    }
    /** Comes back as the player whom storage names. */
    #reconnect(): void {
        clearTimeout(this.#following);
        this.#storedToken = undefined;
        this.#removeAllTables("left");
        this.connectionState = "connecting";
        this.#connection.open();
    }
    /** What waits for the next connection is not the next person's. */
    #leavePerson(): void {
        this.#connection.giveUp();
        this.#removeAllTables("left");
    }
    /** Another tab may have changed who plays in this browser. */
    #followPerson(): void {
        if (!isPersistent) return;
        this.others = others();
        settings.reloadName();
        clearTimeout(this.#following);
        const isAnother = () => this.#storedToken !== undefined && loadItem("token") !== this.#storedToken;
        if (!isAnother()) return;
        const wait = loadItem("token") === null ? kNewcomerMs : 0;
        this.#following = setTimeout(() => {
            if (!isAnother()) return;
            // Where no hello is said yet, the next one is by the token that is there then.
            if (this.isOnline || this.ban !== null) this.#reconnect();
            else this.#connection.wake();
        }, wait);
    }
    #following: ReturnType<typeof setTimeout> | undefined;
    /** What storage had at the last hello; undefined until it is said. */
    #storedToken: string | null | undefined;
    /** Who has played in this browser as well, the last one first. */
    others = $state.raw(others());
    #untilWelcome(): Promise<void> {
        return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    #settleWaiting(give: (waiting: { resolve: () => void; reject: (error: Refused) => void }) => void): void {
        for (const waiting of this.#waiting.splice(0)) give(waiting);
    }
    #waiting: { resolve: () => void; reject: (error: Refused) => void }[] = [];

    watchLobby(): () => void {
        this.#lobbyWatchers += 1;
        if (this.#lobbyWatchers === 1) this.#requestLobby();
        return () => {
            this.#lobbyWatchers -= 1;
            if (this.#lobbyWatchers > 0) return;
            this.lobby.page = null;
            if (this.isOnline) void this.request({ op: "lobby.unwatch" }).catch(() => undefined);
        };
    }
    /** Other public tables than before, or another page of them; what was shown stays until they come. */
    filterLobby(wish: Partial<LobbyFilter>): void {
        this.lobby.filter = { ...this.lobby.filter, ...wish };
        this.#requestLobby();
    }
    #requestLobby(): void {
        if (this.#lobbyWatchers > 0 && this.isOnline) void this.request(this.lobby.request).catch(() => undefined);
    }

    /** Each of these gives the id of the table, once its model stands in `tables`. They throw Refused. */
    async create(table: Omit<Create, "op" | "id">): Promise<string> {
        return this.#untilSnapshot(await this.request({ op: "table.create", idempotency_key: randomText(), ...table }));
    }
    async quickPlay(ruleset?: Create["ruleset"]): Promise<string> {
        const seed_hash = await this.#offer.make();
        return this.#untilSnapshot(
            await this.request({
                op: "quick_play",
                idempotency_key: randomText(),
                ...(ruleset ? { ruleset } : {}),
                ...(seed_hash === null ? {} : { seed_hash }),
            }),
        );
    }
    async join(
        where: { table: string } | { invite: string },
        as: "player" | "spectator" = "player",
        seat?: number,
    ): Promise<string> {
        return this.#untilSnapshot(
            await this.request({
                op: "table.join",
                ...where,
                as,
                ...(seat === undefined ? {} : { seat }),
            } as Request),
        );
    }

    /** What a table is, before one goes there. Throws Refused. */
    async fetchPreview(where: { table: string } | { invite: string }): Promise<TableSummary> {
        return (await this.request({ op: "table.summary", ...where })) as Reply & TableSummary;
    }

    async leave(table: string): Promise<void> {
        await this.request({ op: "table.leave", table });
        this.#removeTable(table);
    }

    #untilSnapshot(reply: Reply): Promise<string> {
        const table = String(reply["table"]);
        this.lostTables.delete(table);
        if (this.tables.has(table)) return Promise.resolve(table);
        return new Promise((resolve) => this.#awaitingSnapshot.set(table, () => resolve(table)));
    }
    #awaitingSnapshot = new Map<string, () => void>();

    #becomeNobody(why: Disowned): void {
        const token = loadItem("token");
        // Another tab may be somebody else by now.
        if (token === null || token === this.#storedToken) {
            saveItem("token", null);
            settings.name = "";
        }
        this.#leavePerson();
        this.disowned = why;
        void loadLaterTexts();
    }

    #onDisconnect(link: ConnectionState): void {
        this.connectionState = link;
        this.retryAt = null;
        this.isRateLimited = false;
        this.canStore = true; // as far as we know; on the next connection the server says otherwise
    }

    /** Whether to say hello once more, to a server that does not know our token, or takes no such name. */
    #onHelloRefused(why: Refused): boolean {
        if (why.code === "bad_token") {
            this.#connection.giveUp();
            // Another tab may have come by a newer one.
            if (loadItem("token") === this.#storedToken) saveItem("token", null);
            this.#removeAllTables("restarted");
        } else if (why.code === "bad_name") {
            settings.name = "";
            this.#settleWaiting((waiting) => waiting.reject(why));
        } else return false;
        return true;
    }

    #helloCredentials(): { caps: string[] } & ({ token: string } | { name: string; device: string }) {
        const caps = [GIVES_SEEDS];
        const token = loadItem("token");
        if (token !== this.#storedToken) this.#leavePerson();
        this.#storedToken = token;
        return token === null ? { caps, name: settings.name || "Guest", device: deviceName() } : { caps, token };
    }

    #onWelcome(message: Welcome): void {
        // Of tabs that come at once, all are the player of the first that was welcomed.
        if (loadItem("token") !== this.#storedToken) return this.#reconnect();
        saveItem("token", message.token);
        this.#storedToken = loadItem("token");
        // The operator may have given us another name since we were last here.
        if (loadItem("known") === `${message.player} ${settings.name}`) settings.name = message.name;
        saveItem("known", `${message.player} ${message.name}`);
        this.welcome = message;
        onWelcome(message);
        this.connectionState = "online";
        this.ban = null;
        this.retryAt = null;
        this.isRateLimited = false;
        this.canStore = true;
        this.obstacle = null;
        retryNow();
        this.#settleWaiting((waiting) => waiting.resolve());
        this.#requestLobby();
        const here = new Set(message.tables.map(({ table }) => table));
        for (const [id, model] of this.tables) {
            if (here.has(id)) continue;
            // A server that has started anew does not remember who only watched: look again.
            const { you, table } = model.latest;
            if (you === null) {
                const where = table.invite ? { invite: table.invite } : { table: id };
                this.join(where, "spectator").catch((error: Refused) =>
                    this.#removeTable(id, error.code === "disconnected" ? "closed" : error.code),
                );
            } else {
                this.#requestSync(id); // gone, and why
            }
        }
        for (const id of here) this.#requestSync(id);
    }

    #requestSync(id: string): void {
        this.request({ op: "table.sync", table: id, ...this.tables.get(id)?.follower.since }).catch(
            (error: Refused) => {
                if (error.code === "unknown_table" || error.code === "not_at_table") void this.#onNotAtTable(id);
                else if (error.code !== "disconnected") this.#removeTable(id, error.code);
            },
        );
    }

    /** The server does not know us at a table where we were. Where it is still there, our seat was given to another. */
    async #onNotAtTable(id: string): Promise<void> {
        const invite = this.tables.get(id)?.latest.table.invite;
        try {
            await this.fetchPreview(invite ? { invite } : { table: id });
            this.#removeTable(id, "seat_expired");
        } catch (error) {
            // It was there: so nobody is left at it.
            if (!(error instanceof Refused && error.code === "disconnected")) this.#removeTable(id, "closed");
        }
    }

    #onMessage(message: Announcement): void {
        switch (message.ev) {
            case "lobby":
                this.lobby.replacePage(message);
                break;
            case "lobby.update":
                this.lobby.updatePage(message);
                break;
            case "snapshot":
                this.#onSnapshot(message);
                break;
            case "update": {
                const model = this.tables.get(message.table);
                if (model && !model.update(message)) this.#requestSync(message.table);
                if (model) this.#recordTable(model.latest);
                break;
            }
            case "left":
                this.#removeTable(message.table, message.reason);
                break;
            case "starting":
                this.tables.get(message.table)?.scheduleStart(message.in_ms);
                break;
            case "storage":
                this.canStore = message.available;
                if (!message.available) for (const model of this.tables.values()) model.stopClocks();
                break;
            case "announcement":
                // The same one comes again with each connection, also to who has dismissed it.
                if (message.since_ms !== this.#announcedSince) this.announcement = message.text || null;
                this.#announcedSince = message.since_ms;
                break;
        }
    }

    #onSnapshot(message: Snapshot): void {
        this.seedGiver(message.table).reconnected();
        this.#recordTable(message.view);
        const model = this.tables.get(message.table);
        // Unasked it comes from another server, which has taken the table over: nobody was away.
        if (model && model.follower.epoch !== message.epoch && message.re !== undefined) {
            this.hasServerRestarted = true;
            setTimeout(() => (this.hasServerRestarted = false), kNoticeMs);
        }
        if (model) model.snapshot(message);
        else
            this.tables.set(
                message.table,
                new TableModel(
                    message,
                    (request) => this.request(request),
                    (error) => this.showRefusal(error),
                ),
            );
        this.lostTables.delete(message.table);
        this.#awaitingSnapshot.get(message.table)?.();
        this.#awaitingSnapshot.delete(message.table);
    }

    /** What must be known of a table later is kept at once: the page may be closed at any moment. */
    #recordTable(view: View): void {
        void this.seedGiver(view.table.id).look(view);
        saveTable(view);
    }
    /** What gives our seeds at a table. */
    seedGiver(table: string): SeedGiver {
        let giver = this.#seedGivers.get(table);
        if (giver === undefined) {
            giver = new SeedGiver((share) => this.request({ op: "table.seed", ...share }), diceEvidence, this.#offer);
            this.#seedGivers.set(table, giver);
        }
        return giver;
    }
    #seedGivers = new Map<string, SeedGiver>();
    #offer = new SeedOffer();

    #removeTable(table: string, why: TableLoss = "left"): void {
        this.tables.get(table)?.close();
        this.tables.delete(table);
        this.#seedGivers.delete(table);
        this.lostTables.set(table, why);
    }

    #removeAllTables(why: TableLoss): void {
        for (const id of [...this.tables.keys()]) this.#removeTable(id, why);
    }
}

export const client = new Client();
