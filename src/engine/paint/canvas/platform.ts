/** Pixels of a canvas, four channels each from 0 to 255, the last their opacity. */
interface Samples {
  readonly data: { [index: number]: number };
}

/** A gradient of a context, which gets its colours one by one. */
interface CanvasGradient {
  addColorStop(position: number, colour: string): void;
}

/** What of a 2D context is painted with; browsers' and those of canvases in Node are such. */
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
}

/** A canvas with its context. */
export interface Surface {
  readonly canvas: object;
  readonly context: CanvasContext;
}

/** What is decoded and can be drawn; sizes in its own pixels. */
export interface CanvasPicture {
  readonly image: object;
  readonly width: number;
  readonly height: number;
}

/** Finds a picture by its key, and the size in pixels it is shown in, for which another one may be ready. */
export type FindCanvasPicture = (
  key: string,
  size: { readonly width: number; readonly height: number },
) => CanvasPicture | undefined;

/** Outlines of glyphs. */
export interface Outlines {
  /** Font units of the em of a font, by its key in the display list. */
  readonly unitsPerEm: (font: string) => number;
  /** Path data in font units with y up, of absolute `M`, `L`, `Q`, `C` and `Z`; empty for what has no outline. */
  readonly outline: (font: string, glyphId: number) => string;
}

/** What painting needs of where it runs. */
export interface CanvasPlatform {
  /** A transparent canvas of so many pixels. */
  readonly createCanvas: (width: number, height: number) => Surface;
  /** A `Path2D` of path data. */
  readonly createPath: (data: string) => object;
  readonly outlines: Outlines;
}
