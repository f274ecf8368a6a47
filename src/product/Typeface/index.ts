export { FamilyName } from './FamilyName';
export { findPlainStyle } from './findPlainStyle';
export { useFontFeatures } from './useFontFeatures';
export { useFontFace } from './useFontFace';
export { LARGEST_SHOWN } from './useFontFile';
export { useTypeface } from './useTypeface';
