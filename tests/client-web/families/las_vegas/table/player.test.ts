import { expect, it } from "vitest";
import Player from "../../../../../client-web/src/families/las_vegas/table/Player.svelte";
import Waiting from "../../../../../client-web/src/families/las_vegas/tray/Waiting.svelte";
import { t } from "../../../../../client-web/src/texts/texts.svelte";
import { modelOf, snapshotOf } from "../../../fixtures/snapshot";
import { show } from "../../../fixtures/page";

const kAce = { name: "Ace", version: "1.2", author: "Ada" };
const seats = [
    { player: "m", name: "Mira", bot: null },
    { player: null, name: "Bo", bot: "hard" },
    { player: "a", name: "Ace", bot: null, program: kAce },
    { player: "z", name: "Zoe", bot: null, program: kAce, away: true },
    { player: "l", name: "Lea", bot: "easy", program: kAce },
];
const asked = (seat: number) => ({ prompt: { table: "t", decision: 1, seat, kind: "roll" } });
const at = (seat: number) => modelOf(snapshotOf(seats, asked(seat)));

function flag(seat: number): Element | null {
    show(Player, { table: at(0), seat });
    return document.querySelector(".flag:not(.me)");
}
const icon = (mark: ParentNode | null) => mark?.querySelector("use")?.getAttribute("href");

it("no person is marked as a bot", () => expect(flag(0)).toBeNull());

it.each([
    ["a bot of the house", 1, "bot: hard"],
    ["a program", 2, "bot: Ace 1.2 by Ada"],
    ["a seat that a program has left to the house", 4, "bot: easy"],
])("marks %s, and says to all which it is", (_, seat, which) => {
    const mark = flag(seat);
    expect(icon(mark)).toBe("#i-bot");
    expect(mark?.textContent).toBe(t("person.bot"));
    expect(mark?.getAttribute("title")).toBe(which);
    expect(mark?.getAttribute("aria-label")).toBe(which);
    expect(mark?.getAttribute("role")).toBe("img");
});

it("a program that is away is marked as away", () => {
    expect(flag(3)?.getAttribute("title")).toBe(t("person.away"));
});

it.each([
    ["a program", 2, false],
    ["the house in the place of a program", 4, true],
])("waits for %s as for a bot", (_, seat, left) => {
    show(Waiting, { table: at(seat), caption: null });
    const line = document.querySelector(".ask");
    expect(icon(line)).toBe("#i-bot");
    expect(line?.textContent?.includes(t("table.wait_left"))).toBe(left);
});
