// A payout as full as one can be: so many owners at every casino that they fill it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const kNames = ["Anna", "Ben", "Mira", "Jonas", "Kim", "Lena", "Bot 7", "Bot 8"];
const kMostDice = 8;

interface Dice {
    owner: number;
    small: number;
    count: number;
}
type Event = Record<string, unknown>;

const recorded = JSON.parse(
    readFileSync(fileURLToPath(new URL("../../client-web/fixtures/games/royale.json", import.meta.url)), "utf8"),
) as { view: Record<string, unknown> & { table: Record<string, unknown>; casinos: object[]; seats: object[] } };

/** Cards go to those who are not tied, and what is left to nobody. */
function pay(casino: number, dice: Dice[], cards: number[]): Event[] {
    const tied = (of: Dice) => dice.filter(({ count }) => count === of.count).map(({ owner }) => owner);
    const ties = dice.map(tied).filter((owners, n) => owners.length > 1 && owners[0] === dice[n]?.owner);
    const winners = dice.filter((of) => tied(of).length === 1);
    return [
        ...ties.map((owners) => ({
            kind: "tied",
            casino,
            owners,
            count: dice.find(({ owner }) => owner === owners[0])?.count,
        })),
        ...cards.map((dollars, n) =>
            n < winners.length
                ? { kind: "card_won", casino, seat: winners[n]?.owner, dollars }
                : { kind: "card_returned", casino, dollars },
        ),
    ];
}

/** A game whose first step is such a payout, as `GET /api/games/{id}/replay` answers it. */
export function crowdedPayout(owners: number): object {
    const seats = Array.from({ length: owners }, (_, seat) => seat);
    const dice = (count: (seat: number) => number): Dice[] =>
        seats
            .map((owner) => ({ owner, small: count(owner), count: count(owner) }))
            .filter(({ count }) => count > 0)
            .sort((a, b) => b.count - a.count);
    const casinos = [
        { dice: dice((seat) => kMostDice - seat), cards: [100_000, 90_000] },
        { dice: dice(() => 3), cards: [80_000, 60_000] },
        { dice: dice((seat) => (seat === 0 ? 6 : 5 - Math.floor((seat - 1) / 2))), cards: [90_000, 70_000] },
        { dice: dice((seat) => (seat === 0 ? 2 : 0)), cards: [60_000, 50_000] },
        { dice: dice((seat) => (seat === owners - 1 ? 1 : 0)), cards: [50_000, 40_000] },
        { dice: dice((seat) => kMostDice - seat), cards: [100_000, 90_000, 80_000, 70_000, 60_000] },
    ];
    const paid = [
        { kind: "paid", casino: 3, seat: 0, tile: "D1", dollars: 100_000 },
        { kind: "paid", casino: 3, seat: 1, tile: "D1", chips: 2 },
    ];
    const events = [
        { kind: "round_ended", round: 1 },
        ...casinos.flatMap(({ dice, cards }, n) => [...pay(n + 1, dice, cards), ...(n === 2 ? paid : [])]),
        ...seats.map((seat) => ({ kind: "fined", casino: 2, seat, tile: "C2", dollars: 50_000 })),
        { kind: "round_started", round: 2, seat: 0 },
    ];
    const { view } = recorded;
    return {
        ...recorded,
        seats: owners,
        events: [],
        view: {
            ...view,
            casinos: view.casinos.map((casino, n) => ({ ...casino, ...casinos[n] })),
            seats: seats.map(() => view.seats[0]),
            table: { ...view.table, seats: seats.map((seat) => ({ ...seatOf(view), name: kNames[seat] })) },
        },
        steps: [{ seat: 0, events, patch: {} }],
    };
}

const seatOf = ({ table }: { table: Record<string, unknown> }) => (table["seats"] as object[])[0] as object;
