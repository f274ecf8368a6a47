import { fitPath } from '@/engine/display';
import type { Opening } from './opening';
import { isDrawn, outlineOf, type Attributes } from './outlineOf';
import type { SvgElement } from './svgTree';

/** A gradient as it was written down: its own attributes and those of its stops. */
export interface GradientDefinition {
  readonly attributes: Attributes;
  readonly stops: readonly Attributes[];
}

/** What elements of a drawing refer to by its id. */
export interface Definitions {
  /** A linear gradient, with what it has from others. */
  readonly gradient: (id: string) => GradientDefinition | undefined;
  /** What a `clipPath` or a white `mask` of one upright rectangle lets through, in the units of whatever refers to it. */
  readonly opening: (id: string) => Opening | undefined;
}

/** The id that `url(#…)` names. */
export const referenceIn = (text: string): string | undefined =>
  /^url\(\s*['"]?#([^'")\s]+)['"]?\s*\)/.exec(text)?.[1];

/** What CSS declares, by its properties. */
export const declarations = (text: string): Attributes =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [key = '', ...value] = part.split(':');
      return value.length > 0 ? [[key.trim(), value.join(':').replace('!important', '').trim()]] : [];
    }),
  );

const styled = ({ attributes }: SvgElement): Attributes => ({
  ...attributes,
  ...declarations(attributes['style'] ?? ''),
});

/** Whether path data from 0 to 1 goes once around its box. */
function isUpright(path: string): boolean {
  const corners = path
    .replace(/ ?Z$/, '')
    .split(/ ?[ML] /)
    .slice(1);
  if (corners.length === 5 && corners[0] === corners[4]) corners.pop();
  const isAside = (corner: string, next: string | undefined) =>
    (corner[0] === next?.[0]) !== (corner[2] === next?.[2]);
  return (
    new Set(corners).size === 4 &&
    corners.length === 4 &&
    corners.every((corner, index) => /^[01] [01]$/.test(corner) && isAside(corner, corners[(index + 1) % 4]))
  );
}

const isWhite = (fill = ''): boolean => /^(?:white|#fff|#ffffff|rgb\(255, ?255, ?255\))$/i.test(fill);

function openingOf(holder: SvgElement): Opening | undefined {
  const [only, ...others] = holder.children;
  const isMask = holder.name === 'mask';
  const units = holder.attributes[isMask ? 'maskContentUnits' : 'clipPathUnits'];
  if (!only || others.length > 0 || !isDrawn(only.name) || units === 'objectBoundingBox') return undefined;
  const look = styled(only);
  const isPartial = isMask && !isWhite(look['fill']);
  const isMoved = (look['transform'] ?? holder.attributes['transform']) !== undefined;
  const outline = isPartial || isMoved ? undefined : fitPath(outlineOf(only.name, only.attributes));
  return outline && isUpright(outline.path) ? outline : undefined;
}

/** Finds what elements of a drawing refer to, wherever it stands. */
export function readDefinitions(elements: readonly SvgElement[]): Definitions {
  const byId = new Map(elements.map((element) => [element.attributes['id'], element]));
  const gradient = (id: string, users: readonly string[] = []): GradientDefinition | undefined => {
    const own = byId.get(id);
    if (own?.name !== 'linearGradient' || users.includes(id)) return undefined;
    const { attributes } = own;
    const stops = own.children.filter(({ name }) => name === 'stop').map(styled);
    const href = attributes['href'] ?? attributes['xlink:href'];
    if (href === undefined) return { attributes, stops };
    const from = gradient(href.slice(1), [...users, id]);
    return (
      from && {
        attributes: { ...from.attributes, ...attributes },
        stops: stops.length > 0 ? stops : from.stops,
      }
    );
  };
  return {
    gradient: (id) => gradient(id),
    opening: (id) => {
      const holder = byId.get(id);
      return holder?.name === 'clipPath' || holder?.name === 'mask' ? openingOf(holder) : undefined;
    },
  };
}
