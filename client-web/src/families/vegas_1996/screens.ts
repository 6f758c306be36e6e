import "../../look/games.css";
import "./look/look.css";
import type { FamilyScreens } from "../family_screens";
import { kScoreBreakdown } from "./final/count";
import Game from "./table/Game.svelte";

export const screens: FamilyScreens = {
    id: "vegas-1996",
    Game,
    hints: { tutorial: null, newcomers: [], everywhere: [] },
    scoreBreakdown: kScoreBreakdown,
};
