// The families of games: every folder beside this file that has a `family.ts`. Programs without Svelte use it too.
import type { Family, View, Welcome } from "../protocol/types";
import type { FamilyPresentation } from "./family";

const kFamilies = Object.values(
    import.meta.glob<FamilyPresentation>("./*/family.ts", { eager: true, import: "family" }),
);

export const kRulesets = kFamilies.flatMap(({ rulesets }) => rulesets);

/**
 * Of which family the game of a view is. A family shares its events, its view and its screens: `engine/` has a folder
 * for each too.
 */
export const familyOf = ({ table }: View): Family => table.family;

/** Nothing for a family that only a newer server knows. */
export const familyPresentation = (id: Family): FamilyPresentation | undefined =>
    kFamilies.find((family) => family.id === id);

export const onWelcome = (welcome: Welcome): void => kFamilies.forEach((family) => family.onWelcome?.(welcome));

/** The name of a tile; its id where no family knows it. */
export function tileName(id: string): string {
    for (const family of kFamilies) {
        const name = family.tileName?.(id);
        if (name !== undefined) return name;
    }
    return id;
}
