import { loadItem, saveItem } from "../../app/storage";
import { HOUSE_LEVEL, type Level } from "../../protocol/types";
import { kLevels } from "./levels";

const kKey = "bot-level";

/** Those who sit down next: as the player chose it last. */
class NewBots {
    #level = $state<Level>(kLevels.find((level) => level === loadItem(kKey)) ?? HOUSE_LEVEL);

    get level(): Level {
        return this.#level;
    }
    set level(level: Level) {
        this.#level = level;
        saveItem(kKey, level);
    }
}

export const newBots = new NewBots();
