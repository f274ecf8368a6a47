import { createCanvas, loadImage, Path2D, type Canvas } from '@napi-rs/canvas';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlinesOf } from '@/engine/draw';
import { newCanvasResources, paintOnCanvas, pixelGrid, type CanvasContext } from '@/engine/paint/canvas';
import {
  drawReference,
  fileOf,
  referenceContext,
  REFERENCES,
  type Reference,
} from '../../../engine/reference';
import { testFaces, testFonts } from '../support/fonts';

const FOLDER = join(import.meta.dirname, '../../../engine/reference/pictures');
const isAccepting = process.env.ACCEPT_REFERENCES === '1';
if (isAccepting) mkdirSync(FOLDER, { recursive: true });

/**
 * Tolerance of a channel, of 255: these modes divide, and processors differ in the last digits. All others are
 * identical.
 */
const LEVELS: Readonly<Record<string, number>> = Object.fromEntries(
  ['colorBurn', 'colorDodge', 'softLight', 'hue', 'saturation', 'color', 'luminosity'].map((mode) => [
    `blended: ${mode}`,
    2,
  ]),
);

const context = await referenceContext(testFonts());
const resources = newCanvasResources({
  createCanvas: (width, height) => {
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') as unknown as CanvasContext };
  },
  createPath: (data) => new Path2D(data),
  outlines: outlinesOf(testFaces()),
});

function paint(reference: Reference): Canvas {
  const { list } = drawReference(reference, context);
  const { width, height } = pixelGrid(list, 1);
  const canvas = createCanvas(width, height);
  paintOnCanvas(canvas.getContext('2d') as unknown as CanvasContext, list, {
    scale: 1,
    resources,
    pictures: () => undefined,
  });
  return canvas;
}

const pixelsOf = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

async function accepted(name: string, { width, height }: Canvas): Promise<Canvas> {
  const canvas = createCanvas(width, height);
  const image = await loadImage(join(FOLDER, fileOf(name)));
  expect([image.width, image.height]).toEqual([width, height]);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

describe('the pictures of the reference set', () => {
  // `ACCEPT_REFERENCES=1` writes them; Storybook shows them beside the browser's drawing.
  it.each(Object.entries(REFERENCES))('%s: Node paints the accepted picture', async (name, reference) => {
    const canvas = paint(reference);
    if (isAccepting) writeFileSync(join(FOLDER, fileOf(name)), canvas.toBuffer('image/png'));
    const [painted, wanted] = [pixelsOf(canvas), pixelsOf(await accepted(name, canvas))];
    let furthest = 0;
    for (const [index, value] of painted.entries())
      furthest = Math.max(furthest, Math.abs(value - (wanted[index] ?? 0)));
    expect(furthest).toBeLessThanOrEqual(LEVELS[name] ?? 0);
  });
});
