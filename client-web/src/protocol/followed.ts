export { after, Followed } from "../../../protocol/kits/typescript/src/followed";
export { apply } from "../../../protocol/kits/typescript/src/patch";
