import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import { saveItem } from "../../../../client-web/src/app/storage";
import PlayNow from "../../../../client-web/src/screens/start/PlayNow.svelte";
import { find, show, submit, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const offer = (id: string) => ({ id, family: "las-vegas", seats: { least: 2, most: 5 }, options: [] });
useClient({ name: "Mira", rulesets: ["classic", "royale", "vegas-1996"].map(offer) });
beforeEach(() => {
    saveItem("quick_game", null);
    settings.name = "Mira";
});

/** Presses the button; gives what is asked then. */
async function play(): Promise<object | undefined> {
    const before = FakeSocket.last.asked("quick_play").length;
    submit();
    await vi.waitFor(() => expect(FakeSocket.last.asked("quick_play")).toHaveLength(before + 1));
    return FakeSocket.last.asked("quick_play").at(-1);
}
const list = () => find<HTMLSelectElement>("select") as HTMLSelectElement;

test("quick play is there for every game, and begins with the one that the server would take", async () => {
    show(PlayNow, {});
    expect([...list().options].map(({ value }) => value).sort()).toEqual(["classic", "royale", "vegas-1996"]);
    expect(list().value).toBe("royale");
    expect(await play()).toMatchObject({ ruleset: "royale" });
});

test("it plays the game that was chosen, and knows it the next time", async () => {
    show(PlayNow, {});
    list().value = "classic";
    list().dispatchEvent(new Event("change", { bubbles: true }));
    expect(await play()).toMatchObject({ ruleset: "classic" });
    show(PlayNow, {});
    expect([...document.querySelectorAll("select")].at(-1)?.value).toBe("classic");
});

test("in the place of a game that is no longer there stands the first one", async () => {
    saveItem("quick_game", "gone");
    show(PlayNow, {});
    expect(list().value).toBe("royale");
    expect(await play()).toMatchObject({ ruleset: "royale" });
});
