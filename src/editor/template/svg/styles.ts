import type { Attributes } from './outlineOf';
import type { SvgElement } from './svgTree';

/** What the attributes, classes and styles of elements say of them, as one. */
export interface Styles {
  readonly of: (element: SvgElement) => Attributes;
  /** Whether there are rules for anything but classes, which are not followed. */
  readonly hasOtherRules: boolean;
}

/** What CSS declares, by its properties. */
const declarations = (text: string): Attributes =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [key = '', ...value] = part.split(':');
      return value.length > 0 ? [[key.trim(), value.join(':').replace('!important', '').trim()]] : [];
    }),
  );

/** The properties that are read of style sheets and handed down to what is in an element. */
const PROPERTIES = new Set([
  ...['transform', 'transform-origin', 'display', 'visibility', 'color', 'opacity'],
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['filter', 'mix-blend-mode', 'marker-start', 'marker-mid', 'marker-end', 'clip-path', 'mask'],
  ...['stop-color', 'stop-opacity'],
]);

/** Keeps the properties that are read, of which there are few: an element may have as many more as it likes. */
export const readProperties = (declared: Attributes): Attributes =>
  Object.fromEntries(Object.entries(declared).filter(([key]) => PROPERTIES.has(key)));

/** A value as the rules of a class have it, and the number of the last rule that gives it. */
interface Ruled {
  readonly value: string;
  readonly rule: number;
}

/** Reads the style sheets of a drawing. Later rules win, whatever the order an element names its classes in. */
export function readStyles(elements: readonly SvgElement[]): Styles {
  const sheets = elements.filter(({ name }) => name === 'style').map(({ words }) => words);
  const classes = new Map<string, Map<string, Ruled>>();
  let hasOtherRules = false;
  for (const [rule, text] of sheets.join('\n').split('}').entries()) {
    const [selectors = '', inside] = text.split('{');
    if (inside === undefined) continue;
    const declared = Object.entries(readProperties(declarations(inside)));
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (!/^\.[\w-]+$/.test(selector)) hasOtherRules = true;
      const values = classes.get(selector) ?? new Map<string, Ruled>();
      for (const [key, value] of declared) values.set(key, { value, rule });
      classes.set(selector, values);
    }
  }
  const ruledBy = (names: string): Attributes => {
    const last = new Map<string, Ruled>();
    for (const name of new Set(names.split(/\s+/)))
      for (const [key, ruled] of classes.get(`.${name}`) ?? [])
        if (ruled.rule >= (last.get(key)?.rule ?? 0)) last.set(key, ruled);
    return Object.fromEntries([...last].map(([key, { value }]) => [key, value]));
  };
  return {
    of: ({ attributes }) => ({
      ...attributes,
      ...ruledBy(attributes['class'] ?? ''),
      ...declarations(attributes['style'] ?? ''),
    }),
    hasOtherRules,
  };
}
