import { expect, it } from "vitest";
import { deviceName } from "../../../client-web/src/app/device_name";

it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
    [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
        "Safari, iPhone",
    ],
    [
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
        "Chrome, Android",
    ],
    [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
        "Edge, Windows",
    ],
    ["something else", "Browser"],
])("names a browser in words that the server takes", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(24);
});
