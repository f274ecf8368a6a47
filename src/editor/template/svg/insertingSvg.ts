import {
  convertLength,
  localColour,
  newShapeFrame,
  resolveLayout,
  type Document,
  type Fill,
  type Id,
  type ShapeFrame,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { Point } from '../../page/frames/geometry';
import { addingFrame, freeName } from '../core/newFrames';
import type { ReadColour, SvgShape } from './readSvg';

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

const asUse = ({ hex, opacity }: ReadColour) => ({ ...localColour(hex), opacity });

function fillOf(fill: SvgShape['fill']): Fill {
  if (!fill) return { type: 'none' };
  if (!('stops' in fill)) return { type: 'color', color: asUse(fill) };
  const stops = fill.stops.map(({ position, ...colour }) => ({ position, color: asUse(colour) }));
  return { type: 'gradient', gradient: { type: 'linear', start: fill.start, end: fill.end, stops } };
}

/** Puts a drawing on a page as shapes, made a group where they are several. Its pixels are those of layouts. */
export function insertingSvg(
  { document, pageId, newId, at }: Spot,
  shapes: readonly SvgShape[],
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
  const adding = frames.map(({ frameId, shape: { name, outline, fill, stroke }, number }): Operation => {
    const frame: ShapeFrame = {
      ...newShapeFrame(name?.slice(0, LONGEST_NAME) || `${stem} ${number}`),
      outline: { type: 'path', path: outline.path },
      fill: fillOf(fill),
      stroke: stroke
        ? { weight: stroke.width * share, color: asUse(stroke) }
        : { weight: 0, color: localColour('#000000') },
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
