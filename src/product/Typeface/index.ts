export { FamilyName } from './FamilyName';
export { plainStyle } from './plainStyle';
export { useFontFace } from './useFontFace';
export { useTypeface } from './useTypeface';
