import { createCanvas, Path2D } from '@napi-rs/canvas';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parsePath } from '@/engine/display';
import { prepareDrawing, readDrawn, toShapes, type DrawnShape } from '@/engine/drawing';
import { newCanvasResources, paintOnCanvas } from '@/engine/paint/canvas';
import { builtInDrawingFonts, drawingToPdf, openResvg, type DrawingFonts } from '../../platform/drawings';
import { openPdfPages } from '../../platform/pdf-pages';
import type { Outcome, Outcomes } from './corpora';
import { drawByChromium } from './drawByChromium';
import { drawByPlatform, onPaper, seemsAlike, type DrawnPage } from './placedPdf';

const pages = openPdfPages();

/** Returns the expected picture of a drawing, in pixels on white paper; `undefined` without one. */
type Reference = (path: string, svg: string) => Promise<DrawnPage | undefined>;

/** The picture beside a drawing of resvg's suite. */
const pictureBeside: Reference = async (path) => {
  const picture = path.replace(/svg$/, 'png');
  return existsSync(picture) ? onPaper(sharp(picture)) : undefined;
};

/** The side for comparing a drawing without a picture, in pixels. */
const SIDE = 800;

/** Lengths in paper units, which librsvg interprets like CSS only at 96 dots per inch. */
const OF_PAPER = /\d(?:mm|cm|in|pt|pc)\b/;

/** Draws a drawing with librsvg, which is not part of the product. */
const byLibrsvg: Reference = (_, svg) =>
  onPaper(
    sharp(Buffer.from(svg), { density: OF_PAPER.test(svg) ? 96 : 300, unlimited: true }).resize(SIDE, SIDE, {
      fit: 'inside',
    }),
  ).catch(() => undefined);

const SUITE = '/tests/tests/';
let listed: ReadonlySet<string> | undefined;

/** Whether resvg's own tests draw it; a few have pictures made with other fonts and sizes. */
function isTested(path: string): boolean {
  const [folder = '', name = ''] = path.split(SUITE);
  listed ??= new Set(
    [
      ...readFileSync(join(folder, 'tests/integration/render.rs'), 'utf8').matchAll(
        /render\("tests\/([^"]*)"/g,
      ),
    ].map(([, found = '']) => `${found}.svg`),
  );
  return listed.has(name);
}

/**
 * Measures drawings of resvg's own suite, with its fonts. Results like Chromium's are accepted too: tiles of patterns
 * in pictures of the suite have whole pixels.
 */
export const measureSuite = async (path: string): Promise<Outcomes | undefined> => {
  if (!isTested(path)) return undefined;
  const fonts = fontsOfSuite(path);
  const found = await measure(path, pictureBeside, fonts);
  if (found?.['Placed'] !== 'different') return found;
  const size = await pictureBeside(path, '');
  const svg = readFileSync(path, 'utf8');
  const named = fonts.read().filter(({ family }) => svg.includes(family) && !svg.includes(`${family} `));
  const byChromium = size && (await drawByChromium(svg, size, named));
  const again = byChromium && (await measure(path, () => Promise.resolve(byChromium), fonts));
  if (again?.['Placed'] === 'right') console.log([path, 'as Chromium'].join('\t'));
  return again ?? found;
};

/** Measures drawings without pictures. */
export const measureDrawing = (path: string): Promise<Outcomes | undefined> =>
  measure(path, byLibrsvg, builtInDrawingFonts);

/** Family names of the suite's files that differ from the words in their file names. */
const RENAMED: Readonly<Record<string, string>> = {
  MPLUS1p: 'Mplus 1p',
  NotoColorEmojiCBDT: 'Noto Color Emoji',
  NotoColorEmojiCOLR: 'Noto Color Emoji',
  RobotoFlex: 'Roboto Flex',
  'CFF-and-SBIX': 'CFF and SBIX',
};

