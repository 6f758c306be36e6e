import type { View } from "../../../protocol/types";
import { hasText, formatMoney, t } from "../../../texts/texts.svelte";
import type { ActionPreview } from "./standing";

/** What the tile that a placement activates does next, in a few words; empty for a tile that says nothing. */
export function tileEffectText({ tile }: ActionPreview, view: View): string {
    const key = `tile.then.${tile}`;
    if (!hasText(key)) return "";
    const lying = view.casinos.map((casino) => casino.tile).find((one) => one?.id === tile);
    return t(key, { money: formatMoney(lying && "dollars" in lying ? lying.dollars : 0) });
}
