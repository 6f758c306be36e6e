// "Why?": whose dice count how much in a casino, who cancels whom, and which card that is. Read off the view and what
// the server shows of an action.
import type { Action, Casino, CasinoDice, Owner, View } from "../../../protocol/types";
import { ownerName } from "../../../texts/sentence";
import { list, money, t } from "../../../texts/texts.svelte";
import { tileName } from "../printed.svelte";
import { previews, showsOf, standing, type Heap, type Preview } from "./standing";

/** Who is who, to somebody on `seat`; null: to somebody who watches. */
export interface Told {
    name: (seat: number) => string;
    seat: number | null;
}

const called = (owner: Owner | null, { name, seat }: Told): string =>
    owner === null ? t("thing.nobody") : owner === seat ? t("person.you") : ownerName(owner, name);

const names = (owners: readonly Owner[], told: Told): string => list(owners.map((owner) => called(owner, told)));

type Counted = Pick<CasinoDice, "owner" | "count"> & { big: boolean };

/** How many dice count for whom. */
function counted(n: number, heaps: readonly Counted[], told: Told, then: boolean): string[] {
    if (heaps.length === 0) return [];
    const counts = [...heaps]
        .sort((a, b) => b.count - a.count)
        .map(({ owner, count }) => t("why.count", { who: called(owner, told), n: count }))
        .join(", ");
    const big = heaps.some((heap) => heap.big);
    if (then) return [t(big ? "why.counts_then_big" : "why.counts_then", { casino: String(n), counts })];
    return [t(big ? "why.counts_big" : "why.counts", { casino: String(n), counts })];
}

/** Who gets which card. */
function cards(n: number, dollars: readonly number[], wins: readonly (Owner | null)[], told: Told, then: boolean) {
    const who = dollars
        .map((value, k) => t("why.card", { who: called(wins[k] ?? null, told), money: money(value) }))
        .join(", ");
    return t(then ? "why.cards_then" : "why.cards", { casino: String(n), cards: who });
}

const big = ({ big: own, ghost }: Heap): boolean => own || ghost.big;

/** The heaps of a casino as it would stand. */
function heapsOf(casino: Casino, preview: Preview): Heap[] {
    const { rungs, ties, out } = standing(casino, preview);
    return [...rungs.flatMap(({ heap }) => heap ?? []), ...ties.flatMap(({ heaps }) => heaps), ...out];
}

/** What our place among those that are not cancelled brings. */
function place(casino: Casino, preview: Preview, mine: Heap, heaps: readonly Heap[], told: Told): string {
    const k = preview.wins.indexOf(mine.owner);
    if (k < 0) {
        const owners = preview.wins.filter((owner): owner is Owner => owner !== null);
        return t("why.fewer", { owners: names(owners, told) });
    }
    const value = money(casino.cards[k] ?? 0);
    if (heaps.length === 1) return t("why.alone", { money: value });
    const [higher, lower, ...more] = casino.cards;
    if (more.length > 0 || lower === undefined || higher === lower)
        return t("why.nth", { place: String(k + 1), money: value });
    if (k === 1) return t("why.second", { money: value });
    const above = heaps.some(({ owner, count }) => preview.tied.includes(owner) && count > mine.count);
    return t(above ? "why.first_left" : "why.first", { money: value });
}

/** Why a placing would bring what its slot says. */
export function whyPlace(view: View, action: Action, told: Told): string[] {
    const preview = previews(showsOf(action), told.seat)[0];
    const casino = preview && view.casinos[preview.casino - 1];
    if (preview === undefined || casino === undefined) return [];
    const heaps = heapsOf(casino, preview);
    const mine = heaps.find(({ owner }) => owner === told.seat);
    const counts = counted(
        preview.casino,
        heaps.map((heap) => ({ ...heap, big: big(heap) })),
        told,
        true,
    );
    if (mine === undefined) return counts;
    // Who ties above us makes room; who ties below changes nothing for us.
    const cancelled = heaps.filter(({ owner, count }) => preview.tied.includes(owner) && count >= mine.count);
    if (cancelled.includes(mine)) {
        const same = cancelled.filter(({ count }) => count === mine.count).map(({ owner }) => owner);
        return [...counts, t("why.tied", { owners: names(same, told) })];
    }
    const owners = names(
        cancelled.map(({ owner }) => owner),
        told,
    );
    return [
        ...counts,
        ...(cancelled.length > 0 ? [t("why.cancel", { owners })] : []),
        place(casino, preview, mine, heaps, told),
    ];
}

/** Why casinos would stand as an answer to a tile's question shows it. */
export function whyOutcome(view: View, action: Action | null, told: Told): string[] {
    return previews(showsOf(action), told.seat).flatMap((preview) => {
        const casino = view.casinos[preview.casino - 1];
        if (casino === undefined) return [];
        const cancel = preview.tied.length > 0 ? [t("why.cancel", { owners: names(preview.tied, told) })] : [];
        return [...cancel, cards(preview.casino, casino.cards, preview.wins, told, true)];
    });
}

/** Why nothing can be placed in the closed casino. */
export const whyClosed = (n: number): string[] => [t("why.closed", { tile: tileName("E1"), casino: String(n) })];

/** Why a casino paid what it did. */
export function whyPaid(
    n: number,
    dice: readonly CasinoDice[],
    ties: readonly (readonly Owner[])[],
    paid: { dollars: readonly number[]; wins: readonly (Owner | null)[] },
    told: Told,
): string[] {
    return [
        ...counted(
            n,
            dice.map((lies) => ({ ...lies, big: lies.big !== undefined })),
            told,
            false,
        ),
        ...ties.map((owners) => t("why.cancel", { owners: names(owners, told) })),
        ...(paid.dollars.length > 0 ? [cards(n, paid.dollars, paid.wins, told, false)] : []),
    ];
}
