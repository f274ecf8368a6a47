import { SaxesParser } from 'saxes';
import type { Attributes } from './outlineOf';

/** An element of a drawing. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly SvgElement[];
  /** The words directly in it. */
  readonly words: string;
}

interface Growing extends SvgElement {
  readonly children: Growing[];
  words: string;
}

/** The most elements that lie in each other. */
const DEEPEST = 200;

/** The outermost element of a drawing; `undefined` for text that is no SVG, or none that anybody has drawn. */
export function readTree(text: string): SvgElement | undefined {
  const root: Growing = { name: '', attributes: {}, children: [], words: '' };
  const open = [root];
  const parser = new SaxesParser();
  const read = (words: string) => {
    const last = open.at(-1);
    if (last) last.words += words;
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) throw new RangeError('Elements lie too deep in each other.');
    const element: Growing = { name, attributes, children: [], words: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', read);
  parser.on('cdata', read);
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  const [only] = root.children;
  return only?.name === 'svg' ? only : undefined;
}

/** An element and all that lies in it, in the order they are written. */
export const everyElement = (element: SvgElement): readonly SvgElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];
