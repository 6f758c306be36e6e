import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { saveItem } from "../../../../client-web/src/app/storage";
import type { RulesetOffer } from "../../../../client-web/src/families/family_options";
import { nameEntry } from "../../../../client-web/src/screens/entry/name_entry.svelte";
import CreateTable from "../../../../client-web/src/screens/start/CreateTable.svelte";
import { recallForm } from "../../../../client-web/src/screens/start/form";
import { t } from "../../../../client-web/src/texts/texts.svelte";
import { press, show, submit, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const offers = [
    { id: "royale", family: "las-vegas", seats: { least: 2, most: 5 }, options: ["neutral_dice"] },
    { id: "classic", family: "las-vegas", seats: { least: 2, most: 5 }, options: ["neutral_dice"] },
    { id: "custom", family: "las-vegas", seats: { least: 2, most: 8 }, options: ["rounds", "skip"] },
] as unknown as RulesetOffer[];

useClient({ rulesets: offers });
beforeEach(() => {
    saveItem("new-table", null);
    nameEntry.draft = "Mira";
    show(CreateTable, { offers });
    press(".more");
});

const inputs = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
const choices = () => inputs("people_only");
const labelOf = (input: HTMLInputElement) => input.closest("label")?.textContent?.trim() ?? "";
const choose = (name: string, label: string) => {
    inputs(name)
        .find((input) => labelOf(input).startsWith(label))
        ?.click();
    flushSync();
};
const chosenOf = (name: string) =>
    inputs(name)
        .filter(({ checked }) => checked)
        .map(labelOf);
async function sent(): Promise<Record<string, unknown> | undefined> {
    submit();
    await vi.waitFor(() => expect(FakeSocket.last.asked("table.create")).toHaveLength(1));
    return FakeSocket.last.asked("table.create")[0];
}

it("lets everyone play unless said otherwise", async () => {
    expect(choices().map((input) => input.closest("label")?.textContent?.trim())).toEqual(["everyone", "people only"]);
    expect(choices().map(({ checked }) => checked)).toEqual([true, false]);
    expect(document.body.textContent).toContain(t("option.players_all_about"));
    expect(await sent()).not.toHaveProperty("people_only");
    // What has no answer is asked again on the next line.
    FakeSocket.last.refuses("table_limit");
});

it("asks for people only where that is chosen, and offers it the next time", async () => {
    choices()[1]?.click();
    flushSync();
    expect(document.body.textContent).toContain(t("option.people_only_about"));
    expect(await sent()).toMatchObject({ op: "table.create", people_only: true });
    FakeSocket.last.answers({ table: "t", invite: "i" });
    FakeSocket.last.shows({
        table: { id: "t", family: "las-vegas", status: "open", invite: "i", seats: [null, null], options: {} },
        casinos: [],
        seats: [],
        you: { seat: 0 },
    });
    expect(location.hash).not.toContain("table"); // a start would leave out the bots
    await FakeSocket.last.seatsBots();
    await vi.waitFor(() => expect(recallForm().people_only).toBe(true));
});

it("preselects three rounds where there is skipping, until a number was chosen [CU-2]", () => {
    choose("ruleset", t("ruleset.custom.name"));
    expect(chosenOf("rounds")).toEqual(["4"]);
    for (const [skip, rounds] of [
        ["skip_chips", "3"],
        ["skip_none", "4"],
        ["skip_cards", "3"],
    ] as const) {
        choose("skip", t(`option.${skip}`));
        expect(chosenOf("rounds")).toEqual([rounds]);
    }
    choose("rounds", "5");
    for (const skip of ["skip_chips", "skip_none"] as const) {
        choose("skip", t(`option.${skip}`));
        expect(chosenOf("rounds")).toEqual(["5"]);
    }
});

it("lets two players of Royale leave out the neutral dice, and only two [RY-14]", async () => {
    const neutral = () => document.querySelector<HTMLInputElement>(`input[aria-label="${t("option.neutral_dice")}"]`);
    expect(neutral()).toBeNull();
    choose("seats", "2");
    expect(neutral()?.checked).toBe(true);
    choose("ruleset", t("ruleset.classic.name"));
    expect(neutral()?.checked).toBe(false);
    choose("ruleset", t("ruleset.royale.name"));
    neutral()?.click();
    flushSync();
    expect(await sent()).toMatchObject({ ruleset: "royale", seats: 2, options: { neutral_dice: false } });
    FakeSocket.last.refuses("table_limit");
});
