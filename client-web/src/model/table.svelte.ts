import { after, Followed } from "../protocol/followed";
import { Refused, type Reply, type Request } from "../protocol/connection";
import type { Action, Patch, Prompt, Snapshot, TableEvent, Update, View } from "../protocol/types";
import { displayName, earlierName } from "../texts/names";
import { withEarlierPlayer, type Sentence } from "../texts/sentence";
import { durationOf, endOfPayout, isPayout, presentationOf, sentencesOf } from "../families/events";
import { durationScale, reducedMotion } from "../app/settings.svelte";
import { isChatEvent, Chat } from "./chat.svelte";
import { PlaybackSpeed } from "./playback_speed";

/** An event while it is told. */
export interface CurrentEvent {
    event: TableEvent;
    /** What comes after it in its update. */
    following: readonly TableEvent[];
    /** How long it is shown; the durations of movements fit in. */
    durationMs: number;
}

/**
 * Who draws a table may look at it just before and just after an update is shown, to move things from where they were
 * to where they are.
 */
export interface TransitionHook {
    before?(events: TableEvent[]): void;
    after?(events: TableEvent[]): void;
}

export interface LogLine extends Sentence {
    id: number;
    /** The payout told it, or a snapshot restored it: the live region of the table does not say it. */
    isHeard?: boolean;
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
const kMaxAnimatedUpdates = 40;
// As look/dice.css lets dice fall: one after another, and the last ones together.
const kTumbleMs = 620;
const kStaggerMs = 45;
const kMaxStaggered = 7;

const isEmpty = (patch: Patch = {}): boolean => Object.keys(patch).length === 0;

const sentenceOf = ({ id: _, isHeard: __, ...sentence }: LogLine): Sentence => sentence;
const isSameLine = (one: LogLine, other: LogLine): boolean =>
    JSON.stringify(sentenceOf(one)) === JSON.stringify(sentenceOf(other));

/** Whatever time there is for it. */
const isSameQuestion = (one: Prompt | null, other: Prompt | null): boolean =>
    JSON.stringify({ ...one, deadline_ms: undefined }) === JSON.stringify({ ...other, deadline_ms: undefined });

/**
 * A table as the server tells it. `latest` is how it stands; `view` is what is shown, which follows update by update
 * while the page tells what happened. Input is never blocked: `skip()` ends what is being told.
 */
export class TableModel {
    readonly id: string;
    readonly chat: Chat;
    readonly follower: Followed;
    latest = $state.raw<View>() as View;
    view = $state.raw<View>() as View;
    /** The open question at the table, whoever is asked. */
    prompt = $state.raw<Prompt | null>(null);
    /** When its time is up (performance.now()), or null without a clock. */
    deadline = $state<number | null>(null);
    /** The event that is being told now. */
    currentEvent = $state.raw<CurrentEvent | null>(null);
    payout = $state.raw<Payout | null>(null);
    log = $state.raw<LogLine[]>([]);
    /** What was told of the game last: the caption of what is being shown. */
    caption = $state.raw<LogLine | null>(null);
    /** Everything is told: what is shown is how it stands. */
    isCaughtUp = $state(true);
    /** An action is on its way. */
    isActing = $state(false);
    /** It has been for so long that people should be told. */
    isActionSlow = $state(false);
    /** The house has decided for us since we acted last: our time was up. */
    hasHouseDecided = $state(false);
    /** The player came back, and what happened meanwhile is offered and not read yet. */
    hasMissedMoves = $state(false);
    /** The last finished game, until the player turns to the next one. */
    finishedView = $state.raw<View | null>(null);
    /** What durations are multiplied with while this is told: the setting, and quicker where much waits. */
    durationScale = $state(durationScale());
    /** Dice are in the air: nobody is told yet what they will show. */
    isRolling = $state(false);
    /** Turns of others are shown, and not told, until ours or a payout. */
    isFastForwarding = $state(false);
    /** When a quick table starts by itself (performance.now()). */
    startsAt = $state<number | null>(null);

    /** The last things that happened in the game, as far as they are known here. */
    gameEvents: readonly TableEvent[] = [];

