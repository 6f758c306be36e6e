import type { CasinoPayout } from "./casino_payouts";

/**
 * What is on show at a time: a casino, two quiet ones after another, all where nobody lay, or, where it is empty, the
 * sum of the round.
 */
export type PayoutStep = readonly CasinoPayout[];

const isEmpty = ({ lines, extras, openingEvents, otherEvents }: CasinoPayout) =>
    lines.length + extras.length + openingEvents.length + otherEvents.length === 0;

/** One owner lies there alone, and no tile has a part in it. */
export const isQuiet = ({ lines, extras, openingEvents, otherEvents }: CasinoPayout): boolean =>
    lines.length === 1 && extras.length + openingEvents.length + otherEvents.length === 0;

/** All of them were empty, and are shown together. */
export const areEmpty = (step: PayoutStep): boolean => step.length > 0 && step.every(isEmpty);

/** The payout in the order in which it is shown. `sum`: it ends a round, and is summed up. */
export function payoutSteps(scenes: readonly CasinoPayout[], sum: boolean): PayoutStep[] {
    const steps: CasinoPayout[][] = [];
    for (const scene of scenes) {
        if (isEmpty(scene)) continue;
        const last = steps.at(-1);
        if (isQuiet(scene) && last?.length === 1 && last.every(isQuiet)) last.push(scene);
        else steps.push([scene]);
    }
    const nobody = scenes.filter(isEmpty);
    if (nobody.length > 0) steps.push(nobody);
    if (sum && steps.length > 0) steps.push([]);
    return steps;
}
