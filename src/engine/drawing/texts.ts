import { readFontFacts } from './fontFacts';
import { readProperties } from './values';
import { elementsIn, everyElement, readTree, type SvgElement } from './xml';

/** Text of a drawing. */
export interface DrawnText {
  readonly id: string;
  readonly words: string;
}

/** Elements that are drawn only through references. */
const UNSEEN = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'switch']);
const PREFIX = 'text-of-drawing-';
/** White space, controls, joiners and selectors, which are invisible. */
const BLANK = /[\s\p{C}\p{M}]/u;

/** Gives text ids, to find it in the rendered drawing. */
export function nameTexts(root: SvgElement): SvgElement {
  let count = 0;
  const visit = (element: SvgElement): SvgElement => ({
    ...element,
    attributes:
      element.name === 'text' && element.attributes['id'] === undefined
        ? { ...element.attributes, id: `${PREFIX}${(count += 1)}` }
        : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : visit(child))),
  });
  return visit(root);
}

const wordsOf = ({ children }: SvgElement): string =>
  children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');

/** Whether an element and its content are hidden. */
function isHidden({ attributes }: SvgElement): boolean {
  const valueOf = readProperties(attributes);
  return valueOf('display') === 'none' || Number.parseFloat(valueOf('font-size') ?? '1') <= 0;
}

/** Returns the visible text of a drawing. */
export function textsIn(root: SvgElement): readonly DrawnText[] {
  if (UNSEEN.has(root.name) || isHidden(root)) return [];
  if (root.name === 'text') return [{ id: root.attributes['id'] ?? '', words: wordsOf(root) }];
  return elementsIn(root).flatMap(textsIn);
}

/** A font file for setting text, and its family if known. */
export interface TextFont {
  readonly family?: string;
  readonly bytes: Uint8Array;
}

/**
 * Describes in a few words each how text looks different in these fonts.
 * @param resolved the drawing with paths instead of text
 */
export function notesOnText(
  { texts, families }: { readonly texts: readonly DrawnText[]; readonly families: readonly string[] },
  fonts: readonly TextFont[],
  resolved: string,
): readonly string[] {
  const tree = texts.length > 0 ? readTree(resolved) : undefined;
  if (!tree) return [];
  const there = new Set(everyElement(tree).map(({ attributes }) => attributes['id']));
  const isShown = ({ id, words }: DrawnText) => there.has(id) || [...words].every((each) => BLANK.test(each));
  const faces = fonts.map(({ family = '', bytes }) => ({
    family: family.toLowerCase(),
    ...readFontFacts(bytes),
  }));
  const letters = new Set(texts.flatMap(({ words }) => [...words]).filter((each) => !BLANK.test(each)));
  const holders = [...letters].map((letter) => faces.filter(({ has }) => has(letter.codePointAt(0) ?? 0)));
  const asked = new Set(families.map((family) => family.toLowerCase()));
  const isColoured =
    faces.some(({ family, isInColours }) => isInColours && asked.has(family)) ||
    holders.some((those) => those.length > 0 && those.every(({ isInColours }) => isInColours));
  return [
    ...(texts.every(isShown) ? [] : ['text that can’t be drawn']),
    ...(holders.some((those) => those.length === 0) ? ['letters that no font here has'] : []),
    ...(isColoured ? ['letters in several colours'] : []),
  ];
}
