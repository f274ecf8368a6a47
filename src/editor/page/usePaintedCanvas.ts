import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PressCondition } from '@/domain/colour';
import { proofOf } from '@/domain/colour/press';
import type { DisplayList } from '@/engine/display';
import {
  changedBox,
  isEmpty,
  paintOnCanvas,
  type CanvasContext,
  type PixelGrid,
} from '@/engine/paint/canvas';
import type { PageEngine } from './loadPageEngine';
import type { PictureShelf } from './PictureShelf';

/** The content of a canvas and everything it depends on. */
interface Painted {
  readonly list: DisplayList;
  readonly given: readonly unknown[];
}

/** A part of a canvas in pixels. */
interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface PaintedCanvas {
  readonly list: DisplayList;
  /** Size in pixels, and the mapping from points to pixels. */
  readonly grid: PixelGrid;
  readonly engine: PageEngine;
  readonly shelf: PictureShelf;
  /** Simulates printing in a press condition. @default as designed */
  readonly proof?: PressCondition | undefined;
}

/** Simulates printing on a part of a canvas. */
function applyProof(
  context: CanvasRenderingContext2D,
  proof: PressCondition,
  { left, top, right, bottom }: Sides,
) {
  if (right <= left || bottom <= top) return;
  const pixels = context.getImageData(left, top, right - left, bottom - top);
  proofOf(proof)(pixels, { x: left, y: top });
  context.putImageData(pixels, left, top);
}

/**
 * Paints a page, or a part of it, with the painter of output files. Repaints only the changed part.
 * @returns the ref of the canvas
 */
export function usePaintedCanvas({
  list,
  grid,
  engine,
  shelf,
  proof,
}: PaintedCanvas): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<Painted>(undefined);
  const { width, height } = grid;
  const [a, b, c, d, e, f] = grid.matrix;
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !context) return;
    const { resources } = engine;
    const matrix = [a, b, c, d, e, f] as const;
    const given = [element, engine, shelf, shelf.arrived(), width, height, proof, ...matrix];
    const { current: before } = painted;
    painted.current = { list, given };
    const isAsBefore = before?.given.every((each, index) => each === given[index]) === true;
    const only = isAsBefore ? changedBox(before.list, list, matrix, resources) : undefined;
    if (only && isEmpty(only)) return;
    // Setting a size also clears the canvas, but allocates a new one.
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    else if (only) context.clearRect(only.left, only.top, only.right - only.left, only.bottom - only.top);
    else context.clearRect(0, 0, width, height);
    paintOnCanvas(context as unknown as CanvasContext, list, {
      scale: { width, height, matrix },
      resources,
      pictures: shelf.picture,
      ...(only && { only }),
    });
    if (proof) applyProof(context, proof, only ?? { left: 0, top: 0, right: width, bottom: height });
  }, [list, engine, shelf, proof, width, height, a, b, c, d, e, f]);
  return canvas;
}
