import {
  convertLength,
  localColour,
  newShapeFrame,
  NO_STROKE,
  resolveLayout,
  type ColourUse,
  type Document,
  type Fill,
  type Gradient,
  type Id,
  type ShapeFrame,
  type Stroke,
} from '@/engine/document';
import { hexColour, type GradientPaint, type Ink, type Paint } from '@/engine/display';
import { pointsOf, type DrawnShape } from '@/engine/drawing';
import type { Operation } from '@/engine/edit';
import type { Point } from '../../page/frames/geometry';
import { addingFrame, findFreeName } from '../core/newFrames';

/** Maximum share of the page's width and height for a new drawing. */
const MOST_OF_PAGE = 0.5;
const LONGEST_NAME = 60;

interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  readonly newId: () => Id;
  /** The drop position in the unit of the layout. @default the middle of the page */
  readonly at?: Point;
}

/** Converts a colour of a drawing to the document format. */
const toColourUse = ({ ink, opacity }: { readonly ink: Ink; readonly opacity: number }): ColourUse => ({
  ...localColour(hexColour(ink)),
  opacity,
});

/** Rounds to six decimals: a millionth of a side is invisible. */
const roundShare = (share: number): number => Math.round(share * 1e6) / 1e6 + 0;

/** Converts a gradient of a drawing to the document format, relative to an outline's box. */
function gradientOf(paint: GradientPaint, { left, top, width, height }: DrawnShape['outline']): Gradient {
  const share = ([x, y]: readonly [number, number]) => ({
    x: roundShare((x - left) / (width || 1)),
    y: roundShare((y - top) / (height || 1)),
  });
  const stops = paint.stops.map((stop) => ({ position: stop.position, color: toColourUse(stop) }));
  const [first = ORIGIN, second = ORIGIN, third = ORIGIN, fourth = ORIGIN] = pointsOf(paint).map(share);
  switch (paint.type) {
    case 'linearGradient':
      return { type: 'linear', start: first, end: second, stops };
    case 'conicGradient':
      return { type: 'conic', center: first, angleDegrees: paint.degrees, stops };
    case 'radialGradient': {
      const isOff = fourth.x !== first.x || fourth.y !== first.y;
      return {
        type: 'radial',
        center: first,
        edge: second,
        side: third,
        ...(isOff && { focus: fourth }),
        stops,
      };
    }
  }
}

const ORIGIN = { x: 0, y: 0 };

function fillOf({ fill, outline }: DrawnShape): Fill {
  if (!fill) return { type: 'none' };
  if (fill.type === 'solid') return { type: 'color', color: toColourUse(fill) };
  return { type: 'gradient', gradient: gradientOf(fill, outline) };
}

/** Returns the colour a line gets if its gradient is removed. */
function colourIn(paint: Paint): ColourUse {
  if (paint.type === 'solid') return toColourUse(paint);
  const [first] = paint.stops;
  return first ? toColourUse(first) : NO_STROKE.color;
}

function strokeOf({ stroke, outline }: DrawnShape, share: number): Stroke {
  if (!stroke) return NO_STROKE;
  const { paint, width, cap, join, miterLimit, dash } = stroke;
  return {
    weight: width * share,
    color: colourIn(paint),
    ...(paint.type !== 'solid' && { gradient: { type: 'gradient', gradient: gradientOf(paint, outline) } }),
    ...(cap && { cap }),
    ...(join && { join }),
    ...(miterLimit !== undefined && { miterLimit }),
    ...(dash && {
      dash: { lengths: dash.lengths.map((each) => each * share), offset: dash.offset * share },
    }),
  };
}

/**
 * Returns the operations that insert a drawing as shapes, grouped if there are several. One pixel of the drawing is
 * one pixel of the layout.
 * @param drawing its name, such as that of its file
 * @default a numbered name
 */
export function insertSvg(
  { document, pageId, newId, at }: Spot,
  shapes: readonly DrawnShape[],
  drawing?: string,
): { operations: readonly Operation[]; frameIds: readonly Id[] } {
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const left = Math.min(...shapes.map(({ outline }) => outline.left));
  const top = Math.min(...shapes.map(({ outline }) => outline.top));
  const right = Math.max(...shapes.map(({ outline }) => outline.left + outline.width));
  const bottom = Math.max(...shapes.map(({ outline }) => outline.top + outline.height));
  const pixel = convertLength(1, 'px', settings.unit);
  const room = (most: number, length: number) => (length > 0 ? (most * MOST_OF_PAGE) / (length * pixel) : 1);
  const share = Math.min(1, room(settings.width, right - left), room(settings.height, bottom - top));
  const scale = pixel * share;
  const middle = at ?? { x: settings.width / 2, y: settings.height / 2 };
  const [x, y] = [middle.x - ((right - left) * scale) / 2, middle.y - ((bottom - top) * scale) / 2];

  const known = drawing?.slice(0, LONGEST_NAME) || undefined;
  const isOne = shapes.length === 1;
  const stem = isOne ? 'Shape' : 'Part';
  const nameOf = (number: number): string => (isOne && known) || `${stem} ${number}`;
  const first = Number(findFreeName(document, stem).split(' ').at(-1));
  const frames = shapes.map((shape, index) => ({ frameId: newId(), shape, number: first + index }));
  const adding = frames.map(({ frameId, shape, number }): Operation => {
    const { name, outline } = shape;
    const frame: ShapeFrame = {
      ...newShapeFrame(name?.slice(0, LONGEST_NAME) || nameOf(number)),
      outline: { type: 'path', path: outline.path },
      opacity: shape.opacity,
      fill: fillOf(shape),
      stroke: strokeOf(shape, share),
    };
    return addingFrame({ document, pageId, frameId }, frame, {
      x: x + (outline.left - left) * scale,
      y: y + (outline.top - top) * scale,
      width: outline.width * scale,
      height: outline.height * scale,
    });
  });
  const frameIds = frames.map(({ frameId }) => frameId);
  const grouping: readonly Operation[] = !isOne
    ? [
        {
          kind: 'groupFrames',
          pageId,
          groupId: newId(),
          members: frameIds,
          name: known ?? findFreeName(document, 'Drawing'),
        },
      ]
    : [];
  return { operations: [...adding, ...grouping], frameIds };
}
