// Seats that change hands: a spectator plays on for a house bot, or for somebody who is away.
import { isDaysPace } from "../model/pace";
import type { Person, PersonInfo, View } from "../protocol/types";

type TableState = Pick<View, "table" | "you">;

/**
 * The seats that this spectator can ask for, house bots' first. None for a player who has a seat or left one to a bot.
 * At a quick table nobody's own seat is given away, and nobody has to be there where a move may take days.
 */
export function availableSeats({ table, you }: TableState, me: string | undefined): number[] {
    const { seats, status, quick } = table;
    if (you !== null || status === "finished" || seats.some((person) => person !== null && person.player === me))
        return [];
    const mayBeAway = isDaysPace(table.clock?.decision_ms);
    const free = (person: Person | null) =>
        person !== null && (person.bot !== null || (person.away && !mayBeAway)) && (!quick || person.player === null);
    const all = seats.flatMap((person, seat) => (free(person) ? [seat] : []));
    const house = (seat: number) => seats[seat]?.bot != null && seats[seat].player === null;
    return [...all.filter(house), ...all.filter((seat) => !house(seat))];
}

/** The seat of the host, where the host has one and plays there. */
export function hostSeat({ table }: Pick<View, "table">): number | null {
    const seat = table.seats.findIndex(
        (person) => person !== null && person.player === table.host && person.bot === null,
    );
    return table.host === null || seat < 0 ? null : seat;
}

/**
 * Do we say who gets a seat? The host does; while the host is away, everybody with a seat does. The server gives
 * nobody's seat before two minutes of absence. `watching`: the spectators, or null where they are not known.
 */
export function canAssignSeats(
    view: TableState,
    me: string | undefined,
    watching: readonly PersonInfo[] | null,
): boolean {
    const { host, seats } = view.table;
    if (host !== null && host === me) return true;
    if (view.you === null) return false;
    if (host === null) return true;
    const seat = hostSeat(view);
    if (seat !== null) return seats[seat]?.away === true;
    return watching !== null && !watching.some(({ player }) => player === host);
}
