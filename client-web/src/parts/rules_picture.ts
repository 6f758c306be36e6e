import type { DiceStyle } from "./dice_style";

/** Dice of one owner in a picture. `out`: struck, they do not count; `lit`: what is chosen. */
export interface PictureDice {
    owner: DiceStyle;
    faces: number[];
    big?: number;
    isOut?: boolean;
    isLit?: boolean;
}

/** A row of a picture: money on the left where there is some, dice, and what they count. */
export interface PictureRow {
    dollars?: number;
    dice: PictureDice[];
    count?: string;
}

/** Pictures by the id of the item that they stand beside. */
export type RulesPictures = Readonly<Record<string, PictureRow[]>>;
