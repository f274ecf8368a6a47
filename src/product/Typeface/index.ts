export { FamilyName } from './FamilyName';
export { plainStyle } from './plainStyle';
export { useFontFace } from './useFontFace';
export { LARGEST_SHOWN, useTypeface } from './useTypeface';
