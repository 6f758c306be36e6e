export { checkSeeds, GIVES_SEEDS, SeedGiver } from "../../../protocol/kits/typescript/src/seeds";
export type { DiceEvidence, EvidenceStore } from "../../../protocol/kits/typescript/src/seeds";
