import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import JoinTable from "../../../../client-web/src/screens/start/JoinTable.svelte";
import { t } from "../../../../client-web/src/texts/texts.svelte";
import { show, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const kSummary = {
    table: "t",
    ruleset: "royale-basic",
    options: {},
    seats: 4,
    taken: 3,
    status: "open",
    players: [{ name: "Mira" }, { name: "Jonas" }, { name: "Bo", bot: "easy" }],
    spectators: 0,
    clock: { decision_ms: 120_000 },
    host: "Mira",
};

useClient({ name: "Guest" });
beforeEach(() => {
    settings.name = "";
    show(JoinTable, { where: { invite: "old" } });
});

const says = async (...words: string[]) => {
    for (const word of words)
        await vi.waitFor(() => expect(document.querySelector("main")?.textContent).toContain(word));
};

it("says who invites, to which game, and who sits there, before it asks for a name", async () => {
    expect(FakeSocket.last.asked("table.summary")).toMatchObject([{ invite: "old" }]);
    FakeSocket.last.answers(kSummary);
    await says("Mira, Jonas, and Bo (bot)", t("ruleset.royale-basic.name"), t("waiting.title", { taken: 3, seats: 4 }));
    expect(document.querySelector("h1")?.textContent).toContain("Mira");
    expect(FakeSocket.last.asked("table.join")).toHaveLength(0);
});

it("says how long a decision may take, and what slow play leads to, before one sits down", async () => {
    FakeSocket.last.answers({ ...kSummary, slow_play_limit: true });
    await says(t("pace.minutes_a_move", { n: 2 }), t("slow_play.about"));
});

it("says who is a program, and that only people may sit down", async () => {
    FakeSocket.last.answers({
        ...kSummary,
        people_only: true,
        players: [{ name: "Mira" }, { name: "Ace", program: true }],
    });
    await says("Mira and Ace (bot)", t("option.people_only"));
});

it.each([
    [{ status: "playing" }, "join.playing"],
    [{ taken: 4 }, "join.full"],
] as const)("says that one can only watch (%o)", async (over, key) => {
    const button = () => document.querySelector('[data-testid="join"]')?.textContent;
    expect(button()).toBe(t("start.sit_down"));
    FakeSocket.last.answers({ ...kSummary, ...over });
    await says(t(key));
    expect(button()).toBe(t("start.watch"));
});

it("asks for no name where nobody invites any more", async () => {
    FakeSocket.last.refuses("unknown_invite", { re: FakeSocket.last.asked("table.summary")[0]?.["id"] });
    await vi.waitFor(() => expect(document.querySelector("form.play")).toBeNull());
});

it("asks for a name where it could not look", async () => {
    FakeSocket.last.refuses("rate_limited", { re: FakeSocket.last.asked("table.summary")[0]?.["id"] });
    await says(t("join.invited"), t("join.about"));
    expect(document.querySelector("form.play")).not.toBeNull();
});
