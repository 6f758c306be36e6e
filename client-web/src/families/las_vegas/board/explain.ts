// "Why?": whose dice count how much in a casino, who cancels whom, and which card that is. Read off the view and what
// the server shows of an action.
import type { Action, Casino, CasinoDice, Owner, View } from "../../../protocol/types";
import { ownerName } from "../../../texts/sentence";
import { formatList, formatMoney, t } from "../../../texts/texts.svelte";
import { tileName } from "../tile_info";
import { closure } from "./outlook";
import { casinoPreviews, previewOf, standingOf, type DiceGroup, type CasinoPreview } from "./standing";

/** Who is who, to somebody on `seat`; null: to somebody who watches. */
export interface Viewer {
    name: (seat: number) => string;
    seat: number | null;
}

const ownerText = (owner: Owner | null, { name, seat }: Viewer): string =>
    owner === null ? t("thing.nobody") : owner === seat ? t("person.you") : ownerName(owner, name);

const ownersText = (owners: readonly Owner[], viewer: Viewer): string =>
    formatList(owners.map((owner) => ownerText(owner, viewer)));

type CountedDice = Pick<CasinoDice, "owner" | "count"> & { big: boolean };

/** How many dice count for whom. */
function countLines(n: number, groups: readonly CountedDice[], viewer: Viewer, then: boolean): string[] {
    if (groups.length === 0) return [];
    const counts = [...groups]
        .sort((a, b) => b.count - a.count)
        .map(({ owner, count }) => t("why.count", { who: ownerText(owner, viewer), n: count }))
        .join(", ");
    const big = groups.some((group) => group.big);
    if (then) return [t(big ? "why.counts_then_big" : "why.counts_then", { casino: String(n), counts })];
    return [t(big ? "why.counts_big" : "why.counts", { casino: String(n), counts })];
}

/** Who gets which card. */
function cardLine(
    n: number,
    dollars: readonly number[],
    wins: readonly (Owner | null)[],
    viewer: Viewer,
    then: boolean,
) {
    const who = dollars
        .map((value, k) => t("why.card", { who: ownerText(wins[k] ?? null, viewer), money: formatMoney(value) }))
        .join(", ");
    return t(then ? "why.cards_then" : "why.cards", { casino: String(n), cards: who });
}

const big = ({ big: own, ghost }: DiceGroup): boolean => own || ghost.big;

/** The groups of a casino as it would stand. */
function groupsOf(casino: Casino, preview: CasinoPreview): DiceGroup[] {
    const { claims, ties, losers } = standingOf(casino, preview);
    return [...claims.flatMap(({ group }) => group ?? []), ...ties.flatMap(({ groups }) => groups), ...losers];
}

/** What our place among those that are not cancelled brings. */
function placeLine(
    casino: Casino,
    preview: CasinoPreview,
    mine: DiceGroup,
    groups: readonly DiceGroup[],
    viewer: Viewer,
): string {
    const k = preview.wins.indexOf(mine.owner);
    if (k < 0) {
        const owners = preview.wins.filter((owner): owner is Owner => owner !== null);
        return t("why.fewer", { owners: ownersText(owners, viewer) });
    }
    const value = formatMoney(casino.cards[k] ?? 0);
    if (groups.length === 1) return t("why.alone", { money: value });
    const [higher, lower, ...more] = casino.cards;
    if (more.length > 0 || lower === undefined || higher === lower)
        return t("why.nth", { place: String(k + 1), money: value });
    if (k === 1) return t("why.second", { money: value });
    const above = groups.some(({ owner, count }) => preview.tied.includes(owner) && count > mine.count);
    return t(above ? "why.first_left" : "why.first", { money: value });
}

/** Why a placing would bring what its slot says. */
export function explainPlacement(view: View, action: Action, viewer: Viewer): string[] {
    const preview = casinoPreviews(previewOf(action), viewer.seat)[0];
    const casino = preview && view.casinos[preview.casino - 1];
    if (preview === undefined || casino === undefined) return [];
    const groups = groupsOf(casino, preview);
    const mine = groups.find(({ owner }) => owner === viewer.seat);
    const counts = countLines(
        preview.casino,
        groups.map((group) => ({ ...group, big: big(group) })),
        viewer,
        true,
    );
    if (mine === undefined) return counts;
    // Who ties above us makes room; who ties below changes nothing for us.
    const cancelled = groups.filter(({ owner, count }) => preview.tied.includes(owner) && count >= mine.count);
    if (cancelled.includes(mine)) {
        const same = cancelled.filter(({ count }) => count === mine.count).map(({ owner }) => owner);
        return [...counts, t("why.tied", { owners: ownersText(same, viewer) })];
    }
    const owners = ownersText(
        cancelled.map(({ owner }) => owner),
        viewer,
    );
    return [
        ...counts,
        ...(cancelled.length > 0 ? [t("why.cancel", { owners })] : []),
        placeLine(casino, preview, mine, groups, viewer),
    ];
}

/** Why casinos would stand as an answer to a tile's question shows it. */
export function explainOutcome(view: View, action: Action | null, viewer: Viewer): string[] {
    return casinoPreviews(previewOf(action), viewer.seat).flatMap((preview) => {
        const casino = view.casinos[preview.casino - 1];
        if (casino === undefined) return [];
        const cancel = preview.tied.length > 0 ? [t("why.cancel", { owners: ownersText(preview.tied, viewer) })] : [];
        return [...cancel, cardLine(preview.casino, casino.cards, preview.wins, viewer, true)];
    });
}

/** Why nothing can be placed in the closed casino. */
export function explainClosed(view: View): string[] {
    const closed = closure(view);
    return closed === null ? [] : [t("why.closed", { tile: tileName(closed.tile), casino: String(closed.casino) })];
}

/** Why a casino paid what it did. */
export function explainPayout(
    n: number,
    dice: readonly CasinoDice[],
    ties: readonly (readonly Owner[])[],
    paid: { dollars: readonly number[]; wins: readonly (Owner | null)[] },
    viewer: Viewer,
): string[] {
    return [
        ...countLines(
            n,
            dice.map((lies) => ({ ...lies, big: lies.big !== undefined })),
            viewer,
            false,
        ),
        ...ties.map((owners) => t("why.cancel", { owners: ownersText(owners, viewer) })),
        ...(paid.dollars.length > 0 ? [cardLine(n, paid.dollars, paid.wins, viewer, false)] : []),
    ];
}
