import { notesOn } from './notes';
import { elementsIn, everyElement, readTree, writeTree, type SvgElement } from './xml';

/** A drawing that is ready to be resolved, which names nothing outside of it. */
export interface PreparedDrawing {
  /** As SVG without a document type, scripts and elements of other programs. */
  readonly svg: string;
  /** The first families its text asks for; empty without text. */
  readonly families: readonly string[];
  readonly hasText: boolean;
  /** Parts that come out otherwise than they were drawn, each a few words. */
  readonly notes: readonly string[];
}

/** A drawing, or the reason why it can't be read, which is a sentence. */
export type Preparing = { readonly ok: true; readonly drawing: PreparedDrawing } | Refused;
interface Refused {
  readonly ok: false;
  readonly reason: string;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** The most letters of a drawing that is read. */
const MOST_LETTERS = 4_000_000;
/** The most elements there may be once each use of another one is drawn. */
const MOST_DRAWN = 200_000;

const refused = (reason: string): Refused => ({ ok: false, reason });

/** Reads a stranger's drawing within bounds. Nothing it names elsewhere is looked at. */
export function prepareDrawing(text: string): Preparing {
  if (text.length > MOST_LETTERS) return refused(`It is larger than ${MOST_LETTERS / 1_000_000} MB.`);
  const read = readTree(text);
  const root = read && cleaned(read, prefixOf(read));
  if (!root) return refused('It is no SVG that can be read.');
  if (countDrawn(root) > MOST_DRAWN) return refused('It repeats its parts too often.');
  const { notes, families, hasText } = notesOn(root, everyElement(read));
  const attributes = { ...root.attributes, xmlns: NAMESPACE, 'xmlns:xlink': XLINK };
  return { ok: true, drawing: { svg: writeTree({ ...root, attributes }), families, hasText, notes } };
}

/** The prefix of elements of SVG, as the root has it; empty for none. */
const prefixOf = ({ name }: SvgElement): string => (name.includes(':') ? `${name.split(':')[0]}:` : '');

const KEPT_PREFIXES = new Set(['xlink:href', 'xml:space', 'xml:lang']);
/** Elements that draw nothing of SVG, or do something. */
const LEFT_OUT = new Set(['script', 'foreignObject', 'metadata', 'title', 'desc', 'animate', 'set']);

/** Families whose letters are as wide, and what stands for them everywhere here. */
const AS_WIDE = /\b(?:Arial|Helvetica(?: Neue)?)\b/gi;
const STAND_IN = 'Arimo';

/** A reference in quotes, which the renderer doesn't read. */
const QUOTED = /url\(\s*(['"])(#[^'"()]*)\1\s*\)/g;

/** An attribute or a style sheet with fonts that are here and plain references. */
const renamed = (given: string, isList: boolean): string => {
  const text = given.replaceAll(QUOTED, 'url($2)');
  return isList
    ? text.replaceAll(AS_WIDE, STAND_IN)
    : text.replaceAll(/font-family\s*:[^;}]*/g, (list) => list.replaceAll(AS_WIDE, STAND_IN));
};

/** An element without those of other programs, with one address each and fonts that are there. */
function cleaned(element: SvgElement, prefix: string): SvgElement {
  const attributes = Object.entries(element.attributes).filter(
    ([key]) => (!key.includes(':') || KEPT_PREFIXES.has(key)) && key !== 'xmlns' && !/^on/i.test(key),
  );
  const hasAddress = element.attributes['href'] !== undefined;
  const children = element.children.flatMap((child): readonly (SvgElement | string)[] => {
    if (typeof child === 'string') return [element.name === `${prefix}style` ? renamed(child, false) : child];
    const isOther = prefix === '' ? child.name.includes(':') : !child.name.startsWith(prefix);
    return isOther || LEFT_OUT.has(child.name.slice(prefix.length)) ? [] : [cleaned(child, prefix)];
  });
  return {
    name: element.name.slice(prefix.length),
    attributes: Object.fromEntries(
      attributes
        .filter(([key]) => !(hasAddress && key === 'xlink:href'))
        .map(([key, value]) => [key === 'href' ? 'xlink:href' : key, renamed(value, key === 'font-family')]),
    ),
    children,
  };
}

/** How many uses may lead on to each other. */
const MOST_USES_IN_A_ROW = 100;

/** How many elements are drawn if each use draws its own copy of another; more than there may be for long rows of uses. */
function countDrawn(root: SvgElement): number {
  const byId = new Map(everyElement(root).map((element) => [element.attributes['id'], element]));
  const known = new Map<SvgElement, number>();
  const count = (element: SvgElement, uses: number): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    if (uses > MOST_USES_IN_A_ROW) return MOST_DRAWN + 1;
    // A ring draws nothing, and is not gone around.
    known.set(element, 0);
    let sum = 1;
    for (const child of elementsIn(element)) sum += count(child, uses);
    const used = element.name === 'use' ? byId.get(element.attributes['xlink:href']?.slice(1)) : undefined;
    if (used) sum += count(used, uses + 1);
    known.set(element, sum);
    return sum;
  };
  return count(root, 0) + countMarkers(root, known);
}

/** Letters of path data for each point of it, at least. */
const LETTERS_A_POINT = 4;

/** How many elements markers draw at most: the largest one at each point. */
function countMarkers(root: SvgElement, sizes: ReadonlyMap<SvgElement, number>): number {
  const elements = everyElement(root);
  const markers = elements.filter(({ name }) => name === 'marker').map((marker) => sizes.get(marker) ?? 0);
  const largest = markers.reduce((most, size) => Math.max(most, size), 0);
  const letters = elements.reduce(
    (sum, { attributes }) => sum + (attributes['d'] ?? attributes['points'] ?? '').length,
    0,
  );
  return (largest * letters) / LETTERS_A_POINT;
}