    #queue: Update[] = [];
    #isPlaying = false;
    #endWait: (() => void) | null = null;
    #isSkipping = false;
    #lineCount = 0;
    /** How those were called who had a seat before, as far as that was seen. */
    readonly #earlierPlayers = new Map<number, string>();
    #hooks = new Set<TransitionHook>();
    #isClosed = false;
    #slowTimer: ReturnType<typeof setTimeout> | undefined;
    readonly #playbackSpeed = new PlaybackSpeed();
    /** Rises with every snapshot: what was being told before it is out of date. */
    #generation = 0;

    constructor(
        first: Snapshot,
        private readonly send: (message: Request) => Promise<Reply>,
        private readonly reportError: (error: unknown) => void,
    ) {
        this.id = first.table;
        this.chat = new Chat(first.table, send, reportError);
        this.follower = new Followed(first.table);
        this.latest = first.view;
        this.snapshot(first);
    }

    /** Our seat, or null: we watch. */
    get seat(): number | null {
        return this.view.you?.seat ?? null;
    }

    /** Nobody's time is running: the game waits for its people, or is paused. */
    get clocksStand(): boolean {
        const { standstill, pause } = this.latest.table;
        return standstill !== undefined || pause !== undefined;
    }

    /** Nobody can act until the pause is over. */
    get isPaused(): boolean {
        return this.latest.table.pause?.kind === "pause";
    }

    /** The question to us that can be answered now: asked of our seat, and what led to it has been told. */
    get question(): (Prompt & { actions: Action[] }) | null {
        const { prompt } = this;
        return this.isCaughtUp && !this.isPaused && prompt?.actions !== undefined
            ? (prompt as Prompt & { actions: Action[] })
            : null;
    }

    name(seat: number): string {
        return displayName(this.view.table.seats[seat], seat);
    }

    /** Takes the whole table: what was being told is dropped. */
    snapshot(message: Snapshot): void {
        this.follower.follow(message);
        this.latest = message.view;
        this.gameEvents = message.round_log;
        this.#queue = [];
        this.#generation += 1;
        this.skip();
        this.payout?.done();
        this.#setView(message.view);
        this.#restoreLog(message.round_log);
        this.#setPrompt(message.prompt);
    }

    /** Takes an update. False: it does not follow on what is known; ask for a snapshot. */
    update(message: Update): boolean {
        const result = this.follower.follow(message);
        if (result !== "taken") return result === "known";
        this.gameEvents = [...this.gameEvents, ...message.events].slice(-kLogLines);
        this.latest = this.follower.view as View;
        if (this.prompt !== null && this.latest.table.status !== "playing") this.#setPrompt(null);
        this.#enqueue(message);
        if (message.prompt) this.#setPrompt(message.prompt);
        return true;
    }

    #enqueue(message: Update): void {
        const talked = message.events.filter(isChatEvent);
        for (const event of talked) {
            if (this.chat.receive(event, this.latest)) this.#appendLog(sentencesOf(event, this.latest, this.latest));
        }
        const rest = { ...message, events: message.events.filter((event) => !isChatEvent(event)) };
        if (rest.events.length === 0 && isEmpty(rest.patch) && isEmpty(rest.private)) return;
        // What takes no time unsettles nothing: an answer in the making stays as it is.
        if (!this.#isPlaying && this.#isInstant(rest)) return void this.#playUpdate(rest);
        this.#queue.push(rest);
        void this.#playQueue();
    }

    #isInstant({ events }: Update): boolean {
        return !isPayout(events, this.view) && events.every((_, n) => this.#durationOf(events, n) === 0);
    }

    #durationOf(events: readonly TableEvent[], n: number): number {
        return durationOf(events, n, this.view, reducedMotion());
    }

