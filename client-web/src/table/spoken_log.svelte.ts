import { formatList, hasText, t, type Key } from "../texts/texts.svelte";

/** A line of the log, as it would be read out. */
export interface SpokenLine {
    id: number;
    /** The name of its text. */
    key: string;
    /** Of which seat it tells. */
    seat?: number | undefined;
    text: string;
    /** How that seat is called. */
    name: string;
    /** It was heard elsewhere, and is not told. */
    isHeard?: boolean | undefined;
}

/** A screen reader says about so many letters in a second. */
const kLettersPerSecond = 15;
const kKept = 8;

/** The text that tells in one sentence that several players did the same. */
function sumOf(key: string): Key | null {
    const [, kind] = /^event\.(placed|passed)/.exec(key) ?? [];
    const sum = `spoken.${kind}`;
    return hasText(sum) ? sum : null;
}
/** What comes of a roll tells of it too. */
const isRoll = (key: string) => key.startsWith("event.rolled");

/**
 * Tells what happens as fast as it can be heard. What happens while something is read out waits, and is told together:
 * others who did the same in one sentence. Our own lines are told as they are.
 */
export class SpokenLog {
    /** What is read out, the newest last. */
    told = $state.raw<{ id: number; text: string }[]>([]);
    #waiting: SpokenLine[] = [];
    #lastId: number | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly ownSeat: () => number | null) {}

    /** What the log says now. What stands in it at first can be read, and is not told. */
    follow(lines: readonly SpokenLine[]): void {
        if (this.#lastId === null) {
            this.#lastId = lines.at(-1)?.id ?? 0;
            this.told = lines.slice(-kKept);
            return;
        }
        const before = this.#lastId;
        const fresh = lines.filter(({ id }) => id > before);
        this.#lastId = fresh.at(-1)?.id ?? before;
        this.#waiting.push(...fresh.filter(({ isHeard }) => !isHeard));
        if (this.#timer === undefined) this.#tell();
    }

    stop(): void {
        clearTimeout(this.#timer);
    }

    #tell(): void {
        this.#timer = undefined;
        const waiting = this.#waiting.splice(0);
        if (waiting.length === 0) return;
        const all = waiting.length === 1 ? waiting.map(({ text }) => text) : this.#sumUp(waiting);
        const texts = all.slice(-kKept);
        const id = waiting.at(-1)?.id ?? 0;
        this.told = [...this.told, ...texts.map((text, n) => ({ id: id + n / texts.length, text }))].slice(-kKept);
        const letters = texts.reduce((sum, text) => sum + text.length, 0);
        this.#timer = setTimeout(() => this.#tell(), (letters / kLettersPerSecond) * 1000);
    }

    #sumUp(lines: readonly SpokenLine[]): string[] {
        const sums = new Map<Key, Set<string>>();
        const told: (string | Key)[] = [];
        for (const { key, seat, text, name } of lines) {
            const isOthers = seat !== undefined && seat !== this.ownSeat();
            const sum = isOthers ? sumOf(key) : null;
            if (sum === null) {
                if (!(isOthers && isRoll(key))) told.push(text);
                continue;
            }
            if (!sums.has(sum)) told.push(sum);
            sums.set(sum, (sums.get(sum) ?? new Set()).add(name));
        }
        return told.map((each) => {
            const names = sums.get(each as Key);
            return names === undefined ? each : t(each as Key, { n: names.size, names: formatList([...names]) });
        });
    }
}
