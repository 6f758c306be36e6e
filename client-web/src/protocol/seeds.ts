export { checkSeeds, GIVES_SEEDS, SeedGiver, SeedOffer } from "../../../protocol/kits/typescript/src/seeds";
export type { DiceEvidence, EvidenceStore } from "../../../protocol/kits/typescript/src/seeds";
