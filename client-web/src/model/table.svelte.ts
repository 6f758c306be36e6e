import { after, Followed } from "../protocol/followed";
import { Refused, type Reply, type Request } from "../protocol/connection";
import type { Action, Prompt, Snapshot, TableEvent, Update, View } from "../protocol/types";
import { called } from "../texts/names";
import type { Sentence } from "../texts/sentence";
import { endOfPayout, isPayout, rowOf, told } from "../families/events";
import { pace, reducedMotion } from "../app/settings.svelte";
import { isTalk, Talk } from "./talk.svelte";
import { Tempo } from "./tempo";

/** An event while it is told. */
export interface Beat {
    event: TableEvent;
    /** How long it is shown; the durations of movements fit in. */
    ms: number;
}

/**
 * Who draws a table may look at it just before and just after an update is shown, to move things from where they were
 * to where they are.
 */
export interface Stagehand {
    before?(events: TableEvent[]): void;
    after?(events: TableEvent[]): void;
}

export interface LogLine extends Sentence {
    id: number;
}

/**
 * One payout on show: the casinos as they stood before, and what happened at them. The screen calls `done` when it has
 * been told or skipped.
 */
export interface Payout {
    before: View;
    events: TableEvent[];
    done(): void;
}

const kLogLines = 300;
const kSlowMs = 400;
/** Who is further behind, in updates, is brought up to date first. */
const kTooMany = 40;
// As look/dice.css lets dice fall: one after another, and the last ones together.
const kTumbleMs = 620;
const kStaggerMs = 45;
const kLast = 7;

const saysTheSame = (one: LogLine, other: LogLine): boolean =>
    JSON.stringify({ ...one, id: 0 }) === JSON.stringify({ ...other, id: 0 });

/**
 * A table as the server tells it. `latest` is how it stands; `view` is what is shown, which follows update by update
 * while the page tells what happened. Input is never blocked: `hurry()` ends what is being told.
 */
export class TableModel {
    readonly id: string;
    readonly talk: Talk;
    readonly followed: Followed;
    latest = $state.raw<View>() as View;
    view = $state.raw<View>() as View;
    /** The open question at the table, whoever is asked. */
    prompt = $state.raw<Prompt | null>(null);
    /** When its time is up (performance.now()), or null without a clock. */
    deadline = $state<number | null>(null);
    /** The event that is being told now. */
    beat = $state.raw<Beat | null>(null);
    payout = $state.raw<Payout | null>(null);
    log = $state.raw<LogLine[]>([]);
    /** What was told of the game last: the caption of what is being shown. */
    said = $state.raw<LogLine | null>(null);
    /** Everything is told: what is shown is how it stands. */
    settled = $state(true);
    /** An action is on its way. */
    acting = $state(false);
    /** It has been for so long that people should be told. */
    sending = $state(false);
    /** The last finished game, until the player turns to the next one. */
    finished = $state.raw<View | null>(null);
    /** What durations are multiplied with while this is told: the setting, and quicker where much waits. */
    tempo = $state(pace());
    /** Dice are in the air: nobody is told yet what they will show. */
    falling = $state(false);
    /** Turns of others are shown, and not told, until ours or a payout. */
    forwarding = $state(false);
    /** When a quick table starts by itself (performance.now()). */
    startsAt = $state<number | null>(null);

    #queue: Update[] = [];
    #running = false;
    #hurry: (() => void) | null = null;
    #hurrying = false;
    #lines = 0;
    #hands = new Set<Stagehand>();
    #closed = false;
    #slow: ReturnType<typeof setTimeout> | undefined;
    readonly #tempo = new Tempo();
    /** Rises with every snapshot: what was being told before it is out of date. */
    #era = 0;

    constructor(
        first: Snapshot,
        private readonly send: (message: Request) => Promise<Reply>,
        private readonly refused: (error: unknown) => void,
    ) {
        this.id = first.table;
        this.talk = new Talk(first.table, send, refused);
        this.followed = new Followed(first.table);
        this.latest = first.view;
        this.snapshot(first);
    }

    /** Our seat, or null: we watch. */
    get seat(): number | null {
        return this.view.you?.seat ?? null;
    }

    /** The question to us that can be answered now: asked of our seat, and what led to it has been told. */
    get question(): (Prompt & { actions: Action[] }) | null {
        const { prompt } = this;
        return this.settled && prompt?.actions !== undefined ? (prompt as Prompt & { actions: Action[] }) : null;
    }