export function fontsOfSuite(path: string): DrawingFonts {
  const folder = join(path.slice(0, path.lastIndexOf(SUITE)), 'tests', 'fonts');
  const isRegular = (file: string) => Number(file.includes('Regular'));
  // Chromium takes the last of several faces of a family without weights.
  const files = readdirSync(folder)
    .filter((file) => /\.(?:ttf|otf)$/.test(file))
    .sort((one, other) => isRegular(one) - isRegular(other));
  return {
    defaultFamily: 'Noto Sans',
    kinds: {
      'sans-serif': 'Noto Sans',
      serif: 'Noto Serif',
      monospace: 'Noto Mono',
      cursive: 'Yellowtail',
      fantasy: 'Sedgwick Ave Display',
    },
    read: () =>
      files.map((file) => {
        const stem = file.replace(/(?:-(?:Regular|Black|Bold|Italic|Light|Thin))?(?:\.subset)?\.\w+$/, '');
        const family = RENAMED[stem] ?? stem.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
        return { family, bytes: readFileSync(join(folder, file)) };
      }),
  };
}

async function measure(
  path: string,
  reference: Reference,
  fonts: DrawingFonts,
): Promise<Outcomes | undefined> {
  const bytes = readFileSync(path);
  const wanted = await reference(path, bytes.toString());
  if (!wanted) return undefined;
  const judge = async (draw: () => Promise<DrawnPage | undefined>): Promise<Outcome> => {
    try {
      const drawn = await draw();
      if (!drawn) return { fault: 'It is placed as one picture.' };
      return (await seemsAlike(await sizedAs(drawn, wanted), wanted)) ? 'right' : 'different';
    } catch (error) {
      return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
    }
  };
  const placed = await judge(async () => {
    // Poppler moves scaled pictures by up to a pixel.
    return drawByPlatform(pages, await drawingToPdf(bytes, fonts), wanted);
  });
  return {
    Placed: placed,
    Shapes: typeof placed === 'object' ? placed : await judge(() => drawShapes(bytes, fonts, wanted)),
  };
}

const sizedAs = ({ width, height, data }: DrawnPage, wanted: DrawnPage): Promise<DrawnPage> =>
  onPaper(
    sharp(data, { raw: { width, height, channels: 3 } }).resize(wanted.width, wanted.height, { fit: 'fill' }),
  );

/** Draws the shapes of a drawing on the canvas. */
async function drawShapes(bytes: Buffer, fonts: DrawingFonts, size: DrawnPage) {
  const prepared = prepareDrawing(bytes.toString(), fonts.kinds);
  if (!prepared.ok) return undefined;
  const renderer = await openResvg(prepared.drawing.hasText ? fonts.read() : [], fonts.defaultFamily);
  const drawn = readDrawn(renderer.simplify(prepared.drawing.svg));
  if (!drawn) return undefined;
  const read = toShapes(drawn);
  if (!read.ok) return undefined;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const resources = newCanvasResources({
    createCanvas: (width, height) => {
      const other = createCanvas(width, height);
      return { canvas: other, context: other.getContext('2d') };
    },
    createPath: (data) => new Path2D(data),
    outlines: { unitsPerEm: () => 1_000, outline: () => '' },
  });
  const list = {
    width: drawn.width,
    height: drawn.height,
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    items: read.shapes.map(itemOf),
  };
  paintOnCanvas(context, list, { scale: size.width / drawn.width, resources, pictures: () => undefined });
  return onPaper(sharp(canvas.toBuffer('image/png')));
}

/** Converts a shape to an item at its place. */
const itemOf = ({ outline, fill, stroke, opacity }: DrawnShape) => {
  const { left, top, width, height } = outline;
  const path = parsePath(outline.path)
    .map(([command, ...numbers]) =>
      [
        command,
        ...numbers.map((number, index) =>
          index % 2 ? top + number * (height || 1) : left + number * (width || 1),
        ),
      ].join(' '),
    )
    .join(' ');
  const item = { type: 'path', path, ...(fill && { fill }), ...(stroke && { stroke }) } as const;
  return { type: 'group', items: [item], opacity } as const;
};
