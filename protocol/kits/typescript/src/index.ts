/** A client for programs that play, in Node and in browsers. It needs no package. */
export * from "./client.js";
export { ConnectError, type ConnectCode } from "./connect_error.js";
export { Refused } from "./refused.js";
export type * as types from "./generated.js";
export { checkSeeds, type DiceEvidence, type SeedChecks } from "./seeds.js";
export * from "./table.js";
