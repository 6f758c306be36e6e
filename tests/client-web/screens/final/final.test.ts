import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import * as sound from "../../../../client-web/src/app/sound";
import Final from "../../../../client-web/src/screens/final/Final.svelte";
import { loadLaterTexts } from "../../../../client-web/src/texts/later";
import { modelOf, snapshotOf } from "../../fixtures/snapshot";
import { find, settle, show, texts, useFakeTime } from "../../fixtures/page";

const seats = [
    { player: "m", name: "Mira", bot: null },
    { player: "j", name: "Jonas", bot: null },
    { player: null, name: "Bo", bot: "hard" },
];
const kListenMs = 200;
let games = 0;
/** The end of a new game; `places` by seat. */
function end(places: number[], you: number | null = 0, over: object = {}) {
    const table = {
        id: "t",
        family: "vegas-1996",
        status: "finished",
        ruleset: "vegas-1996",
        options: {},
        game: `g-${++games}`,
        seats,
        ...over,
    };
    const totals = places.map((place) => 10 - place);
    const chips = totals.map((value) => [{ table: 1, value }]);
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return modelOf(
        snapshotOf(
            seats,
            {},
            {
                table,
                seats: chips.map((of) => ({ chips: of })),
                result: { places, totals, winners, chips: [0, 0, 0] },
                you: you === null ? null : { seat: you },
                turn: null,
            },
        ),
    );
}
const spoken = () => texts(".final [aria-live] p");
const playSound = vi.spyOn(sound, "playSound").mockReturnValue();

useFakeTime();
beforeEach(async () => {
    await loadLaterTexts();
    settings.speed = "normal";
    playSound.mockClear();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

it("says the places from the last to the first once the bars have grown, and ours at the end", async () => {
    show(Final, { table: end([2, 1, 3]) });
    await settle(kListenMs);
    expect(spoken()).toEqual(["The game is over."]);
    expect(texts(".frow .rank")).toEqual(["", "", ""]);
    await settle(4000);
    expect(spoken()).toEqual([
        "The game is over.",
        "Place 3: Bo, 7",
        "Place 2: Mira, 8",
        "Place 1: Jonas, 9",
        "Place 2 of 3 for you",
    ]);
    expect(texts(".frow .rank")).toEqual(["1", "2", "3"]);
});

it("explains nobody's money to those who watch before the winner is known", async () => {
    show(Final, { table: end([2, 1, 3], null) });
    expect(find(".frow.chosen")).toBeNull();
    await settle(4000);
    expect(find(".frow.chosen .fname")?.textContent).toContain("Jonas");
});

it.each([
    ["win", [1, 2, 3], 0],
    ["lose", [2, 1, 3], 0],
    ["lose", [3, 1, 2], 0],
    ["win", [1, 1, 3], 0],
    ["end", [2, 1, 3], null],
] as const)("sounds like %s, after what is counted, and once", async (wanted, places, you) => {
    const table = end([...places], you);
    show(Final, { table });
    flushSync();
    expect(playSound).not.toHaveBeenCalled();
    await settle(4500);
    const heard = playSound.mock.calls.map(([one]) => one);
    expect(heard.at(-1)).toBe(wanted);
    expect(heard.slice(0, -1).every((one) => one === "count")).toBe(true);
    playSound.mockClear();
    show(Final, { table });
    await settle(4500);
    expect(playSound).not.toHaveBeenCalled();
});

it("without movement tells the result at once, with its sound", async () => {
    settings.speed = "off";
    show(Final, { table: end([1, 2, 3]) });
    await settle(kListenMs);
    expect(spoken()).toHaveLength(5);
    expect(playSound.mock.calls).toEqual([["win"]]);
});
