import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { KindsOfFonts } from '@/engine/drawing';
import { DrawingTrapError, UnreadableDrawingError } from './UnreadableDrawingError';

const FILE = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

let ready: Promise<void> | undefined;

/** RGBA pixels; colours are not premultiplied. */
export interface DrawnPixels {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** Draws with resvg, which opens no files and uses no network. */
export interface Renderer {
  /** Returns the drawing with paths instead of text, style sheets, uses and units. */
  simplify(svg: string): string;
  draw(svg: string, width: number): DrawnPixels;
}

/** A font for text in drawings. */
export interface DrawingFont {
  readonly family: string;
  readonly bytes: Uint8Array;
}

/** The available fonts for text. */
export interface DrawingFonts {
  /** Family for text whose own families are not available. */
  readonly defaultFamily: string;
  /** Families for the generic families of CSS, such as `serif`. */
  readonly kinds: KindsOfFonts;
  readonly read: () => readonly DrawingFont[];
}

/**
 * Opens resvg with fonts. Its methods throw UnreadableDrawingError; after a DrawingTrapError this thread may draw no
 * more.
 */
export async function openResvg(
  fonts: readonly DrawingFont[] = [],
  defaultFamily?: string,
): Promise<Renderer> {
  await (ready ??= initWasm(readFileSync(FILE)));
  const font = {
    ...(defaultFamily !== undefined && { defaultFontFamily: defaultFamily }),
    fontBuffers: fonts.map(({ bytes }) => bytes),
  };
  const opened = <Result>(
    svg: string,
    width: number | undefined,
    use: (drawing: InstanceType<typeof Resvg>) => Result,
  ): Result => {
    try {
      const size = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
      const drawing = new Resvg(svg, { font, ...(size && { fitTo: size }) });
      try {
        return use(drawing);
      } finally {
        release(drawing);
      }
    } catch (error) {
      // Traps throw this class; Node's types lack it.
      if (error instanceof Error && error.name === 'RuntimeError')
        throw new DrawingTrapError('The drawing could not be drawn.', { cause: error });
      throw new UnreadableDrawingError('It is no SVG that can be drawn.', { cause: error });
    }
  };
  return {
    simplify: (svg) => opened(svg, undefined, (drawing) => drawing.toString()),
    draw: (svg, width) =>
      opened(svg, width, (drawing) => {
        const image = drawing.render();
        try {
          return { width: image.width, height: image.height, samples: straight(image.pixels) };
        } finally {
          release(image);
        }
      }),
  };
}

/** Frees memory. After a trap that fails; then the thread is terminated and its memory is freed with it. */
function release(held: { free(): void }): void {
  try {
    held.free();
  } catch {
    // Throwing here would hide the trap.
  }
}

/** Divides premultiplied colours by their opacity. */
function straight(pixels: Uint8Array): Uint8Array {
  const samples = new Uint8Array(pixels);
  for (let at = 0; at < samples.length; at += 4) {
    const alpha = samples[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      samples[channel] = Math.min(255, Math.round(((samples[channel] ?? 0) * 255) / alpha));
  }
  return samples;
}
