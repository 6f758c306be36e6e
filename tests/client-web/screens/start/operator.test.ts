import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import type { Ban } from "../../../../client-web/src/protocol/types";
import Banned from "../../../../client-web/src/screens/start/Banned.svelte";
import Notices from "../../../../client-web/src/screens/start/Notices.svelte";
import { show, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

// What the operator says to everybody, and to those who are not let in.
useClient(null);
afterEach(() => {
    client.announcement = client.ban = null;
});
const welcomes = () => FakeSocket.last.welcomes({ name: "Mira" });
let since = 1;
const says = (text: string, since_ms = ++since) => {
    FakeSocket.last.says({ ev: "announcement", text, since_ms });
    flushSync();
};

it("an announcement is text, stays until it is dismissed, and gives way to a newer one", () => {
    welcomes();
    show(Notices, {});
    const announced = document.querySelector('[data-testid="announcement"]');
    const region = announced?.querySelector('[role="status"]');
    expect(region?.textContent.trim()).toBe("");
    says("Back at noon");
    says("<b>Closed</b> from 10 on");
    expect(region?.querySelector("p")?.textContent).toBe("<b>Closed</b> from 10 on");
    expect(document.body.textContent).not.toContain("Back at noon");
    expect(announced?.querySelector('[role="status"]'), "a live region that was there before").toBe(region);
    announced?.querySelector("button")?.click();
    flushSync();
    expect(region?.textContent.trim()).toBe("");
    expect(announced?.querySelector("button")).toBeNull();
});

it("an announcement that comes again with a connection stays dismissed, and one that is called off goes", () => {
    welcomes();
    show(Notices, {});
    const announced = document.querySelector('[data-testid="announcement"]');
    const said = () => announced?.querySelector('[role="status"]')?.textContent ?? "";
    says("Back at noon");
    const first = since;
    expect(said()).toContain("Back at noon");
    announced?.querySelector("button")?.click();
    says("Back at noon", first);
    expect(said().trim()).toBe("");
    says("Back at noon");
    expect(said(), "said once more").toContain("Back at noon");
    says("");
    expect(said().trim()).toBe("");
    expect(announced?.querySelector("button")).toBeNull();
});

function refuse(data?: object): string {
    FakeSocket.last.onopen?.();
    const re = FakeSocket.last.asked("hello").at(-1)?.["id"];
    FakeSocket.last.refuses("banned", { re, ...(data ? { data } : {}) });
    show(Banned, { ban: client.ban as Ban });
    return document.querySelector("main")?.textContent ?? "";
}

it("who is banned reads so, why and until when, until they are let in", async () => {
    const renamed = client.rename("Olga").catch((error: unknown) => error);
    const until = new Date(2027, 6, 12, 20, 14).getTime();
    const text = refuse({ reason: "<i>Rude</i>", until_ms: until });
    expect(await renamed).toMatchObject({ code: "banned" });
    expect(client.connectionState).toBe("banned");
    expect(text).toContain("You are banned from this server");
    expect(text).toContain("Reason: <i>Rude</i>");
    expect(text).toMatch(/The ban ends on July 12, 2027 at 8:14\sPM\./);
    const sockets = FakeSocket.all.length;
    document.querySelector<HTMLElement>("main button")?.click();
    expect(FakeSocket.all).toHaveLength(sockets + 1);
    expect(client.ban, "as long as nobody has let us in").not.toBeNull();
    welcomes();
    expect(client.ban).toBeNull();
});

it("a ban without a reason and an end says nothing of them", () => {
    expect(refuse()).not.toMatch(/Reason|ends/);
});
