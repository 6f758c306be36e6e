import { expect, test } from "vitest";
import NameField from "../../../../client-web/src/screens/entry/NameField.svelte";
import { kNameChars } from "../../../../client-web/src/screens/entry/name";
import { find, show, type, useClient } from "../../fixtures/page";

useClient();

test("a name that is too long is said to be while it is typed, and not when it is sent", () => {
    show(NameField, {});
    type("input", "x".repeat(kNameChars));
    expect(find("input")?.getAttribute("aria-invalid")).toBe("false");
    type("input", "x".repeat(kNameChars + 1));
    expect(find("input")?.getAttribute("aria-invalid")).toBe("true");
    expect(find(".field-note")?.textContent).toContain(String(kNameChars));
    type("input", "x");
    expect(find(".field-note")?.textContent).toBe("");
});
