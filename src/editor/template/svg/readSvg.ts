import {
  chain,
  fitPath,
  IDENTITY,
  parsePath,
  scaling,
  transformPoint,
  translation,
  type FittedPath,
  type Matrix,
  type Segment,
} from '@/engine/display';
import { declarations, readDefinitions, referenceIn, type Definitions } from './definitions';
import { readTransform, scaleOf } from './matrix';
import { isSeen, openingBy, type Opening } from './opening';
import { isDrawn, numberIn, outlineOf, type Attributes } from './outlineOf';
import { readGradient, type SvgGradient } from './readGradient';
import { everyElement, readTree, type SvgElement } from './svgTree';
import { windAlternately } from './windAlternately';

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

/** What tells about a drawing, or is drawn only where something refers to it. */
const SILENT = new Set([
  ...['title', 'desc', 'metadata', 'defs', 'script', 'style', 'linearGradient', 'radialGradient'],
  ...['clipPath', 'mask', 'pattern', 'filter', 'symbol', 'marker'],
]);
const GROUPS = new Set(['g', 'a']);
/** What is drawn in a way that shapes have not. */
const EFFECTS: Readonly<Record<string, string>> = {
  ...{ filter: 'filters', 'stroke-dasharray': 'dashed lines' },
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

/** How the units of a drawing become its pixels. */
function viewOf({ viewBox = '', width, height }: Attributes): Matrix {
  const [left = 0, top = 0, across = 0, down = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(across > 0 && down > 0)) return IDENTITY;
  const scales = [(numberIn(width) ?? across) / across, (numberIn(height) ?? down) / down];
  const scale = Math.min(...scales);
  return chain(scaling(scale, scale), translation(-left, -top));
}

const moved = (segments: readonly Segment[], matrix: Matrix): string =>
  segments
    .map(([command, ...numbers]) => {
      const points: number[] = [];
      for (let at = 0; at < numbers.length; at += 2)
        points.push(...transformPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
      return [command, ...points].join(' ');
    })
    .join(' ');

/** What the style sheets of a drawing say of its classes. */
function readClasses(elements: readonly SvgElement[], lacking: Set<string>): Map<string, Attributes> {
  const classes = new Map<string, Attributes>();
  const sheets = elements.filter(({ name }) => name === 'style').map(({ words }) => words);
  for (const [, selectors = '', inside = ''] of sheets.join('\n').matchAll(/([^{}]+)\{([^}]*)\}/g))
    for (const selector of selectors.split(',').map((each) => each.trim()))
      if (/^\.[\w-]+$/.test(selector))
        classes.set(selector.slice(1), { ...classes.get(selector.slice(1)), ...declarations(inside) });
      else lacking.add('style rules of other than classes');
  return classes;
}

/** Goes through a drawing and keeps what it draws, and what of it shapes can't show. */
class Reader {
  readonly shapes: SvgShape[] = [];
  readonly lacking = new Set<string>();
  readonly #definitions: Definitions;
  readonly #classes: ReadonlyMap<string, Attributes>;
  readonly #readColour: ReadCssColour;

  constructor(drawing: SvgElement, readColour: ReadCssColour) {
    const elements = everyElement(drawing);
    this.#definitions = readDefinitions(elements);
    this.#classes = readClasses(elements, this.lacking);
    this.#readColour = readColour;
    const nothing: Context = { matrix: IDENTITY, style: {}, opacity: 1, openings: [] };
    const context = this.#contextOf(drawing, nothing, viewOf(drawing.attributes));
    for (const child of drawing.children) this.#open(child, context);
  }

  #open(element: SvgElement, above: Context): void {
    const { name, attributes, children } = element;
    // Other programs' own notes have a prefix.
    if (SILENT.has(name) || name.includes(':')) return;
    const context = this.#contextOf(element, above);
    if (isDrawn(name)) this.#draw(outlineOf(name, attributes), { context, id: attributes['id'], name });
    else if (!GROUPS.has(name)) this.lacking.add(ELEMENT_WORDS[name] ?? `<${name}>`);
    else for (const child of children) this.#open(child, context);
  }

  #contextOf({ attributes }: SvgElement, above: Context, view = IDENTITY): Context {
    const ownClasses = (attributes['class'] ?? '').split(/\s+/);
    const own: Attributes = {
      ...attributes,
      ...Object.assign({}, ...ownClasses.map((each) => this.#classes.get(each) ?? {})),
      ...declarations(attributes['style'] ?? ''),
    };
    for (const [key, words] of Object.entries(EFFECTS))
      if (own[key] !== undefined && own[key] !== 'none') this.lacking.add(words);
    const transform = readTransform(own['transform'] ?? '');
    if (!transform) this.lacking.add('a transform that can’t be read');
    const { opacity, ...inherited } = own;
    const matrix = chain(above.matrix, transform ?? IDENTITY, view);
    return {
      matrix,
      style: { ...above.style, ...inherited },
      opacity: above.opacity * (numberIn(opacity) ?? 1),
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

  #draw(drawn: string, { context, id, name }: { context: Context; id: string | undefined; name: string }) {
    const { matrix, style, openings } = context;
    if (style['display'] === 'none' || style['visibility'] === 'hidden') return;
    const segments = parsePath(drawn);
    const wound = style['fill-rule'] === 'evenodd' ? windAlternately(segments) : segments;
    if (!wound) this.lacking.add('crossing outlines with the even-odd rule');
    const outline = fitPath(moved(wound ?? segments, matrix));
    if (!outline) return;
    const fill = name === 'line' ? undefined : this.#fill(drawn, outline, context);
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
    this.shapes.push({ name: id, outline, fill, stroke });
  }

  #share(key: string, { style, opacity }: Context): number {
    return (numberIn(style[key]) ?? 1) * opacity;
  }

  #fill(drawn: string, outline: FittedPath, context: Context): SvgShape['fill'] {
    const value = context.style['fill'] ?? 'black';
    const opacity = this.#share('fill-opacity', context);
    const id = referenceIn(value);
    if (id === undefined) return this.#paint(value, opacity, context.style['color']);
    const definition = this.#definitions.gradient(id);
    const place = { matrix: context.matrix, box: fitPath(drawn) ?? outline, outline };
    const gradient = definition && readGradient(definition, place, this.#readColour, opacity);
    if (!gradient) this.lacking.add('patterns or gradients other than linear ones');
    return gradient;
  }

  #paint(value: string, opacity: number, color: string | undefined): ReadColour | undefined {
    if (value === 'none' || value === 'transparent') return undefined;
    if (value.startsWith('url(')) this.lacking.add('lines of gradients or patterns');
    const read = this.#readColour(value === 'currentColor' ? (color ?? 'black') : value);
    return read && { hex: read.hex, opacity: read.opacity * opacity };
  }
}

/** Reads a drawing; one that has anything shapes can't show is told in full, and nothing of it is taken. */
export function readSvg(text: string, readColour: ReadCssColour): SvgReading {
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
    return { ok: false, reason: `It has ${shapes.length} shapes; ${MOST_SHAPES} can be taken at most.` };
  return { ok: true, shapes };
}
