import type { Phrase } from "../protocol/types";

// What people may say to each other, in the order in which it is offered. Each has its words; an emote has a drawing of
// look/symbols too.
export const kPhrases = [
    "hello",
    "good_luck",
    "nice",
    "lucky",
    "ouch",
    "well_played",
    "thanks",
    "sorry",
    "one_moment",
    "again",
    "bye",
] as const satisfies readonly Phrase[];
export const kEmotes = ["laugh", "cheer", "wow", "think", "cry"] as const satisfies readonly Phrase[];

export const isEmote = (phrase: string): boolean => kEmotes.some((one) => one === phrase);
