import type { TableSeedRequest, Transcript, View } from "./generated.js";
import { Refused } from "./refused.js";

/** What we saw and gave of the dice of one game before anybody could know them: docs/fair.md, Fair dice. */
export interface DiceEvidence {
    game: string;
    /** the first one that the table showed for this game */
    commitment: string;
    /** ours; null: we gave none, or a start was broken off after we had shown it */
    seed: string | null;
    hash: string | null;
    /**
     * When ours was shown first: one for each seat that was taken, in order, ours too, and "" where nobody gave one.
     * Null: it was not shown yet.
     */
    hashes: string[] | null;
    /** Ruleset and options at that moment; missing: earlier versions did not keep them. */
    setup?: string;
    /** so often a seed of ours was shown, and no game began; also for games before it that never began */
    brokenStarts: number;
}

/** Where evidence is kept, by game. What outlives the program makes a restart harmless. */
export interface EvidenceStore {
    get(game: string): DiceEvidence | undefined;
    set(game: string, evidence: DiceEvidence): unknown;
}

type Share = Pick<TableSeedRequest, "table" | "commitment" | "hash" | "seed">;

const MOST = 64; // characters of a seed

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const KEPT = 100; // games

/** The evidence of the newest games, in memory. */
export class RecentEvidence extends Map<string, DiceEvidence> {
    override set(game: string, evidence: DiceEvidence): this {
        super.set(game, evidence);
        for (const oldest of this.keys()) {
            if (this.size <= KEPT) break;
            this.delete(oldest);
        }
        return this;
    }
}

/** A start waits for the seeds of clients that say so in `caps`. */
export const GIVES_SEEDS = "seeds";
export const canGiveSeeds = (): boolean => globalThis.crypto !== undefined;

/** Null where there is no cryptography: in a page from another machine without TLS. */
export async function hashOf(seed: string): Promise<string | null> {
    const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
    if (subtle === undefined) return null;
    return hex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(seed))));
}

const RANDOM_BYTES = 12;
const randomSeed = () => hex(globalThis.crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));

/** A seed whose hash goes with `quick_play`, to the seat that we get. It is for one game, and taken once. */
export class SeedOffer {
    private offered?: { seed: string; hash: string };

    /** The hash, of a new seed; null where there is no cryptography. */
    async make(): Promise<string | null> {
        if (!canGiveSeeds()) return null;
        const seed = randomSeed();
        const hash = await hashOf(seed);
        this.offered = hash === null ? undefined : { seed, hash };
        return hash;
    }

    /** Null unless the hash is that of the offer. */
    take(hash: string | undefined): { seed: string; hash: string } | null {
        const offered = this.offered;
        if (offered === undefined || offered.hash !== hash) return null;
        this.offered = undefined;
        return offered;
    }
}

/**
 * Gives a seed to each game at one table: first its hash, and the seed when all hashes are there. Show it each new view
 * of the table. A refusal does no harm: the game then begins without our seed.
 */
export class SeedGiver {
    private word = "";
    private latest?: View;
    private isBusy = false;
    private isFirst = true;
    private refusedFor = ""; // a commitment
    private game = ""; // that was open last
    private hasBegun = false; // that game

    constructor(
        private readonly send: (share: Share) => Promise<unknown>,
        private readonly store: EvidenceStore,
        private readonly offer = new SeedOffer(),
    ) {}

    /** A text of the player's own that goes into the seed, beside what is random. */
    choose(word: string): Promise<void> {
        this.word = word;
        const known = this.latest && this.store.get(this.latest.table.game);
        if (known?.hashes === null) this.keep({ ...known, seed: null, hash: null });
        this.isFirst = true;
        return this.latest ? this.look(this.latest) : Promise.resolve();
    }

    /** Gives what has to be given, unless that is under way. */
    look(view: View): Promise<void> {
        this.latest = view;
        const { status, game } = view.table;
        if (status !== "open" && game === this.game) this.hasBegun = true;
        return view.table.status === "open" && !this.isBusy ? this.answer(view) : Promise.resolve();
    }

    /** The connection is another one: a hash at our seat may be one whose seed nobody has any more. */
    reconnected(): void {
        this.isFirst = true;
    }

    private async answer(view: View): Promise<void> {
        this.isBusy = true;
        try {
            const share = await this.share(view);
            if (share) await this.send(share);
        } catch (why) {
            if (why instanceof Refused && why.code === "seeds_closed") this.refusedFor = view.table.commitment;
        } finally {
            this.isBusy = false;
        }
        if (this.latest && this.latest !== view) await this.look(this.latest);
    }

