import { fontsOf, type Document, type Font } from '@/engine/document';

/** A style of a font family, with the id of its file in the environment where it is known. */
export interface FontStyleChoice {
  readonly style: string;
  readonly fontStyleId?: string;
}

/** The styles of a family; none where it is not known. */
export type StylesOf = (family: string) => readonly FontStyleChoice[];

/** What the keys for bold and italic change. */
export type Emphasis = 'bold' | 'italic';

const SLANTED = /italic|oblique|slanted/i;

/** From the names of styles; longer words first, as some end in others. */
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

/** From here on a weight counts as bold. */
const BOLD = 600;

/** What a style is by its name. */
function traitsOf(style: string) {
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
  const { isSlanted, weight } = traitsOf(style);
  return emphasis === 'bold' ? weight >= BOLD : isSlanted;
}

/**
 * The font of the same family that is bold or slanted, or not, and else most like this one; `undefined` where the family
 * has none.
 */
export function emphasisedFont(
  font: Font,
  emphasis: Emphasis,
  isOn: boolean,
  styles: readonly FontStyleChoice[],
): Font | undefined {
  if (isEmphasised(font, emphasis) === isOn) return font;
  const own = traitsOf(font.style);
  const goal = emphasis === 'bold' ? (isOn ? 700 : 400) : own.weight;
  const fitting = styles
    .map((choice) => ({ choice, traits: traitsOf(choice.style) }))
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

/** The styles of a family that are known: those the environment has, and those the document names. */
export function knownStyles(document: Document, stylesOf: StylesOf | undefined, family: string) {
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