    name(seat: number): string {
        return called(this.view.table.seats[seat], seat);
    }

    /** Takes the whole table: what was being told is dropped. */
    snapshot(message: Snapshot): void {
        this.followed.follow(message);
        this.latest = message.view;
        this.#queue = [];
        this.#era += 1;
        this.hurry();
        this.payout?.done();
        this.#show(message.view);
        this.#recall(message.story);
        this.ask(message.prompt);
    }

    /** Takes an update. False: it does not follow on what is known; ask for a snapshot. */
    update(message: Update): boolean {
        const heard = this.followed.follow(message);
        if (heard !== "taken") return heard === "known";
        this.latest = this.followed.view as View;
        if (this.prompt !== null && this.latest.table.status !== "playing") this.ask(null);
        this.#take(message);
        return true;
    }

    #take(message: Update): void {
        const talked = message.events.filter(isTalk);
        for (const event of talked) {
            if (this.talk.hear(event, this.latest)) this.#note(told(event, this.latest, this.latest));
        }
        const rest = { ...message, events: message.events.filter((event) => !isTalk(event)) };
        if (talked.length > 0 && rest.events.length + rest.patch.length === 0 && rest.private === undefined) return;
        // What takes no time unsettles nothing: an answer in the making stays as it is.
        if (!this.#running && this.#takesNoTime(rest)) return void this.#tell(rest);
        this.#queue.push(rest);
        void this.#run();
    }

