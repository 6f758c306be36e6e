import type { Action, Casino, Owner } from "../../../protocol/types";

/** What an action would do, as the server says it. */
export type Shows = NonNullable<Extract<Action, { kind: "place" }>["shows"]>;

/** What the server says of an action, where it says something. */
export const showsOf = (action: Action | null): Shows | undefined =>
    action !== null && "shows" in action ? (action.shows as Shows | undefined) : undefined;

/** So many small dice of a heap are told apart in the narrowest place; of more, it shows one and how many. */
export const kTold = 6;

/** Dice of one owner that lie together; `ghost`: those that a choice would add. */
export interface Heap {
    owner: Owner;
    small: number;
    big: boolean;
    count: number;
    ghost: { small: number; big: boolean };
}

/** A money card, and who would get it now. */
export interface Rung {
    dollars: number;
    heap: Heap | null;
}

/**
 * A casino from top to bottom: the cards with who stands for them, equal counts that cancel each other, who gets
 * nothing.
 */
export interface Standing {
    rungs: Rung[];
    ties: { heaps: Heap[]; count: number }[];
    out: Heap[];
}

/**
 * What a choice would add to a casino: dice of the own seat, white and gray ones, and who would win and who would tie
 * then.
 */
export interface Preview {
    casino: number;
    wins: readonly (Owner | null)[];
    tied: readonly Owner[];
    adds: { owner: Owner; small: number; big: boolean }[];
}

/** The previews in an action's `shows`: of its casino, and of the second one that changes with it. */
export function previews(shows: Shows | undefined, seat: number | null): Preview[] {
    if (shows === undefined) return [];
    const all: Preview[] = [];
    if (shows.casino !== undefined && shows.wins !== undefined) {
        const adds: Preview["adds"] = [];
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
export const counts = (small: number, big: boolean): number => small + (big ? 2 : 0);

/** The casino as it stands, or as it would with the preview. */
export function standing(casino: Casino, preview?: Preview): Standing {
    const heaps = new Map<Owner, Heap>();
    for (const { owner, small, big, count } of casino.dice) {
        heaps.set(owner, { owner, small, big: big !== undefined, count, ghost: { small: 0, big: false } });
    }
    for (const { owner, small, big } of preview?.adds ?? []) {
        const heap = heaps.get(owner) ?? { owner, small: 0, big: false, count: 0, ghost: { small: 0, big: false } };
        heaps.set(owner, { ...heap, count: heap.count + counts(small, big), ghost: { small, big } });
    }
    const wins = preview?.wins ?? casino.wins;
    const rungs = casino.cards.map((dollars, k) => {
        const owner = wins[k];
        return { dollars, heap: owner === null || owner === undefined ? null : (heaps.get(owner) ?? null) };
    });
    const left = [...heaps.values()].filter(({ owner }) => !wins.includes(owner)).sort((a, b) => b.count - a.count);
    const cancelled = preview?.tied ?? casino.tied;
    const tied = left.filter(({ owner }) => cancelled.includes(owner));
    const ties = [...new Set(tied.map(({ count }) => count))]
        .map((count) => ({ count, heaps: tied.filter((heap) => heap.count === count) }))
        .filter(({ heaps: of }) => of.length > 1);
    const paired = new Set(ties.flatMap((tie) => tie.heaps));
    return { rungs, ties, out: left.filter((heap) => !paired.has(heap)) };
}

/** What somebody would get at a casino. */
const worth = (casino: Casino, wins: readonly (Owner | null)[], owner: Owner): number =>
    casino.cards.reduce((sum, dollars, k) => (wins[k] === owner ? sum + dollars : sum), 0);

/** What a choice changes for money: ours before and after, and whom it costs most. */
export function stakes(
    casino: Casino,
    preview: Preview,
    seat: number,
): { before: number; after: number; costs: { seat: number; dollars: number } | null } {
    let costs: { seat: number; dollars: number } | null = null;
    for (const owner of new Set(casino.wins)) {
        if (typeof owner !== "number" || owner === seat) continue;
        const dollars = worth(casino, casino.wins, owner) - worth(casino, preview.wins, owner);
        if (dollars > (costs?.dollars ?? 0)) costs = { seat: owner, dollars };
    }
    return { before: worth(casino, casino.wins, seat), after: worth(casino, preview.wins, seat), costs };
}

/** Who gets the cards with more dice than a choice would have, and how many the last of them has; null: nobody. */
export function ahead(casino: Casino, preview: Preview, seat: number): Ahead | null {
    const { rungs, ties, out } = standing(casino, preview);
    const mine = [...ties.flatMap(({ heaps }) => heaps), ...out].find(({ owner }) => owner === seat);
    const winners = rungs.flatMap(({ heap }) => heap ?? []);
    if (mine === undefined || winners.length === 0) return null;
    return {
        owners: [...new Set(winners.map(({ owner }) => owner))],
        count: mine.count,
        least: Math.min(...winners.map(({ count }) => count)),
    };
}

/** Those who have more, and how many the last of them has; `count`: what we would have. */
export interface Ahead {
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
export function tieOf(casino: Casino, preview: Preview, seat: number): Tie | null {
    if (!preview.tied.includes(seat)) return null;
    const tie = standing(casino, preview).ties.find(({ heaps }) => heaps.some(({ owner }) => owner === seat));
    return tie === undefined
        ? null
        : { owners: tie.heaps.map(({ owner }) => owner).filter((owner) => owner !== seat), count: tie.count };
}
