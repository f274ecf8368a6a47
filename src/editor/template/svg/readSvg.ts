import {
  chain,
  fitPath,
  IDENTITY,
  parsePath,
  transformPoint,
  type FittedPath,
  type Matrix,
  type Segment,
} from '@/engine/display';
import { readDefinitions, referenceIn, type Definitions } from './definitions';
import { readTransform, scaleOf } from './matrix';
import { isSeen, openingBy, type Opening } from './opening';
import {
  hasOtherUnits,
  isDrawn,
  numberIn,
  outlineOf,
  shareIn,
  type Attributes,
  type DrawnElement,
} from './outlineOf';
import { readGradient, type SvgGradient } from './readGradient';
import { readProperties, readStyles, type Styles } from './styles';
import { everyElement, readTree, type SvgElement } from './svgTree';
import { isStretched, viewOf } from './view';
import { mostComparisons, windAlternately } from './windAlternately';

/** A colour as a browser reads it: six hex digits, and an opacity from 0 to 1. */
export interface ReadColour {
  readonly hex: string;
  readonly opacity: number;
}

/** Reads any colour of CSS; `undefined` for what is none. */
export type ReadCssColour = (text: string) => ReadColour | undefined;

/** An outline of a drawing, in its pixels. */
export interface SvgShape {
  readonly name: string | undefined;
  readonly outline: FittedPath;
  readonly fill: ReadColour | SvgGradient | undefined;
  readonly stroke: (ReadColour & { readonly width: number }) | undefined;
}

/** What an SVG draws, from back to front, or why that can't be shapes. */
export type SvgReading =
  | { readonly ok: true; readonly shapes: readonly SvgShape[] }
  | { readonly ok: false; readonly reason: string };

/** The most shapes that are made of a drawing. */
const MOST_SHAPES = 500;
/** The most letters of a drawing that is read, and of an outline that a document keeps. */
const MOST_LETTERS = 4_000_000;
const MOST_OF_OUTLINE = 200_000;

/** What tells about a drawing, or is drawn only where something refers to it. */
const SILENT = new Set([
  ...['title', 'desc', 'metadata', 'defs', 'script', 'style', 'linearGradient', 'radialGradient'],
  ...['clipPath', 'mask', 'pattern', 'filter', 'symbol', 'marker'],
]);
const GROUPS = new Set(['g', 'a']);
/** What is drawn in a way that shapes have not. */
const EFFECTS: Readonly<Record<string, string>> = {
  ...{ filter: 'filters', 'stroke-dasharray': 'dashed lines', 'mix-blend-mode': 'blend modes' },
  ...{ 'marker-start': 'arrowheads', 'marker-mid': 'arrowheads', 'marker-end': 'arrowheads' },
};
/** What lets through only a part of what it is put on. */
const CLIPPING: Readonly<Record<string, string>> = { 'clip-path': 'clipping', mask: 'masks' };
const ELEMENT_WORDS: Readonly<Record<string, string>> = {
  ...{ text: 'text', image: 'pictures', use: 'symbols', svg: 'drawings within it' },
};

interface Context {
  readonly matrix: Matrix;
  /** Properties as they are handed down, as CSS names them. */
  readonly style: Attributes;
  readonly opacity: number;
  /** Through what it is seen, in pixels of the drawing, and what that is called. */
  readonly openings: readonly (Opening & { readonly words: string })[];
}

const isNothing = (paint: string): boolean => paint === 'none' || paint === 'transparent';

