import { Host } from "./host";

const kRulesets = ["royale", "classic", "classic"];
const kHosts = 7;

/** One table more than a page of the lobby shows: 14 of `classic`, 7 of `royale`. */
export async function fillLobby(url: string): Promise<{ close(): void }> {
    const hosts = await Promise.all(
        Array.from({ length: kHosts }, async (_, number) => {
            const host = await Host.connect(url, `Host ${number + 1}`);
            const table = { seats: 4, bots: number % 3, visibility: "public" };
            for (const ruleset of kRulesets) await host.create({ ruleset, ...table });
            return host;
        }),
    );
    return { close: () => hosts.forEach((host) => host.close()) };
}
