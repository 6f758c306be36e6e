// Seats that change hands: a spectator plays on for a house bot, or for somebody who is away.
import { isDaysPace } from "../model/pace";
import type { Person, PersonInfo, View } from "../protocol/types";
import type { Key } from "../texts/texts.svelte";

type TableState = Pick<View, "table" | "you">;

/** Deadlines missed in a row, after which the house plays on: in a game played in days, and where slow play has a limit. */
const kDaysMissed = 2;
export const kSlowPlayMissed = 3;

/** Nobody waits for this person: away, or so slow that the house plays on. */
export const isAbsent = (person: Person | null | undefined): person is Person =>
    person != null && (person.away || person.missed === kSlowPlayMissed);

/** How somebody is called who is absent. */
export const absenceText = (person: Pick<Person, "missed"> | null | undefined): Key =>
    person?.missed === undefined ? "person.away" : "person.late";

/** What happens to the move of somebody who is absent. */
export function absenceConsequence(
    { missed = 0 }: Pick<Person, "missed">,
    { clock }: Pick<View["table"], "clock">,
): Key {
    if (missed >= kSlowPlayMissed) return "table.wait_slow";
    return isDaysPace(clock?.decision_ms) && missed >= kDaysMissed ? "table.wait_given_up" : "table.wait_away";
}

/**
 * The seats that this spectator can ask for, house bots' first. None for a player who has a seat or left one to a bot.
 * At a quick table nobody's own seat is given away. Where a move may take days, only that of one who has missed two
 * deadlines in a row.
 */
export function availableSeats({ table, you }: TableState, me: string | undefined): number[] {
    const { seats, status, quick } = table;
    if (you !== null || status === "finished" || seats.some((person) => person !== null && person.player === me))
        return [];
    const isDays = isDaysPace(table.clock?.decision_ms);
    const free = (person: Person | null) =>
        person !== null &&
        (person.bot !== null || (person.away && (!isDays || (person.missed ?? 0) >= kDaysMissed))) &&
        (!quick || person.player === null);
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
