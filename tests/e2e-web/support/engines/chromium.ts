import { type Browser, chromium } from "playwright-core";
import { kPrograms } from "./programs";

/** `more`: further arguments of the program. */
export const launchChromium = (more: string[] = []): Promise<Browser> =>
    chromium.launch({
        executablePath: kPrograms.chromium[0],
        args: [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            ...more,
        ],
    });
