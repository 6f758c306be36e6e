import type { RulesPictures } from "../../parts/rules_picture";

// Item ids are the same in every language. What a picture shows is an example; the text beside it says the rule.
export const pictures: RulesPictures = {
    "turn-roll": [
        {
            dice: [
                { owner: 0, faces: [1] },
                { owner: 0, faces: [3, 3], big: 3, isLit: true },
                { owner: 0, faces: [5, 5] },
                { owner: 0, faces: [6] },
            ],
        },
    ],
    "payout-ties": [
        { dice: [{ owner: 1, faces: [4, 4, 4], isOut: true }], count: "3" },
        { dice: [{ owner: 3, faces: [4], big: 4, isOut: true }], count: "3" },
        { dollars: 70000, dice: [{ owner: 2, faces: [4, 4] }], count: "2" },
        { dollars: 40000, dice: [{ owner: 0, faces: [4] }], count: "1" },
    ],
    "payout-cards": [
        { dollars: 80000, dice: [{ owner: 2, faces: [6, 6], big: 6 }], count: "4" },
        { dollars: 50000, dice: [{ owner: 0, faces: [6, 6] }], count: "2" },
        { dice: [{ owner: 1, faces: [6] }], count: "1" },
    ],
    "payout-notes": [
        { dollars: 60000, dice: [{ owner: 2, faces: [2, 2, 2] }], count: "3" },
        { dollars: 20000, dice: [{ owner: 0, faces: [2] }], count: "1" },
    ],
    "material-big-die": [
        {
            dice: [
                { owner: 0, faces: [], big: 5 },
                { owner: 0, faces: [5, 5] },
            ],
            count: "2 + 2",
        },
    ],
    "two-neutral": [
        {
            dice: [
                { owner: "neutral", faces: [2] },
                { owner: 0, faces: [2, 2] },
                { owner: 1, faces: [2], isOut: true },
            ],
        },
    ],
    "neutral-give": [
        {
            dice: [
                { owner: 0, faces: [1, 4, 4] },
                { owner: "neutral", faces: [4, 6] },
            ],
        },
    ],
    "tiles-gray": [{ dice: [{ owner: "blank", faces: [0, 0] }] }],
    "tiles-throw": [{ dice: [{ owner: "black", faces: [4, 3] }], count: "7" }],
};
