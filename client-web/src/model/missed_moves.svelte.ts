import { loadItem, saveItem } from "../app/storage";
import { kCommonEvents } from "../events/common_events";
import { sentencesOf } from "../families/events";
import type { TableEvent } from "../protocol/types";
import type { Sentence } from "../texts/sentence";
import type { TableModel } from "./table.svelte";

/** How far a table was seen: the decision that was open, and the game's last events before it. */
interface Mark {
    game: string;
    decision: number;
    events: string[];
    seenMs: number;
}

const kItem = "seen";
const kTables = 30;
const kMarkEvents = 4;
/** Who was away for less has missed nothing. */
const kShortMs = 60_000;

const isOfGame = ({ kind }: TableEvent): boolean => !(kind in kCommonEvents);

function loadMarks(): Record<string, Mark> {
    try {
        return JSON.parse(loadItem(kItem) ?? "{}") as Record<string, Mark>;
    } catch {
        return {};
    }
}

function saveMark(table: string, mark: Mark): void {
    const others = Object.entries(loadMarks()).filter(([id]) => id !== table);
    const newest = others.sort(([, a], [, b]) => b.seenMs - a.seenMs).slice(0, kTables - 1);
    saveItem(kItem, JSON.stringify({ [table]: mark, ...Object.fromEntries(newest) }));
}

/** Where in the events those of the mark end, or -1: they are not there any more. */
function endOfMark(events: readonly string[], mark: readonly string[]): number {
    for (let end = events.length; end >= mark.length; end -= 1)
        if (mark.every((event, n) => events[end - mark.length + n] === event)) return end;
    return -1;
}

/** What happened at a table since this browser showed it last, as far as the server tells it: since its last round. */
export class MissedMoves {
    sentences = $state.raw<Sentence[]>([]);
    /** Decisions that were made; 0: not known. */
    decisions = $state(0);
    /** There is more that is not told. */
    isPartial = $state(false);

    constructor(private readonly table: TableModel) {}

    /** Tells what has happened since the table was last seen here. Then it counts as seen. */
    look(now = Date.now()): void {
        const mark = loadMarks()[this.table.id];
        if (mark !== undefined && now - mark.seenMs >= kShortMs) this.#tellSince(mark);
        this.remember(now);
    }

    /** What is shown now has been seen. */
    remember(now = Date.now()): void {
        const { id, latest, prompt } = this.table;
        if (latest.table.status === "open") return;
        saveMark(id, {
            game: latest.table.game,
            decision: prompt?.decision ?? 0,
            events: this.#events().slice(-kMarkEvents),
            seenMs: now,
        });
    }

    dismiss(): void {
        this.sentences = [];
    }

    #events = (): string[] => this.table.gameEvents.filter(isOfGame).map((event) => JSON.stringify(event));

    #tellSince(mark: Mark): void {
        const { view, latest, prompt } = this.table;
        const isSameGame = mark.game === latest.table.game;
        const end = isSameGame ? endOfMark(this.#events(), mark.events) : 0;
        const missed = this.table.gameEvents.filter(isOfGame).slice(Math.max(end, 0));
        this.isPartial = end < 0;
        this.decisions = prompt !== null && mark.decision > 0 ? Math.max(prompt.decision - mark.decision, 0) : 0;
        this.sentences = missed.flatMap((event) => sentencesOf(event, view, view));
    }
}
