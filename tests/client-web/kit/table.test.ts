import { expect, it } from "vitest";
import type { Client } from "../../../protocol/kits/typescript/src/client";
import type { Announcement } from "../../../protocol/kits/typescript/src/generated";
import { Table } from "../../../protocol/kits/typescript/src/table";

const kTurns = 20; // of the event loop: more than an answer takes

function snapshot(epoch: string, decision: number, status = "playing"): Announcement {
    const view = { table: { status }, result: { totals: [1] } };
    const prompt = { decision, actions: [{ kind: "roll" }] };
    return { ev: "snapshot", table: "t", epoch, v: 1, view, prompt } as unknown as Announcement;
}

async function settle() {
    for (let i = 0; i < kTurns; ++i) await Promise.resolve();
}

it("answers again where a restored server has lost the answer, and only there", async () => {
    const answered: number[] = [];
    const client = {
        tables: new Map(),
        request: (_: string, { decision }: { decision: number }) => Promise.resolve(answered.push(decision)),
    };
    const table = new Table(client as unknown as Client, "t");
    table.hear(snapshot("a", 5));
    const playing = table.play((_, question) => question.actions[0]!);
    await settle();
    expect(answered).toEqual([5]);
    table.hear(snapshot("a", 5));
    await settle();
    expect(answered).toEqual([5]);
    table.hear(snapshot("b", 5));
    await settle();
    expect(answered).toEqual([5, 5]);
    table.hear(snapshot("b", 6, "finished"));
    expect(await playing).toEqual({ totals: [1] });
});

it("asks for what it missed, and for the whole view where a patch does not fit", () => {
    const table = new Table({ tables: new Map() } as unknown as Client, "t");
    const update = (v: number, pointer: string) =>
        table.hear({ ev: "update", table: "t", v, events: [], patch: { [pointer]: 7 } });
    expect(table.since).toBeUndefined();
    table.hear(snapshot("a", 5));
    const { view } = table;
    expect(update(2, "/result/totals/0")).toBe(true);
    expect(table.view?.result).toEqual({ totals: [7] });
    expect(view?.result).toEqual({ totals: [1] }); // whoever keeps a view has it as it was
    expect(update(4, "/result")).toBe(false);
    expect(table.since).toEqual({ epoch: "a", v: 2 });
    expect(update(3, "/nowhere/here")).toBe(false);
    expect(table.since).toBeUndefined();
});

it("has the newest question, until the game has ended", () => {
    const table = new Table({ tables: new Map() } as unknown as Client, "t");
    table.hear(snapshot("a", 5));
    const decisionAfter = (v: number, over: object) => {
        table.hear({ ev: "update", table: "t", v, events: [], patch: {}, ...over } as Announcement);
        return table.prompt?.decision;
    };
    expect(decisionAfter(2, { prompt: { decision: 6 } })).toBe(6);
    expect(decisionAfter(3, { patch: { "/result/totals/0": 7 } })).toBe(6);
    expect(decisionAfter(3, { prompt: { decision: 9 } })).toBe(6); // it is known already
    expect(decisionAfter(5, { prompt: { decision: 9 } })).toBe(6); // something was missed
    expect(decisionAfter(4, { patch: { "/table/status": "finished" } })).toBeUndefined();
});

it("goes on by the update that answers, without a further message", async () => {
    const answered: number[] = [];
    const request = async (_: string, { decision }: { decision: number }) => {
        const v = answered.push(decision) + 1;
        const prompt = { decision: decision + 1, actions: [{ kind: "roll" }] };
        const rest = decision < 7 ? { patch: {}, prompt } : { patch: { "/table/status": "finished" } };
        table.hear({ ev: "update", table: "t", v, events: [], ...rest } as unknown as Announcement);
    };
    const table = new Table({ tables: new Map(), request } as unknown as Client, "t");
    table.hear(snapshot("a", 5));
    expect(await table.play((_, { actions }) => actions[0]!)).toEqual({ totals: [1] });
    expect(answered).toEqual([5, 6, 7]);
});
