import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { DrawingTrapError, UnreadableDrawingError } from './UnreadableDrawingError';

const FILE = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

let ready: Promise<void> | undefined;

/** Pixels, four channels each, colours not multiplied by their opacity. */
export interface DrawnPixels {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** Draws by resvg. It opens no files and knows no network. */
export interface Renderer {
  /** The drawing with paths in place of text, style sheets, uses and units. */
  simplify(svg: string): string;
  draw(svg: string, width: number): DrawnPixels;
}

/** A font text of drawings may be set in. */
export interface DrawingFont {
  readonly family: string;
  readonly bytes: Uint8Array;
}

/** Fonts, and which of their families stand for those CSS leaves open. */
export interface DrawingFonts {
  readonly fonts: readonly DrawingFont[];
  readonly families: Readonly<
    Record<
      | 'defaultFontFamily'
      | 'sansSerifFamily'
      | 'serifFamily'
      | 'monospaceFamily'
      | 'cursiveFamily'
      | 'fantasyFamily',
      string
    >
  >;
}

/**
 * Opens resvg with the fonts text may be set in.
 * The methods throw UnreadableDrawingError, and DrawingTrapError after which nothing more may be drawn in this thread.
 */
export async function openResvg(fonts: DrawingFonts | undefined): Promise<Renderer> {
  await (ready ??= initWasm(readFileSync(FILE)));
  const font = { ...fonts?.families, fontBuffers: fonts?.fonts.map(({ bytes }) => bytes) ?? [] };
  const opened = <Result>(
    svg: string,
    width: number | undefined,
    use: (drawing: InstanceType<typeof Resvg>) => Result,
  ): Result => {
    try {
      const size = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
      const drawing = new Resvg(svg, { font, ...(size && { fitTo: size }) });
      const result = use(drawing);
      drawing.free();
      return result;
    } catch (error) {
      // Traps throw this; the types of Node don't have it.
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
        const drawn = { width: image.width, height: image.height, samples: straight(image.pixels) };
        image.free();
        return drawn;
      }),
  };
}

/** Colours as they are, where they were multiplied by their opacity. */
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
