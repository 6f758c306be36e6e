import WebSocket from "ws";
import { Client, type types } from "../../../protocol/kits/typescript/src/index";

export type Message = Record<string, unknown>;

globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket; // Node has one of its own from 22 on

/**
 * Somebody who plays without a page, through the kit: makes the tables that the page's forms cannot make (`tile_set`),
 * hosts them without a seat, and takes seats that no page needs.
 */
export class Host {
    /** Those that came since the test began. */
    static readonly all = new Set<Host>();

    #awaited: { kind: string; done: () => void }[] = [];

    private constructor(readonly client: Client) {}

    static async connect(url: string, name = "Host"): Promise<Host> {
        const tell = (_: string, event: types.Event) => host.#told(event);
        const host: Host = new Host(await Client.connect(url, name, { bot: null, tell, wait: true }));
        Host.all.add(host);
        return host;
    }

    /** What the server says of itself. */
    get welcome(): types.WelcomeMessage {
        return this.client.welcome;
    }

    /** Rejects with the error's code. */
    ask({ op, ...fields }: { op: string } & Message): Promise<Message> {
        return this.client.request(op, fields);
    }

    /** Until such an event is told, of whatever table. */
    sees(kind: types.Event["kind"]): Promise<void> {
        return new Promise((done) => this.#awaited.push({ kind, done }));
    }

    #told({ kind }: types.Event): void {
        const now = this.#awaited.filter((each) => each.kind === kind);
        this.#awaited = this.#awaited.filter((each) => !now.includes(each));
        for (const { done } of now) done();
    }

    /** A table with this host as a spectator, its bots already sitting on the last seats. */
    async create(table: {
        ruleset: string;
        options?: Message;
        seats: number;
        bots?: number;
        visibility?: string;
        clock?: Message | null;
        slow_play_limit?: boolean;
    }): Promise<{ table: string; invite: string }> {
        const { bots = 0, ...wish } = table;
        const made = (await this.ask({
            op: "table.create",
            as: "spectator",
            clock: null,
            ...wish,
        })) as { table: string; invite: string };
        for (let n = 0; n < bots; n += 1)
            await this.ask({
                op: "table.add_bot",
                table: made.table,
                level: n % 2 ? "random" : "easy",
                seat: table.seats - 1 - n,
            });
        return { table: made.table, invite: made.invite };
    }

    /** Sits down and answers every question at random, each when `may` allows it. */
    async play(code: string, next: () => number, may: () => Promise<void> = () => Promise.resolve()): Promise<void> {
        const table = await this.client.join({ invite: code });
        await this.ask({ op: "table.ready", table: table.id });
        const playing = table.play(async (_, { actions }) => {
            const action = actions[Math.floor(next() * actions.length)] as types.Action;
            await may();
            return action;
        });
        playing.catch(() => undefined); // the test is over
    }

    close(): void {
        this.client.close();
    }
}
