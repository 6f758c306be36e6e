// Records anew what the screens of the pictures' tour are told by a server: npm run scenes. It is to be done when the
// contract changes what they are told.
import { launchChromium } from "./support/engines/chromium";
import { Recorder } from "./support/scenes";
import { before, crowd, during, vegas } from "./support/tour";
import { Vegasd } from "./support/vegasd";

const recorder = new Recorder();
const browser = await launchChromium();
try {
    for (const visit of [before, during, crowd, vegas]) {
        // Of its own: tables of another part would stand among those of this one.
        const server = await Vegasd.start();
        try {
            await visit(browser, server.url, { theme: "night", language: "en" }, recorder.stop);
        } finally {
            await server.stop();
        }
    }
    recorder.write();
} finally {
    await browser.close();
}
