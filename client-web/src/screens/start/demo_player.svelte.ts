import type { Casino, Owner, Replay, TableEvent, View } from "../../protocol/types";
import { sentencesOf } from "../../families/events";
import { roundStarts, viewsOf } from "../../model/replay";
import { displayName } from "../../texts/names";
import type { Sentence } from "../../texts/sentence";

const kRollMs = 700;
const kMoveMs = 1300;
const kRoundMs = 4000;

const diceKey = (view: View): string => JSON.stringify(view.casinos.map(({ dice }: Casino) => dice));

/** Plays a finished game with six casinos to nobody in particular: once, and from where it was stopped. */
export class DemoPlayer {
    readonly views: View[];
    step = $state(0);
    isPlaying = $state(false);

    constructor(private readonly file: Replay) {
        this.views = viewsOf(file);
        this.step = this.stillStep;
    }

    /** A moment that is worth a picture: the first round with all its dice, just before it is paid. */
    get stillStep(): number {
        return Math.max(0, (roundStarts(this.file)[1]?.step ?? this.last) - 1);
    }
    get last(): number {
        return this.file.steps.length;
    }
    get view(): View {
        return this.views[this.step] as View;
    }
    get #events(): readonly TableEvent[] {
        return this.step > 0 ? (this.file.steps[this.step - 1]?.events ?? []) : this.file.events;
    }

    /** What is said of this step: of a round that was paid, who got most. */
    get caption(): Sentence | null {
        const before = this.views[Math.max(0, this.step - 1)] as View;
        const most = this.#events.reduce<TableEvent | null>(
            (best, event) =>
                event.kind === "card_won" && (best?.kind !== "card_won" || event.dollars > best.dollars) ? event : best,
            null,
        );
        const events = most === null ? this.#events : [most];
        return events.flatMap((event) => sentencesOf(event, this.view, before))[0] ?? null;
    }

    /** The casino where dice were put last, or 0. */
    get litCasino(): number {
        return this.#events.reduce((casino, event) => (event.kind === "placed" ? event.casino : casino), 0);
    }

    /** How long this step is to be looked at; null: there is nothing more to come, or it is stopped. */
    get pauseMs(): number | null {
        if (!this.isPlaying || this.step >= this.last) return null;
        if (this.#events.some(({ kind }) => kind === "round_started")) return kRoundMs;
        const before = this.views[Math.max(0, this.step - 1)] as View;
        return diceKey(before) === diceKey(this.view) ? kRollMs : kMoveMs;
    }

    stepForward(): void {
        if (this.step < this.last) this.step += 1;
        if (this.step === this.last) this.isPlaying = false;
    }

    /** Goes on, or stops; after the end it begins anew. */
    toggle(): void {
        if (!this.isPlaying && this.step === this.last) this.step = 0;
        this.isPlaying = !this.isPlaying;
    }

    name(seat: number): string {
        return displayName(this.view.table.seats[seat], seat);
    }
}

/** Dice that lie in a casino, as the strip of the start page draws them. */
export interface DemoDice {
    owner: Owner;
    small: number;
    big: boolean;
    tied: boolean;
}

export const diceGroups = ({ dice, tied }: Casino): DemoDice[] =>
    dice.map(({ owner, small, big }) => ({ owner, small, big: big !== undefined, tied: tied.includes(owner) }));
