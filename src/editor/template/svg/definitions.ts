import { fitPath } from '@/engine/display';
import { common, type Opening } from './opening';
import { hasOtherUnits, isDrawn, numberIn, outlineOf, type Attributes } from './outlineOf';
import type { ReadCssColour } from './readSvg';
import type { Styles } from './styles';
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

/** Properties by which a mask is anything but a part of the plane that is seen whole. */
const PARTIAL = [
  'transform',
  'opacity',
  'fill-opacity',
  'stroke',
  'display',
  'visibility',
  'clip-path',
  'mask',
  'filter',
];

/** The region a mask is in anyhow: none where it follows what is masked, which it surrounds. */
function regionOf({ name, attributes }: SvgElement): Opening | 'everywhere' | undefined {
  if (name !== 'mask' || attributes['maskUnits'] !== 'userSpaceOnUse') return 'everywhere';
  const [left, top, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberIn(attributes[key]));
  return left === undefined || top === undefined || width === undefined || height === undefined
    ? undefined
    : { left, top, width, height };
}

function openingOf(holder: SvgElement, styles: Styles, readColour: ReadCssColour): Opening | undefined {
  const [only, ...others] = holder.children;
  const isMask = holder.name === 'mask';
  const units = holder.attributes[isMask ? 'maskContentUnits' : 'clipPathUnits'];
  if (!only || others.length > 0 || !isDrawn(only.name) || units === 'objectBoundingBox') return undefined;
  const [own, look] = [styles.of(holder), styles.of(only)];
  const isPartial = PARTIAL.some((key) => (own[key] ?? look[key] ?? 'none') !== 'none');
  const fill = isMask ? readColour(look['fill'] ?? 'black') : undefined;
  const isWhole = !isMask || (fill?.hex === '#ffffff' && fill.opacity === 1);
  if (isPartial || !isWhole || hasOtherUnits(only.name, only.attributes)) return undefined;
  const outline = fitPath(outlineOf(only.name, only.attributes));
  const region = regionOf(holder);
  if (!outline || !region || !isUpright(outline.path)) return undefined;
  return region === 'everywhere' ? outline : common(outline, region);
}

/** How many gradients may refer to each other in a row. */
const MOST_USERS = 100;

/** Finds what elements of a drawing refer to, wherever it stands. */
export function readDefinitions(
  elements: readonly SvgElement[],
  styles: Styles,
  readColour: ReadCssColour,
): Definitions {
  // Of several with one id the first counts.
  const byId = new Map(elements.toReversed().map((element) => [element.attributes['id'], element]));
  const openings = new Map<string, Opening | undefined>();
  const gradient = (id: string, users: readonly string[] = []): GradientDefinition | undefined => {
    const own = byId.get(id);
    if (own?.name !== 'linearGradient' || users.includes(id) || users.length > MOST_USERS) return undefined;
    const { attributes } = own;
    const stops = own.children.filter(({ name }) => name === 'stop').map(styles.of);
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
      const isHolder = holder?.name === 'clipPath' || holder?.name === 'mask';
      if (!openings.has(id)) openings.set(id, isHolder ? openingOf(holder, styles, readColour) : undefined);
      return openings.get(id);
    },
  };
}
