import type { Reporter, TestModule } from "vitest/node";
import { enginesLeftOut } from "./programs";

/** Says at the end which engine passed how many tests, and which was left out. */
export const summary: Reporter = {
    onTestRunEnd(modules: readonly TestModule[]) {
        const counts = new Map<string, { passed: number; failed: number }>();
        for (const module of modules) {
            const { name } = module.project;
            const count = counts.get(name) ?? { passed: 0, failed: 0 };
            counts.set(name, count);
            const states = [...module.children.allTests()].map((test) => test.result().state);
            count.passed += states.filter((state) => state === "passed").length;
            // A file that could not even be loaded, and a stage that did not stand, are failures too.
            count.failed += states.filter((state) => state === "failed").length;
            if (module.state() === "failed" && !states.includes("failed")) count.failed += 1;
        }
        for (const [engine, { passed, failed }] of counts) console.log(`${engine}: ${passed} passed, ${failed} failed`);
        for (const left of enginesLeftOut()) console.log(left);
    },
};
