import { elementsIn, everyElement, wordsIn, type SvgElement } from './xml';

/** Facts about a drawing before it is drawn. */
interface Notes {
  readonly notes: readonly string[];
  readonly families: readonly string[];
  readonly hasText: boolean;
}

/** Something that comes out otherwise than it was drawn, and how it is found. */
interface Finding {
  readonly words: string;
  readonly isIn: (element: Described) => boolean;
}

/** An element, its parents, and the properties it has by attributes and by its own style. */
interface Described {
  readonly element: SvgElement;
  readonly properties: ReadonlyMap<string, string>;
}

const isPicture = ({ name }: SvgElement): boolean => name === 'image' || name === 'feImage';
const addressOf = ({ attributes }: SvgElement): string =>
  (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
const has = (properties: ReadonlyMap<string, string>, ...names: readonly string[]): boolean =>
  names.some((name) => properties.has(name));
const isText = ({ name }: SvgElement): boolean => ['text', 'tspan', 'textPath', 'tref'].includes(name);

const paintsOf = (properties: ReadonlyMap<string, string>): readonly string[] =>
  ['fill', 'stroke'].flatMap((key) => properties.get(key) ?? []);

/** The most a filter may thicken lines by, which takes time. */
const MOST_RADIUS = 30;

/** Constructs the renderer is known to draw otherwise than the standard wants, or not at all. */
const FINDINGS: readonly Finding[] = [
  {
    words: 'pictures outside of it',
    isIn: ({ element }) => isPicture(element) && !/^(?:data:|#|$)/i.test(addressOf(element)),
  },
  {
    words: 'pictures in WebP',
    isIn: ({ element }) => isPicture(element) && /^data:image\/webp/i.test(addressOf(element)),
  },
  {
    words: 'drawings as pictures in it',
    isIn: ({ element }) => isPicture(element) && /^data:image\/svg/i.test(addressOf(element)),
  },
  {
    words: 'pictures without a size',
    isIn: ({ element, properties }) =>
      element.name === 'image' &&
      !['width', 'height'].every((side) => /^[\s\d.+]/.test(properties.get(side) ?? '')),
  },
  { words: 'elements as pictures', isIn: ({ element }) => element.name === 'feImage' },
  {
    words: 'filters that go by pixels',
    isIn: ({ element }) => /^fe(?:Diffuse|Specular)Lighting$|^feConvolveMatrix$/.test(element.name),
  },
  {
    words: 'filters of wide reach',
    isIn: ({ element }) =>
      (element.name === 'feMorphology' &&
        (element.attributes['radius'] ?? '')
          .split(/[\s,]+/)
          .some((radius) => Number(radius) > MOST_RADIUS)) ||
      (element.attributes['primitiveUnits'] === 'objectBoundingBox' &&
        elementsIn(element).some(({ name }) => name === 'feMorphology')),
  },
  {
    words: 'clipping by text',
    isIn: ({ element }) => element.name === 'clipPath' && everyElement(element).some(isText),
  },
  {
    words: 'gradients or patterns of text',
    isIn: ({ element, properties }) =>
      isText(element) && paintsOf(properties).some((paint) => /^url\(/.test(paint)),
  },
  {
    words: 'colours with decimals',
    isIn: ({ properties }) => paintsOf(properties).some((paint) => /^rgba?\([^)%]*\.\d/.test(paint)),
  },
  {
    words: 'transforms of drawings in it',
    isIn: ({ element }) => element.name === 'svg' && element.attributes['transform'] !== undefined,
  },
  { words: 'HTML', isIn: ({ element }) => element.name === 'foreignObject' },
  { words: 'animation', isIn: ({ element }) => /^(?:animate|set$)/.test(element.name) },
  { words: 'origins of transforms', isIn: ({ properties }) => has(properties, 'transform-origin') },
  {
    words: 'colours of whatever uses it',
    isIn: ({ properties }) => paintsOf(properties).some((paint) => /context-/.test(paint)),
  },
  { words: 'rings of gradients', isIn: ({ element }) => element.attributes['fr'] !== undefined },
  {
    words: 'a background',
    isIn: ({ properties }) => has(properties, 'background', 'background-color', 'background-image'),
  },
  {
    words: 'kinds of masks in its style',
    isIn: ({ element }) => /mask-type/.test(element.attributes['style'] ?? ''),
  },
  {
    words: 'vertical text',
    isIn: ({ properties }) =>
      /^(?:tb|vertical)/.test(properties.get('writing-mode') ?? '') ||
      has(properties, 'glyph-orientation-vertical'),
  },
  {
    words: 'axes of fonts',
    isIn: ({ properties }) => has(properties, 'font-variation-settings'),
  },
  { words: 'fonts in one word', isIn: ({ properties }) => has(properties, 'font') },
  { words: 'text along paths', isIn: ({ element }) => element.name === 'textPath' },
];

/** Features of style sheets that are not followed. */
const OF_SHEETS: readonly (readonly [words: string, found: RegExp])[] = [
  ['style rules that outweigh others', /!\s*important/],
  ['style rules for media', /@(?:media|supports|container)/],
  ['style rules outside of it', /@import/],
  ['fonts of its own', /@font-face/],
  ['a background', /background/],
  ['origins of transforms', /transform-origin/],
  ['colours of whatever uses it', /context-(?:fill|stroke)/],
  ['variables of styles', /var\(/],
  ['animation', /@keyframes|animation/],
  ['kinds of masks in its style', /mask-type/],
  ['axes of fonts', /font-variation-settings/],
  ['vertical text', /writing-mode/],
];

const declarations = (style: string): readonly (readonly [string, string])[] =>
  style.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0 ? [] : [[part.slice(0, colon).trim(), part.slice(colon + 1).trim()] as const];
  });

const describe = (element: SvgElement): Described => ({
  element,
  properties: new Map([
    ...Object.entries(element.attributes),
    ...declarations(element.attributes['style'] ?? ''),
  ]),
});

/**
 * Looks for what comes out otherwise, and for the fonts text asks for.
 * @param elements those of the drawing as it came, with what is left out of it
 */
export function notesOn(root: SvgElement, elements: readonly SvgElement[]): Notes {
  const described = elements.map(describe);
  const sheets = elements.filter(({ name }) => name.endsWith('style')).map(wordsIn);
  const styles = elements.map(({ attributes }) => attributes['style'] ?? '');
  const words = [
    ...FINDINGS.filter(({ isIn }) => described.some(isIn)).map((finding) => finding.words),
    ...OF_SHEETS.filter(([, found]) => [...sheets, ...styles].some((sheet) => found.test(sheet))).map(
      ([found]) => found,
    ),
  ];
  const hasText = everyElement(root).some(isText);
  return {
    notes: [...new Set(words)],
    hasText,
    families: hasText ? familiesIn(everyElement(root)) : [],
  };
}

const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'inherit']);

/** The first family of each list of families, but for those that leave the choice. */
function familiesIn(elements: readonly SvgElement[]): readonly string[] {
  const sheets = elements.filter(({ name }) => name === 'style').map(wordsIn);
  const lists = [
    ...elements.flatMap((element) => describe(element).properties.get('font-family') ?? []),
    ...sheets.flatMap((sheet) =>
      [...sheet.matchAll(/font-family\s*:([^;}]*)/g)].map(([, list = '']) => list),
    ),
  ];
  const first = lists.map((list) => (list.split(',')[0] ?? '').trim().replaceAll(/^['"]|['"]$/g, ''));
  return [...new Set(first.filter((family) => family !== '' && !GENERIC.has(family)))];
}
