import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import { kEmotes, kPhrases } from "../../../client-web/src/parts/phrases";
import Players from "../../../client-web/src/families/las_vegas/table/Players.svelte";
import Waiting from "../../../client-web/src/families/las_vegas/tray/Waiting.svelte";
import LiveRegion from "../../../client-web/src/table/LiveRegion.svelte";
import ChatPanel from "../../../client-web/src/table/ChatPanel.svelte";
import ChatButton from "../../../client-web/src/table/ChatButton.svelte";
import { hasText } from "../../../client-web/src/texts/texts.svelte";
import { find, press, settle, show, useClient, useFakeTime } from "../fixtures/page";
import { snapshotOf } from "../fixtures/snapshot";
import { answersHttp, FakeSocket, kVegasd } from "../protocol/fake_socket";

const seats = [
    { player: "m", name: "Mira", bot: null },
    { player: "j", name: "Jonas", bot: null },
];
let table: TableModel;
let v = 1;
const updates = (of: object) => {
    FakeSocket.last.says({ ev: "update", table: "t", v: ++v, events: [], patch: {}, ...of });
    flushSync();
};
const happens = (...events: object[]) => updates({ events });

useFakeTime();
useClient({ player: "m" });
beforeEach(() => {
    v = 1;
    answersHttp(kVegasd);
    const status = { status: "playing", ruleset: "classic", host: null, options: {}, clock: null, spectators: 0 };
    const holding = { supply: { small: 8 }, chips: 0, cards: 0, total: null };
    FakeSocket.last.says(
        snapshotOf(
            [],
            {},
            {
                table: { id: "t", family: "las-vegas", seats, ...status, server_seed: null, game: "g" },
                seats: [holding, holding],
            },
        ),
    );
    table = client.tables.get("t") as TableModel;
    show(LiveRegion, { table });
    show(ChatPanel, { table, playersVisible: true });
    show(ChatButton, { table });
    show(Players, { table });
    show(Waiting, { table, caption: null });
});

it("all that the protocol lets people say is offered, each with its words and each face with its drawing", () => {
    const schema = readFileSync("../protocol/schema/common.json", "utf8");
    const { phrase } = (
        JSON.parse(schema) as { $defs: Record<string, { enum?: string[]; oneOf?: { const: string }[] }> }
    ).$defs;
    const known = phrase?.enum ?? phrase?.oneOf?.map((one) => one.const) ?? [];
    expect(known.length).toBeGreaterThan(10);
    expect([...kPhrases, ...kEmotes].sort()).toEqual([...known].sort());
    expect(known.filter((one) => !hasText(`phrase.${one}`))).toEqual([]);
    const drawn = readFileSync("src/look/symbols/ui.svg", "utf8");
    expect(kEmotes.filter((one) => !drawn.includes(`id="i-${one}"`))).toEqual([]);
});

it("the key opens the phrases, a press says one and closes them", async () => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "t", code: "KeyT" }));
    flushSync();
    find('dialog [data-phrase="good_luck"]')?.click();
    await settle();
    expect(FakeSocket.last.asked("table.chat")).toMatchObject([{ table: "t", phrase: "good_luck" }]);
    expect(find("dialog")).toBeNull();
});

it("the button waits while the server has heard enough", async () => {
    void table.chat.say("hello");
    FakeSocket.last.refuses("rate_limited", { data: { retry_after_ms: 4000 } });
    await settle();
    find('[data-testid="talk"]')?.click();
    dispatchEvent(new KeyboardEvent("keydown", { key: "t", code: "KeyT" }));
    flushSync();
    expect(find('[data-testid="talk"]')?.getAttribute("aria-disabled")).toBe("true");
    expect(find("dialog")).toBeNull();
    await settle(4000);
    press('[data-testid="talk"]');
    expect(find("dialog")).not.toBeNull();
});

it("words stand at the line of who says them, a spectator's beside the button; both are told by ear", async () => {
    happens({ kind: "phrase_sent", player: "j", name: "Jonas", seat: 1, phrase: "ouch" });
    happens({ kind: "phrase_sent", player: "o", name: "Olga", phrase: "laugh" });
    expect(find('[data-testid="seat-1"] .bubble')?.textContent).toBe("Ouch!");
    expect([...document.querySelectorAll(".heard .heard-one")].map((one) => one.textContent.trim())).toEqual(["Olga"]);
    expect(find(".heard .emote")?.getAttribute("aria-label")).toBe("Ha-ha!");
    await settle(1000); // the first has been heard
    const live = find('[role="log"]')?.textContent;
    expect(live).toContain("Jonas: Ouch!");
    expect(live).toContain("Olga: Ha-ha!");
});

it("who is asked for long can be reminded, but neither a bot nor somebody who is away", async () => {
    const asks = (decision: number) => ({ prompt: { decision, seat: 1, kind: "roll" } });
    updates(asks(1));
    await settle(9999);
    expect(find('[data-testid="remind"]')).toBeNull();
    await settle(1);
    expect(find('[data-testid="remind"]')?.textContent).toBe("Remind Jonas");
    find('[data-testid="remind"]')?.click();
    await settle();
    expect(FakeSocket.last.asked("table.nudge")).toMatchObject([{ table: "t" }]);
    expect(find('[data-testid="remind"]')).toBeNull();
    for (const [n, path] of ["/table/seats/1/away", "/table/seats/1/bot"].entries()) {
        updates({ patch: { [path]: n === 0 ? true : "easy" }, ...asks(n + 2) });
        await settle(10_000);
        expect(find('[data-testid="remind"]'), path).toBeNull();
        updates({ patch: { [path]: n === 0 ? false : null } });
        await settle();
        expect(find('[data-testid="remind"]'), path).not.toBeNull();
    }
});

it("whoever is reminded reads who waits", () => {
    happens({ kind: "nudged", seat: 0, by: 1 });
    expect(find('.heard [role="status"]')?.textContent.trim()).toBe("Jonas is waiting for you");
});
