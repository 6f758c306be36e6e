const promise = <T>() => {
    let settle: (value: T) => void = () => undefined;
    const made = new Promise<T>((resolve) => (settle = resolve));
    return { made, settle };
};

/** Somebody thinks for long: a wish that falls to whoever is asked next where to place dice. */
export class Pause {
    #open = false;
    #chose = promise<string>();
    #over = promise<void>();
    #kept = promise<string>();

    get over(): Promise<void> {
        return this.#over.made;
    }

    /** Resolves, with what it is, when somebody has chosen and not said so yet. */
    begin(): Promise<string> {
        this.#open = true;
        [this.#chose, this.#over, this.#kept] = [promise(), promise(), promise()];
        return this.#chose.made;
    }
    /** Gives what is chosen then. */
    end(): Promise<string> {
        this.#over.settle();
        return this.#kept.made;
    }

    falls(): boolean {
        const mine = this.#open;
        this.#open = false;
        return mine;
    }
    chose(what: string): void {
        this.#chose.settle(what);
    }
    kept(what: string): void {
        this.#kept.settle(what);
    }
}
