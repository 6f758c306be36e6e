import type { Action, ActionOf } from "../../../protocol/types";
import { actionsOfKind, type QuestionProps } from "./question_props";

/** One of the question's actions, told apart by its parts: `{ casino: 3, reward: "chip" }`. */
export interface Option {
    action: Action;
    parts: Readonly<Record<string, string | number>>;
}

/** A second press on what is chosen sends it, but not one that comes this soon (ms): that was a double click. */
const kSecondPress = 350;

/**
 * An answer that is put together part by part. A part can be chosen anew at any time; what no longer goes with it is
 * dropped. A part with only one value that goes with the others is chosen by itself.
 */
export class ActionSelection {
    /** In the order in which they were chosen. */
    #selected = $state.raw<readonly (readonly [part: string, value: string | number])[]>([]);
    #lastPressAt = -Infinity;

    /** `parts` in the order in which they are asked. */
    constructor(
        private readonly options: () => readonly Option[],
        private readonly parts: readonly string[],
        private readonly send: (action: Action) => void,
    ) {}

    #matching(picked: Iterable<readonly [string, string | number]>): readonly Option[] {
        let left = this.options();
        for (const [part, value] of picked) left = left.filter(({ parts }) => parts[part] === value);
        return left;
    }

    /** What is chosen of a part, by the player or because there is nothing else. */
    valueOf(part: string): string | number | undefined {
        const values = new Set(this.#matching(this.#selected).map(({ parts }) => parts[part]));
        return values.size === 1 ? [...values][0] : undefined;
    }

    isSelected(part: string, value: string | number): boolean {
        return this.valueOf(part) === value;
    }

    /** May it be chosen, with what was chosen of the parts that are asked before it? */
    isSelectable(part: string, value: string | number): boolean {
        const before = this.parts.slice(0, this.parts.indexOf(part));
        const picked = this.#selected.filter(([other]) => before.includes(other));
        return this.#matching([...picked, [part, value]]).length > 0;
    }

    /** The values of a part that there are, in the order of the actions. */
    values(part: string): (string | number)[] {
        return [...new Set(this.options().flatMap(({ parts }) => parts[part] ?? []))];
    }

    /** The action that it would be with this part as well; null while other parts are open. */
    actionWith(part: string, value: string | number): Action | null {
        const others = this.#selected.filter(([other]) => other !== part);
        const left = this.#matching([...others, [part, value]]);
        return left.length === 1 ? left[0]!.action : null;
    }

    get action(): Action | null {
        const left = this.#matching(this.#selected);
        return left.length === 1 ? left[0]!.action : null;
    }

    /** The part that is asked next. */
    get nextPart(): string | null {
        return this.parts.find((part) => this.valueOf(part) === undefined) ?? null;
    }

    select(part: string, value: string | number): void {
        const { action } = this;
        const now = performance.now();
        if (action !== null && this.isSelected(part, value) && now - this.#lastPressAt > kSecondPress) {
            this.send(action);
            return;
        }
        this.#lastPressAt = now;
        let picked: (readonly [string, string | number])[] = [[part, value]];
        for (const pick of [...this.#selected].reverse()) {
            if (pick[0] !== part && this.#matching([pick, ...picked]).length > 0) picked = [pick, ...picked];
        }
        this.#selected = picked;
    }

    /** Takes the last choice back. */
    undo(): void {
        this.#selected = this.#selected.slice(0, -1);
    }
}

/** For a question that one kind of action answers: `parts` are members of this action. */
export const selectionOfKind = <K extends Action["kind"]>(
    asked: () => Pick<QuestionProps, "table" | "question">,
    kind: K,
    parts: (keyof ActionOf<K> & string)[],
): ActionSelection =>
    new ActionSelection(
        () =>
            actionsOfKind(asked().question.actions, kind).map((action) => ({
                action,
                parts: action as unknown as Option["parts"],
            })),
        parts,
        (action) => void asked().table.act(action),
    );
