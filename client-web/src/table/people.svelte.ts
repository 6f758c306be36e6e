import { Refused, type Reply, type Request } from "../protocol/connection";
import type { PersonInfo, SpectatorsList } from "../protocol/types";

/** Between two questions who is there: many may come and go at once, and the server hears only so much. */
const kPauseMs = 300;

/** What goes with a removal. */
export type Removal = { remember_address?: true; renew_invite?: true };

/** Who is at a table without a seat; and who was removed from it, which its host alone is told. */
export class TablePeople {
    spectators = $state.raw<PersonInfo[]>([]);
    removed = $state.raw<PersonInfo[]>([]);
    /** It is known who is there. */
    isLoaded = $state(false);
    /** The refusal of what was asked last. */
    refusal = $state.raw<Refused | null>(null);

    #isFetching = false;
    #isStale = false;

    constructor(
        private readonly table: string,
        private readonly request: (message: Request) => Promise<Reply>,
    ) {}

    /** Asks who is there now; while it asks, once more afterwards. */
    async refresh(): Promise<void> {
        this.#isStale = true;
        if (this.#isFetching) return;
        this.#isFetching = true;
        while (this.#isStale) {
            this.#isStale = false;
            await this.#fetch();
            if (this.#isStale) await new Promise((resolve) => setTimeout(resolve, kPauseMs));
        }
        this.#isFetching = false;
    }

    /** False: it was refused. */
    remove = (player: string, how: Removal = {}) =>
        this.#perform({ op: "table.remove", table: this.table, player, ...how });
    readmit = (player: string) => this.#perform({ op: "table.readmit", table: this.table, player });
    /** A spectator asks for it, or takes it where nobody has to be asked. */
    requestSeat = (seat: number) => this.#perform({ op: "table.request_seat", table: this.table, seat });
    assignSeat = (player: string, accept: boolean) =>
        this.#perform({ op: "table.assign_seat", table: this.table, player, accept });

    async #perform(message: Request): Promise<boolean> {
        this.refusal = null;
        try {
            await this.request(message);
        } catch (error) {
            this.#setRefusal(error);
        }
        void this.refresh();
        return this.refusal === null;
    }

    async #fetch(): Promise<void> {
        try {
            const reply = await this.request({ op: "table.spectators", table: this.table });
            const { spectators, removed = [] } = reply as unknown as SpectatorsList;
            this.spectators = spectators;
            this.removed = removed;
            this.isLoaded = true;
        } catch (error) {
            // Whoever comes back asks again.
            if (!(error instanceof Refused && error.code === "disconnected")) this.#setRefusal(error);
        }
    }

    #setRefusal(error: unknown): void {
        this.refusal = error instanceof Refused ? error : new Refused("internal_error");
    }
}
