import { formatMoney, t } from "../../../texts/texts.svelte";
import type { ActionPreview } from "../board/standing";

/** What an action is about in words: `$30,000`, `2 chips`, `nothing`. */
export const rewardText = (shows: Pick<ActionPreview, "dollars" | "chips"> | undefined): string =>
    shows?.chips
        ? t("thing.chips", { n: shows.chips })
        : shows?.dollars
          ? formatMoney(shows.dollars)
          : t("thing.nothing");
