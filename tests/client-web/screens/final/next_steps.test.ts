import { expect, it } from "vitest";
import type { View } from "../../../../client-web/src/protocol/types";
import { nextSteps } from "../../../../client-web/src/screens/final/next_steps";

const kMira = { player: "m", name: "Mira", bot: null };
const kJonas = { player: "j", name: "Jonas", bot: null };
const kBot = { player: null, name: "Bo", bot: "hard" };
const end = (ruleset: string, seats: object[], over: object = {}, you: object | null = { seat: 0 }) =>
    ({ table: { ruleset, seats, ...over }, you }) as unknown as View;

it("leads those who played against bots to tiles, to people and to friends", () => {
    expect(nextSteps(end("royale-basic", [kMira, kBot]), true)).toEqual(["tiles", "play_people", "invite"]);
    expect(nextSteps(end("royale", [kMira, kBot, kBot]), true)).toEqual(["play_people", "invite"]);
    expect(nextSteps(end("vegas-1996", [kMira, kBot]), true)).toEqual(["play_people", "invite"]);
});

it("leaves people who play together to their rematch, and offers the host tiles", () => {
    expect(nextSteps(end("royale", [kMira, kJonas]), true)).toEqual([]);
    expect(nextSteps(end("royale-basic", [kMira, kJonas, kBot]), false)).toEqual([]);
    expect(nextSteps(end("royale-basic", [kMira, kJonas]), true)).toEqual(["tiles"]);
});

it("finds others to play with after a quick game, and for those who watched", () => {
    expect(nextSteps(end("royale", [kMira, kJonas], { quick: true }), false)).toEqual(["play_people"]);
    expect(nextSteps(end("royale", [kMira, kJonas], {}, null), false)).toEqual(["play_people"]);
    expect(nextSteps(end("royale-basic", [kMira, kJonas], { quick: true }), true)).toEqual(["play_people"]);
});
