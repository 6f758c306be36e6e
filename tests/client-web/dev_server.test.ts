// @vitest-environment node
import { expect, it } from "vitest";
import config from "../../client-web/vite.config";

it("the server of `npm run dev` passes on what the game's server answers", () => {
    const { proxy } = config.server as { proxy: Record<string, unknown> };
    const isPassedOn = (path: string) =>
        Object.keys(proxy).some((key) => (key.startsWith("^") ? new RegExp(key).test(path) : path.startsWith(key)));
    const paths = ["/ws", "/api/version", "/t/q7wz", "/", "/src/main.ts", "/texts.json"];
    expect(paths.map(isPassedOn)).toEqual([true, true, true, false, false, false]);
});
