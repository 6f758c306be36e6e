import type { Casino, CasinoDice, Owner, TableEvent, View } from "../protocol/types";

interface Moved {
    small?: number;
    big?: number;
}

/** Where dice came to lie or were taken from: a casino, an owner, and by how many. The protocol's events of movement, nothing else. */
function* moves(
    event: TableEvent,
): Generator<{ casino: number; owner: Owner; small: number; big: number; count: number }> {
    const move = (casino: number, owner: Owner, { small = 0, big = 0 }: Moved, sign = 1) => ({
        casino,
        owner,
        small: sign * small,
        big: sign * big,
        count: sign * (small + 2 * big),
    });
    switch (event.kind) {
        case "placed":
            yield move(event.casino, event.seat, event);
            if (event.neutral !== undefined) yield move(event.casino, "neutral", { small: event.neutral });
            break;
        case "die_turned":
            yield move(event.casino, event.seat, event);
            break;
        case "die_taken_back":
        case "doubled":
            yield move(event.casino, event.seat, event, -1);
            break;
        case "space_filled":
            if (event.from === "casino") yield move(event.space, event.seat, event, -1);
            break;
        case "space_emptied":
            yield move(event.space, event.seat, event);
            break;
        case "blank_placed":
            yield move(event.casino, "blank", { small: event.blank });
            break;
        case "blank_taken":
            yield move(event.casino, "blank", { small: 1 }, -1);
            break;
        case "black_placed":
            yield { casino: event.casino, owner: event.seat, small: 0, big: 0, count: 1 };
            break;
    }
}

/** The dice of every casino after the events: a payout comes in one update with the last dice that were placed, which the view before it does not have. */
export function lying(before: View, events: readonly TableEvent[]): CasinoDice[][] {
    const casinos = before.casinos.map(({ dice }: Casino) => dice.map((lie) => ({ ...lie })));
    for (const event of events) {
        for (const { casino, owner, small, big, count } of moves(event)) {
            const dice = casinos[casino - 1];
            if (dice === undefined) continue;
            let lie = dice.find((other) => other.owner === owner);
            if (lie === undefined) dice.push((lie = { owner, small: 0, count: 0 } as CasinoDice));
            lie.small += small;
            lie.count += count;
            const bigs = (lie.big ?? 0) + big;
            if (bigs > 0) lie.big = bigs as NonNullable<CasinoDice["big"]>;
            else delete lie.big;
        }
    }
    return casinos.map((dice) => dice.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count));
}
