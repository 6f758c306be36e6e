import { recall, remember } from "../../app/storage";
import { HOUSE_LEVEL, type Level } from "../../protocol/types";
import { has, t } from "../../texts/texts.svelte";

/** How well house bots play, in the order in which it is offered. */
export const kLevels = Object.keys({
    random: true,
    easy: true,
    normal: true,
    hard: true,
} satisfies Record<Level, true>) as Level[];

/** The name of a level; one that is newer than this page has that of the protocol. */
export function levelName(level: string): string {
    const key = `level.${level}`;
    return has(key) ? t(key) : level;
}

/** Somebody in a list of names, where no mark stands beside it: `Bo (bot)`. */
export const listed = (name: string, bot: boolean): string => (bot ? t("common.bot", { name }) : name);

const kKey = "bot-level";

/** Those who sit down next: as the player chose it last. */
class NewBots {
    #level = $state<Level>(kLevels.find((level) => level === recall(kKey)) ?? HOUSE_LEVEL);

    get level(): Level {
        return this.#level;
    }
    set level(level: Level) {
        this.#level = level;
        remember(kKey, level);
    }
}

export const newBots = new NewBots();
