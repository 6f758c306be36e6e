import { beforeEach, expect, test } from "vitest";
import { forgetOther, others, rememberOther } from "../../../client-web/src/app/people";

const kDay = 24 * 3600 * 1000;
beforeEach(() => localStorage.clear());

test("others in this browser are known for 30 days, the last one first", () => {
    rememberOther({ token: "a", name: "Anna" }, 0);
    rememberOther({ token: "b", name: "Ben" }, kDay);
    rememberOther({ token: "a", name: "Anna" }, 2 * kDay);
    expect(others(3 * kDay).map(({ name }) => name)).toEqual(["Anna", "Ben"]);
    expect(others(31 * kDay).map(({ name }) => name)).toEqual(["Anna"]);
    forgetOther("a", 3 * kDay);
    expect(others(3 * kDay)).toEqual([{ token: "b", name: "Ben" }]);
});

test("what is kept and is no list is nobody", () => {
    localStorage.setItem("six-signs/others", "{");
    expect(others()).toEqual([]);
});
