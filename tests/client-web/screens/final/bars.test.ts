import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import Bars from "../../../../client-web/src/screens/final/Bars.svelte";
import type { Row } from "../../../../client-web/src/screens/final/bars";
import { load } from "../../../../client-web/src/texts/texts.svelte";

const row = (seat: number, total: number, pieces: Row["pieces"]): Row => ({
    seat,
    place: seat + 1,
    name: `Seat ${seat}`,
    bot: "",
    total,
    pieces,
});

let shown: object | undefined;
function bars(rows: Row[]): Element[] {
    shown = mount(Bars, { target: document.body, props: { rows, me: null, dollars: true, step: Infinity, chosen: 0 } });
    flushSync();
    return [...document.querySelectorAll(".fbar")];
}

beforeEach(() => load("en"));
afterEach(() => {
    if (shown) unmount(shown);
    shown = undefined;
});

it("says what a bar is made of", () => {
    const [bar] = bars([row(0, 90_000, [{ kind: "round", round: 1, dollars: 90_000 }])]);
    expect(bar?.getAttribute("role")).toBe("img");
    expect(bar?.getAttribute("aria-label")).toContain("90,000");
});

it("does not present a bar as a picture before it is known what it is made of", () => {
    const [bar] = bars([row(0, 90_000, [])]);
    expect(bar?.hasAttribute("role")).toBe(false);
    expect(bar?.hasAttribute("aria-label")).toBe(false);
    expect(document.querySelector(".ftot")?.textContent).toContain("90,000");
});

it("says who is a bot, and which", () => {
    bars([row(0, 90_000, []), { ...row(1, 80_000, []), bot: "bot: Ace 1.2 by Ada" }]);
    const marks = [...document.querySelectorAll(".fname small")];
    expect(marks.map(({ textContent }) => textContent)).toEqual(["bot"]);
    for (const name of ["title", "aria-label"]) expect(marks[0]?.getAttribute(name)).toBe("bot: Ace 1.2 by Ada");
});
