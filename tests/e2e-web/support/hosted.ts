import { Host } from "./host";
import { Person } from "./person";
import { browser, server } from "./stage";
import { arrive, invite } from "./tables";
import type { Size } from "./wishes";

/** Mira's page at a table of one round that she hosts, with a seat. */
export async function hosted(seats: number, { size = "small", bots = 0 }: { size?: Size; bots?: number } = {}) {
    const maker = await Host.connect(server.url, "Mira");
    const table = { ruleset: "custom", options: { rounds: 1 }, seats, clock: null };
    const made = await maker.ask({ op: "table.create", ...table });
    for (let seat = seats - bots; seat < seats; ++seat)
        await maker.ask({ op: "table.add_bot", table: made["table"], level: "easy", seat });
    maker.close();
    const code = String(made["invite"]);
    const link = invite(server.url, code);
    const mira = await Person.open(browser, link, { token: String(maker.welcome["token"]), size });
    await arrive(mira);
    return { mira, code, link };
}

/** Somebody who comes to that table by its link. */
export async function comes(link: string, name = "Anna"): Promise<Person> {
    const person = await Person.open(browser, link, { name });
    await arrive(person);
    return person;
}
