import {
  IDENTITY,
  multiply,
  type DisplayItem,
  type DisplayList,
  type GroupItem,
  type Matrix,
} from '../../display';
import { byteString, dictionary, numbers } from '../file/syntax';
import { boundsAfter, boundsOf, type Bounds } from '../geometry';
import { pathBounds } from '../paint/pathOperators';
import type { PageSetting } from '../paint/painting';
import type { PlacedLink } from '../ports';

/** The maximum number of links on an output page. */
const MOST_LINKS = 10_000;
/** The tolerance of a side's direction before a link counts as turned, in points. */
const UPRIGHT = 0.01;

/** The visible part of a page within its groups. */
interface Sight {
  readonly toPage: Matrix;
  readonly seen: Bounds;
}

/**
 * Returns annotations for the visible links of placed pages (ISO 32000-1, 12.5.6.5).
 * @param toMedium maps page coordinates, y down, to those of the medium
 */
export function placedLinks(
  { items }: DisplayList,
  { area, pictures }: Pick<PageSetting, 'area' | 'pictures'>,
  toMedium: Matrix,
): readonly string[] {
  const links: string[] = [];
  const visit = (inside: readonly DisplayItem[], { toPage, seen }: Sight): void => {
    for (const item of inside) {
      if (item.type === 'group') visitGroup(item, { toPage, seen });
      if (item.type !== 'image') continue;
      const picture = pictures.get(item.image);
      if (!picture?.links) continue;
      // Maps the picture's coordinates, in points and y up, to those of the page.
      const matrix = multiply(multiply(toPage, item.transform), [
        1 / picture.width,
        0,
        0,
        -1 / picture.height,
        0,
        1,
      ]);
      for (const link of picture.links) {
        const annotation = annotationOf(link, { toPage: matrix, seen }, toMedium);
        if (annotation !== undefined && links.length < MOST_LINKS) links.push(annotation);
      }
    }
  };
  const visitGroup = (group: GroupItem, { toPage, seen }: Sight): void => {
    const { transform = IDENTITY, clip, opacity = 1 } = group;
    if (opacity === 0) return;
    const inner = multiply(toPage, transform);
    const shape = clip === undefined ? undefined : pathBounds(clip);
    if (clip !== undefined && !shape) return;
    const left = shape ? common(seen, boundsAfter(inner, shape)) : seen;
    if (left) visit(group.items, { toPage: inner, seen: left });
  };
  visit(items, { toPage: IDENTITY, seen: area });
  return links;
}

/** Writes the annotation of a link; `undefined` if it is invisible. A turned one is not clipped. */
function annotationOf({ uri, box }: PlacedLink, sight: Sight, toMedium: Matrix): string | undefined {
  const [left, bottom, right, top] = box;
  const onPage = boundsAfter(sight.toPage, box);
  const place = common(sight.seen, onPage);
  if (!place) return undefined;
  const [a, b, c, d] = sight.toPage;
  const isUpright =
    Math.min(Math.hypot(b, c), Math.hypot(a, d)) * Math.max(right - left, top - bottom) < UPRIGHT;
  const toMediumWhole = multiply(toMedium, sight.toPage);
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ].map(([x = 0, y = 0]) => pointAfter(toMediumWhole, x, y));
  const rectangle = isUpright ? boundsAfter(toMedium, place) : boundsOf(corners);
  return dictionary({
    Type: '/Annot',
    Subtype: '/Link',
    Rect: `[${numbers(rectangle ?? [])}]`,
    QuadPoints: isUpright ? undefined : `[${numbers(corners.flat())}]`,
    Border: '[0 0 0]',
    // The print flag, which archival standards require even for invisible annotations.
    F: 4,
    A: `<</S/URI/URI${byteString(uri)}>>`,
  });
}

const pointAfter = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Returns the overlap of two rectangles; `undefined` if there is none. */
function common(one: Bounds, other: Bounds): Bounds | undefined {
  const bounds: Bounds = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return bounds[2] > bounds[0] && bounds[3] > bounds[1] ? bounds : undefined;
}
