// Words that mean something else than the game does, or that players never read: what stands in their place says why.
// Only those that a search can tell; a word that is right elsewhere is left to the reader.

/** A pattern, and what to say instead. */
export type Never = readonly [pattern: RegExp, instead: string];

/** The word in Cyrillic letters, which \b does not know; `.` for any more letters. */
const ru = (...words: string[]): RegExp =>
    new RegExp(`(?<!\\p{L})(?:${words.join("|").replaceAll(".", "\\p{L}*")})(?!\\p{L})`, "iu");

const kEnglish: readonly Never[] = [
    [/\bmatch(es)?\b/i, "game"],
    [/\busers?\b/i, "player"],
    [/\bghosts?\b/i, "imaginary player"],
    [/\bbiggy\b|\bdices\b/i, "big die, dice"],
    [/\bdummy\b/i, "neutral dice"],
    [/\bblank\b/i, "gray dice, empty position"],
    [/\bextra dice\b/i, "black dice"],
    [/\bkitty\b/i, "bank"],
    [/\bcoins?\b/i, "chip"],
    [/\breserve\b/i, "supply, in hand"],
    [/\bskip(?! (money|cards?)\b)\w*/i, "pass"],
    [/\btrigger\w*/i, "activate"],
    [/\bprizes?\b/i, "reward"],
    [/\bknock(s|ed|ing)?\b.* out\b/i, "cancel each other out"],
    [/\bfirst player\b/i, "who starts"],
    [/\brank(s|ed|ing)?\b/i, "place, standing"],
    [/\bopen tables?\b/i, "public tables"],
    [/\brooms?\b|\blobby\b/i, "table, public tables"],
    [/\bwatchers?\b|\bobservers?\b|\blooks? on\b/i, "spectator, watch"],
    [/\bAI\b/, "bot"],
    [/\binvitation code\b/i, "invite link"],
    [/\bnew game\b/i, "rematch"],
    [/\bvalidat\w+/i, "verify"],
    [/\bseeds?\b|\bcommitments?\b/i, "secret, word, promise"],
    [/\bseal(s|ed|ing)?\b/i, "in secret"],
    [/\bmeeples?\b/i, "pawn"],
    [/\bdice[ -]duels?\b|\bfights?\b/i, "duel"],
    [/\bfresh\b|\bfaces?\b/i, "repeats, side"],
    [/\bclocks?\b/i, "time per decision, time"],
    [/\bgo(es)? home\b/i, "go back to their owners"],
    [/\bdoes without\b/i, "declines"],
    [/\bany ?more\b/i, "no longer"],
    [/\b(colour|grey|neighbour|favourite|centre)/i, "American spelling"],
    [/\b(he|him|his)\b/i, "they"],
];

