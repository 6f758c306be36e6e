import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import { ReplayPlayer } from "../../../../client-web/src/screens/replay/replay_player.svelte";
import { parseReplay, roundStarts } from "../../../../client-web/src/model/replay";
import { recorded } from "../../fixtures/games";

const { file } = recorded("royale-basic");

beforeEach(() => {
    settings.speed = "off"; // nothing is told, only shown
});

describe("a replay", () => {
    it("ends with the result of the transcript", () => {
        expect(new ReplayPlayer(file, file.steps.length).table.view.result).toEqual(file.transcript.result);
    });
    it("comes by single moves to the views that a jump shows", async () => {
        const player = new ReplayPlayer(file, 0);
        for (let n = 1; n <= 40; n += 1) {
            player.stepForward();
            await Promise.resolve();
            expect(player.table.view).toEqual(player.views[n]);
        }
        player.jumpTo(3);
        expect(player.table.view).toEqual(player.views[3]);
    });
    it("has the log of the round wherever one jumps to", async () => {
        const lines = ({ table }: ReplayPlayer) => table.log.map((line) => ({ ...line, id: 0 }));
        const from = roundStarts(file)[1]?.step ?? 0;
        const played = new ReplayPlayer(file, from);
        for (let n = 0; n < 10; n += 1) {
            played.stepForward();
            await Promise.resolve();
        }
        const jumped = new ReplayPlayer(file, 0);
        jumped.jumpTo(from + 10);
        expect(lines(jumped)).toEqual(lines(played));
        expect(lines(jumped)[0]?.key).toBe("event.round_ended");
    });
    it("stays within the game", () => {
        const player = new ReplayPlayer(file, 99999);
        expect(player.step).toBe(file.steps.length);
        player.stepForward();
        player.jumpTo(-5);
        expect(player.step).toBe(0);
    });
    it("knows its rounds", () => {
        expect(roundStarts(file).map(({ round }) => round)).toEqual([1, 2, 3]);
        const player = new ReplayPlayer(file, 0);
        player.jumpTo(roundStarts(file)[1]?.step ?? 0);
        expect(player.round).toBe(2);
    });
    it("lets nobody act", async () => {
        const player = new ReplayPlayer(file, 0);
        expect(player.table.question).toBeNull();
        await player.table.act({ kind: "roll" });
        expect(player.step).toBe(0);
    });
    it("is not read out of something else", () => {
        expect(() => parseReplay('{"error":{"code":"unknown_game"}}')).toThrow("unknown");
    });
});
