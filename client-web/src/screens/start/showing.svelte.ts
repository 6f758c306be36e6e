import type { Casino, Owner, Replay, TableEvent, View } from "../../protocol/types";
import { told } from "../../families/events";
import { rounds, views } from "../../model/replay";
import { called } from "../../texts/names";
import type { Sentence } from "../../texts/sentence";

const kRollMs = 700;
const kMoveMs = 1300;
const kRoundMs = 4000;

const places = (view: View): string => JSON.stringify(view.casinos.map(({ dice }: Casino) => dice));

/** Plays a finished game with six casinos to nobody in particular: once, and from where it was stopped. */
export class Showing {
    readonly views: View[];
    at = $state(0);
    playing = $state(false);

    constructor(private readonly file: Replay) {
        this.views = views(file);
        this.at = this.still;
    }

    /** A moment that is worth a picture: the first round with all its dice, just before it is paid. */
    get still(): number {
        return Math.max(0, (rounds(this.file)[1]?.at ?? this.last) - 1);
    }
    get last(): number {
        return this.file.steps.length;
    }
    get view(): View {
        return this.views[this.at] as View;
    }
    get #events(): readonly TableEvent[] {
        return this.at > 0 ? (this.file.steps[this.at - 1]?.events ?? []) : this.file.events;
    }

    /** What is said of this step: of a round that was paid, who got most. */
    get said(): Sentence | null {
        const before = this.views[Math.max(0, this.at - 1)] as View;
        const most = this.#events.reduce<TableEvent | null>(
            (best, event) =>
                event.kind === "card_won" && (best?.kind !== "card_won" || event.dollars > best.dollars) ? event : best,
            null,
        );
        const events = most === null ? this.#events : [most];
        return events.flatMap((event) => told(event, this.view, before))[0] ?? null;
    }

    /** The casino where dice were put last, or 0. */
    get lit(): number {
        return this.#events.reduce((casino, event) => (event.kind === "placed" ? event.casino : casino), 0);
    }

    /** How long this step is to be looked at; null: there is nothing more to come, or it is stopped. */
    get pause(): number | null {
        if (!this.playing || this.at >= this.last) return null;
        if (this.#events.some(({ kind }) => kind === "round_started")) return kRoundMs;
        const before = this.views[Math.max(0, this.at - 1)] as View;
        return places(before) === places(this.view) ? kRollMs : kMoveMs;
    }

    forward(): void {
        if (this.at < this.last) this.at += 1;
        if (this.at === this.last) this.playing = false;
    }

    /** Goes on, or stops; after the end it begins anew. */
    toggle(): void {
        if (!this.playing && this.at === this.last) this.at = 0;
        this.playing = !this.playing;
    }

    name(seat: number): string {
        return called(this.view.table.seats[seat], seat);
    }
}

/** Dice that lie in a casino, as the strip of the start page draws them. */
export interface Lying {
    owner: Owner;
    small: number;
    big: boolean;
    tied: boolean;
}

export const lying = ({ dice, tied }: Casino): Lying[] =>
    dice.map(({ owner, small, big }) => ({ owner, small, big: big !== undefined, tied: tied.includes(owner) }));
