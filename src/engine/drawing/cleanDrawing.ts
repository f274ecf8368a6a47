import { prefixOf, type SvgElement } from './xml';

/** Font families by generic CSS family, such as `serif`. */
export type KindsOfFonts = Readonly<Record<string, string>>;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const KEPT_PREFIXES = new Set(['xlink:href', 'xml:space', 'xml:lang']);
/** Elements that draw nothing in SVG, or run code. */
const LEFT_OUT = new Set(['script', 'foreignObject', 'metadata', 'title', 'desc', 'animate', 'set']);

/** Families with the same letter widths, and the family that replaces them. */
const AS_WIDE = /\b(?:Arial|Helvetica(?: Neue)?)\b/gi;
const STAND_IN = 'Arimo';

/** A quoted reference, which the renderer can't read. */
const QUOTED = /url\(\s*(['"])(#[^'"()]*)\1\s*\)/g;

/** Replaces generic families in a list, since the renderer would set all of them in one font. */
const replaceFamilies = (list: string, kinds: KindsOfFonts): string =>
  list
    .replaceAll(AS_WIDE, STAND_IN)
    .split(',')
    .map((family) => kinds[family.trim().toLowerCase()] ?? family)
    .join(',');

/** Replaces families and removes quotes of references in an attribute or style sheet. */
function renameFamilies(given: string, isList: boolean, kinds: KindsOfFonts): string {
  const text = given.replaceAll(QUOTED, 'url($2)');
  if (isList) return replaceFamilies(text, kinds);
  return text.replaceAll(
    /(font-family\s*:)([^;}!]*)/g,
    (_, property: string, list: string) => property + replaceFamilies(list, kinds),
  );
}

/** Whether an element is SVG. An undeclared prefix counts as SVG if the root element has it too. */
const isOfSvg = ({ namespace, name }: SvgElement, root: SvgElement): boolean =>
  namespace === undefined ? prefixOf(name) === prefixOf(root.name) : namespace === SVG_NAMESPACE;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Removes elements of other programs, keeps one address for each element, and uses available fonts. */
export function cleanDrawing(root: SvgElement, kinds: KindsOfFonts): SvgElement | undefined {
  const cleanElement = (element: SvgElement): SvgElement => {
    const name = localName(element.name);
    const hasAddress = element.attributes['href'] !== undefined;
    const attributes = Object.entries(element.attributes).filter(
      ([key]) =>
        (!key.includes(':') || KEPT_PREFIXES.has(key)) &&
        key !== 'xmlns' &&
        !/^on/i.test(key) &&
        !(hasAddress && key === 'xlink:href'),
    );
    const children = element.children.flatMap((child): readonly (SvgElement | string)[] => {
      if (typeof child === 'string') return [name === 'style' ? renameFamilies(child, false, kinds) : child];
      return isOfSvg(child, root) && !LEFT_OUT.has(localName(child.name)) ? [cleanElement(child)] : [];
    });
    return {
      name,
      attributes: Object.fromEntries(
        attributes.map(([key, value]) => [
          key === 'href' ? 'xlink:href' : key,
          renameFamilies(value, key === 'font-family', kinds),
        ]),
      ),
      children,
    };
  };
  return isOfSvg(root, root) ? cleanElement(root) : undefined;
}