const moved = (segments: readonly Segment[], matrix: Matrix): string =>
  segments
    .map(([command, ...numbers]) => {
      const points: number[] = [];
      for (let at = 0; at < numbers.length; at += 2)
        points.push(...transformPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
      return [command, ...points].join(' ');
    })
    .join(' ');

/** Goes through a drawing and keeps what it draws, and what of it shapes can't show. */
class Reader {
  readonly shapes: SvgShape[] = [];
  readonly lacking = new Set<string>();
  readonly #comparisons = mostComparisons();
  readonly #definitions: Definitions;
  readonly #styles: Styles;
  readonly #readColour: ReadCssColour;

  constructor(drawing: SvgElement, readColour: ReadCssColour) {
    const elements = everyElement(drawing);
    this.#styles = readStyles(elements);
    this.#definitions = readDefinitions(elements, this.#styles, readColour);
    this.#readColour = readColour;
    if (this.#styles.hasOtherRules) this.lacking.add('style rules of other than classes');
    if (isStretched(drawing.attributes)) this.lacking.add('a view of other proportions');
    const nothing: Context = { matrix: IDENTITY, style: {}, opacity: 1, openings: [] };
    const context = this.#contextOf(this.#styles.of(drawing), nothing, viewOf(drawing.attributes));
    for (const child of drawing.children) this.#open(child, context);
  }

  #open(element: SvgElement, above: Context): void {
    const { name, attributes, children } = element;
    // Other programs' own notes have a prefix.
    if (SILENT.has(name) || name.includes(':') || this.shapes.length > MOST_SHAPES) return;
    const own = this.#styles.of(element);
    if (own['display'] === 'none') return;
    const context = this.#contextOf(own, above);
    if (isDrawn(name)) this.#draw(name, attributes, context);
    else if (!GROUPS.has(name)) this.lacking.add(ELEMENT_WORDS[name] ?? `<${name}>`);
    else for (const child of children) this.#open(child, context);
  }

  #contextOf(own: Attributes, above: Context, view = IDENTITY): Context {
    for (const [key, words] of Object.entries(EFFECTS))
      if (!['none', 'normal'].includes(own[key] ?? 'none')) this.lacking.add(words);
    const transform = readTransform(own['transform'] ?? '');
    if (!transform || own['transform-origin'] !== undefined)
      this.lacking.add('a transform that can’t be read');
    const { opacity, ...inherited } = own;
    const matrix = chain(above.matrix, transform ?? IDENTITY, view);
    return {
      matrix,
      style: { ...above.style, ...readProperties(inherited) },
      opacity: above.opacity * (shareIn(opacity) ?? 1),
      openings: [...above.openings, ...this.#openingsOf(own, matrix)],
    };
  }

  #openingsOf(own: Attributes, matrix: Matrix): Context['openings'] {
    return Object.entries(CLIPPING).flatMap(([key, words]) => {
      const value = own[key];
      if (value === undefined || value === 'none') return [];
      const opening = this.#definitions.opening(referenceIn(value) ?? '');
      const placed = opening && openingBy(matrix, opening);
      if (!placed) this.lacking.add(words);
      return placed ? [{ ...placed, words }] : [];
    });
  }

  #draw(name: DrawnElement, attributes: Attributes, context: Context): void {
    const { matrix, style, openings } = context;
    if (style['visibility'] === 'hidden') return;
    if (hasOtherUnits(name, attributes)) this.lacking.add('lengths of other units than pixels');
    const drawn = outlineOf(name, attributes);
    const segments = parsePath(drawn);
    const isFilled = name !== 'line' && !isNothing(style['fill'] ?? 'black');
    const isEvenOdd = isFilled && style['fill-rule'] === 'evenodd';
    const wound = isEvenOdd ? windAlternately(segments, this.#comparisons) : segments;
    if (!wound) this.lacking.add('crossing outlines with the even-odd rule');
    const outline = fitPath(moved(wound ?? segments, matrix));
    if (!outline) return;
    if (outline.path.length > MOST_OF_OUTLINE) this.lacking.add('outlines of too many points');
    const fill = isFilled ? this.#fill(drawn, outline, context) : undefined;
    const line = this.#paint(
      style['stroke'] ?? 'none',
      this.#share('stroke-opacity', context),
      style['color'],
    );
    const width = (numberIn(style['stroke-width']) ?? 1) * scaleOf(matrix);
    const stroke = line && width > 0 ? { ...line, width } : undefined;
    if (!(fill ?? stroke)) return;
    for (const opening of openings)
      if (!isSeen(opening, outline, stroke?.width ?? 0)) this.lacking.add(opening.words);
    this.shapes.push({ name: attributes['id'], outline, fill, stroke });
  }

  #share(key: string, { style, opacity }: Context): number {
    return (shareIn(style[key]) ?? 1) * opacity;
  }

  #fill(drawn: string, outline: FittedPath, context: Context): SvgShape['fill'] {
    const value = context.style['fill'] ?? 'black';
    const opacity = this.#share('fill-opacity', context);
    const id = referenceIn(value);
    if (id === undefined) return this.#paint(value, opacity, context.style['color']);
    const definition = this.#definitions.gradient(id);
    const place = { matrix: context.matrix, box: fitPath(drawn) ?? outline, outline };
    const paint = { readColour: this.#readColour, color: context.style['color'] ?? 'black', opacity };
    const gradient = definition && readGradient(definition, place, paint);
    if (!gradient) this.lacking.add('patterns or gradients of other kinds');
    return gradient;
  }

  #paint(value: string, opacity: number, color: string | undefined): ReadColour | undefined {
    if (isNothing(value)) return undefined;
    const read = this.#readColour(value === 'currentColor' ? (color ?? 'black') : value);
    if (value.startsWith('url(')) this.lacking.add('lines of gradients or patterns');
    else if (!read) this.lacking.add('colours that can’t be read');
    return read && { hex: read.hex, opacity: read.opacity * opacity };
  }
}

/** Reads a drawing; one that has anything shapes can't show is told in full, and nothing of it is taken. */
export function readSvg(text: string, readColour: ReadCssColour): SvgReading {
  if (text.length > MOST_LETTERS)
    return { ok: false, reason: `It is larger than ${MOST_LETTERS / 1_000_000} MB.` };
  const drawing = readTree(text);
  if (!drawing) return { ok: false, reason: 'It is no SVG that can be read.' };
  const { shapes, lacking } = new Reader(drawing, readColour);
  const words = [...lacking];
  const last = words.pop();
  if (last !== undefined)
    return {
      ok: false,
      reason: `It has ${words.length > 0 ? `${words.join(', ')} and ` : ''}${last}, which shapes can’t show.`,
    };
  if (shapes.length === 0) return { ok: false, reason: 'It draws nothing.' };
  if (shapes.length > MOST_SHAPES)
    return {
      ok: false,
      reason: `It has more than ${MOST_SHAPES} shapes, which is the most that can be taken.`,
    };
  return { ok: true, shapes };
}
