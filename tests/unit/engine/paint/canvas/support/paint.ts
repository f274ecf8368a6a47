import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { DisplayItem, DisplayList, Ink } from '@/engine/display';
import {
  newCanvasResources,
  paintOnCanvas,
  type CanvasOptions,
  type CanvasPicture,
  type CanvasPlatform,
  type Outlines,
} from '@/engine/paint/canvas';

/** The sizes of the created canvases, in pixels. */
export type Made = (readonly [width: number, height: number])[];

/** Canvases of Node. */
export const platformOf = (outlines: Partial<Outlines> = {}, made: Made = []): CanvasPlatform => ({
  createCanvas: (width, height) => {
    made.push([width, height]);
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  },
  createPath: (data) => new Path2D(data),
  outlines: { unitsPerEm: () => 1_000, outline: () => '', ...outlines },
});

export type Pixel = readonly number[];

/** A painted page; `at` returns red, green, blue and alpha of a pixel, not premultiplied. */
export interface Painted {
  readonly at: (x: number, y: number) => Pixel;
  readonly width: number;
  readonly height: number;
}

interface PaintOptions extends Partial<CanvasOptions> {
  /** Size of the canvas, in pixels. @default that of the page */
  readonly width?: number;
  readonly height?: number;
  readonly outlines?: Partial<Outlines>;
  readonly made?: Made;
}

/** Paints a page, by default with one pixel per point. */
export function paint(list: DisplayList, options: PaintOptions = {}): Painted {
  const { scale = 1, outlines, made, ...others } = options;
  const factor = typeof scale === 'number' ? scale : 1;
  const { width = Math.round(list.width * factor), height = Math.round(list.height * factor) } = options;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const resources = newCanvasResources(platformOf(outlines, made));
  paintOnCanvas(context, list, { scale, resources, pictures: () => undefined, ...others });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, at: (x, y) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)] };
}

/** A page of 100 by 100 points with these items. */
export const pageOf = (...items: readonly DisplayItem[]): DisplayList => ({
  width: 100,
  height: 100,
  bleed: { top: 0, right: 0, bottom: 0, left: 0 },
  items,
});

/** An ink by channels from 0 to 255. */
export const ink = (red: number, green: number, blue: number): Ink => ({
  rgb: [red / 255, green / 255, blue / 255],
});

/** The path of a rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`;

/** A rectangle in one colour. */
export const box = (area: string, colour: Ink, opacity = 1): DisplayItem => ({
  type: 'path',
  path: area,
  fill: { type: 'solid', ink: colour, opacity },
});

/** A picture of these pixels, row by row. */
export function pictureOf(rows: readonly (readonly Pixel[])[]): CanvasPicture {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const image = createCanvas(width, height);
  const context = image.getContext('2d');
  rows.forEach((row, y) =>
    row.forEach(([red, green, blue], x) => {
      context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
      context.fillRect(x, y, 1, 1);
    }),
  );
  return { image, width, height };
}
