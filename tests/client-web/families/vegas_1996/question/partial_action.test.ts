import { describe, expect, it } from "vitest";
import type { Action } from "../../../../../client-web/src/protocol/types";
import {
    isLegal,
    selectedAction,
    mode,
    shows,
    selectableTables,
} from "../../../../../client-web/src/families/vegas_1996/question/partial_action";
import {
    questionSentence,
    confirmSentence,
    outcome,
    outcomeSentence,
} from "../../../../../client-web/src/families/vegas_1996/question/sentences";
import { scene } from "../views";

const turn: Action[] = [
    { kind: "roll" },
    { kind: "front_man", table: 2 },
    {
        kind: "good_luck",
        number: 2,
        shows: { table: 1, value: 3, winner: 0, replaces: 1 },
    },
    {
        kind: "mary_chip",
        shows: { table: 2, value: 6, winner: null, scored: true },
    },
    { kind: "change_table", table: 2 },
    { kind: "change_table", table: 5 },
];
const who = { me: 0, view: scene() };

describe("a turn", () => {
    it("rolls when nothing is picked, and passes where rolling is not offered", () => {
        expect(selectedAction(turn, null)).toBe(turn[0]);
        expect(selectedAction([{ kind: "pass" }, { kind: "change_table", table: 2 }], null)).toEqual({ kind: "pass" });
    });

    it("plays the card that was picked", () => {
        expect(selectedAction(turn, { kind: "good_luck", number: 2 })).toBe(turn[2]);
        expect(selectedAction(turn, { kind: "mary_chip" })).toBe(turn[3]);
    });

    it("waits for a table where one is needed", () => {
        expect(selectableTables(turn, { kind: "change_table", table: null })).toEqual([2, 5]);
        expect(selectedAction(turn, { kind: "change_table", table: null })).toBeUndefined();
        expect(selectedAction(turn, { kind: "change_table", table: 5 })).toBe(turn[5]);
        expect(selectableTables(turn, { kind: "front_man", table: null })).toEqual([2]);
        expect(selectableTables(turn, null)).toEqual([]);
    });

    it("sends nothing that was not offered", () => {
        expect(selectedAction(turn, { kind: "good_luck", number: 3 })).toBeUndefined();
        expect([
            isLegal(turn, "good_luck", { number: 2 }),
            isLegal(turn, "good_luck", { number: 3 }),
            isLegal(turn, "cover"),
        ]).toEqual([true, false, false]);
    });
});

describe("a question with one way to answer", () => {
    it.each([
        ["start_at", "table"],
        ["change_table", "table"],
        ["cover", "space"],
        ["duel", "number"],
    ] as const)("asks for it at once: %s", (kind, part) => {
        const actions = [1, 2].map((n) => ({ kind, [part]: n }) as unknown as Action);
        expect(mode(actions, null)).toBe(kind);
        expect(selectedAction(actions, null)).toBeUndefined();
    });

    it("needs no choice for a roll", () => {
        expect(mode([{ kind: "roll" }], null)).toBeNull();
    });
});

describe("what is said of an action", () => {
    const keys = (action: Action | undefined, view = scene()) => outcome(action, { me: 0, view }).map(({ key }) => key);

    it("is what the prompt shows", () => {
        expect(shows(turn[0])).toBeUndefined();
        expect(keys(turn[0])).toEqual([]);
        expect(keys(turn[2])).toEqual(["vegas.goes_home", "vegas.would_win_you"]);
        expect(keys(turn[3])).toEqual(["vegas.mary_scores", "vegas.wins_nobody"]);
        expect(
            keys({
                kind: "cover",
                space: 2,
                shows: { table: 1, value: 3, winner: 1, scored: true },
            }),
        ).toEqual(["vegas.scored_now", "vegas.wins_other"]);
    });

    it("supposes the duel won where there are duels", () => {
        const view = scene({ table: { options: { duel: true }, seats: [] } });
        expect(keys(turn[2], view)).toEqual(["vegas.if_duel_won", "vegas.would_win_you"]);
    });

    it("tells an own space from another", () => {
        const view = scene({ turn: { seat: 0, table: 1, number: 6 } });
        expect(outcomeSentence({ kind: "cover", space: 1 }, { me: 0, view })?.key).toBe("vegas.own_space");
        expect(confirmSentence({ kind: "cover", space: 1 }, "cover", { me: 0, view }).key).toBe("vegas.do_nothing");
        expect(outcomeSentence({ kind: "cover", space: 3 }, { me: 0, view })).toEqual({
            key: "vegas.does_cover",
            args: { numbers: "5/6" },
        });
    });

    it("asks whom we duel with, on both sides", () => {
        const question = {
            table: "",
            decision: 1,
            seat: 0,
            kind: "duel_challenge",
            actions: [{ kind: "duel", number: 1 }],
        } as Parameters<typeof questionSentence>[0];
        const duel = { table: 1, duel: { defender: 1, space: 3 } };
        expect(
            questionSentence(question, "duel", {
                me: 0,
                view: scene({ turn: { seat: 0, ...duel } }),
            }).args?.["seat"],
        ).toEqual({ seat: 1 });
        expect(
            questionSentence(question, "duel", {
                me: 1,
                view: scene({ turn: { seat: 0, ...duel } }),
            }).args?.["seat"],
        ).toEqual({ seat: 0 });
    });

    it("asks for less where less can be done", () => {
        const ask = (actions: Action[]) =>
            questionSentence({ table: "", decision: 1, seat: 0, kind: "turn", actions }, mode(actions, null), who).key;
        expect(ask(turn)).toBe("vegas.ask_turn");
        expect(ask([{ kind: "roll" }, { kind: "change_table", table: 2 }])).toBe("vegas.ask_turn_no_cards");
        expect(ask([{ kind: "pass" }, { kind: "change_table", table: 2 }])).toBe("vegas.ask_no_counter");
    });
});
