import { recall, remember } from "../app/storage";
import { knowsTables } from "../app/tables";
import { Said } from "./said";

// The first game, which teaches: whether it is still to be offered, and at which table it is played. Kept on this
// machine.

interface Kept {
    /** Where it is played, or was; null: it has not begun. */
    table: string | null;
    /** The player does without its hints. */
    skipped: boolean;
    /** The player does without the game. */
    declined: boolean;
}

const kKey = "lesson";
const kNone: Kept = { table: null, skipped: false, declined: false };

function kept(): Kept {
    try {
        const { table, skipped, declined } = JSON.parse(recall(kKey) ?? "{}") as Partial<Kept>;
        return {
            table: typeof table === "string" ? table : null,
            skipped: skipped === true,
            declined: declined === true,
        };
    } catch {
        return kNone;
    }
}

export class Lesson {
    /** What was said in it. */
    readonly said = new Said("lesson-said");
    #kept = $state.raw(kept());
    #wanted = $state(false);

    /** Where it is played, or was. */
    get table(): string | null {
        return this.#kept.table;
    }

    /** It is to be offered. Whoever has been at a table does not need that. */
    get offered(): boolean {
        return (this.#wanted || !knowsTables()) && this.#kept.table === null && !this.#kept.declined;
    }

    /** This table is taught, and its player wants to be. */
    teaches(table: string): boolean {
        return this.#kept.table === table && !this.#kept.skipped;
    }

    begin(table: string): void {
        this.said.forget();
        this.#keep({ table, skipped: false, declined: false });
    }

    /** With hints again. */
    resume(): void {
        this.#keep({ ...this.#kept, skipped: false });
    }

    skip(): void {
        this.#keep({ ...this.#kept, skipped: true });
    }

    decline(): void {
        this.#keep({ ...this.#kept, declined: true });
    }

    /** Asked for by name, it is offered again where people say what they are called. */
    offerAgain(): void {
        this.#wanted = true;
        this.#keep(kNone);
    }

    #keep(now: Kept): void {
        this.#kept = now;
        remember(kKey, JSON.stringify(now));
    }
}

export const lesson = new Lesson();
