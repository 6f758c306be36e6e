import type { CasinoPayout } from "./casino_payouts";

/** What is on show at a time: a casino, all where nobody lay, or, where it is empty, the sum of the round. */
export type PayoutStep = readonly CasinoPayout[];

const kPayoutMs = 12_000; // a round's, at normal speed
const kSumMs = 3200;
const kSceneMs = 2800;
const kExtraMs = 800; // for each line of a tile, which takes time to read

const isEmpty = ({ lines, extras, otherEvents }: CasinoPayout) =>
    lines.length + extras.length + otherEvents.length === 0;

/** The payout in the order in which it is told. `sum`: it ends a round, and is summed up. */
export function payoutSteps(scenes: readonly CasinoPayout[], sum: boolean): PayoutStep[] {
    const nobody = scenes.filter(isEmpty);
    const stops: PayoutStep[] = scenes.filter((scene) => !isEmpty(scene)).map((scene) => [scene]);
    if (nobody.length > 0) stops.push(nobody);
    if (sum && stops.length > 0) stops.push([]);
    return stops;
}

/** How long each is shown at normal speed, in ms: all together no longer than a payout may take. */
export function stepDurations(stops: readonly PayoutStep[]): number[] {
    const wanted = stops.map((stop) =>
        stop.length === 0
            ? kSumMs
            : kSceneMs +
              kExtraMs * stop.reduce((lines, { extras, otherEvents }) => lines + extras.length + otherEvents.length, 0),
    );
    const all = wanted.reduce((ms, one) => ms + one, 0);
    const sum = stops.reduce((ms, stop) => ms + (stop.length === 0 ? kSumMs : 0), 0);
    const shorter = Math.min(1, (kPayoutMs - sum) / Math.max(all - sum, 1));
    return wanted.map((ms, n) => (stops[n]?.length === 0 ? ms : ms * shorter));
}