    /** What is to be given now. */
    private async share({ table, you }: View): Promise<Share | null> {
        let known = this.evidence(table.game, table.commitment);
        if (!you) return null;
        const exchange = table.seed_exchange;
        if (known.hashes !== null && exchange?.asks !== "seed")
            known = this.keep({ ...known, seed: null, hash: null, hashes: null, brokenStarts: known.brokenStarts + 1 });
        const about = { table: table.id, commitment: table.commitment };
        const asks = exchange?.seats.includes(you.seat) ? exchange.asks : undefined;
        const mine = table.seats[you.seat]?.seed_hash;
        const offered = known.seed === null ? this.offer.take(mine) : null;
        if (offered) known = this.keep({ ...known, ...offered });
        const others = table.seats.filter((person, seat) => person?.player && seat !== you.seat);
        const show = (seed: string) => {
            // What comes after it was shown proves nothing.
            const shown = table.seats.map((person, seat) => (seat === you.seat ? known.hash : person?.seed_hash) ?? "");
            const hashes = known.hashes ?? shown.filter((_, seat) => table.seats[seat] !== null);
            this.keep({ ...known, hashes, ...(known.hashes ? {} : { setup: setupOf(table) }) });
            return { ...about, seed };
        };
        if (asks === "seed") return mine === known.hash && known.seed !== null ? show(known.seed) : null;
        if (table.commitment === this.refusedFor || (exchange && asks === undefined)) return null;
        const isKnown = mine !== undefined && mine === known.hash;
        if (isKnown || (mine !== undefined && !this.isFirst)) return null;
        this.isFirst = false;
        known = await this.withSeed(known);
        if (known.hash !== null && (others.length > 0 || asks === undefined)) return { ...about, hash: known.hash };
        return asks === "hash" ? show(known.seed!) : null;
    }

    private async withSeed(known: DiceEvidence): Promise<DiceEvidence> {
        if (known.seed !== null) return known;
        const random = randomSeed();
        const seed = (this.word === "" ? "" : `${this.word.slice(0, MOST - random.length - 1)} `) + random;
        return this.keep({ ...known, seed, hash: await hashOf(seed) });
    }

    private evidence(game: string, commitment: string): DiceEvidence {
        const first = { game, commitment, seed: null, hash: null, hashes: null, brokenStarts: 0 };
        const known = this.store.get(game);
        const lost = game === this.game ? 0 : this.lostStarts();
        this.game = game;
        this.hasBegun = false;
        if (known && lost <= known.brokenStarts) return known;
        return this.keep({ ...(known ?? first), brokenStarts: lost });
    }

    /** Starts that were broken off, of a game that never began. */
    private lostStarts(): number {
        const before = this.hasBegun ? undefined : this.store.get(this.game);
        return before ? before.brokenStarts + (before.hashes === null ? 0 : 1) : 0;
    }

    private keep(evidence: DiceEvidence): DiceEvidence {
        this.store.set(evidence.game, evidence);
        return evidence;
    }
}

/** The ruleset and options, in the same words for the same ones. */
const setupOf = ({ ruleset, options }: Pick<Transcript, "ruleset" | "options">) =>
    `${ruleset} ${JSON.stringify(options, (_, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort())
            : value,
    )}`;

export interface SeedChecks {
    /** The transcript is of this game, with the rules and the commitment that we saw before the start. */
    commitment: boolean;
    /** Our seed is among those of the game; null: we had shown none. */
    own: boolean | null;
    /** All seats have the seeds that their hashes named before ours was shown; null: ours was not. */
    others: boolean | null;
    /** Names of those who gave no seed, without house bots. */
    without: string[];
}

/** Holds a finished game against what we saw before it began. */
export async function checkSeeds(transcript: Transcript, evidence: DiceEvidence): Promise<SeedChecks> {
    const { game, commitment, seats } = transcript;
    const { seed, hash, hashes, setup } = evidence;
    const isSameSetup = seed === null || setup === undefined || setup === setupOf(transcript);
    const isShown = seed !== null && hashes !== null;
    const given = seats.map((person) => person.seed);
    const mine = isShown ? given.indexOf(seed) : -1;
    const named = await Promise.all(given.map((text) => (text === "" ? "" : hashOf(text))));
    // Earlier versions kept no hash of ours where it was given openly.
    const isOld = hash !== null && hashes !== null && !hashes.includes(hash);
    return {
        commitment: evidence.commitment === commitment && evidence.game === game && isSameSetup,
        own: isShown ? mine >= 0 : null,
        others: isShown
            ? named.length === hashes.length &&
              named.every((name, seat) => name === hashes[seat] || (isOld && seat === mine))
            : null,
        without: seats.filter(({ seed: text, bot }) => text === "" && bot === null).map(({ name }) => name),
    };
}
