import type { Reply, Request } from "../protocol/connection";
import type { WaitingGame, WaitingGamesReply } from "../protocol/types";

/** Whether this player is to decide. */
export const isTurnOf = (player: string | undefined, { turn, seats }: Pick<WaitingGame, "turn" | "seats">): boolean =>
    player !== undefined && seats[turn]?.player === player;

/** Games of one player that wait for their players: those in which this one is asked come first. */
export class WaitingGames {
    all = $state.raw<WaitingGame[]>([]);

    #player: string | null = null;

    constructor(private readonly request: (request: Request) => Promise<Reply>) {}

    /** Fetches the games of this player. What was known of them stays where they cannot be fetched. */
    async load(player: string): Promise<void> {
        if (this.#player !== player) this.all = [];
        this.#player = player;
        try {
            const reply = await this.request({ op: "games.waiting" });
            const { waiting: games } = reply as unknown as WaitingGamesReply;
            if (this.#player !== player) return;
            const isOurs = (game: WaitingGame) => isTurnOf(player, game);
            this.all = [...games.filter(isOurs), ...games.filter((game) => !isOurs(game))];
        } catch {
            // Nobody has asked for it.
        }
    }
}
