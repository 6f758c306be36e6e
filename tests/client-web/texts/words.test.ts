// How the texts are written: the words, the marks and spaces between them, and where a sentence ends. What a search
// cannot tell, an editor has to.
import { describe, expect, it } from "vitest";
import { kMaySay, kNeverSay } from "./never_say";
import { everything, languages, onThePage, read, type Said } from "./read";

/** A text without the names of its arguments, which nobody reads. */
const bare = (text: string) => text.replace(/\{\w+\}/g, "{}");
/** Where the pattern is found, as a list that a person can go through. */
const hits = (said: Said[], pattern: RegExp): string[] =>
    said.flatMap(({ where, text }) => {
        const found = pattern.exec(text);
        return found === null ? [] : [`${where}: ${found[0].trim()} in: ${text}`];
    });
const page = (language: string, where: RegExp) => onThePage(language).filter((said) => where.test(said.where));
const one = (where: string, text: string): Said[] => [{ where, text }];

describe.each(languages)("words of %s", (language) => {
    const all = everything(language);
    const excused = kMaySay.filter(([of]) => of === language);

    it("are those of the games, and of this page", () => {
        const meant = (at: string) => excused.filter(([, where]) => where === at).map(([, , words]) => words);
        const said = all.map(({ where, text }) =>
            meant(where).reduce((rest, words) => rest.replaceAll(words, ""), bare(text)),
        );
        // All at once, as there is nothing to be found: a line for each text.
        const whole = said.join("\n");
        const found = (kNeverSay[language] ?? [])
            .filter(([pattern]) => pattern.test(whole))
            .flatMap(([pattern, instead]) =>
                all
                    .filter((_, n) => pattern.test(said[n] ?? ""))
                    .map(({ where, text }) => `${where}: ${String(pattern)}, say ${instead}: ${text}`),
            );
        expect(found).toEqual([]);
    });

    it("are excused only where they stand", () => {
        const gone = excused.filter(([, where, words]) => {
            const said = all.find((each) => each.where === where)?.text ?? "";
            return !said.includes(words) || !(kNeverSay[language] ?? []).some(([pattern]) => pattern.test(words));
        });
        expect(gone).toEqual([]);
    });

    it("leave imaginary players to the rules", () => {
        expect(hits(onThePage(language), /imaginary player|imaginäre\w* Spieler|виртуальн\p{L}+ игрок/iu)).toEqual([]);
    });
});

