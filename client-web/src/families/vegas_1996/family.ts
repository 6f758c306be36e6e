import type { FamilyPresentation } from "../family";
import { kVegas1996Events } from "./events";

export const family: FamilyPresentation = {
    id: "vegas-1996",
    rulesets: ["vegas-1996"],
    events: kVegas1996Events,
    isMoney: false,
};