const kGerman: readonly Never[] = [
    [/\bMatch(es)?\b|\bDurchg[aä]ng/, "Partie, Runde"],
    [/\bUser|\bSpielende/, "wer spielt; Ende der Partie"],
    [/(?<![Ii]maginäre[rns]? )\bSpieler(s|n|in|innen)?\b/, "du, alle, wer; fest nur Startspieler, imaginärer Spieler"],
    [
        /\b(Gewinner|Sieger|Verlierer|Gegner|Verteidiger|Herausforderer|Besitzer|Nachbar|Mitspieler|Teilnehmer)\p{L}*/u,
        "wer gewinnt, wer links von dir sitzt",
    ],
    [/\p{L}[*:_]in(nen)?\b|\p{L}Innen\b/u, "wer, alle"],
    [/\bgedacht\w* Spieler/i, "imaginärer Spieler"],
    [/\bKasino|\bSpielbank/i, "Casino"],
    [/\bKacheln?\b/, "Plättchen"],
    [/\bKästchen\b/, "Feld"],
    [/\bBiggy\b|\bblank\w*/i, "großer Würfel, graue Würfel"],
    [/\bherrenlos/i, "neutrale Würfel"],
    [/\bZusatzwürfel|\bzusätzliche\w* Würfel/i, "schwarze Würfel"],
    [/\bGeldkarten?\b|\bBanknoten?\b/, "Geldschein, Schein"],
    [/\bKasse\b/, "Bank"],
    [/\bMünzen?\b/, "Chip"],
    [/\bauf der Hand\b/i, "im Vorrat"],
    [/\brollen\b|\brollt\b/i, "würfeln, werfen"],
    [/\bplatzier/i, "einsetzen"],
    [/\bpass(e|t|en|te|ten)\b|\bgepasst\b|\bPasskarten?\b/i, "aussetzen, Aussetzkarte"],
    [/\bauslös|\blöst\b.* aus\b/i, "aktivieren"],
    [/\bMarken?\b|\bZähler\b/, "Marker, Zählstein"],
    [/\bExtraz[uü]g|\bPreis(e|es)?\b/, "Manöver, Belohnung"],
    [/\bausschalte|\bschalt\w*\b.* aus\b|\bPatt\b/i, "sich aufheben, Gleichstand"],
    [/\bAusschüttung/, "Auszahlung"],
    [/\bGastgeber|\bHost\b/, "wer den Tisch leitet"],
    [/\bZuschauer/, "wer zuschaut"],
    [/\bBots? des Hauses\b|\bKI\b/, "Haus-Bot"],
    [/\bLink zum Zuschauen\b/, "Einladungslink"],
    [/\bR[aä]um(e|en)?\b|\bLobby\b/, "Tisch, Öffentliche Tische"],
    [/\bAufnahmen?\b/, "Wiederholung"],
    [/\bkontrollier/i, "nachprüfen"],
    [/\bSeeds?\b|\bCommitments?\b/, "Geheimnis, Wort, Zusage"],
    [/versiegel/i, "geheim"],
    [/\bMary Chip\b|\bFront-man\b|\bGood Luck\b/, "Mary-Karte, Strohmann, Glückskarte"],
    [/\bStrecken?\b|\bPosition(en)?\b/, "Weg, Station"],
    [/\bSpielsteine?\w*|\bFigur(en)?\b/, "Jeton, Spielfigur"],
    [/\bWürfelduell|\bkampf/i, "Duell"],
    [/\bFortgeschritten/i, "Profispiel"],
    [/\bheim\b/i, "zurück"],
    [/\b(frische|neue)n? Seiten\b/, "ohne Wiederholungen"],
    [/\bUhr\b/, "Bedenkzeit, Zeit"],
    [/(?<=[\p{L},;] )(Sie|Ihnen|Ihr(e|em|en|er|es)?)\b/u, "du"],
    [/(?<!\p{L})man(?!\p{L})/u, "du, wer"],
    [
        /(?:^|[.:!?,] |\b(?:oder|und) )(Setz|Wähl|Dreh|Versteck|Versuch|Schick|Mach|Leg|Teil|Sag|Hol|Hör|Prüf|Tipp) /im,
        "Setze, Wähle, Drehe",
    ],
    [/(?<!\p{L})(daß|muß|läßt|Schluß)(?!\p{L})/u, "dass"],
];

/** Words that are spelled with ё, written with е. */
const kWithoutYo = `
    ее еще нее нем моем твое свое черн. счет. подсчет. учет. зачет. отсчет. идет придет пойдет
    найдет перейдет дойдет ждет берет кладет ведет дает выдает вернет вернется принесет
    остается достается ушел пришел вышел прошел нашел маневр. вдвоем втроем трех четырех
    объем. прием. зелен. желт. бьет вперед причем начнет начнется жеребьевк.
`;

