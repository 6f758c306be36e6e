import type { Action, Casino, Owner } from "../../../protocol/types";

/** What an action would do, as the server says it. */
export type ActionPreview = NonNullable<Extract<Action, { kind: "place" }>["shows"]>;

/** What the server says of an action, where it says something. */
export const previewOf = (action: Action | null): ActionPreview | undefined =>
    action !== null && "shows" in action ? (action.shows as ActionPreview | undefined) : undefined;

/** So many small dice of a group are told apart in the narrowest place; of more, it shows one and how many. */
export const kMaxDiceDrawn = 6;

/** Dice of one owner that lie together; `ghost`: those that a choice would add. */
export interface DiceGroup {
    owner: Owner;
    small: number;
    big: boolean;
    count: number;
    ghost: { small: number; big: boolean };
}

/** A money card, and who would get it now. */
export interface CardClaim {
    dollars: number;
    group: DiceGroup | null;
}

/**
 * A casino from top to bottom: the cards with who stands for them, equal counts that cancel each other, who gets
 * nothing.
 */
export interface CasinoStanding {
    claims: CardClaim[];
    ties: { groups: DiceGroup[]; count: number }[];
    losers: DiceGroup[];
}

/**
 * What a choice would add to a casino: dice of the own seat, white and gray ones, and who would win and who would tie
 * then.
 */
export interface CasinoPreview {
    casino: number;
    wins: readonly (Owner | null)[];
    tied: readonly Owner[];
    adds: { owner: Owner; small: number; big: boolean }[];
}

/** The previews in an action's `shows`: of its casino, and of the second one that changes with it. */
export function casinoPreviews(shows: ActionPreview | undefined, seat: number | null): CasinoPreview[] {
    if (shows === undefined) return [];
    const all: CasinoPreview[] = [];
    if (shows.casino !== undefined && shows.wins !== undefined) {
        const adds: CasinoPreview["adds"] = [];
        if (seat !== null && (shows.small || shows.big))
            adds.push({ owner: seat, small: shows.small ?? 0, big: Boolean(shows.big) });
        if (shows.neutral) adds.push({ owner: "neutral", small: shows.neutral, big: false });
        if (shows.blank) adds.push({ owner: "blank", small: shows.blank, big: false });
        all.push({ casino: shows.casino, wins: shows.wins, tied: shows.tied ?? [], adds });
    }
    if (shows.also)
        all.push({ casino: shows.also.casino, wins: shows.also.wins, tied: shows.also.tied ?? [], adds: [] });
    return all;
}

/**
 * What so many dice count: the protocol's `count`, by which a big die is 2. Only for the figure of dice that do not lie
 * anywhere yet; who wins with them is the server's to say.
 */
export const countOf = (small: number, big: boolean): number => small + (big ? 2 : 0);

/** The casino as it stands, or as it would with the preview. */
export function standingOf(casino: Casino, preview?: CasinoPreview): CasinoStanding {
    const groups = new Map<Owner, DiceGroup>();
    for (const { owner, small, big, count } of casino.dice) {
        groups.set(owner, { owner, small, big: big !== undefined, count, ghost: { small: 0, big: false } });
    }
    for (const { owner, small, big } of preview?.adds ?? []) {
        const group = groups.get(owner) ?? { owner, small: 0, big: false, count: 0, ghost: { small: 0, big: false } };
        groups.set(owner, { ...group, count: group.count + countOf(small, big), ghost: { small, big } });
    }
    const wins = preview?.wins ?? casino.wins;
    const claims = casino.cards.map((dollars, k) => {
        const owner = wins[k];
        return { dollars, group: owner === null || owner === undefined ? null : (groups.get(owner) ?? null) };
    });
    const left = [...groups.values()].filter(({ owner }) => !wins.includes(owner)).sort((a, b) => b.count - a.count);
    const cancelled = preview?.tied ?? casino.tied;
    const tied = left.filter(({ owner }) => cancelled.includes(owner));
    const ties = [...new Set(tied.map(({ count }) => count))]
        .map((count) => ({ count, groups: tied.filter((group) => group.count === count) }))
        .filter(({ groups }) => groups.length > 1);
    const paired = new Set(ties.flatMap((tie) => tie.groups));
    return { claims, ties, losers: left.filter((group) => !paired.has(group)) };
}

/** What somebody would get at a casino. */
const winnings = (casino: Casino, wins: readonly (Owner | null)[], owner: Owner): number =>
    casino.cards.reduce((sum, dollars, k) => (wins[k] === owner ? sum + dollars : sum), 0);

/** What a choice changes for money: ours before and after, and whom it costs most. */
export function moneyEffect(
    casino: Casino,
    preview: CasinoPreview,
    seat: number,
): { before: number; after: number; costs: { seat: number; dollars: number } | null } {
    let costs: { seat: number; dollars: number } | null = null;
    for (const owner of new Set(casino.wins)) {
        if (typeof owner !== "number" || owner === seat) continue;
        const dollars = winnings(casino, casino.wins, owner) - winnings(casino, preview.wins, owner);
        if (dollars > (costs?.dollars ?? 0)) costs = { seat: owner, dollars };
    }
    return { before: winnings(casino, casino.wins, seat), after: winnings(casino, preview.wins, seat), costs };
}

/** Who gets the cards with more dice than a choice would have, and how many the last of them has; null: nobody. */
export function leadersOf(casino: Casino, preview: CasinoPreview, seat: number): Leaders | null {
    const { claims, ties, losers } = standingOf(casino, preview);
    const mine = [...ties.flatMap(({ groups }) => groups), ...losers].find(({ owner }) => owner === seat);
    const winners = claims.flatMap(({ group }) => group ?? []);
    if (mine === undefined || winners.length === 0) return null;
    return {
        owners: [...new Set(winners.map(({ owner }) => owner))],
        count: mine.count,
        least: Math.min(...winners.map(({ count }) => count)),
    };
}

/** Those who have more, and how many the last of them has; `count`: what we would have. */
export interface Leaders {
    owners: Owner[];
    count: number;
    least: number;
}

/** With whom a choice would tie, and at which count. */
export interface Tie {
    owners: Owner[];
    count: number;
}

/** An equal count cancels: with whom a choice would tie, or null. */
export function tieOf(casino: Casino, preview: CasinoPreview, seat: number): Tie | null {
    if (!preview.tied.includes(seat)) return null;
    const tie = standingOf(casino, preview).ties.find(({ groups }) => groups.some(({ owner }) => owner === seat));
    return tie === undefined
        ? null
        : { owners: tie.groups.map(({ owner }) => owner).filter((owner) => owner !== seat), count: tie.count };
}
