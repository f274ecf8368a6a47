import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { newImageFrame, newPlacement, type Document } from '@/engine/document';
import { documentOf } from '../../../../engine/reference/build';
import type { Renderer, RenderRequest, Rendering } from '../../../../../platform/rendering';

/** Reads a small input of the tests. */
export const sample = (name: string): Buffer => readFileSync(new URL(`../samples/${name}`, import.meta.url));

/** The place of a picture on its page: x, y, width and height in pixels of the design. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A white page of so many pixels with frames that show the picture `it`. */
export const pageWith = (
  [width, height]: readonly [number, number],
  boxes: readonly Box[] = [[0, 0, width, height]],
): Document =>
  documentOf(
    boxes.map(([x, y, across, down]) => ({
      frame: {
        ...newImageFrame('Picture'),
        source: { type: 'connector', connectorId: 'media', assetId: 'it' } as const,
      },
      placement: newPlacement('image', { x, y, width: across, height: down }),
    })),
    { width, height },
  );

/** Makes an output of a page with a picture. */
export const renderWith = (
  renderer: Renderer,
  document: Document,
  picture: Uint8Array,
  more: Partial<RenderRequest> = {},
): Promise<Rendering> =>
  renderer.render(
    {
      document,
      context: { today: '2026-11-27', mediaConnectorId: 'media' },
      output: { format: 'png', size: { scale: 1 } },
      ...more,
    },
    { loadImage: () => Promise.resolve(new Uint8Array(picture)) },
  );

/** Returns red, green and blue of each pixel. */
export const rgbOf = (file: Uint8Array | undefined): Promise<Buffer> =>
  sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** Returns the mean difference of two pictures of one size, of 255. */
export function differenceOf(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) throw new RangeError(`${one.length} and ${other.length} samples.`);
  let sum = 0;
  for (let index = 0; index < one.length; index += 1)
    sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}
