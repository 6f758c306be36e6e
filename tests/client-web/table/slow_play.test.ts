import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import { absenceConsequence, absenceText, isAbsent } from "../../../client-web/src/table/handover";
import SlowPlay from "../../../client-web/src/table/SlowPlay.svelte";
import { t } from "../../../client-web/src/texts/texts.svelte";
import type { Person } from "../../../client-web/src/protocol/types";
import { answer, show, useClient } from "../fixtures/page";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket } from "../protocol/fake_socket";

const person = (name: string, missed?: number) => ({
    player: name,
    name,
    bot: null,
    away: false,
    ...(missed === undefined ? {} : { missed }),
});
const kTable = { id: "t", family: "las-vegas", status: "playing", clock: { decision_ms: 30_000 } };
const button = () => document.querySelector<HTMLElement>(".standstill button");
const text = () => document.querySelector('[data-testid="slow-play"]')?.textContent;

function at(seats: object[], table: object = { slow_play_limit: true }, you: object | null = { seat: 0 }): void {
    FakeSocket.last.says(snapshotOf([], {}, { table: { ...kTable, seats, ...table }, you }));
    show(SlowPlay, { table: client.tables.get("t") as TableModel });
}

useClient({ player: "Anna" });

it.each([
    [1, "slow_play.one"],
    [2, "slow_play.two"],
    [3, "slow_play.three"],
] as const)("says what %i missed deadlines lead to", (missed, key) => {
    at([person("Anna", missed), person("Ben")]);
    expect(text()).toBe(t(key));
    expect(button() !== null).toBe(missed === 3);
});

it("says nothing of what others missed, to spectators, and where deadlines are not counted", () => {
    at([person("Anna"), person("Ben", 3)]);
    expect([text(), button()]).toEqual(["", null]);
    at([person("Anna", 3), person("Ben")], { slow_play_limit: true }, null);
    expect([text(), button()]).toEqual(["", null]);
    at([person("Anna", 2), person("Ben")], { clock: { decision_ms: 86_400_000 } });
    expect([text(), button()]).toEqual(["", null]);
});

it("asks once to play again", async () => {
    at([person("Anna", 3), person("Ben")]);
    button()?.click();
    button()?.click();
    expect(FakeSocket.last.asked("table.go_on")).toMatchObject([{ table: "t" }]);
    await answer({});
    const seats = [person("Anna", 2), person("Ben")];
    FakeSocket.last.says({
        ev: "update",
        table: "t",
        v: 2,
        events: [],
        patch: { "/table": { ...kTable, slow_play_limit: true, seats } },
    });
    flushSync();
    expect(text()).toBe(t("slow_play.two"));
    expect(button()).toBeNull();
});

it("marks whom nobody waits for", () => {
    const slow = (missed?: number) => person("Ben", missed) as Person;
    expect([1, 2, 3].map((missed) => isAbsent(slow(missed)))).toEqual([false, false, true]);
    expect(absenceText(slow(3))).toBe("person.late");
    const live = { clock: { decision_ms: 30_000 } };
    expect([1, 2, 3].map((missed) => absenceConsequence(slow(missed), live))).toEqual([
        "table.wait_away",
        "table.wait_away",
        "table.wait_slow",
    ]);
    expect(absenceConsequence(slow(2), { clock: { decision_ms: 86_400_000 } })).toBe("table.wait_given_up");
});
