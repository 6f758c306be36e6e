import type { Reply, Request } from "../protocol/connection";
import type { WaitingGame } from "../protocol/types";

/** Whether this player is to decide. */
export const isTurnOf = (player: string | undefined, { turn, seats }: WaitingGame): boolean =>
    player !== undefined && seats[turn]?.player === player;

/** Games of one player that wait for their players: those in which this one is asked come first. */
export class WaitingGames {
    all = $state.raw<WaitingGame[]>([]);

    #player: string | null = null;

    constructor(private readonly request: (request: Request) => Promise<Reply>) {}

    /** Shows the games of this player. What cannot be fetched is not there: nobody has asked for it yet. */
    async load(player: string): Promise<void> {
        if (this.#player === player) return;
        this.#player = player;
        this.all = [];
        try {
            const { games } = (await this.request({ op: "games.waiting" })) as unknown as { games: WaitingGame[] };
            if (this.#player !== player) return;
            this.all = [
                ...games.filter((game) => isTurnOf(player, game)),
                ...games.filter((game) => !isTurnOf(player, game)),
            ];
        } catch {
            if (this.#player === player) this.#player = null;
        }
    }
}
