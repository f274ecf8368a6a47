export { pressOf } from './press';
export { proofOf } from './proof';
export type { InkShares } from './printedColour';
