import { type Person } from "../person";
import { play } from "../play";
import type { Diary } from "./diary";

// How long people need. These pauses are the only ones in a walk that wait for nothing.
const kWordMs = 240;
const kGlanceMs = 700;
const kKeyMs = 120;
const kThinkMs: Record<string, number> = { roll: 700, place: 1800 };
const kTileMs = 2500;
const kNextPressMs = 400;
/** Less than this is no wait. */
const kWaitMs = 300;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Somebody on a walk, who reads and thinks at the pace of people. */
export class Walker {
    #since = performance.now();
    #waits: number[] = [];

    private constructor(
        readonly name: string,
        readonly person: Person,
        private readonly diary: Diary,
    ) {}

    /** `opens`: what opens the page; the time that it takes is waiting. */
    static async open(diary: Diary, name: string, opens: () => Promise<Person>): Promise<Walker> {
        const since = performance.now();
        const walker = new Walker(name, await opens(), diary);
        walker.#since = since;
        return walker;
    }

    /**
     * Waits until one of `ready` is on show, looks at it, reads the words of `reads`, and does what there is to do.
     * Gives the file of the picture.
     */
    async step(
        { sees, ready, reads }: { sees: string | (() => Promise<string>); ready: string; reads?: string },
        does = "",
        act: () => Promise<unknown> = () => Promise.resolve(),
    ): Promise<string> {
        await this.person.sees(ready);
        const [at, waited] = [this.diary.now, performance.now() - this.#since];
        const picture = this.diary.place(this.name);
        const told = typeof sees === "string" ? sees : await sees();
        const done = this.diary.note({ at, who: this.name, sees: told, waited, picture });
        const words = reads === undefined ? "" : await this.person.get(reads).first().innerText();
        await Promise.all([this.#settle().then(() => this.person.picture(picture)), this.reads(words)]);
        await act();
        done(does);
        this.did();
        return picture;
    }

    /** What stands there, in one line. */
    async quotes(selector: string): Promise<string> {
        const words = await this.person.get(selector).first().innerText();
        return `“${words.replace(/\s+/g, " ").trim()}”`;
    }

    /** Types the name that a form asks for. */
    async introduces(): Promise<void> {
        await this.person.get("#name").pressSequentially(this.name, { delay: kKeyMs });
    }

    reads(words: string): Promise<void> {
        return pause(kGlanceMs + kWordMs * words.split(/\s+/).filter(Boolean).length);
    }

    thinks(question: string | null): Promise<void> {
        return pause(question === null ? kNextPressMs : (kThinkMs[question] ?? kTileMs));
    }

    /** From now on the page lets them wait. */
    did(): void {
        this.#since = performance.now();
    }

    /** What was waited for is there. */
    waited(): void {
        const ms = performance.now() - this.#since;
        if (ms >= kWaitMs) this.#waits.push(ms);
    }

    /** How long they have waited for their turns since this was asked last. */
    waits(): string {
        const all = this.#waits.sort((a, b) => a - b);
        this.#waits = [];
        if (all.length === 0) return "no waiting";
        return `waits of ${seconds(all[Math.floor(all.length / 2)] as number)} in the middle, ${seconds(all.at(-1) as number)} at most`;
    }

    /** Plays at random, as `play`, until `ends` or until `until` says so. */
    async plays(seed: number, ends: string, until: (asked: number) => boolean = () => false): Promise<void> {
        let before: string | null = null;
        let asked = 0;
        await play(
            this.person,
            seed,
            async (question) => {
                this.waited();
                if (question !== before) asked += 1;
                if (until(asked)) return true;
                await this.thinks(question === before ? null : question);
                before = question;
                this.did();
                return false;
            },
            ends,
        );
        this.waited();
    }

    async says(phrase: string): Promise<void> {
        await this.person.get('[data-testid="talk"]').first().click();
        await this.person.get(`dialog [data-phrase="${phrase}"]`).click();
        await this.person.get("dialog").waitFor({ state: "detached" });
    }

    /** What has just come stops moving; what lasts is not waited for. */
    #settle(): Promise<void> {
        return pause(kGlanceMs / 2);
    }
}
