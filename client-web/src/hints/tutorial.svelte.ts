import { saveItem } from "../app/storage";
import { loadTutorialState, kKey, kInitialState, shouldOfferTutorial, type TutorialState } from "./tutorial_state";
import { ShownHints } from "./shown_hints";

export class Tutorial {
    /** What was said in it. */
    readonly shownHints = new ShownHints("lesson-said");
    #state = $state.raw(loadTutorialState());
    #isWanted = $state(false);

    /** Where it is played, or was. */
    get table(): string | null {
        return this.#state.table;
    }

    /** It is to be offered. */
    get isOffered(): boolean {
        return shouldOfferTutorial(this.#state, this.#isWanted);
    }

    /** It was neither begun nor declined. */
    get isUnknown(): boolean {
        return this.#state.table === null && !this.#state.declined;
    }

    /** This table is taught, and its player wants to be. */
    isActiveAt(table: string): boolean {
        return this.#state.table === table && !this.#state.skipped;
    }

    begin(table: string): void {
        this.shownHints.clear();
        this.#save({ table, skipped: false, declined: false });
    }

    /** With hints again. */
    resume(): void {
        this.#save({ ...this.#state, skipped: false });
    }

    skip(): void {
        this.#save({ ...this.#state, skipped: true });
    }

    decline(): void {
        this.#save({ ...this.#state, declined: true });
    }

    /** Asked for by name, it is offered again where people say what they are called. */
    offerAgain(): void {
        this.#isWanted = true;
        this.#save(kInitialState);
    }

    #save(now: TutorialState): void {
        this.#state = now;
        saveItem(kKey, JSON.stringify(now));
    }
}

export const tutorial = new Tutorial();
