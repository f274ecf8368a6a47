import { multiplyAll, IDENTITY, multiply, translation, type DisplayItem, type Matrix } from '../display';
import { clipsOf, type Clips } from './clips';
import { drawPath } from './drawPath';
import { newPaints, type DrawnPaints } from './paints';
import { matrixIn, numberIn, shareIn, styleIn } from './values';
import { mostComparisons, type Comparisons } from './windAlternately';
import { elementsIn, everyElement, readTree, type SvgElement } from './xml';

/** A drawing as display items, in its pixels. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly items: readonly DisplayItem[];
  /** The ids of elements, by their items. */
  readonly names: ReadonlyMap<DisplayItem, string>;
  /** Parts that can't be painted, each in a few words; the items leave them out. */
  readonly lacks: readonly string[];
}

/** The state for reading items. */
export interface Reading {
  readonly paints: DrawnPaints;
  readonly clips: Clips;
  readonly names: Map<DisplayItem, string>;
  readonly lacks: Set<string>;
  /** The remaining budget of comparisons for holes by the even-odd rule. */
  readonly comparisons: Comparisons;
}

/**
 * Reads the output of usvg: groups and paths without style sheets, uses and units.
 * @param scale units for each pixel
 */
export function readDrawn(text: string, scale = 1): Drawn | undefined {
  const root = readTree(text);
  if (!root) return undefined;
  const byId = new Map(everyElement(root).map((element) => [element.attributes['id'], element]));
  const find = (id: string) => byId.get(id);
  const lacks = new Set<string>();
  const comparisons = mostComparisons();
  const reading: Reading = {
    paints: newPaints(find),
    clips: clipsOf(find, comparisons),
    names: new Map(),
    lacks,
    comparisons,
  };
  const [width, height] = ['width', 'height'].map(
    (side) => (numberIn(root.attributes[side]) ?? 0) * scale,
  ) as [number, number];
  const items = itemsOf(elementsIn(root), viewOf(root, width, height), reading);
  return { width, height, items, names: reading.names, lacks: [...lacks] };
}

/** Returns the matrix from units to pixels. */
function viewOf({ attributes }: SvgElement, width: number, height: number): Matrix {
  const box = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, across = 0, down = 0] = box;
  if (!(across > 0 && down > 0)) return IDENTITY;
  const [align = 'xMidYMid', fit = 'meet'] = (attributes['preserveAspectRatio'] ?? '').split(/\s+/);
  const [x, y] = [width / across, height / down];
  if (align === 'none') return multiplyAll([x, 0, 0, y, 0, 0], translation(-left, -top));
  const scale = fit === 'slice' ? Math.max(x, y) : Math.min(x, y);
  const share = (part: string) => (/Min/.test(part) ? 0 : /Max/.test(part) ? 1 : 0.5);
  const [dx, dy] = [
    (width - across * scale) * share(align.slice(0, 4)),
    (height - down * scale) * share(align.slice(4)),
  ];
  return multiplyAll([scale, 0, 0, scale, dx, dy], translation(-left, -top));
}

const itemsOf = (elements: readonly SvgElement[], matrix: Matrix, reading: Reading): readonly DisplayItem[] =>
  elements.flatMap((element) => itemOf(element, matrix, reading));

const LACKING: Readonly<Record<string, string>> = { image: 'pictures', text: 'text' };

function itemOf(element: SvgElement, above: Matrix, reading: Reading): readonly DisplayItem[] {
  const matrix = multiply(above, matrixIn(element.attributes['transform']));
  if (element.name === 'path') return drawPath(element, matrix, reading);
  if (element.name === 'g') return groupOf(element, matrix, reading);
  const words = LACKING[element.name];
  if (words !== undefined) reading.lacks.add(words);
  return [];
}

function groupOf(element: SvgElement, matrix: Matrix, reading: Reading): readonly DisplayItem[] {
  const { attributes } = element;
  const { lacks, clips } = reading;
  if (attributes['filter'] !== undefined) lacks.add('filters');
  const style = styleIn(attributes['style']);
  if ((style.get('mix-blend-mode') ?? 'normal') !== 'normal') lacks.add('blend modes');
  let items = itemsOf(elementsIn(element), matrix, reading);
  if (items.length === 0) return [];
  for (const key of ['clip-path', 'mask'] as const) {
    const openings = clips(attributes[key], matrix);
    if (!openings) lacks.add(key === 'mask' ? 'masks' : 'clipping of several parts');
    if (openings?.includes('')) return [];
    for (const clip of openings ?? []) items = [{ type: 'group', items, clip }];
  }
  const opacity = shareIn(attributes['opacity']);
  return opacity === 1 ? items : [{ type: 'group', items, opacity }];
}