    #takesNoTime({ events }: Update): boolean {
        return !isPayout(events, this.view) && events.every((event) => !rowOf(event, this.view).ms);
    }

    ask(prompt: Prompt | null): void {
        this.prompt = prompt;
        this.talk.asked(prompt?.decision ?? null);
        this.#acts(false);
        if (this.forwarding && prompt?.actions !== undefined) {
            this.forwarding = false;
            this.hurry();
        }
        this.deadline = prompt?.deadline_ms === undefined ? null : performance.now() + prompt.deadline_ms;
    }

    /** Time stands still. When it goes on, the server says anew what falls due when. */
    standStill(): void {
        this.deadline = null;
        this.startsAt = null;
    }

    /** A quick table starts by itself in so many ms. */
    starting(inMs: number): void {
        this.startsAt = performance.now() + inMs;
    }

    /**
     * Answers the open question. An answer that comes too late is nobody's fault: the table shows what became of it.
     */
    async act(action: Action): Promise<void> {
        const { prompt } = this;
        if (prompt === null || this.acting) return;
        this.#acts(true);
        try {
            const { shows: _, ...bare } = action as Action & { shows?: unknown };
            await this.send({ op: "act", table: this.id, decision: prompt.decision, action: bare as Action });
        } catch (error) {
            this.#acts(false);
            const late =
                error instanceof Refused && (error.code === "stale_decision" || error.code === "not_your_decision");
            if (!late) this.refused(error);
        }
    }

    #acts(on: boolean): void {
        this.acting = on;
        this.sending = false;
        clearTimeout(this.#slow);
        if (on) this.#slow = setTimeout(() => (this.sending = true), kSlowMs);
    }

    /** Ends what is being told: everything up to now is shown at once. */
    hurry(): void {
        this.#hurrying = this.#running;
        this.#hurry?.();
    }

    /** On to our next turn. */
    forward(): void {
        this.forwarding = true;
        this.hurry();
    }

    attend(hand: Stagehand): () => void {
        this.#hands.add(hand);
        return () => this.#hands.delete(hand);
    }

    /** The player has turned away from the finished game. */
    dismiss(): void {
        this.finished = null;
    }

    close(): void {
        this.#closed = true;
        this.talk.close();
        this.#queue = [];
        this.hurry();
    }

    #show(view: View): void {
        this.view = view;
        if (view.table.status === "finished") this.finished = view;
        else if (view.table.status === "playing") this.finished = null;
        if (view.table.status !== "open") this.startsAt = null;
        if (view.table.status !== "playing") this.forwarding = false;
    }

    async #run(): Promise<void> {
        if (this.#running) return;
        this.#running = true;
        this.settled = false;
        this.#tempo.begin(this.#now());
        while (this.#queue.length > 0 && !this.#closed) await this.#tell(this.#queue.shift() as Update);
        this.#running = false;
        this.#hurrying = false;
        this.beat = null;
        this.settled = true;
    }

    async #tell(update: Update): Promise<void> {
        const { events } = update;
        const before = this.view;
        const era = this.#era;
        const pays = isPayout(events, before);
        if (pays) this.forwarding = false;
        const moving = this.#moving();
        const paid = moving && pays;
        if (paid) await this.#pay(before, events);
        if (era !== this.#era) return;
        if (paid) this.#tempo.begin(this.#now());
        this.#keepTime(events);
        if (moving) for (const hand of this.#hands) hand.before?.(events);
        this.#show(after(this.view, update));
        if (moving) for (const hand of this.#hands) hand.after?.(events);
        const shown = paid ? endOfPayout(events, before) : 0;
        for (const [n, event] of events.entries()) {
            const row = rowOf(event, this.view);
            this.#keepTime(events.slice(n));
            const ms = n >= shown && this.#moving() ? (row.ms ?? 0) * this.tempo : 0;
            const falls = Math.min(ms, this.#fallMs(row.thrown?.(event).length ?? 0));
            if (ms > 0) this.beat = { event, ms };
            if (falls > 0) await this.#fall(falls);
            if (era !== this.#era) return;
            this.#say(told(event, this.view, before));
            if (ms > 0 && !this.#hurrying) await this.#wait(ms - falls);
            if (era !== this.#era) return;
        }
    }

    /** Is there somebody to tell it to, and time? Who is far behind is brought up to date first. */
    #moving(): boolean {
        return (
            !this.#hurrying &&
            !this.forwarding &&
            !this.#closed &&
            pace() > 0 &&
            document.visibilityState === "visible" &&
            this.#queue.length < kTooMany
        );
    }

    /** Now, in ms at normal speed. */
    #now(): number {
        return performance.now() / (pace() || 1);
    }

    /** Takes the tempo for these events and all that waits behind them. */
    #keepTime(events: TableEvent[]): void {
        const takes = (of: TableEvent[]) => {
            const from = isPayout(of, this.view) ? endOfPayout(of, this.view) : 0;
            return of.slice(from).reduce((ms, event) => ms + (rowOf(event, this.view).ms ?? 0), 0);
        };
        const waits = this.#queue.reduce((ms, update) => ms + takes(update.events), takes(events));
        const bots = this.view.table.seats.filter((person) => person?.bot != null).length;
        this.tempo = pace() * this.#tempo.of(this.#now(), { waits, bots, plays: this.seat !== null });
    }

    #say(sentences: Sentence[]): void {
        for (const line of this.#note(sentences)) this.said = line;
    }

    #note(sentences: Sentence[]): LogLine[] {
        const lines = sentences.map((sentence) => this.#line(sentence));
        if (lines.length > 0) this.log = [...this.log, ...lines].slice(-kLogLines);
        return lines;
    }

    /** The log as it was up to where the story begins, and then the story. Nobody is told it aloud. */
    #recall(story: readonly TableEvent[]): void {
        const lines = story.flatMap((event) => told(event, this.view, this.view)).map((each) => this.#line(each));
        const [first] = lines;
        if (first === undefined) return;
        const begins = this.log.map((line) => saysTheSame(line, first)).lastIndexOf(true);
        this.log = [...this.log.slice(0, begins < 0 ? undefined : begins), ...lines].slice(-kLogLines);
    }

    #line(sentence: Sentence): LogLine {
        return { ...sentence, id: ++this.#lines };
    }

    #pay(before: View, events: TableEvent[]): Promise<void> {
        return new Promise((resolve) => {
            this.payout = {
                before,
                events,
                done: () => {
                    this.payout = null;
                    resolve();
                },
            };
        });
    }

    #fallMs(dice: number): number {
        return dice === 0 || reducedMotion() ? 0 : (kTumbleMs + kStaggerMs * Math.min(dice - 1, kLast)) * this.tempo;
    }

    async #fall(ms: number): Promise<void> {
        this.falling = true;
        await this.#wait(ms);
        this.falling = false;
    }

    #wait(ms: number): Promise<void> {
        return new Promise((resolve) => {
            const timer = setTimeout(done, ms);
            function done() {
                clearTimeout(timer);
                resolve();
            }
            this.#hurry = done;
        });
    }
}