/** Marks that a language does not have, by what they would be there. */
const kMarks: Record<string, Record<string, RegExp>> = {
    en: {
        "quotes are “ ” and ’": /["'„«»‹›`]/,
        "no dash in a sentence, – between numbers": /—|(?<!\d)–|–(?!\d)/,
        "no space before …": /\s…/u,
        "$ before the amount": /\$(?!\d)|(?<![\s(−]|^)\$/u,
        "a comma in thousands": /\d[. \u00a0\u202f]\d{3}(?!\d)/,
    },
    de: {
        "quotes are „ “": /["'’”«»‹›`]/,
        "– between spaces or numbers": /—|(?<![ \d])–|–(?![ \d])/,
        "a no-break space before …": /(?<!\u00a0)…/,
        "$ after the amount and a no-break space": /(?<!\d\u00a0)\$/,
        "a dot in thousands": /\d[, \u00a0\u202f]\d{3}(?!\d)/,
    },
    ru: {
        "quotes are « »": /["'’“”„‹›`]/,
        "a no-break space before —, a space after it": /(?<!\u00a0)—|—(?! )/,
        "– between numbers": /(?<!\d)–|–(?!\d)/,
        "no space before …": /\s…/u,
        "$ after the amount and a no-break space": /(?<!\d\u00a0)\$/,
        "a no-break space in thousands": /\d[., \u202f]\d{3}(?!\d)/,
    },
};
const kPairs: Record<string, [string, string]> = {
    en: ["“", "”"],
    de: ["„", "“"],
    ru: ["«", "»"],
};

describe.each(languages)("marks and spaces of %s", (language) => {
    const all = everything(language);

    it.each(Object.entries(kMarks[language] ?? {}))("%s", (_, pattern) => {
        expect(hits(all, pattern)).toEqual([]);
    });

    it("have quotes that close", () => {
        const [open, close] = kPairs[language] ?? ["“", "”"];
        const unequal = all.filter(({ text }) => text.split(open).length !== text.split(close).length);
        expect(unequal).toEqual([]);
    });

    it("are no marks of a typewriter, and none that a screen reader spells", () => {
        expect(hits(all, /\.\.\.|--| - | {2}|[·×±→]/)).toEqual([]);
    });

    it("keep a number with its casino or its unit", () => {
        expect(hits(all, /(?<!\p{L})(casino|казино) (\d|\{)/iu)).toEqual([]);
        expect(hits(all, /(\d|\}) (s|min|h|с|мин|ч)(?![\p{L}\d])/u)).toEqual([]);
    });

    it("have no-break spaces nowhere else", () => {
        // Before $ and …, around numbers, before a dash: what cannot be seen in an editor should not be there.
        expect(hits(all, /\u00a0(?![\d{$…—]|(s|min|h|days?|Tage?|с|мин|ч|день|дн(я|ей))(?!\p{L}))/u)).toEqual([]);
    });

    it("have amounts of five digits in groups", () => {
        expect(hits(all, /(?<![\d-])\d{5,}/)).toEqual([]);
    });
});

describe.each(languages)("sentences of %s", (language) => {
    it("end with a mark where they ask or explain, never where they are a title or a line of the log", () => {
        const open = /(?:[.!?…:]|\u00a0…)$/;
        const asks = page(language, /\.(ask|ask_\w+|hint|\w*_ask)(\.\w+)?$|^prompt\./);
        const without = asks.filter(
            ({ where, text }) => !open.test(text) && !/^decide\.black_box_split\.hint$/.test(where),
        );
        expect(without).toEqual([]);
        expect(hits(page(language, /\.title(_\w+)?$|^event\./), /\.$/)).toEqual([]);
        expect(hits(page(language, /^error\./), /[^.!?]$/)).toEqual([]);
    });

    it("tell one fact in a line of the log", () => {
        expect(hits(page(language, /^event\./), /[.;] \S/)).toEqual([]);
    });

    it("are two at most in an error", () => {
        const long = page(language, /^error\./).filter(({ text }) => (text.match(/[.!?](?= |$)/g) ?? []).length > 2);
        expect(long).toEqual([]);
    });

    it("do not end on a tile's ! or ?", () => {
        expect(hits(everything(language), /[!?]\./)).toEqual([]);
    });

    it("take owners and dice in the one form that they have", () => {
        const forms: Record<string, RegExp> = {
            en: /(^|[.!?] )\{owners?\}/,
            de: /(?<!\p{L})(von|vom|an|zwischen|für|mit|aus|um|gegen) \{(owners?|dice)\}|\{\w+\}s(?!\p{L})/u,
            ru: /(?<!\p{L})(у|от|для|за|из|на|в|между|игроку?|игрока) \{(owners?|dice)\}/u,
        };
        expect(hits(onThePage(language), forms[language] ?? /$^/)).toEqual([]);
    });

    it("do not spell out a number that has a plural", () => {
        // A counted noun in a text without plural forms is wrong for one of the numbers.
        const counted: Record<string, RegExp> = {
            en: /\{n\} (dice|die|chips?|tokens?|tiles?|rounds?|players?|people|seats?|steps?|decisions?)(?!\p{L})/u,
            de: /\{n\} (Chips?|Runden?|Plätze?|Personen|Schritte?|Entscheidungen?|Karten?)(?!\p{L})/u,
            ru: /\{n\} (кубик|фиш|карт|банкнот|тайл|жетон|раунд|зрител|мест|человек|решени|проверк|байт|ячее|ячейк)/u,
        };
        const plain = [...read(language)].flatMap(([key, text]) =>
            typeof text === "string" ? hits(one(key, text), counted[language] ?? /$^/) : [],
        );
        expect(plain).toEqual([]);
    });
});

describe("sentences of ru", () => {
    it("say nothing of a name that only fits a man or a woman", () => {
        const past =
            /\{(who|name|seat|other)\} (?:(?:теперь|снова|уже|ещё|пока|не) )*\p{L}*(?:ла?|л[иа]?сь|лся|това?|ена?)(?!\p{L})/u;
        expect(hits(onThePage("ru"), past)).toEqual([]);
        expect(hits(onThePage("ru"), /\p{L}\(\p{L}+\)/u)).toEqual([]);
    });

    it("have no «последний» where 21 is meant too", () => {
        expect(hits(page("ru", /\.one$/), /последн/)).toEqual([]);
    });

    it("take what is paid after a colon, where it needs no case", () => {
        // Fifty Fifty names its reward, and the golden space always pays money, whose form is the same.
        const excused = /^decide\.(fifty_fifty\.ask|my_choice_golden\.ask)$/;
        const said = onThePage("ru").filter(({ where }) => !excused.test(where));
        expect(hits(said, /\p{L} \{(paid|cost|chips)\}/u)).toEqual([]);
    });
});

/** Buttons that do something in the game, and how a verb stands on them. */
const kButtons =
    /\.(confirm\w*|decline|stop|keep)(\.\w+)?$|^vegas\.do_|^vegas\.move_pawn$|^table\.(roll|place|pass|power_play|leave|leave_yes|stay|stop_watching)(\.\w+)?$|^start\.(sit_down|watch)$|^people\.(remove|readmit)$/;
/** Of these keys some are no buttons. */
const kNoButtons = /^table\.keep$|^people\.keep$/;
const kVerbFirst =
    /^(Activate|Add|Begin|Change|Choose|Close|Give|Guess|Hide|Keep|Leave|Let|Make|Move|Pass|Place|Play|Put|Remove|Roll|Sit|Split|Stay|Stop|Take|Turn|Watch)\b/;

describe("buttons begin or end with their verb", () => {
    const wrong = (language: string, right: RegExp) =>
        page(language, kButtons)
            .filter(({ where, text }) => !kNoButtons.test(where) && !right.test(text))
            .map(({ where, text }) => `${where}: ${text}`);

    it("in English, first", () => expect(wrong("en", kVerbFirst)).toEqual([]));
    // What is chosen or got may stand after a colon.
    it("in German, last", () => expect(wrong("de", /\p{Ll}+(en|ern|eln)(: .*)?$/u)).toEqual([]));
    it("in Russian, first", () => expect(wrong("ru", /^(Не )?\p{L}+(ть|ти|чь|ться|сть)(?!\p{L})/iu)).toEqual([]));
});

// Who speaks to the machine says what stands on the button.
it.each(languages)("the name of a button has the word that stands on it (%s)", (language) => {
    const texts = read(language);
    const words = (key: string) =>
        String(texts.get(key))
            .toLowerCase()
            .match(/\p{L}+/gu) ?? [];
    expect(words("waiting.add_bot")).toEqual(expect.arrayContaining(words("waiting.bot")));
});
