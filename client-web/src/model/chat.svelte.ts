import { muted } from "../app/muted.svelte";
import { Refused, type Reply, type Request } from "../protocol/connection";
import type { EventOf, Phrase, TableEvent, View } from "../protocol/types";

/** How long words are on show. */
const kShownMs = 5000;
/** Nobody is reminded sooner than this after they were asked, or reminded. The server holds it too. */
const kRemindMs = 10_000;

/** What somebody said last. */
export interface ChatMessage {
    id: number;
    player: string;
    /** Null: a spectator. */
    seat: number | null;
    name: string;
    /** A spectator whose name looks like that of somebody with a seat. */
    alike: boolean;
    phrase: Phrase;
}

export type ChatEvent = EventOf<"phrase_sent"> | EventOf<"nudged">;
/** What people say to each other: it is told at once, beside whatever else is told. */
export const isChatEvent = (event: TableEvent): event is ChatEvent =>
    event.kind === "phrase_sent" || event.kind === "nudged";

/** After how many ms the server will hear us again; null: that is not why it refused. */
function retryAfterMs(error: unknown): number | null {
    if (!(error instanceof Refused) || error.code !== "rate_limited") return null;
    const ms = error.data["retry_after_ms"];
    return typeof ms === "number" ? ms : kRemindMs;
}

/** What people at a table say to each other, and remind each other of. */
export class Chat {
    /** The phrases are on show, for us to choose one. */
    isOpen = $state(false);
    /** We said so much that the server wants us to wait. */
    isRateLimited = $state(false);
    /** Who reminded us last, for as long as that is shown. */
    reminder = $state.raw<{ id: number; seat: number } | null>(null);
    /** Whoever is asked has been for so long that they may be reminded. */
    canRemind = $state(false);

    #messages = $state.raw<readonly ChatMessage[]>([]);
    #decision: number | null = null;
    #ids = 0;
    #remindTimer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly table: string,
        private readonly send: (message: Request) => Promise<Reply>,
        private readonly reportError: (error: unknown) => void,
    ) {}

    /** What was said just now: the last words of each person, oldest first. */
    get messages(): readonly ChatMessage[] {
        return this.#messages.filter(({ player }) => !muted.has(player));
    }

    async say(phrase: Phrase): Promise<void> {
        if (this.isRateLimited) return;
        try {
            await this.send({ op: "table.chat", table: this.table, phrase });
        } catch (error) {
            const ms = retryAfterMs(error);
            if (ms !== null) {
                this.isRateLimited = true;
                setTimeout(() => (this.isRateLimited = false), ms);
            }
            this.reportError(error);
        }
    }

    /** Reminds whoever is asked. */
    async remind(): Promise<void> {
        this.#allowRemindIn(kRemindMs);
        try {
            await this.send({ op: "table.nudge", table: this.table });
        } catch (error) {
            const ms = retryAfterMs(error);
            if (ms !== null) this.#allowRemindIn(ms);
            // They have decided meanwhile: the table shows it.
            else if (!(error instanceof Refused && error.code === "nobody_there")) this.reportError(error);
        }
    }

    /** A decision is open, or none. */
    setDecision(decision: number | null): void {
        if (decision === this.#decision) return;
        this.#decision = decision;
        this.#allowRemindIn(decision === null ? null : kRemindMs);
    }

    /** Takes what was said. False: it comes from somebody whom we do not want to hear. */
    receive(event: ChatEvent, { table, you }: View): boolean {
        const by = event.kind === "phrase_sent" ? event.player : table.seats[event.by]?.player;
        if (event.kind === "nudged") this.#allowRemindIn(kRemindMs);
        if (by != null && muted.has(by)) return false;
        const id = ++this.#ids;
        if (event.kind === "phrase_sent") {
            const { player, seat = null, name, phrase, alike = false } = event;
            const others = this.#messages.filter((one) => one.player !== player);
            this.#messages = [...others, { id, player, seat, name, alike, phrase }];
            setTimeout(() => (this.#messages = this.#messages.filter((one) => one.id !== id)), kShownMs);
        } else if (event.seat === you?.seat) {
            this.reminder = { id, seat: event.by };
            setTimeout(() => this.reminder?.id === id && (this.reminder = null), kShownMs);
        }
        return true;
    }

    close(): void {
        this.#allowRemindIn(null);
    }

    #allowRemindIn(ms: number | null): void {
        clearTimeout(this.#remindTimer);
        this.canRemind = false;
        if (ms !== null) this.#remindTimer = setTimeout(() => (this.canRemind = true), ms);
    }
}
