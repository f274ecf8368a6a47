import { roundTo } from '@/domain/numbers';
import type { Box, Id } from '@/engine/document';

/** A frame on its page: scaled, then rotated about its centre. */
export interface TurnedBox extends Box {
  readonly rotationDegrees: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** New positions of frames, only their changed coordinates. */
export type Places = ReadonlyMap<Id, Place>;

type Place = { readonly x: number } | { readonly y: number };

/** The sides and middles for alignment. */
export type AlignEdge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

/** Rounds a length to the precision of documents. */
export const tidy = (length: number): number => roundTo(length, 6);

/** Returns the bounding box of a frame on the page. */
export function boundsOf({ x, y, width, height, rotationDegrees, scaleX, scaleY }: TurnedBox): Box {
  const turn = (rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [across, down] = [width * Math.abs(scaleX), height * Math.abs(scaleY)];
  const size = { width: across * cos + down * sin, height: across * sin + down * cos };
  return { x: x + width / 2 - size.width / 2, y: y + height / 2 - size.height / 2, ...size };
}

/** Returns the box around boxes. @throws RangeError for an empty list */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('There is nothing to be around.');
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const SHARE: Readonly<Record<AlignEdge, number>> = {
  left: 0,
  centre: 0.5,
  right: 1,
  top: 0,
  middle: 0.5,
  bottom: 1,
};

const isAcross = (edge: AlignEdge): boolean => edge === 'left' || edge === 'centre' || edge === 'right';

/** Aligns the bounding boxes of frames to a side or the middle of a box, such as the page. */
export function alignFrames(frames: ReadonlyMap<Id, TurnedBox>, edge: AlignEdge, within: Box): Places {
  const share = SHARE[edge];
  return new Map(
    [...frames].map(([id, frame]): [Id, Place] => {
      const bounds = boundsOf(frame);
      if (isAcross(edge)) {
        const to = within.x + (within.width - bounds.width) * share;
        return [id, { x: tidy(frame.x + to - bounds.x) }];
      }
      const to = within.y + (within.height - bounds.height) * share;
      return [id, { y: tidy(frame.y + to - bounds.y) }];
    }),
  );
}

/** Minimum number of frames to distribute: the outer two do not move. */
export const LEAST_DISTRIBUTED = 3;

/**
 * Distributes frames with equal gaps between their bounding boxes; the first and last do not move. Moves nothing for
 * fewer than three.
 */
export function distributeFrames(
  frames: ReadonlyMap<Id, TurnedBox>,
  axis: 'horizontal' | 'vertical',
): Places {
  if (frames.size < LEAST_DISTRIBUTED) return new Map();
  const spans = [...frames]
    .map(([id, frame]) => {
      const { x, y, width, height } = boundsOf(frame);
      return axis === 'horizontal'
        ? { id, own: frame.x, start: x, size: width }
        : { id, own: frame.y, start: y, size: height };
    })
    .sort((one, other) => one.start - other.start);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return new Map();
  const sizes = spans.reduce((sum, { size }) => sum + size, 0);
  const gap = (last.start + last.size - first.start - sizes) / (spans.length - 1);
  let at = first.start;
  const places = new Map<Id, Place>();
  for (const { id, own, start, size } of spans) {
    const to = tidy(own + at - start);
    places.set(id, axis === 'horizontal' ? { x: to } : { y: to });
    at += size + gap;
  }
  return places;
}
