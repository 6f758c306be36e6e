import { Refused, type Reply, type Request } from "../protocol/connection";
import type { People, Somebody } from "../protocol/types";

/** Between two questions who is there: many may come and go at once, and the server hears only so much. */
const kPauseMs = 300;

/** Who is at a table without a seat; and who was removed from it, which its host alone is told. */
export class TablePeople {
    spectators = $state.raw<Somebody[]>([]);
    removed = $state.raw<Somebody[]>([]);
    /** It is known who is there. */
    known = $state(false);
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
    /** A spectator asks for it, or takes it where nobody has to be asked. */
    takeSeat = (seat: number) => this.#do({ op: "table.take_seat", table: this.table, seat });
    giveSeat = (player: string, give: boolean) => this.#do({ op: "table.give_seat", table: this.table, player, give });

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
            const { spectators, removed = [] } = reply as unknown as People;
            this.spectators = spectators;
            this.removed = removed;
            this.known = true;
        } catch (error) {
            // Whoever comes back asks again.
            if (!(error instanceof Refused && error.code === "disconnected")) this.#refuse(error);
        }
    }

    #refuse(error: unknown): void {
        this.refused = error instanceof Refused ? error : new Refused("internal_error");
    }
}
