import type { View } from "../../../protocol/types";
import { has, money, t } from "../../../texts/texts.svelte";
import type { Shows } from "./standing";

/** What the tile that a placement activates does next, in a few words; empty for a tile that says nothing. */
export function thenText({ tile }: Shows, view: View): string {
    const key = `tile.then.${tile}`;
    if (!has(key)) return "";
    const lying = view.casinos.map((casino) => casino.tile).find((one) => one?.id === tile);
    return t(key, { money: money(lying?.id === "A2" ? lying.dollars : 0) });
}
