import {
  convertLength,
  newShapeFrame,
  NO_STROKE,
  resolveLayout,
  type ColourUse,
  type Document,
  type Fill,
  type Id,
  type ShapeFrame,
  type Stroke,
} from '@/engine/document';
import type { Ink, Line } from '@/engine/display';
import type { DrawnShape } from '@/engine/drawing';
import type { Operation } from '@/engine/edit';
import type { Point } from '../../page/frames/geometry';
import { addingFrame, freeName } from '../core/newFrames';

/** The most of the page that a new drawing takes, of its width and of its height. */
const MOST_OF_PAGE = 0.5;
const LONGEST_NAME = 60;

interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  readonly newId: () => Id;
  /** Where it was dropped, in the unit of the layout; in the middle of the page without. */
  readonly at?: Point;
}

/** A colour of a drawing as a document has it. */
function asUse({ ink, opacity }: { readonly ink: Ink; readonly opacity: number }): ColourUse {
  const digits = ink.rgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { type: 'local', color: { type: 'hex', value: `#${digits.join('')}` }, opacity };
}

/** Six decimals: less than a millionth of a side is not seen. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6 + 0;

function fillOf({ fill, outline }: DrawnShape): Fill {
  if (!fill) return { type: 'none' };
  if (fill.type === 'solid') return { type: 'color', color: asUse(fill) };
  if (fill.type !== 'linearGradient') throw new TypeError('Shapes have no such gradient.');
  const { left, top, width, height } = outline;
  const share = ([x, y]: readonly [number, number]) => ({
    x: rounded((x - left) / (width || 1)),
    y: rounded((y - top) / (height || 1)),
  });
  const stops = fill.stops.map((stop) => ({ position: stop.position, color: asUse(stop) }));
  return {
    type: 'gradient',
    gradient: { type: 'linear', start: share(fill.start), end: share(fill.end), stops },
  };
}

function strokeOf(line: Line | undefined, share: number): Stroke {
  if (line?.paint.type !== 'solid') return NO_STROKE;
  const { paint, width, cap, join, miterLimit, dash } = line;
  return {
    weight: width * share,
    color: asUse(paint),
    ...(cap && { cap }),
    ...(join && { join }),
    ...(miterLimit !== undefined && { miterLimit }),
    ...(dash && {
      dash: { lengths: dash.lengths.map((each) => each * share), offset: dash.offset * share },
    }),
  };
}

/** Puts a drawing on a page as shapes, made a group where they are several. Its pixels are those of layouts. */
export function insertingSvg(
  { document, pageId, newId, at }: Spot,
  shapes: readonly DrawnShape[],
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

  const stem = shapes.length === 1 ? 'Shape' : 'Part';
  const first = Number(freeName(document, stem).split(' ').at(-1));
  const frames = shapes.map((shape, index) => ({ frameId: newId(), shape, number: first + index }));
  const adding = frames.map(({ frameId, shape, number }): Operation => {
    const { name, outline } = shape;
    const frame: ShapeFrame = {
      ...newShapeFrame(name?.slice(0, LONGEST_NAME) || `${stem} ${number}`),
      outline: { type: 'path', path: outline.path },
      opacity: shape.opacity,
      fill: fillOf(shape),
      stroke: strokeOf(shape.stroke, share),
    };
    return addingFrame({ document, pageId, frameId }, frame, {
      ...{ x: x + (outline.left - left) * scale, y: y + (outline.top - top) * scale },
      ...{ width: outline.width * scale, height: outline.height * scale },
    });
  });
  const frameIds = frames.map(({ frameId }) => frameId);
  const grouping: readonly Operation[] =
    frameIds.length > 1
      ? [
          {
            ...{ kind: 'groupFrames', pageId, groupId: newId(), members: frameIds },
            name: freeName(document, 'Drawing'),
          },
        ]
      : [];
  return { operations: [...adding, ...grouping], frameIds };
}
