import { expect, it } from "vitest";
import LinkDevice from "../../../../client-web/src/screens/start/LinkDevice.svelte";
import { client } from "../../../../client-web/src/model/client.svelte";
import { loadLaterTexts } from "../../../../client-web/src/texts/later";
import { answer, settle, show, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

useClient({ player: "mira" });

const button = () => document.querySelector("button.primary") as HTMLButtonElement;

it("names the player before it redeems the code", async () => {
    await loadLaterTexts();
    show(LinkDevice, { code: "k3fa-xq2b" });
    expect(FakeSocket.last.asked("device.look")).toMatchObject([{ code: "k3fa-xq2b" }]);
    expect(button().disabled, "nobody is named yet").toBe(true);
    await answer({ player: "anna", name: "Anna" });
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^You become .?Anna.? on this device\.$/);
    expect(FakeSocket.last.asked("device.redeem")).toEqual([]);
    button().click();
    expect(FakeSocket.last.asked("device.redeem")).toMatchObject([{ code: "k3fa-xq2b" }]);
});

it("redeems nothing where the code is nobody's", async () => {
    await loadLaterTexts();
    show(LinkDevice, { code: "k3fa-xq2b" });
    FakeSocket.last.refuses("bad_code");
    await settle();
    expect(button().disabled).toBe(true);
    expect(client.notices.at(-1)?.code).toBe("bad_code");
});
