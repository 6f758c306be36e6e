import "../../look/games.css";
import "./look/look.css";
import type { FamilyScreens } from "../family_screens";
import { kScoreBreakdown } from "./final/count";
import { kHints } from "./hints/hints";
import Payout from "./payout/Payout.svelte";
import Game from "./table/Game.svelte";

export const screens: FamilyScreens = {
    id: "las-vegas",
    Game,
    Payout,
    hints: kHints,
    scoreBreakdown: kScoreBreakdown,
};
