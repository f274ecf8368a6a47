import { SaxesParser } from 'saxes';
import { expandEntities } from './entities';

/** Attributes of an element, by name. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of a drawing, with child elements and text in order. */
export interface SvgElement {
  readonly name: string;
  /** The namespace of its prefix, or the default one; `undefined` if none is declared. */
  readonly namespace?: string | undefined;
  readonly attributes: Attributes;
  readonly children: readonly (SvgElement | string)[];
}

interface Growing extends SvgElement {
  readonly children: (Growing | string)[];
}

/** The maximum number of elements in a drawing, and their maximum nesting. */
const MOST_ELEMENTS = 100_000;
const DEEPEST = 200;

/** Parses a drawing and returns its root element; `undefined` if it is no SVG or exceeds the limits. */
export function readTree(text: string): SvgElement | undefined {
  const expanded = expandEntities(text);
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
    const namespace = namespaceOf(name, attributes, open);
    const element: Growing = { name, attributes, namespace, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', read);
  parser.on('cdata', read);
  // The default handler throws only after the first fault; an earlier part must not count.
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

/** Returns the prefix of a name; empty if it has none. */
export const prefixOf = (name: string): string => (name.includes(':') ? (name.split(':')[0] ?? '') : '');

/** Returns the namespace of a name, declared by the element or the innermost ancestor. */
function namespaceOf(name: string, own: Attributes, around: readonly SvgElement[]): string | undefined {
  const prefix = prefixOf(name);
  const key = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  return own[key] ?? around.findLast(({ attributes }) => attributes[key] !== undefined)?.attributes[key];
}

/** Returns the child elements. */
export const elementsIn = ({ children }: SvgElement): readonly SvgElement[] =>
  children.filter((child) => typeof child !== 'string');

/** Returns the text directly in an element. */
export const wordsIn = ({ children }: SvgElement): string =>
  children.filter((child) => typeof child === 'string').join('');

/** Returns an element and all its descendants, in document order. */
export function everyElement(element: SvgElement): readonly SvgElement[] {
  const found: SvgElement[] = [];
  const visit = (each: SvgElement): void => {
    found.push(each);
    for (const child of elementsIn(each)) visit(child);
  };
  visit(element);
  return found;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes a drawing as text. */
export function writeTree({ name, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeTree(child)));
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}
