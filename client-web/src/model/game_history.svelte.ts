import type { Reply, Request } from "../protocol/connection";
import type { MyGames, PlayedGame } from "../protocol/types";

/** Finished games of one player, the newest first, as far as they were asked for. */
export class GameHistory {
    all = $state.raw<PlayedGame[]>([]);
    /** There are older ones. */
    hasMore = $state(false);
    isBusy = $state(false);

    #player: string | null = null;

    constructor(
        private readonly request: (request: Request) => Promise<Reply>,
        /** How many are fetched at first, and then at a time. */
        private readonly first: number,
        private readonly page: number,
    ) {}

    /** Shows the games of this player. What cannot be fetched is not there: nobody has asked for it yet. */
    async load(player: string): Promise<void> {
        if (this.#player === player) return;
        this.#player = player;
        this.all = [];
        this.hasMore = false;
        try {
            await this.#fetch({ op: "games.mine", limit: this.first });
        } catch {
            if (this.#player === player) this.#player = null;
        }
    }

    /** Fetches the next page. Throws Refused. */
    async loadOlder(): Promise<void> {
        const last = this.all.at(-1);
        if (this.isBusy || last === undefined) return;
        await this.#fetch({ op: "games.mine", limit: this.page, game: last.game, ended_ms: last.ended_ms });
    }

    async #fetch(request: Request): Promise<void> {
        const player = this.#player;
        this.isBusy = true;
        try {
            const { games, more } = (await this.request(request)) as unknown as MyGames;
            if (this.#player !== player) return;
            this.all = [...this.all, ...games];
            this.hasMore = more ?? false;
        } finally {
            if (this.#player === player) this.isBusy = false;
        }
    }
}
