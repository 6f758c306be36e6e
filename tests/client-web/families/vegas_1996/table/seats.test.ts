import { expect, it } from "vitest";
import Seats from "../../../../../client-web/src/families/vegas_1996/table/Seats.svelte";
import { t } from "../../../../../client-web/src/texts/texts.svelte";
import { hide, show } from "../../../fixtures/page";
import { modelOf, snapshotOf } from "../../../fixtures/snapshot";
import { scene } from "../views";

/** The mark of the second seat, and what it says to those who point at it. */
function mark(person: object): (string | null | undefined)[] {
    const seats = [
        { player: "m", name: "Mira", bot: null },
        { player: "j", name: "Jonas", bot: null, ...person },
    ];
    const table = { family: "vegas-1996", options: {}, status: "playing", seats };
    const view = scene({ table: { id: "t", ...table } });
    const model = modelOf(snapshotOf(seats, {}, view));
    show(Seats, { view, table: model });
    const flag = document.querySelector('[data-testid="seat-1"] .flag');
    return [flag?.querySelector("use")?.getAttribute("href"), flag?.textContent, flag?.getAttribute("aria-label")];
}

it("marks a program and a bot of the house, and says which it is", () => {
    expect(mark({ program: { name: "Ace", version: "1.2" } })).toEqual(["#i-bot", t("person.bot"), "bot: Ace 1.2"]);
    hide();
    expect(mark({ player: null, bot: "hard" })).toEqual(["#i-bot", t("person.bot"), "bot: hard"]);
});

it("a program that is away is marked as away, and a person as nothing", () => {
    expect(mark({ program: { name: "Ace" }, away: true })[0]).toBe("#i-away");
    hide();
    expect(mark({})[0]).toBeUndefined();
});
