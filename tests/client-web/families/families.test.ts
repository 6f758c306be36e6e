import { describe, expect, it } from "vitest";
import { familyPresentation } from "../../../client-web/src/families";
import { isMoney } from "../../../client-web/src/families/totals";
import type { Family, View } from "../../../client-web/src/protocol/types";
import { familyScreens } from "../../../client-web/src/screens/families";

/** Those of the contract; are their totals money? */
const kFamilies: Record<Family, boolean> = { "las-vegas": true, "vegas-1996": false };

describe.each(Object.entries(kFamilies) as [Family, boolean][])("the family %s", (id, money) => {
    it("is found by its folder", () => {
        expect(familyPresentation(id)?.id).toBe(id);
        expect(familyScreens({ table: { family: id } } as View).id).toBe(id);
    });
    it("counts in its own units", () => expect(isMoney(id)).toBe(money));
});
