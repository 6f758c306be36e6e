import type { Casino, CasinoDice, TableEvent, View } from "../../../protocol/types";
import { presentationOf } from "../../events";

/**
 * The dice of every casino after the events: a payout comes in one update with the last dice that were placed, which
 * the view before it does not have.
 */
export function diceAfter(before: View, events: readonly TableEvent[]): CasinoDice[][] {
    const casinos = before.casinos.map(({ dice }: Casino) => dice.map((group) => ({ ...group })));
    for (const event of events) {
        for (const { casino, owner, small, big, count } of presentationOf(event, before).movedDice?.(event) ?? []) {
            const dice = casinos[casino - 1];
            if (dice === undefined) continue;
            let lies = dice.find((other) => other.owner === owner);
            if (lies === undefined) dice.push((lies = { owner, small: 0, count: 0 } as CasinoDice));
            lies.small += small;
            lies.count += count;
            const bigs = (lies.big ?? 0) + big;
            if (bigs > 0) lies.big = bigs as NonNullable<CasinoDice["big"]>;
            else delete lies.big;
        }
    }
    return casinos.map((dice) => dice.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count));
}
