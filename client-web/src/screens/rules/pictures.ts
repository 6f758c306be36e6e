import type { PictureRow, RulesPictures } from "../../parts/rules_picture";

/** Of all families that have some. */
const kPictures: RulesPictures = Object.assign(
    {},
    ...Object.values(
        import.meta.glob<RulesPictures>("../../families/*/rules_pictures.ts", { eager: true, import: "pictures" }),
    ),
);

export const hasPicture = (id: string): boolean => Object.hasOwn(kPictures, id);
export const pictureOf = (id: string): PictureRow[] => kPictures[id] ?? [];
