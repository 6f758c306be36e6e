import { remember } from "../app/storage";
import { kept, kKey, kNone, offers, type Kept } from "./kept";
import { Said } from "./said";

export class Lesson {
    /** What was said in it. */
    readonly said = new Said("lesson-said");
    #kept = $state.raw(kept());
    #wanted = $state(false);

    /** Where it is played, or was. */
    get table(): string | null {
        return this.#kept.table;
    }

    /** It is to be offered. */
    get offered(): boolean {
        return offers(this.#kept, this.#wanted);
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
