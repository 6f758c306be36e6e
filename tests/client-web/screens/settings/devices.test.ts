import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import { loadItem } from "../../../../client-web/src/app/storage";
import Devices from "../../../../client-web/src/screens/settings/Devices.svelte";
import { loadLaterTexts } from "../../../../client-web/src/texts/later";
import { answer, button, find, show, type, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

useClient({ player: "mira-mira-mi", token: "mine", limits: { name_chars: 24 } });

async function shown() {
    await loadLaterTexts();
    show(Devices, {});
    await answer({
        devices: [
            { device: "aaaa", name: "Firefox, Linux", seen_ms: 0, current: true },
            { device: "bbbb", name: "", seen_ms: 0 },
        ],
    });
}

it("lists devices, and removes one after a second press", async () => {
    await shown();
    const items = [...document.querySelectorAll("li")].map((item) => item.textContent);
    expect(items[0]).toContain("Firefox, Linux");
    expect(items[0]).toContain("this device");
    expect(items[1]).toContain("Device without a name");
    const removing = () =>
        [...document.querySelectorAll("li button")].filter((one) => /^Re.*ove/.test(one.textContent));
    expect(removing(), "not the one that we use").toHaveLength(1);
    button("Remove").click();
    flushSync();
    expect(FakeSocket.last.asked("device.revoke")).toEqual([]);
    button("Really remove").click();
    expect(FakeSocket.last.asked("device.revoke")).toMatchObject([{ device: "bbbb" }]);
});

it("gives a device another name", async () => {
    await shown();
    button("Rename, Device without a name").click();
    flushSync();
    expect(find("li input")?.getAttribute("aria-label")).toBe("Name of the device");
    expect(button("Save the name").disabled).toBe(true);
    type("li input", " Phone ");
    button("Save the name").click();
    expect(FakeSocket.last.asked("device.rename")).toMatchObject([{ device: "bbbb", name: "Phone" }]);
    await answer({});
    expect(FakeSocket.last.asked("devices.mine")).toHaveLength(2);
});

it("shows a recovery code as text, picture and file", async () => {
    await shown();
    button("Show a recovery code").click();
    await answer({ code: "K3FA-XQ2B-K3FA-XQ2B-K3FA-XQ2B-K3FA" });
    await vi.waitFor(() => expect(document.querySelector('svg[role="img"]')).not.toBeNull());
    expect(document.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toContain("recovery code");
    expect(document.querySelector("a[download]")).not.toBeNull();
    expect(button("Copy the code")).toBeDefined();
});

it("shows a code for another device", async () => {
    await shown();
    button("Add a device").click();
    await answer({ code: "K3FA-XQ2B", expires_in_ms: 600000 });
    expect(document.querySelector(".code")?.textContent).toBe("K3FA-XQ2B");
});

it("becomes the player of a code that was typed, and knows who it was", async () => {
    await shown();
    type("input", " k3fa xq2b ");
    button("This is me").click();
    expect(FakeSocket.last.asked("device.redeem")).toMatchObject([{ code: "k3fa xq2b" }]);
    const before = FakeSocket.last;
    FakeSocket.last.answers({ player: "anna-anna-an", name: "Anna", token: "annas" });
    await vi.waitFor(() => expect(FakeSocket.last).not.toBe(before));
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.asked("hello")).toMatchObject([{ token: "annas" }]);
    FakeSocket.last.welcomes({ player: "anna-anna-an", name: "Anna", token: "annas" });
    await vi.waitFor(() => expect(client.others).toEqual([{ token: "mine", name: "Mira" }]));
    expect(loadItem("token")).toBe("annas");
});
