import type { Client } from "./client.js";
import { Followed } from "./followed.js";
import type { Action, Announcement, ErrorCode, Level, OpenPrompt, Result, View } from "./generated.js";
import { Refused } from "./refused.js";
import { canGiveSeeds, SeedGiver } from "./seeds.js";

/** A decision that is open; with `actions` if it is ours. */
export type Prompt = OpenPrompt;
/** One that we have to make. */
export type Question = Prompt & { actions: Action[] };
/** What answers it: with one of its actions, at once or later. */
export type Choose = (view: View, question: Question) => Action | Promise<Action>;

/** Somebody else answered: the house, when the time was over, or we did on a line that broke. */
const ANSWERED: ErrorCode[] = ["stale_decision", "not_your_decision", "game_over"];

/** We are no longer at the table; `reason` is the server's word for why. */
export class Left extends Error {
    constructor(readonly reason: string) {
        super(`away from the table: ${reason}`);
    }
}

/** A table that the program is at. Its `view` is always the newest: it changes while its owner awaits. */
export class Table extends Followed {
    private over?: Error;
    private waiting: (() => void)[] = [];
    private readonly seeds: SeedGiver;

    constructor(
        private readonly client: Client,
        id: string,
    ) {
        super(id);
        this.seeds = new SeedGiver((share) => client.request("table.seed", share), client.evidence, client.offer);
    }

    /** Ours; null: we watch. */
    get seat(): number | null {
        return this.view?.you?.seat ?? null;
    }

    /** At an open table: seats house bots of this level where nobody sits, if we are the host, and is ready.
     *  Elsewhere there is nothing to do. */
    async begin(level: Level = "easy"): Promise<void> {
        const table = this.view!.table;
        if (table.status !== "open") return;
        const free = table.seats.flatMap((person, seat) => (person ? [] : [seat]));
        for (const seat of table.host === this.client.player ? free : []) {
            await this.ask("table.add_bot", { level, seat }, ["seat_taken", "not_a_bot"]);
        }
        await this.ask("table.ready", {}, ["game_started"]);
    }

    /** Answers what our seat is asked, until the game has ended. */
    async play(choose: Choose): Promise<Result> {
        let answered = { epoch: "", decision: -1 };
        while (this.view?.table.status !== "finished") {
            const prompt = this.prompt;
            const { epoch } = this;
            const isAnswered = prompt?.decision === answered.decision && epoch === answered.epoch;
            if (!this.view || !prompt?.actions || isAnswered) {
                await this.news();
                continue;
            }
            const action = await choose(this.view, prompt as Question);
            answered = { epoch, decision: prompt.decision };
            await this.ask("act", { decision: prompt.decision, action }, ANSWERED);
        }
        return this.view.result!;
    }

    async leave(): Promise<void> {
        await this.ask("table.leave", {}, ["not_at_table", "unknown_table"]);
        this.client.tables.delete(this.id);
    }

    /** Until something has changed. */
    async news(): Promise<void> {
        if (!this.over) await new Promise<void>((done) => this.waiting.push(done));
        if (this.over) throw this.over;
    }

    /** Nothing more will be heard of it. */
    ends(why: Error): void {
        this.over ??= why;
        this.changed();
    }

    /** What the server says of this table. False: we have missed something. */
    hear(message: Announcement): boolean {
        if (message.ev === "left") {
            this.client.tables.delete(this.id);
            this.ends(new Left(message.reason));
        } else if (message.ev === "snapshot" || message.ev === "update") {
            if (this.follow(message) === "missed") return false;
            if (message.ev === "snapshot") this.seeds.reconnected();
            if (canGiveSeeds()) void this.seeds.look(this.view!);
        }
        this.changed();
        return true;
    }

    private changed(): void {
        const waiting = this.waiting;
        this.waiting = [];
        for (const done of waiting) done();
    }

    /** A request about this table; these refusals do no harm. */
    private async ask(op: string, fields: object, mayFail: ErrorCode[]): Promise<void> {
        try {
            await this.client.request(op, { table: this.id, ...fields });
        } catch (why) {
            if (!(why instanceof Refused && (mayFail as string[]).includes(why.code))) throw why;
        }
    }
}
