import type { EventPresentations } from "../events/presentation";
import type { Family, Ruleset, Welcome } from "../protocol/types";

/** What a family of games gives to the whole page: `family.ts` of its folder. Its screens come later. */
export interface FamilyPresentation {
    id: Family;
    /** In the order in which newcomers meet them. */
    rulesets: readonly Ruleset[];
    events: EventPresentations;
    /** Totals are money, else values of chips. */
    isMoney: boolean;
    /** Keeps what the server says of the family's things. */
    onWelcome?: (welcome: Welcome) => void;
    /** The name of a tile; nothing where it is not one of this family. */
    tileName?: (id: string) => string | undefined;
}
