import { money, t } from "../../../texts/texts.svelte";
import type { Shows } from "../board/standing";

/** What an action is about in words: `$30,000`, `2 chips`, `nothing`. */
export const paid = (shows: Pick<Shows, "dollars" | "chips"> | undefined): string =>
    shows?.chips ? t("thing.chips", { n: shows.chips }) : shows?.dollars ? money(shows.dollars) : t("thing.nothing");
