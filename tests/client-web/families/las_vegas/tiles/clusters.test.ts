import { describe, expect, it } from "vitest";
import { clusters } from "../../../../../client-web/src/families/las_vegas/tiles/f1_block_it/clusters";

describe("The clusters of Block It!", () => {
    it("are gone where they are not left any more", () => {
        expect(clusters([1, 1, 2, 2, 3], [1, 2, 3])).toEqual([
            { size: 1, gone: false },
            { size: 1, gone: true },
            { size: 2, gone: false },
            { size: 2, gone: true },
            { size: 3, gone: false },
        ]);
    });
});