const kRussian: readonly Never[] = [
    [ru("матч.", "тур", "тура", "туры", "кон", "кона", "кону"), "партия, раунд"],
    [ru("юзер.", "лог", "логи"), "игрок, ход партии"],
    [/№/, "без №"],
    [ru("плитк.", "плиток", "карточк."), "тайл"],
    [ru("клетк.", "клеток"), "ячейка"],
    [ru("кость", "кости", "костей", "костям", "дайс.", "бигги"), "кубик"],
    [ru("пуст. (?:серы. )?кубик.", "blank"), "серые кубики"],
    [ru("денежн. карт.", "купюр."), "банкнота"],
    [ru("касса", "кассу", "кассы", "кассе"), "банк"],
    [ru("в руке", "на руках"), "в запасе"],
    [ru("кида.", "кинь.", "кину."), "бросать"],
    [/брос\p{L}*(?: кубик\p{L}*)? за стол/iu, "бросить для стола"],
    [ru("размест.", "(?:по|вы)?ложи. в казино", "кладёт в казино"), "поставить в казино"],
    [ru("пас", "паса", "пасует.", "пасовать", "спасовать", "спасует."), "пропустить ход"],
    [ru("запуст.", "запуска."), "активировать"],
    [ru("приз", "приза", "призы", "вознагражден."), "награда"],
    [ru("выбива."), "выбывают"],
    [ru("ход. первым", "первым ход.", "перв. игрок."), "начинает"],
    [/закрыт\p{L}* стол|стол\p{L}* закрыт/iu, "стол по приглашению; подсчёт прошёл; стола больше нет"],
    [ru("комнат."), "стол"],
    [ru("хозя."), "организатор"],
    [ru("наблюдател."), "зритель"],
    [ru("реша. казино", "реши. казино", "бот. казино"), "крупье, бот"],
    [ru("seed", "commitment", "число сервера", "обязательств."), "секрет, слово, обещание"],
    [ru("запечата."), "тайный"],
    [/Mary|Front-man|Good Luck/, "Мэри, «Напарник», «Удача»"],
    [ru("позици.", "трек", "трека", "треку", "треке"), "остановка, путь"],
    [ru("бой", "боя", "бою"), "дуэль"],
    [ru("нов. сторон."), "без повторов"],
    [ru("часы", "часов"), "время на решение"],
    [ru("стрип."), "Лас-Вегас"],
    [ru("ты", "тебя", "тебе", "тобой", "твой", "твоя", "твоё", "твои"), "вы"],
    [/(?<=[\p{L},;»] )В(ы|ас|ам|ами|аш\p{L}*)(?!\p{L})/u, "вы"],
    [ru(...kWithoutYo.trim().split(/\s+/)), "ё"],
];

export const kNeverSay: Readonly<Record<string, readonly Never[]>> = {
    en: kEnglish,
    de: kGerman,
    ru: kRussian,
};

/** Where such a word is right all the same: language, place, the words, and why. */
export const kMaySay: readonly (readonly [language: string, where: string, words: string, why: string])[] = [
    ["en", "payout.skip_all", "Skip", "it is the pictures that are skipped, not a turn"],
    ["en", "board.skips", "Skips", "what is left of skip money or skip cards, at the head of a narrow column"],
    ["en", "verify.wrong", "match", "the verb"],
    ["en", "verify.commitment_proves", "seed", "once, in parentheses, for who knows the words of the docs"],
    ["en", "verify.commitment_proves", "commitment", "once, in parentheses, for who knows the words of the docs"],
    ["de", "verify.commitment_proves", "Seed", "once, in parentheses, for who knows the words of the docs"],
    ["de", "verify.commitment_proves", "Commitment", "once, in parentheses, for who knows the words of the docs"],
    ["ru", "verify.commitment_proves", "seed", "once, in parentheses, for who knows the words of the docs"],
    ["ru", "verify.commitment_proves", "commitment", "once, in parentheses, for who knows the words of the docs"],
    ["de", "error.bad_option", "passen", "settings fit together or not; nobody misses a turn"],
    ["de", "refusal.bad_option", "passen", "the same"],
    ["ru", "speech.hours.many", "часов", "hours, and no clocks"],
];
