import { fontsOf, type Document, type Font } from '@/engine/document';

/** A style of a font family, with the id of its file in the environment, if known. */
export interface FontStyleChoice {
  readonly style: string;
  readonly fontStyleId?: string;
}

/** Returns the styles of a family; an empty list if unknown. */
export type StylesOf = (family: string) => readonly FontStyleChoice[];

/** The change made by the keys for bold and italic. */
export type Emphasis = 'bold' | 'italic';

const SLANTED = /italic|oblique|slanted/i;

/** Recognised in the names of styles; longer words first, because some end in others. */
const WEIGHTS: readonly (readonly [name: RegExp, weight: number])[] = [
  [/(?:extra|ultra)[ -]?light|hairline/i, 200],
  [/(?:semi|demi)[ -]?bold|\bdemi\b/i, 600],
  [/(?:extra|ultra)[ -]?bold/i, 800],
  [/thin/i, 100],
  [/light/i, 300],
  [/medium/i, 500],
  [/bold/i, 700],
  [/black|heavy/i, 900],
  [/regular|normal|book|roman|plain/i, 400],
];

/** Minimum weight that counts as bold. */
const BOLD = 600;

/** Derives the traits of a style from its name. */
function readTraits(style: string) {
  const upright = style.replace(SLANTED, '');
  const [name, weight] = WEIGHTS.find(([word]) => word.test(upright)) ?? [/^$/, 400];
  return {
    isSlanted: SLANTED.test(style),
    weight,
    rest: upright
      .replace(name, '')
      .replaceAll(/[\s-]+/g, ' ')
      .trim()
      .toLowerCase(),
  };
}

/** Whether a font is bold or slanted, by the name of its style. */
export function isEmphasised({ style }: Font, emphasis: Emphasis): boolean {
  const { isSlanted, weight } = readTraits(style);
  return emphasis === 'bold' ? weight >= BOLD : isSlanted;
}

/** Returns the most similar font of the family with or without the emphasis; `undefined` if there is none. */
export function findEmphasisedFont(
  font: Font,
  emphasis: Emphasis,
  isOn: boolean,
  styles: readonly FontStyleChoice[],
): Font | undefined {
  if (isEmphasised(font, emphasis) === isOn) return font;
  const own = readTraits(font.style);
  const goal = emphasis === 'bold' ? (isOn ? 700 : 400) : own.weight;
  const fitting = styles
    .map((choice) => ({ choice, traits: readTraits(choice.style) }))
    .filter(({ traits }) =>
      emphasis === 'bold'
        ? traits.weight >= BOLD === isOn && traits.isSlanted === own.isSlanted
        : traits.isSlanted === isOn && traits.weight >= BOLD === own.weight >= BOLD,
    )
    .filter(({ traits }) => traits.rest === own.rest)
    .sort((a, b) => Math.abs(a.traits.weight - goal) - Math.abs(b.traits.weight - goal));
  const choice = fitting[0]?.choice;
  return choice && { family: font.family, ...choice };
}

/** Returns the known styles of a family: those of the environment and those in the document. */
export function listKnownStyles(document: Document, stylesOf: StylesOf | undefined, family: string) {
  const found = new Map<string, FontStyleChoice>();
  for (const choice of [
    ...(stylesOf?.(family) ?? []),
    ...fontsOf(document).filter((font) => font.family === family),
  ]) {
    const { style, fontStyleId } = choice;
    if (!found.has(style)) found.set(style, { style, ...(fontStyleId !== undefined && { fontStyleId }) });
  }
  return [...found.values()];
}
