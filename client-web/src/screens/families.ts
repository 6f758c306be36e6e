// The screens of the families of games: every folder of families/ that has a `screens.ts`.
import "../look/ends.css";
import { familyOf } from "../families";
import type { FamilyScreens } from "../families/family_screens";
import type { View } from "../protocol/types";

const kFamilies = Object.values(
    import.meta.glob<FamilyScreens>("../families/*/screens.ts", { eager: true, import: "screens" }),
);

export function familyScreens(view: View): FamilyScreens {
    const found = kFamilies.find(({ id }) => id === familyOf(view));
    if (found === undefined) throw new Error(`no screens for ${familyOf(view)}`);
    return found;
}
