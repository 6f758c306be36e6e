import { Coach } from "./coach.svelte";
import type { Hints } from "./hint";
import { lesson } from "./lesson.svelte";
import { Said } from "./said";

/** A question of the taught game is explained in so many steps. Elsewhere one hint at a question is enough. */
const kMostTaught = 3;
const kMost = 1;
/** What was said outside of the taught game. */
const said = new Said("hints-said");

/** Who says the hints of a table; null where there are none. */
export function coachOf({ taught, always }: Hints, teaches: boolean): Coach | null {
    if (teaches && taught !== null) return new Coach(taught, lesson.said, kMostTaught);
    return always.length > 0 ? new Coach(always, said, kMost) : null;
}
