import { fitPath, multiply, parsePath, type Matrix, type PathData } from '../display';
import { movePath } from './drawPath';
import { isVisible, matrixIn, numberIn, referenceIn, shareIn } from './values';
import { windAlternately, type Comparisons } from './windAlternately';
import { elementsIn, type SvgElement } from './xml';

/**
 * Returns nested clip outlines in pixels of the drawing. Returns none for a missing reference, and `undefined` if
 * outlines can't express the clip.
 */
export type Clips = (reference: string | undefined, matrix: Matrix) => readonly PathData[] | undefined;

/** The maximum nesting of clip paths. */
const DEEPEST = 20;

/** Reads the clip paths of a drawing, and masks that act like clip paths. */
export function clipsOf(find: (id: string) => SvgElement | undefined, comparisons: Comparisons): Clips {
  const clips = (reference: string | undefined, matrix: Matrix, depth: number): ReturnType<Clips> => {
    if (reference === undefined || reference === 'none') return [];
    const holder = find(referenceIn(reference) ?? '');
    if (!holder || depth > DEEPEST) return undefined;
    const { attributes } = holder;
    const isMask = holder.name === 'mask';
    if (attributes[isMask ? 'maskContentUnits' : 'clipPathUnits'] === 'objectBoundingBox') return undefined;
    const own = multiply(matrix, matrixIn(attributes['transform']));
    const outline = isMask ? whiteIn(holder, own, comparisons) : outlineIn(holder, own, comparisons);
    const others = clips(attributes[isMask ? 'mask' : 'clip-path'], matrix, depth + 1);
    return outline === undefined || !others ? undefined : [outline, ...others];
  };
  return (reference, matrix) => clips(reference, matrix, 0);
}

/** Returns one path, or several whose boxes don't overlap. */
function outlineIn(holder: SvgElement, matrix: Matrix, comparisons: Comparisons): PathData | undefined {
  const paths = pathsIn(holder);
  if (!paths) return undefined;
  const outlines = paths.map(({ attributes }) => {
    if (attributes['clip-path'] !== undefined) return undefined;
    const segments = parsePath(attributes['d'] ?? '');
    const wound = attributes['clip-rule'] === 'evenodd' ? windAlternately(segments, comparisons) : segments;
    return wound && movePath(wound, multiply(matrix, matrixIn(attributes['transform'])));
  });
  const drawn = outlines.filter((outline) => outline !== undefined);
  if (drawn.length < outlines.length || !areApart(drawn)) return undefined;
  return drawn.join(' ');
}

/** Returns the paths of a clip path or mask, including those in plain groups. */
function pathsIn(holder: SvgElement): readonly SvgElement[] | undefined {
  const found = elementsIn(holder).map((child) => {
    if (child.name === 'path') return isVisible(child.attributes) ? [child] : [];
    const isPlain = child.name === 'g' && Object.keys(child.attributes).every((key) => key === 'id');
    return isPlain ? pathsIn(child) : undefined;
  });
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

function areApart(outlines: readonly PathData[]): boolean {
  if (outlines.length < 2) return true;
  const boxes = outlines.map((outline) => fitPath(outline));
  return boxes.every((one, index) =>
    boxes
      .slice(index + 1)
      .every(
        (other) =>
          !one ||
          !other ||
          one.left + one.width <= other.left ||
          other.left + other.width <= one.left ||
          one.top + one.height <= other.top ||
          other.top + other.height <= one.top,
      ),
  );
}

/** Returns the path of a mask with one white path, if the mask's region contains all of it. */
function whiteIn(holder: SvgElement, matrix: Matrix, comparisons: Comparisons): PathData | undefined {
  const [only, ...others] = pathsIn(holder) ?? [];
  if (!only || others.length > 0) return undefined;
  const { attributes } = only;
  const isWhite =
    attributes['fill']?.toLowerCase() === '#ffffff' && shareIn(attributes['fill-opacity']) === 1;
  const isFilled = (attributes['stroke'] ?? 'none') === 'none' && attributes['visibility'] === undefined;
  if (!isWhite || !isFilled || holder.attributes['maskUnits'] !== 'userSpaceOnUse') return undefined;
  const box = fitPath(movePath(parsePath(attributes['d'] ?? ''), matrixIn(attributes['transform'])));
  const of = (key: string) => numberIn(holder.attributes[key]) ?? 0;
  const isWithin =
    box &&
    box.left >= of('x') &&
    box.top >= of('y') &&
    box.left + box.width <= of('x') + of('width') &&
    box.top + box.height <= of('y') + of('height');
  if (!isWithin) return undefined;
  const rule = attributes['fill-rule'] === 'evenodd' ? 'clip-rule' : 'fill-rule';
  const path = { ...only, attributes: { ...attributes, [rule]: attributes['fill-rule'] ?? 'nonzero' } };
  return outlineIn({ ...holder, children: [path] }, matrix, comparisons);
}
