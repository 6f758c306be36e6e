import { expect, it } from "vitest";
import type { LogLine } from "../../../../client-web/src/model/table.svelte";
import { changedGameHost } from "../../../../client-web/src/screens/entry/game_changed";

const line = (key: string, seat?: number): LogLine =>
    ({ id: 0, key, args: { name: { name: "Mira" } }, ...(seat === undefined ? {} : { seat }) }) as LogLine;
const changed = line("event.setup_changed");

it("names the host who has changed the game, until we say that we are ready", () => {
    expect(changedGameHost([line("event.joined", 1)], 1)).toBeNull();
    expect(changedGameHost([line("event.joined", 1), line("event.ready", 1), changed], 1)).toBe("Mira");
    expect(changedGameHost([changed, line("event.ready", 2), line("event.not_ready", 1)], 1)).toBe("Mira");
    expect(changedGameHost([changed, line("event.ready", 1), line("event.not_ready", 1)], 1)).toBeNull();
    expect(changedGameHost([changed, line("event.ready", 0)], null)).toBe("Mira");
});

it("tells nothing to who comes to a game that was changed before, or of the game before", () => {
    expect(changedGameHost([changed, line("event.joined", 1)], 1)).toBeNull();
    expect(changedGameHost([changed, line("event.game_ended"), line("event.ready", 0)], 1)).toBeNull();
    expect(changedGameHost([changed, line("event.rematch", 0)], 1)).toBeNull();
});
