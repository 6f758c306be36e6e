import { expect, test } from "vitest";
import tiles from "../client-web/fixtures/tiles.json";
import { Host } from "./support/host";
import { Vegasd } from "./support/vegasd";

test("the server says of its tiles what the page's own tests suppose", async () => {
    const server = await Vegasd.start();
    try {
        const host = await Host.connect(server.url);
        expect(host.welcome["tiles"]).toEqual(tiles);
        host.close();
    } finally {
        await server.stop();
    }
});
