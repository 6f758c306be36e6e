import { settings } from "../app/settings.svelte";
import { HintScheduler } from "./hint_scheduler.svelte";
import type { HintTable } from "./hint";
import { tutorial } from "./tutorial.svelte";
import { ShownHints } from "./shown_hints";

/** A question of the taught game is explained in so many steps. Elsewhere one hint at a question is enough. */
const kMaxPerTutorialTopic = 3;
const kMaxPerTopic = 1;
/** What was said outside of the taught game. */
const shownHints = new ShownHints("hints-said");

/** Who says the hints of a table; null where there are none. */
export function createHintScheduler(
    { tutorial: tutorialHints, newcomers, everywhere }: HintTable,
    inTutorial: boolean,
): HintScheduler | null {
    if (inTutorial && tutorialHints !== null)
        return new HintScheduler(tutorialHints, tutorial.shownHints, kMaxPerTutorialTopic);
    const isNewcomer = !settings.hasPlayed && tutorial.isUnknown;
    const hints = isNewcomer ? [...newcomers, ...everywhere] : everywhere;
    return hints.length > 0 ? new HintScheduler(hints, shownHints, kMaxPerTopic) : null;
}
