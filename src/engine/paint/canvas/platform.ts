/** Pixels of a canvas: four channels from 0 to 255, the last one is opacity. */
interface Samples {
  readonly data: { [index: number]: number };
}

/** A gradient of a context, which gets its colours one by one. */
interface CanvasGradient {
  addColorStop(position: number, colour: string): void;
}

/** The part of a 2D context that painting uses; browsers and canvases in Node provide it. */
export interface CanvasContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  globalCompositeOperation: string;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  miterLimit: number;
  lineDashOffset: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fill(path: object): void;
  stroke(path: object): void;
  setLineDash(lengths: number[]): void;
  clip(path: object): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  drawImage(
    image: object,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): Samples;
  putImageData(samples: Samples, x: number, y: number): void;
  createLinearGradient(startX: number, startY: number, endX: number, endY: number): CanvasGradient;
  createRadialGradient(
    focusX: number,
    focusY: number,
    focusRadius: number,
    x: number,
    y: number,
    radius: number,
  ): CanvasGradient;
  createConicGradient(startAngle: number, x: number, y: number): CanvasGradient;
}

/** A canvas with its context. */
export interface Surface {
  readonly canvas: object;
  readonly context: CanvasContext;
}

/** A decoded picture; its size is in its own pixels. */
export interface CanvasPicture {
  readonly image: object;
  readonly width: number;
  readonly height: number;
}

/** Finds a picture by its key; the display size in pixels may select a prepared version. */
export type FindCanvasPicture = (
  key: string,
  size: { readonly width: number; readonly height: number },
) => CanvasPicture | undefined;

/** Outlines of glyphs. */
export interface Outlines {
  /** Font units for each em of a font, by its key in the display list. */
  readonly unitsPerEm: (font: string) => number;
  /** Path data in font units with y up, of absolute `M`, `L`, `Q`, `C` and `Z`; empty for glyphs without an outline. */
  readonly outline: (font: string, glyphId: number) => string;
}

/** Functions of the platform that painting needs. */
export interface CanvasPlatform {
  /** Creates a transparent canvas of this size in pixels. */
  readonly createCanvas: (width: number, height: number) => Surface;
  /** Creates a `Path2D` from path data. */
  readonly createPath: (data: string) => object;
  readonly outlines: Outlines;
}
