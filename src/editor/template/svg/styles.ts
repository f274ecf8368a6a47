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

/** Reads the style sheets of a drawing. Later rules win, whatever the order an element names its classes in. */
export function readStyles(elements: readonly SvgElement[]): Styles {
  const sheets = elements.filter(({ name }) => name === 'style').map(({ words }) => words);
  const rules = sheets
    .join('\n')
    .split('}')
    .flatMap((rule) => {
      const [selectors = '', inside] = rule.split('{');
      if (inside === undefined) return [];
      const declared = declarations(inside);
      return selectors.split(',').map((selector) => ({ selector: selector.trim(), declared }));
    });
  return {
    of: ({ attributes }) => {
      const classes = new Set((attributes['class'] ?? '').split(/\s+/).map((name) => `.${name}`));
      const ruled = rules.filter(({ selector }) => classes.has(selector)).map(({ declared }) => declared);
      return Object.assign({}, attributes, ...ruled, declarations(attributes['style'] ?? ''));
    },
    hasOtherRules: rules.some(({ selector }) => !/^\.[\w-]+$/.test(selector)),
  };
}
