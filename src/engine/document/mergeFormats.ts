import type { CharacterFormat, FontFeatures } from './schema/textStyle';

/** Merges features one by one. */
const mergeFeatures = (
  below: FontFeatures | undefined,
  above: FontFeatures | undefined,
): FontFeatures | undefined => (below && above ? { ...below, ...above } : (above ?? below));

/** Merges a format over another: fields replace fields, and features replace features. */
export function mergeFormats<Format extends CharacterFormat>(
  below: Format,
  above: Partial<Format> | undefined,
): Format;
export function mergeFormats<Format extends CharacterFormat>(
  below: Format | undefined,
  above: Format | undefined,
): Format;
export function mergeFormats<Format extends CharacterFormat>(
  below: Format | undefined,
  above: Partial<Format> | undefined,
): Format {
  const merged = { ...below, ...above } as Format;
  const fontFeatures = mergeFeatures(below?.fontFeatures, above?.fontFeatures);
  return fontFeatures ? { ...merged, fontFeatures } : merged;
}
