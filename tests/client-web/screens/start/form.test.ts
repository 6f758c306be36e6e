import { beforeEach, expect, test } from "vitest";
import { saveItem } from "../../../../client-web/src/app/storage";
import { recallForm, rememberForm } from "../../../../client-web/src/screens/start/form";
import { defaultForm } from "../../../../client-web/src/screens/entry/options";

beforeEach(() => saveItem("new-table", null));

test("the form of the last table comes back", () => {
    const form = {
        ...defaultForm(),
        ruleset: "custom" as const,
        seats: 7,
        private: false,
    };
    form.options = { ...form.options, first_seat: 3, skip: "cards", rounds: 7, neutral_dice: false };
    rememberForm(form);
    expect(recallForm()).toEqual(form);
});

test("what does not read as a form gives a fresh one", () => {
    const types = '{"options":{"rounds":true,"neutral_dice":4}}';
    for (const kept of ["", "{", "7", "null", '{"seats":"all","options":[1],"clock":null}', types]) {
        saveItem("new-table", kept);
        expect(recallForm()).toEqual(defaultForm());
    }
});
