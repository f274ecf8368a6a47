import { readProperties } from './values';
import type { SvgElement } from './xml';

const PAINTS = ['fill', 'stroke'] as const;
type Inherited = Readonly<Record<(typeof PAINTS)[number], boolean>>;

/**
 * Repeats an inherited `currentColor` on elements with their own colour, because the renderer uses the colour of the
 * declaring element. Ignores style sheets.
 */
export function pushDownColours(root: SvgElement): SvgElement {
  const visit = (element: SvgElement, inherited: Inherited): SvgElement => {
    const valueOf = readProperties(element.attributes);
    const own = PAINTS.map((key) => valueOf(key)?.trim().toLowerCase());
    const isCurrent = Object.fromEntries(
      PAINTS.map((key, index) => [
        key,
        own[index] === undefined ? inherited[key] : own[index] === 'currentcolor',
      ]),
    ) as Inherited;
    const repeated = PAINTS.filter(
      (key, index) => own[index] === undefined && inherited[key] && valueOf('color') !== undefined,
    );
    return {
      ...element,
      attributes: {
        ...element.attributes,
        ...Object.fromEntries(repeated.map((key) => [key, 'currentColor'])),
      },
      children: element.children.map((child) =>
        typeof child === 'string' ? child : visit(child, isCurrent),
      ),
    };
  };
  return visit(root, { fill: false, stroke: false });
}
