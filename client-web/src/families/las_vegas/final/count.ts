import type { ScoreBreakdown } from "../../../table/score_breakdown";
import { hasText, formatMoney, t } from "../../../texts/texts.svelte";
import { tileName } from "../tile_info";
import { pieces, sources, type Source } from "./sources";

function place(n: number): string {
    const key = `final.place_${n}`;
    return hasText(key) ? t(key) : String(n);
}

function what(source: Source): string {
    switch (source.from) {
        case "card":
            return source.count === null
                ? t("final.card", { casino: source.casino, place: place(source.place) })
                : t("final.card_with", { casino: source.casino, place: place(source.place), count: source.count });
        case "tile":
        case "fine":
            return t("final.tile", { tile: tileName(source.tile), casino: source.casino });
        case "chips":
            return t("thing.chips", { n: source.number });
        case "spent":
            return t("final.chips_spent", {
                chips: t("thing.chips", { n: source.number }),
                tile: tileName(source.tile),
            });
        case "skip_cards":
            return t("thing.skip_cards", { n: source.number });
        case "skip_money":
            return t("final.skip_money");
        case "rest":
            return t("final.rest");
    }
}

const line = (source: Source) => ({
    when: source.round === null ? t("final.end") : t("final.round", { n: source.round }),
    what: what(source),
    amount: formatMoney(source.dollars),
    isLoss: source.dollars < 0,
});

/** Money: where every dollar came from. */
export const kScoreBreakdown: ScoreBreakdown = {
    needsReplay: true,
    breakDown: (end, replay) =>
        replay === null
            ? end.seats.map(() => ({ parts: [], lines: [] }))
            : sources(replay, end).map((all) => ({ parts: pieces(all), lines: all.map(line) })),
    title: (name, mine) => (mine ? t("final.where_mine") : t("final.where", { name })),
    emptyText: () => t("final.no_money"),
};
