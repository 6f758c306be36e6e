import { beforeAll, expect, it } from "vitest";
import shown from "../../../../client-web/src/model/shown_game.json?raw";
import { read } from "../../../../client-web/src/model/replay";
import { lying, Showing } from "../../../../client-web/src/screens/start/showing.svelte";
import { load } from "../../../../client-web/src/texts/texts.svelte";

const { file } = read(shown);
beforeAll(() => load("en"));

it("stands still where the first round is about to be paid", () => {
    const showing = new Showing(file);
    expect(showing.playing).toBe(false);
    expect(showing.view.round?.number).toBe(1);
    expect(showing.view.casinos.flatMap(lying).length).toBeGreaterThan(8);
    expect(showing.pause).toBeNull();
});

it("plays the game once, and rests at its end", () => {
    const showing = new Showing(file);
    showing.at = 0;
    showing.toggle();
    let steps = 0;
    let lit = 0;
    for (; showing.pause !== null; steps += 1) {
        showing.forward();
        if (showing.lit > 0) lit += 1;
        expect(showing.said, `step ${showing.at} says something`).not.toBeNull();
    }
    expect(steps).toBe(file.steps.length);
    expect(lit).toBeGreaterThan(20);
    expect(showing.playing).toBe(false);
    expect(showing.view.result).not.toBeNull();
    showing.forward();
    expect(showing.at).toBe(showing.last);
    showing.toggle();
    expect(showing.at).toBe(0);
});

it("stays longer where a round was paid than where dice were rolled, and says who got most", () => {
    const showing = new Showing(file);
    showing.playing = true;
    const rolled = file.steps.findIndex(({ events }) => events.length === 1 && events[0]?.kind === "rolled");
    showing.at = rolled + 1;
    const short = showing.pause as number;
    showing.at = showing.still + 1;
    expect(showing.pause).toBeGreaterThan(4 * short);
    const most = Math.max(
        ...(file.steps[showing.still]?.events ?? []).flatMap((event) =>
            event.kind === "card_won" ? [event.dollars] : [],
        ),
    );
    expect(showing.said?.args?.["money"]).toEqual({ money: most });
});

it("tells which dice cancel each other out", () => {
    const casino = {
        cards: [50000, 40000],
        dice: [
            { owner: 0, small: 2, count: 2 },
            { owner: 1, small: 0, big: 1, count: 2 },
            { owner: 2, small: 1, count: 1 },
        ],
        tied: [0, 1],
        wins: [2, null],
    } as unknown as Parameters<typeof lying>[0];
    expect(lying(casino).map(({ tied, big }) => [tied, big])).toEqual([
        [true, false],
        [true, true],
        [false, false],
    ]);
});
