export { pressOf } from './press';
export type { InkShares } from './printedColour';
