import type { FamilyPresentation } from "../family";
import { kLasVegasEvents } from "./events";
import { knownTileName, setTileInfo } from "./tile_info";

export const family: FamilyPresentation = {
    id: "las-vegas",
    rulesets: ["royale", "royale-basic", "classic", "custom"],
    events: kLasVegasEvents,
    isMoney: true,
    onWelcome: ({ tiles }) => setTileInfo(tiles),
    tileName: knownTileName,
};
