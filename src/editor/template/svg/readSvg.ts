import { SaxesParser, type SaxesTagPlain } from 'saxes';
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
} from '@/engine/display';
import { readTransform, scaleOf } from './matrix';
import { isDrawn, numberIn, outlineOf, type Attributes } from './outlineOf';

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
  readonly fill: ReadColour | undefined;
  readonly stroke: (ReadColour & { readonly width: number }) | undefined;
}

/** What an SVG draws, from back to front, or why that can't be shapes. */
export type SvgReading =
  | { readonly ok: true; readonly shapes: readonly SvgShape[] }
  | { readonly ok: false; readonly reason: string };

/** The most shapes that are made of a drawing. */
const MOST_SHAPES = 500;

/** What tells about a drawing, or is drawn only where something refers to it. */
const SILENT = new Set(['title', 'desc', 'metadata', 'defs', 'script', 'linearGradient', 'radialGradient']);
const GROUPS = new Set(['svg', 'g', 'a']);
/** What is drawn in a way that shapes have not. */
const EFFECTS: Readonly<Record<string, string>> = {
  ...{ 'clip-path': 'clipping', mask: 'masks', filter: 'filters', 'stroke-dasharray': 'dashed lines' },
  ...{ 'marker-start': 'arrowheads', 'marker-mid': 'arrowheads', 'marker-end': 'arrowheads' },
};
const ELEMENT_WORDS: Readonly<Record<string, string>> = { text: 'text', image: 'pictures', use: 'symbols' };

interface Context {
  readonly matrix: Matrix;
  /** Properties as they are handed down, as CSS names them. */
  readonly style: Attributes;
  readonly opacity: number;
}

const declarations = (text: string): Attributes =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [key = '', ...value] = part.split(':');
      return value.length > 0 ? [[key.trim(), value.join(':').replace('!important', '').trim()]] : [];
    }),
  );

/** Reads a drawing; one that has anything shapes can't show is told in full, and nothing of it is taken. */
export function readSvg(text: string, readColour: ReadCssColour): SvgReading {
  const classes = new Map<string, Attributes>();
  const shapes: SvgShape[] = [];
  const lacking = new Set<string>();
  const stack: Context[] = [{ matrix: IDENTITY, style: {}, opacity: 1 }];
  /** How deep within something silent. */
  let silent = 0;
  let sheet: string | undefined;

  const paint = (value: string, opacity: number, color: string | undefined): ReadColour | undefined => {
    if (value === 'none' || value === 'transparent') return undefined;
    if (value.startsWith('url(')) lacking.add('gradients or patterns');
    const read = readColour(value === 'currentColor' ? (color ?? 'black') : value);
    return read && { hex: read.hex, opacity: read.opacity * opacity };
  };
  const draw = (name: Parameters<typeof outlineOf>[0], attributes: Attributes, context: Context) => {
    const { matrix, style, opacity } = context;
    if (style['display'] === 'none' || style['visibility'] === 'hidden') return;
    const segments = parsePath(outlineOf(name, attributes));
    const isCutOut = segments.filter(([command]) => command === 'M').length > 1;
    if (style['fill-rule'] === 'evenodd' && isCutOut) lacking.add('holes by the even-odd rule');
    const outline = fitPath(
      segments
        .map(([command, ...numbers]) => {
          const points: number[] = [];
          for (let at = 0; at < numbers.length; at += 2)
            points.push(...transformPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
          return [command, ...points].join(' ');
        })
        .join(' '),
    );
    const share = (key: string) => (numberIn(style[key]) ?? 1) * opacity;
    const fill =
      name === 'line' ? undefined : paint(style['fill'] ?? 'black', share('fill-opacity'), style['color']);
    const line = paint(style['stroke'] ?? 'none', share('stroke-opacity'), style['color']);
    const width = (numberIn(style['stroke-width']) ?? 1) * scaleOf(matrix);
    const stroke = line && width > 0 ? { ...line, width } : undefined;
    if (outline && (fill ?? stroke)) shapes.push({ name: attributes['id'], outline, fill, stroke });
  };

  const open = ({ name, attributes }: SaxesTagPlain) => {
    if (name === 'style') sheet = '';
    // Other programs' own notes have a prefix.
    if (silent > 0 || SILENT.has(name) || name === 'style' || name.includes(':')) {
      silent += 1;
      return;
    }
    const above = stack.at(-1) ?? { matrix: IDENTITY, style: {}, opacity: 1 };
    const ownClasses = (attributes['class'] ?? '').split(/\s+/);
    const own: Attributes = {
      ...attributes,
      ...Object.assign({}, ...ownClasses.map((each) => classes.get(each) ?? {})),
      ...declarations(attributes['style'] ?? ''),
    };
    for (const [key, words] of Object.entries(EFFECTS))
      if (own[key] !== undefined && own[key] !== 'none') lacking.add(words);
    const transform = readTransform(own['transform'] ?? '');
    if (!transform) lacking.add('a transform that can’t be read');
    const { opacity: _, ...inherited } = own;
    const context: Context = {
      matrix: chain(above.matrix, transform ?? IDENTITY, stack.length === 1 ? viewOf(attributes) : IDENTITY),
      style: { ...above.style, ...inherited },
      opacity: above.opacity * (numberIn(own['opacity']) ?? 1),
    };
    stack.push(context);
    if (isDrawn(name)) draw(name, attributes, context);
    else if (!GROUPS.has(name)) lacking.add(ELEMENT_WORDS[name] ?? `<${name}>`);
  };

  const parser = new SaxesParser();
  let isSvg = false;
  parser.on('opentag', (tag) => {
    isSvg ||= tag.name === 'svg';
    open(tag);
  });
  parser.on('closetag', ({ name }) => {
    if (silent > 0) silent -= 1;
    else stack.pop();
    if (name !== 'style' || sheet === undefined) return;
    for (const [, selector = '', inside = ''] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const each of selector.split(',')) {
        const isClass = /^\s*\.[\w-]+\s*$/.test(each);
        if (isClass)
          classes.set(each.trim().slice(1), {
            ...classes.get(each.trim().slice(1)),
            ...declarations(inside),
          });
        else lacking.add('style rules of other than classes');
      }
    sheet = undefined;
  });
  const read = (words: string) => {
    if (sheet !== undefined) sheet += words;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  try {
    parser.write(text).close();
  } catch {
    return { ok: false, reason: 'It is no SVG that can be read.' };
  }
  if (!isSvg) return { ok: false, reason: 'It is no SVG that can be read.' };
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
