import { join } from "node:path";

interface Step {
    /** When it was seen, in ms since the link was opened. */
    at: number;
    who: string;
    sees: string;
    does: string;
    /** How long the page let them wait for it, in ms. */
    waited: number;
    picture: string;
}

const minutes = (ms: number) =>
    `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, "0")}`;

/** A walk, step by step. */
export class Diary {
    readonly #began = performance.now();
    readonly #steps: Step[] = [];

    constructor(
        readonly title: string,
        private readonly folder: string,
        private readonly file: string,
    ) {}

    get now(): number {
        return performance.now() - this.#began;
    }

    /** Where the next picture goes. */
    place(who: string): string {
        const number = String(this.#steps.length + 1).padStart(2, "0");
        return join(this.folder, `${this.file}-${number}-${who.toLowerCase()}.png`);
    }

    /** Its `does` is told when it is done. */
    note(step: Omit<Step, "does">): (does: string) => void {
        const noted = { ...step, does: "" };
        this.#steps.push(noted);
        return (does) => (noted.does = does);
    }

    toString(): string {
        const rows = this.#steps.map(({ at, who, sees, does, waited }, n) => {
            const waits = `${(waited / 1000).toFixed(1)} s`;
            return `${String(n + 1).padStart(3)}. ${minutes(at).padStart(5)} ${waits.padStart(7)}  ${who}: ${sees}${does === "" ? "" : ` -> ${does}`}`;
        });
        return [this.title, "      at  waited", ...rows, `     ${minutes(this.now).padStart(5)}  the end`].join("\n");
    }
}
