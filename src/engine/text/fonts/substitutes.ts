/** The family whose letters are as wide as those of the default family, and that is drawn in its place. */
export const DEFAULT_FILES = 'Arimo';

/** Its styles that take the place of fonts that are missing. */
export const DEFAULT_STYLES = ['Regular', 'Bold', 'Italic', 'Bold Italic'];

/** Families of scripts most fonts lack, first choice first. Whoever draws a document draws with these, and in this order. */
export const FALLBACK_FAMILIES = [
  ...(['Noto Sans Hebrew', 'Noto Sans Arabic', 'Noto Sans Devanagari', 'Noto Sans Thai'] as const),
];
