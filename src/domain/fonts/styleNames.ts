/** Names of weights, from the lightest. */
const WEIGHT_NAMES = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
  950: 'ExtraBlack',
} as const;

/** The weight of a style, from 1 to 1000, and whether it is slanted. */
export interface StyleLook {
  readonly weight: number;
  readonly isItalic: boolean;
}

/** Style names to choose from: each weight upright and italic, from light to heavy. */
export const STYLE_NAMES: readonly string[] = Object.entries(WEIGHT_NAMES).flatMap(([weight, name]) => [
  name,
  weight === '400' ? 'Italic' : `${name} Italic`,
]);

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

const LOOKS = new Map(
  Object.entries(WEIGHT_NAMES).flatMap(([weight, name]) => {
    const look = (isItalic: boolean): StyleLook => ({ weight: Number(weight), isItalic });
    const italics = weight === '400' ? ['Italic', 'Regular Italic'] : [`${name} Italic`];
    return [
      [plain(name), look(false)] as const,
      ...italics.map((each) => [plain(each), look(true)] as const),
    ];
  }),
);

/** Returns the look of a style name, ignoring blanks and hyphens; `undefined` if it is unknown. */
export const lookOf = (styleName: string): StyleLook | undefined => LOOKS.get(plain(styleName));

/** Orders styles from light to heavy, upright before italic, then by name. */
export function compareStyles(
  one: StyleLook & { readonly name: string },
  other: StyleLook & { readonly name: string },
): number {
  if (one.weight !== other.weight) return one.weight - other.weight;
  if (one.isItalic !== other.isItalic) return one.isItalic ? 1 : -1;
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
}
