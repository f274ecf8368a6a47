import { SaxesParser } from 'saxes';
import { withoutEntities } from './entities';

/** Attributes of an element, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of a drawing, with elements and words in their order. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly (SvgElement | string)[];
}

interface Growing extends SvgElement {
  readonly children: (Growing | string)[];
}

/** The most elements of a drawing, and how many may be in each other. */
const MOST_ELEMENTS = 100_000;
const DEEPEST = 200;

/** The outermost element of a drawing; `undefined` for text that is no SVG, or beyond bounds. */
export function readTree(text: string): SvgElement | undefined {
  const expanded = withoutEntities(text);
  if (expanded === undefined) return undefined;
  const root: Growing = { name: '', attributes: {}, children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  const read = (words: string) => {
    if (open.length > 1) open.at(-1)?.children.push(words);
  };
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > DEEPEST || count > MOST_ELEMENTS) throw new RangeError('The drawing is beyond bounds.');
    const element: Growing = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', read);
  parser.on('cdata', read);
  // Its own handler would throw after the first fault; what was read before may not count.
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(expanded).close();
  } catch {
    return undefined;
  }
  const only = elementsIn(root)[0];
  return only && /^(?:[\w-]+:)?svg$/.test(only.name) ? only : undefined;
}

/** The elements directly in another. */
export const elementsIn = ({ children }: SvgElement): readonly SvgElement[] =>
  children.filter((child) => typeof child !== 'string');

/** The words directly in an element. */
export const wordsIn = ({ children }: SvgElement): string =>
  children.filter((child) => typeof child === 'string').join('');

/** An element and all that is in it, in the order they are written. */
export function everyElement(element: SvgElement): readonly SvgElement[] {
  const found: SvgElement[] = [];
  const visit = (each: SvgElement): void => {
    found.push(each);
    for (const child of elementsIn(each)) visit(child);
  };
  visit(element);
  return found;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A drawing as text again. */
export function writeTree({ name, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : writeTree(child)));
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}