    #setPrompt(prompt: Prompt | null): void {
        // With more time it is still the same question: an answer may be in the making, or on its way.
        if (!isSameQuestion(prompt, this.prompt)) {
            this.prompt = prompt;
            this.chat.setDecision(prompt?.decision ?? null);
            this.#setActing(false);
        }
        if (this.isFastForwarding && prompt?.actions !== undefined) {
            this.isFastForwarding = false;
            this.skip();
        }
        this.deadline = prompt?.deadline_ms === undefined ? null : performance.now() + prompt.deadline_ms;
    }

    /** Time stands still. When it goes on, the server says anew what falls due when. */
    stopClocks(): void {
        this.deadline = null;
        this.startsAt = null;
    }

    /** A quick table starts by itself in so many ms. */
    scheduleStart(inMs: number): void {
        this.startsAt = performance.now() + inMs;
    }

    /**
     * Answers the open question. An answer that comes too late is nobody's fault: the table shows what became of it.
     */
    async act(action: Action): Promise<void> {
        const { prompt } = this;
        if (prompt === null || this.isActing) return;
        this.#setActing(true);
        this.hasHouseDecided = false;
        try {
            const { shows: _, ...bare } = action as Action & { shows?: unknown };
            await this.send({ op: "act", table: this.id, decision: prompt.decision, action: bare as Action });
        } catch (error) {
            this.#setActing(false);
            const late =
                error instanceof Refused && (error.code === "stale_decision" || error.code === "not_your_decision");
            if (!late) this.reportError(error);
        }
    }

    #setActing(on: boolean): void {
        this.isActing = on;
        this.isActionSlow = false;
        clearTimeout(this.#slowTimer);
        if (on) this.#slowTimer = setTimeout(() => (this.isActionSlow = true), kSlowMs);
    }

    /** Ends what is being told: everything up to now is shown at once. */
    skip(): void {
        this.#isSkipping = this.#isPlaying;
        this.#endWait?.();
    }

    /** On to our next turn. */
    fastForward(): void {
        this.isFastForwarding = true;
        this.skip();
    }

    addHook(hook: TransitionHook): () => void {
        this.#hooks.add(hook);
        return () => this.#hooks.delete(hook);
    }

    /** The player has turned away from the finished game. */
    dismissResult(): void {
        this.finishedView = null;
    }

    close(): void {
        this.#isClosed = true;
        this.chat.close();
        this.#queue = [];
        this.skip();
    }

    #setView(view: View): void {
        this.view = view;
        if (view.table.status === "finished") this.finishedView = view;
        else if (view.table.status === "playing") this.finishedView = null;
        if (view.table.status !== "open") this.startsAt = null;
        if (view.table.status !== "playing") this.isFastForwarding = false;
    }

    async #playQueue(): Promise<void> {
        if (this.#isPlaying) return;
        this.#isPlaying = true;
        this.isCaughtUp = false;
        this.#playbackSpeed.restart(this.#now());
        while (this.#queue.length > 0 && !this.#isClosed) await this.#playUpdate(this.#queue.shift() as Update);
        this.#isPlaying = false;
        this.#isSkipping = false;
        this.currentEvent = null;
        this.isCaughtUp = true;
    }

    async #playUpdate(update: Update): Promise<void> {
        const { events } = update;
        const before = this.view;
        const era = this.#generation;
        const pays = isPayout(events, before);
        if (pays) this.isFastForwarding = false;
        const moving = this.#isAnimating();
        const paid = moving && pays;
        if (paid) await this.#showPayout(before, events);
        if (era !== this.#generation) return;
        if (paid) this.#playbackSpeed.restart(this.#now());
        this.#updateDurationScale(events);
        if (moving) for (const hand of this.#hooks) hand.before?.(events);
        this.#setView(after(this.view, update));
        if (moving) for (const hand of this.#hooks) hand.after?.(events);
        const shown = paid ? endOfPayout(events, before) : 0;
        for (const [n, event] of events.entries()) {
            const row = presentationOf(event, this.view);
            this.#updateDurationScale(events.slice(n));
            const durationMs = n >= shown && this.#isAnimating() ? this.#durationOf(events, n) * this.durationScale : 0;
            const rollMs = Math.min(durationMs, this.#rollMs(row.thrownFaces?.(event).length ?? 0));
            if (durationMs > 0) this.currentEvent = { event, following: events.slice(n + 1), durationMs };
            if (rollMs > 0) await this.#waitForRoll(rollMs);
            if (era !== this.#generation) return;
            if (event.kind === "timed_out" && event.seat === this.seat) this.hasHouseDecided = true;
            if (event.kind === "seat_taken_over") this.#keepEarlierPlayer(event.seat, before);
            const lines = this.#appendLog(sentencesOf(event, this.view, before), n < shown);
            // What takes no time is told by the event beside it.
            if (durationMs > 0) this.caption = lines.at(-1) ?? this.caption;
            if (durationMs > 0 && !this.#isSkipping) await this.#wait(durationMs - rollMs);
            if (era !== this.#generation) return;
        }
    }

    /** The player may be away, or reads: nothing is done by itself, so that they do not seem present. */
    get waitsForPress(): boolean {
        return this.hasHouseDecided || this.hasMissedMoves;
    }

    /** Is there somebody to tell it to, and time? Who is far behind is brought up to date first. */
    #isAnimating(): boolean {
        return (
            !this.#isSkipping &&
            !this.isFastForwarding &&
            !this.#isClosed &&
            durationScale() > 0 &&
            document.visibilityState === "visible" &&
            this.#queue.length < kMaxAnimatedUpdates
        );
    }

    /** Now, in ms at normal speed. */
    #now(): number {
        return performance.now() / (durationScale() || 1);
    }

    /** Takes the tempo for these events and all that waits behind them. */
    #updateDurationScale(events: TableEvent[]): void {
        const takes = (of: TableEvent[]) => {
            const from = isPayout(of, this.view) ? endOfPayout(of, this.view) : 0;
            return of.reduce((ms, _, n) => (n < from ? ms : ms + this.#durationOf(of, n)), 0);
        };
        const pendingMs = this.#queue.reduce((ms, update) => ms + takes(update.events), takes(events));
        const bots = this.view.table.seats.filter((person) => person?.bot != null).length;
        this.durationScale =
            durationScale() *
            this.#playbackSpeed.factor(this.#now(), { pendingMs, bots, isSeated: this.seat !== null });
    }

    #appendLog(sentences: Sentence[], isHeard = false): LogLine[] {
        const lines = sentences.map((sentence) => this.#makeLine(sentence, isHeard));
        if (lines.length > 0) this.log = [...this.log, ...lines].slice(-kLogLines);
        return lines;
    }

    /** The log goes on to tell who did what on a seat that another player has now. */
    #keepEarlierPlayer(seat: number, before: View): void {
        const name = displayName(before.table.seats[seat], seat) || earlierName();
        this.#earlierPlayers.set(seat, name);
        this.log = this.log.map(({ id, ...said }) => ({ ...withEarlierPlayer(said, seat, name), id }));
    }

    /** The log as it was up to where the round's begins, and then the round's. Nobody is told it aloud. */
    #restoreLog(roundLog: readonly TableEvent[]): void {
        let sentences: Sentence[] = [];
        for (const event of roundLog) {
            if (event.kind === "seat_taken_over") {
                const name = this.#earlierPlayers.get(event.seat) ?? earlierName();
                sentences = sentences.map((each) => withEarlierPlayer(each, event.seat, name));
            }
            sentences.push(...sentencesOf(event, this.view, this.view));
        }
        const lines = sentences.map((each) => this.#makeLine(each, true));
        const [first] = lines;
        if (first === undefined) return;
        const begins = this.log.map((line) => isSameLine(line, first)).lastIndexOf(true);
        this.log = [...this.log.slice(0, begins < 0 ? undefined : begins), ...lines].slice(-kLogLines);
    }

    #makeLine(sentence: Sentence, isHeard: boolean): LogLine {
        return { ...sentence, id: ++this.#lineCount, isHeard };
    }

    #showPayout(before: View, events: TableEvent[]): Promise<void> {
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

    #rollMs(dice: number): number {
        return dice === 0 || reducedMotion()
            ? 0
            : (kTumbleMs + kStaggerMs * Math.min(dice - 1, kMaxStaggered)) * this.durationScale;
    }

    async #waitForRoll(ms: number): Promise<void> {
        this.isRolling = true;
        await this.#wait(ms);
        this.isRolling = false;
    }

    #wait(ms: number): Promise<void> {
        return new Promise((resolve) => {
            const timer = setTimeout(done, ms);
            function done() {
                clearTimeout(timer);
                resolve();
            }
            this.#endWait = done;
        });
    }
}
