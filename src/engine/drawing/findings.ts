import { elementsIn, everyElement, wordsIn, type SvgElement } from './xml';

/** A construct that is drawn differently from the original, and its test. */
interface Finding {
  readonly words: string;
  readonly isIn: (element: Described) => boolean;
}

/** An element with its properties from attributes and its own style. */
export interface Described {
  readonly element: SvgElement;
  readonly properties: ReadonlyMap<string, string>;
}

const isPicture = ({ name }: SvgElement): boolean => name === 'image' || name === 'feImage';
const addressOf = ({ attributes }: SvgElement): string =>
  (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
const has = (properties: ReadonlyMap<string, string>, ...names: readonly string[]): boolean =>
  names.some((name) => properties.has(name));
export const isText = ({ name }: SvgElement): boolean => ['text', 'tspan', 'textPath', 'tref'].includes(name);

const paintsOf = (properties: ReadonlyMap<string, string>): readonly string[] =>
  ['fill', 'stroke'].flatMap((key) => properties.get(key) ?? []);

/** The maximum radius for thickening lines by a filter, which is slow. */
const MOST_RADIUS = 30;

/** The maximum coordinate of a filter region, in units. */
const MOST_REGION = 20_000;

/** Whether dashes have no gaps; each dash still has its own caps. */
function hasNoGap(list: string): boolean {
  const lengths = list.split(/[\s,]+/).map(Number.parseFloat);
  const isDashed = lengths.some((length) => length > 0);
  return (
    isDashed && lengths.length % 2 === 0 && lengths.some((length, index) => index % 2 === 1 && length === 0)
  );
}

/** Constructs the renderer draws differently from the standard, or not at all. */
export const FINDINGS: readonly Finding[] = [
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
  {
    words: 'stitched noise',
    isIn: ({ element }) => element.name === 'feTurbulence' && element.attributes['stitchTiles'] === 'stitch',
  },
  {
    words: 'filters of wide reach',
    isIn: ({ element }) =>
      element.name === 'filter' &&
      ['x', 'y', 'width', 'height'].some(
        (side) => Math.abs(Number.parseFloat(element.attributes[side] ?? '')) > MOST_REGION,
      ),
  },
  {
    words: 'markers below other paint',
    isIn: ({ properties }) => /^\s*stroke\s+markers/.test(properties.get('paint-order') ?? ''),
  },
  {
    words: 'dashes without gaps',
    isIn: ({ properties }) => hasNoGap(properties.get('stroke-dasharray') ?? ''),
  },
  {
    words: 'pictures of relative sizes in symbols',
    isIn: ({ element }) =>
      element.name === 'symbol' &&
      everyElement(element).some(
        ({ name, attributes }) =>
          name === 'image' && /%/.test(`${attributes['width'] ?? ''}${attributes['height'] ?? ''}`),
      ),
  },
  {
    words: 'lines along text in several parts',
    isIn: ({ element, properties }) =>
      element.name === 'tspan' && has(properties, 'text-decoration') && elementsIn(element).length > 0,
  },
  {
    words: 'text in Malayalam',
    isIn: ({ element }) => isText(element) && /\p{Script=Malayalam}/u.test(wordsIn(element)),
  },
];

/** Whether a filtered element has an attribute that matches. */
const isFiltered = (all: readonly Described[], key: string, look: RegExp): boolean =>
  all.some(
    ({ element, properties }) => has(properties, 'filter') && look.test(element.attributes[key] ?? ''),
  );

/** Constructs that are drawn differently only in combination. */
export const OF_SEVERAL: readonly (readonly [words: string, isIn: (all: readonly Described[]) => boolean])[] =
  [
    [
      'filters that repeat turned parts',
      (all) =>
        all.some(({ element }) => element.name === 'feTile') &&
        isFiltered(all, 'transform', /skew|rotate|matrix/),
    ],
    [
      'filters that flood boxes of curves',
      (all) => all.some(({ element }) => element.name === 'feFlood') && isFiltered(all, 'd', /[cqst]/i),
    ],
  ];

/** Unsupported features of style sheets. */
export const OF_SHEETS: readonly (readonly [words: string, found: RegExp])[] = [
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
