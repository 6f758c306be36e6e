import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Guest, type Point } from "../guest";
import { kept, kScripts, kSizes, type Wishes } from "../wishes";
import { Forerunner } from "./forerunner";
import { kPrograms } from "./programs";
import { WebDriver } from "./webdriver";

const [kDriver, kScreen] = kPrograms.webkit;

/** Debian keeps it in the folder of its architecture. */
function browserProgram(): string {
    const found = readdirSync("/usr/lib")
        .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
        .find(existsSync);
    if (found === undefined) throw new Error("no MiniBrowser of webkit2gtk-4.1 in /usr/lib");
    return found;
}

// Nothing is drawn by a graphics card, nothing is told to a desktop, and nothing is waited for that is not there.
const kEnv = {
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    GDK_BACKEND: "x11",
    GIO_USE_VFS: "local",
    GSETTINGS_BACKEND: "memory",
    GTK_A11Y: "none",
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
};

/** WebKitGTK on a screen that nobody sees. Each guest has a browser of their own: a driver has one at a time. */
export class WebKit {
    private constructor(
        private readonly screen: ChildProcess,
        private readonly home: string,
        readonly env: NodeJS.ProcessEnv,
    ) {}

    static async launch(): Promise<WebKit> {
        const screen = spawn(kScreen, ["-displayfd", "1", "-screen", "0", "1600x1300x24", "-nolisten", "tcp"], {
            stdio: ["ignore", "pipe", "ignore"],
        });
        const display = await new Promise<string>((resolve, reject) => {
            screen.once("error", reject);
            screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
            screen.stdout.on("data", (number: Buffer) => resolve(`:${String(number).trim()}`));
        });
        // What GTK takes for the wish for less movement.
        const home = mkdtempSync(join(tmpdir(), "vegas-webkit-"));
        mkdirSync(join(home, "gtk-3.0"));
        writeFileSync(join(home, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
        const places = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
        return new WebKit(screen, home, { ...process.env, ...kEnv, ...places, DISPLAY: display });
    }

    async close(): Promise<void> {
        const gone = once(this.screen, "exit");
        this.screen.kill();
        await gone;
        rmSync(this.home, { recursive: true, force: true });
    }
}

// Complaints are heard before the page goes on, so that none is lost.
const kComplaint = "/complaint";
const passOn = (to: string) => {
    for (const kind of ["error", "warn"] as const) {
        const tell = console[kind];
        console[kind] = (...words: unknown[]) => {
            const request = new XMLHttpRequest();
            request.open("POST", to, false);
            request.send(`${kind}: ${words.join(" ")}`);
            tell(...words);
        };
    }
};

export class WebKitGuest extends Guest {
    private constructor(
        name: string,
        private readonly driver: WebDriver,
        private readonly way: Forerunner,
        private readonly tab: string,
    ) {
        super(name);
    }

    /** `url` is the server's, as for every `go`. */
    static async open(webkit: WebKit, url: string, wishes: Wishes = {}): Promise<WebKitGuest> {
        const { name = "Mira", size = "phone" } = wishes;
        const script = [
            `(${String(passOn)})(${JSON.stringify(kComplaint)});`,
            `(${String(kept.put)})(${JSON.stringify(kept.of(wishes))});`,
            ...kScripts.map((path) => readFileSync(path, "utf8")),
        ].join("\n");
        let guest: WebKitGuest | undefined = undefined;
        const driver = await WebDriver.start(kDriver, webkit.env, {
            "webkitgtk:browserOptions": { binary: browserProgram(), args: ["--automation"] },
        });
        const way = await Forerunner.start(url, { script, complaint: kComplaint }, (what) => guest?.blame(what));
        guest = new WebKitGuest(name, driver, way, await driver.firstTab());
        await driver.resize(kSizes[size].width, kSizes[size].height);
        await guest.go(url);
        return guest;
    }

    async openTab(url: string): Promise<WebKitGuest> {
        const tab = new WebKitGuest(this.name, this.driver, this.way, await this.driver.openTab());
        await tab.go(url);
        return tab;
    }

    closeTab(): Promise<void> {
        return this.driver.inTab(this.tab, () => this.driver.closeTab());
    }

    go(url: string): Promise<void> {
        return this.driver.inTab(this.tab, () => this.driver.go(this.way.through(url)));
    }

    reload(): Promise<void> {
        return this.driver.inTab(this.tab, () => this.driver.reload());
    }

    evaluate<T, A>(run: (given: A) => T | Promise<T>, given?: A): Promise<T> {
        return this.driver.inTab(this.tab, () => this.driver.evaluate(run, given));
    }

    run(script: string): Promise<void> {
        return this.driver.inTab(this.tab, () => this.driver.run(script));
    }

    click(at: Point): Promise<void> {
        return this.driver.inTab(this.tab, () => this.driver.click(at));
    }

    async picture(path: string): Promise<void> {
        await writeFile(path, await this.driver.inTab(this.tab, () => this.driver.picture()));
    }

    async close(): Promise<void> {
        await this.driver.stop();
        await this.way.stop();
    }
}
