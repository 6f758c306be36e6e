import { Refused, type Reply, type Request } from "../protocol/connection";
import type { People, Somebody } from "../protocol/types";

/** Between two questions who is there: many may come and go at once, and the server hears only so much. */
const kPauseMs = 300;

/** Who is at a table without a seat, and who was removed from it: as its host is told. */
export class TablePeople {
    spectators = $state.raw<Somebody[]>([]);
    removed = $state.raw<Somebody[]>([]);
    /** The refusal of what was asked last. */
    refused = $state.raw<Refused | null>(null);

    #asking = false;
    #again = false;

    constructor(
        private readonly table: string,
        private readonly ask: (message: Request) => Promise<Reply>,
    ) {}

    /** Asks who is there now; while it asks, once more afterwards. */
    async look(): Promise<void> {
        this.#again = true;
        if (this.#asking) return;
        this.#asking = true;
        while (this.#again) {
            this.#again = false;
            await this.#fetch();
            if (this.#again) await new Promise((resolve) => setTimeout(resolve, kPauseMs));
        }
        this.#asking = false;
    }

    /** False: it was refused. */
    remove = (player: string) => this.#do({ op: "table.remove", table: this.table, player });
    admit = (player: string) => this.#do({ op: "table.admit", table: this.table, player });

    async #do(message: Request): Promise<boolean> {
        this.refused = null;
        try {
            await this.ask(message);
        } catch (error) {
            this.#refuse(error);
        }
        void this.look();
        return this.refused === null;
    }

    async #fetch(): Promise<void> {
        try {
            const reply = await this.ask({ op: "table.people", table: this.table });
            ({ spectators: this.spectators, removed: this.removed } = reply as unknown as People);
        } catch (error) {
            // Whoever comes back asks again.
            if (!(error instanceof Refused && error.code === "disconnected")) this.#refuse(error);
        }
    }

    #refuse(error: unknown): void {
        this.refused = error instanceof Refused ? error : new Refused("internal_error");
    }
}
