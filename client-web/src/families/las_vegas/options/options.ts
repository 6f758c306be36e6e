import { t } from "../../../texts/texts.svelte";
import type { FamilyOptions } from "../../family_options";
import { hasNeutralDice, isForTwo, kRounds, roundsOf, usualRounds } from "./derived";
import FirstOptions from "./FirstOptions.svelte";
import MoreOptions from "./MoreOptions.svelte";

const kTiles = 3;

export const options: FamilyOptions = {
    defaults: { tiles: kTiles, tile_reuse: "any", copies: 5, skip: "none", skip_limit: 0 },
    types: { rounds: "number", neutral_dice: "boolean" },
    chosenByPrograms: ["tile_set"],
    FirstOptions,
    MoreOptions,
    toForm: ({ rounds = kRounds, skip }) => ({ rounds: rounds === usualRounds(skip) ? null : rounds }),
    toRequest(form, offer) {
        const rounds = roundsOf(form);
        const neutral = hasNeutralDice(form, offer);
        const isUsual = neutral === isForTwo(offer) || (!neutral && form.seats !== 2);
        return {
            rounds: rounds === kRounds ? null : rounds,
            skip_limit: form.options.skip === "none" ? null : form.options.skip_limit,
            neutral_dice: isUsual ? null : neutral,
        };
    },
    words(ruleset, options, has) {
        const words: string[] = [];
        if (has("tile_set")) words.push(t("option.tile_set"));
        else if (ruleset === "royale") words.push(t("option.tiles_n", { n: options.tiles ?? kTiles }));
        if (options.tile_reuse && options.tile_reuse !== "any" && !has("tile_set"))
            words.push(t(`option.${options.tile_reuse}`));
        if (ruleset === "custom") words.push(t("option.rounds_n", { n: options.rounds ?? kRounds }));
        if (options.copies !== undefined) words.push(t("option.copies_n", { n: options.copies }));
        if (options.skip === "chips" || options.skip === "cards") {
            words.push(t(`option.skips_${options.skip}`));
            if (options.skip_limit) words.push(t("option.skip_limit_n", { n: options.skip_limit }));
        }
        if (options.neutral_dice !== undefined)
            words.push(t(options.neutral_dice ? "option.neutral_dice" : "option.no_neutral_dice"));
        return words;
    },
};
