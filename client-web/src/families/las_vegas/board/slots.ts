import type { Action, Prompt, Roll, View } from "../../../protocol/types";
import { closedCasino } from "./outlook";
import {
    leadersOf,
    casinoPreviews,
    moneyEffect,
    tieOf,
    type Leaders,
    type CasinoPreview,
    type ActionPreview,
    type Tie,
} from "./standing";

/** The question as it can be answered. */
export type Question = Prompt & { actions: Action[] };
/** An action that puts dice into the casino of its face: rolled ones, or a die that it turns. */
export type PlacementAction = Extract<Action, { face: unknown }>;

/** The field below a casino: what was rolled for it, and what it would bring to place it there. */
export interface Slot {
    n: number;
    small: number;
    big: boolean;
    neutral: number;
    /** What pressing it chooses; null: nothing can be placed there now. */
    action: PlacementAction | null;
    isClosed: boolean;
}

/** The dice that lie rolled on the table. */
export function currentRoll(view: View): Roll | null {
    return view.turn !== null && "roll" in view.turn ? (view.turn.roll ?? null) : null;
}

/** The die that the action turns; null: its dice are as they were rolled. */
const turnedDie = (action: PlacementAction) => ("die" in action ? action.die : null);

/** What `placing` chooses among: a roll's dice, or the die that is turned. */
export function slotsOf(view: View, placing: readonly PlacementAction[]): Slot[] {
    const roll = currentRoll(view);
    const closed = closedCasino(view);
    return [1, 2, 3, 4, 5, 6].map((n) => {
        const action = placing.find(({ face }) => face === n) ?? null;
        const turned = action && turnedDie(action);
        return {
            n,
            small: turned ? Number(turned === "small") : (roll?.small.filter((face) => face === n).length ?? 0),
            big: turned ? turned === "big" : roll?.big === n,
            neutral: turned ? 0 : (roll?.neutral?.filter((face) => face === n).length ?? 0),
            action,
            isClosed: n === closed,
        };
    });
}

/** The one of these that puts the same dice into the same casino. */
export function sameAction(placing: readonly PlacementAction[], as: Action | null): PlacementAction | null {
    if (as === null || !("face" in as)) return null;
    const isSame = (each: PlacementAction) =>
        each.kind === as.kind && each.face === as.face && turnedDie(each) === turnedDie(as);
    return placing.find(isSame) ?? null;
}

/** What a slot says about its choice. */
export interface SlotOutcome {
    kind: "win" | "keep" | "lose" | "nothing";
    dollars: number;
    loss: number;
    costs: { seat: number; dollars: number } | null;
    tie: Tie | null;
    /** Nothing, and no tie: others have more. */
    leaders: Leaders | null;
}

export function slotOutcome(view: View, shows: ActionPreview | undefined, seat: number): SlotOutcome | null {
    const preview: CasinoPreview | undefined = casinoPreviews(shows, seat)[0];
    const casino = preview && view.casinos[preview.casino - 1];
    if (preview === undefined || casino === undefined) return null;
    const { before, after, costs } = moneyEffect(casino, preview, seat);
    const kind = after < before ? "lose" : after === 0 ? "nothing" : after > before ? "win" : "keep";
    const tie = tieOf(casino, preview, seat);
    return {
        kind,
        dollars: after,
        loss: Math.max(0, before - after),
        costs,
        tie,
        leaders: after === 0 && tie === null ? leadersOf(casino, preview, seat) : null,
    };
}

/** The casino that an action is about, or null. */
export function targetCasino(action: Action): number | null {
    if ("face" in action) return action.face;
    return "casino" in action ? action.casino : null;
}
