import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import { loadItem, saveItem } from "../../../../client-web/src/app/storage";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import MyData from "../../../../client-web/src/screens/settings/MyData.svelte";
import { operatorLinks } from "../../../../client-web/src/screens/start/operator_links";
import { loadLaterTexts } from "../../../../client-web/src/texts/later";
import { answer, button, show, submit, type, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

useClient({ player: "mira-mira-mi", token: "mine" });

async function shown() {
    await loadLaterTexts();
    show(MyData, {});
    await vi.waitFor(() => expect(button("What do you know of me?")).toBeDefined());
}
const kKept = { guests_ms: 1, players_ms: 90 * 86_400_000, newcomers_ms: 1, games_ms: 365 * 86_400_000 };
const known = {
    player: "mira-mira-mi",
    name: "Mira",
    stored: true,
    seen_ms: 0,
    devices: [{ device: "aaaa", name: "", seen_ms: 0 }],
    tables: [],
    waiting: 1,
    games: 2,
    address: "192.0.2.7",
    kept: { ...kKept, waiting_ms: 1, waiting_alone_ms: 1 },
};

it("shows what is known, with all pages of games, and gives it as a file", async () => {
    await shown();
    button("What do you know of me?").click();
    await answer(known);
    await answer({ waiting: [{ table: "t" }] });
    await answer({ games: [{ game: "g-2", ended_ms: 20 }], more: true });
    expect(FakeSocket.last.asked("games.mine").at(-1)).toMatchObject({ game: "g-2", ended_ms: 20 });
    await answer({ games: [{ game: "g-1", ended_ms: 10 }] });
    expect(document.body.textContent).toContain("192.0.2.7");
    expect(document.body.textContent).toContain("90 days");
    const link = document.querySelector("a[download]") as HTMLAnchorElement;
    const file = JSON.parse(decodeURIComponent(link.href.slice(link.href.indexOf(",") + 1)));
    expect(file).toMatchObject({ player: "mira-mira-mi", waiting_games: [{ table: "t" }] });
    expect(file.finished_games.map(({ game }: { game: string }) => game)).toEqual(["g-2", "g-1"]);
    expect(file).not.toHaveProperty("re");
});

it("deletes only who types the name", async () => {
    await shown();
    const name = client.welcome?.name ?? "";
    button("Forget me").click();
    flushSync();
    type("input", `${name}x`);
    expect(button("Delete me for good").disabled).toBe(true);
    submit();
    expect(FakeSocket.last.asked("me.forget")).toEqual([]);
    type("input", name);
    saveItem("witness", "[]");
    button("Delete me for good").click();
    expect(FakeSocket.last.asked("me.forget")).toMatchObject([{ player: "mira-mira-mi" }]);
    await answer({});
    expect(loadItem("token")).toBeNull();
    expect(loadItem("witness")).toBeNull();
});

it("is nobody after a deletion on another device", () => {
    settings.name = "Mira";
    FakeSocket.last.onclose?.({ code: 4002, reason: "forgotten" });
    expect(loadItem("token")).toBeNull();
    expect(settings.name).toBe("");
});

it("links only to pages", () => {
    const server = { name: "vegasd", version: "1" };
    expect(operatorLinks(undefined)).toEqual([]);
    expect(operatorLinks({ ...server, imprint_url: "javascript:alert(1)", privacy_url: "//evil" })).toEqual([]);
    expect(operatorLinks({ ...server, imprint_url: "https://a.example/i", privacy_url: "/p.html" })).toEqual([
        { name: "imprint_url", url: "https://a.example/i" },
        { name: "privacy_url", url: "/p.html" },
    ]);
});
