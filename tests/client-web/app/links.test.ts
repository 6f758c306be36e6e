import { describe, expect, it } from "vitest";
import { arrivalHash } from "../../../client-web/src/app/arrival";
import { invitationUrl, parseRoute } from "../../../client-web/src/app/route.svelte";
import rows from "../../support/links.json";

/** Where a browser comes to that opens a link: the server leads some on, and the hash goes with them. */
function open({ link, led_to }: { link: string; led_to?: string }): URL {
    const address = new URL(link);
    if (led_to === undefined) return address;
    const there = new URL(led_to, address);
    if (there.hash === "") there.hash = address.hash;
    return there;
}

describe("A link", () => {
    it.each(rows)("$link leads where it was made for, as chats, mails and people pass it on", (row) => {
        const { link, led_to, to, path: _, ...rest } = row;
        expect(parseRoute(arrivalHash(open({ link, ...(led_to === undefined ? {} : { led_to }) })))).toEqual({
            screen: to,
            ...rest,
        });
    });

    it("to a table shows the table, and keeps the invite behind the #", () => {
        const url = new URL(invitationUrl("k3f9xq", "abc234xyz", "de"));
        expect(url.pathname).toBe("/t/k3f9xq");
        expect(url.search).toBe("?lang=de");
        expect(url.hash).toBe("#/join/abc234xyz");
    });

    it("to a public table needs no invite", () => {
        expect(new URL(invitationUrl("k3f9xq", undefined, "en")).hash).toBe("#/table/k3f9xq");
    });
});

it("what is not an id is not taken for a table", () => {
    expect(arrivalHash({ hash: "", search: "?table=<b>" })).toBe("");
    expect(arrivalHash({ hash: "#/join/x", search: "?table=k3f9xq" })).toBe("#/join/x");
});
