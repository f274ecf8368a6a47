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
import { drawByPlatform, onPaper, seemsAlike, type DrawnPage } from './placedPdf';

const pages = openPdfPages();

/** How a drawing is to look, in pixels on white paper; `undefined` if nothing says it. */
type Reference = (path: string, svg: string) => Promise<DrawnPage | undefined>;

/** The picture beside a drawing of resvg's suite. */
const pictureBeside: Reference = async (path) => {
  const picture = path.replace(/svg$/, 'png');
  return existsSync(picture) ? onPaper(sharp(picture)) : undefined;
};

/** The side a drawing is compared in that has no picture beside it. */
const SIDE = 800;

/** Lengths of paper, which librsvg takes for other than those of CSS unless it draws 96 dots to the inch. */
const OF_PAPER = /\d(?:mm|cm|in|pt|pc)\b/;

/** A drawing as librsvg, which no part of the product is, shows it. */
const byLibrsvg: Reference = (_, svg) =>
  onPaper(
    sharp(Buffer.from(svg), { density: OF_PAPER.test(svg) ? 96 : 300, unlimited: true }).resize(SIDE, SIDE, {
      fit: 'inside',
    }),
  ).catch(() => undefined);

/** Measures drawings of resvg's own suite, with its fonts. */
export const measureSuite = (path: string): Promise<Outcomes | undefined> =>
  measure(path, pictureBeside, () => fontsOfSuite(path));

/** Measures drawings that have no pictures beside them. */
export const measureDrawing = (path: string): Promise<Outcomes | undefined> =>
  measure(path, byLibrsvg, builtInDrawingFonts);

/** The words in the names of the suite's files that are no families as they are. */
const RENAMED: Readonly<Record<string, string>> = {
  MPLUS1p: 'Mplus 1p',
  NotoColorEmojiCBDT: 'Noto Color Emoji',
  NotoColorEmojiCOLR: 'Noto Color Emoji',
  RobotoFlex: 'Roboto Flex',
  'CFF-and-SBIX': 'CFF and SBIX',
};

function fontsOfSuite(path: string): DrawingFonts {
  const folder = join(path.slice(0, path.lastIndexOf('/tests/tests/')), 'tests', 'fonts');
  const files = readdirSync(folder).filter((file) => /\.(?:ttf|otf)$/.test(file));
  return {
    families: {
      defaultFontFamily: 'Noto Sans',
      sansSerifFamily: 'Noto Sans',
      serifFamily: 'Noto Serif',
      monospaceFamily: 'Noto Mono',
      cursiveFamily: 'Yellowtail',
      fantasyFamily: 'Sedgwick Ave Display',
    },
    fonts: files.map((file) => {
      const stem = file.replace(/(?:-(?:Regular|Black|Bold|Italic|Light|Thin))?(?:\.subset)?\.\w+$/, '');
      const family = RENAMED[stem] ?? stem.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
      return { family, bytes: readFileSync(join(folder, file)) };
    }),
  };
}

async function measure(
  path: string,
  reference: Reference,
  fonts: () => DrawingFonts,
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
    // Poppler moves pictures by a pixel where it shrinks them.
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

/** The shapes a drawing becomes, as the canvas shows them. */
async function drawShapes(bytes: Buffer, fonts: () => DrawingFonts, size: DrawnPage) {
  const prepared = prepareDrawing(bytes.toString());
  if (!prepared.ok) return undefined;
  const renderer = await openResvg(prepared.drawing.hasText ? fonts() : undefined);
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

/** A shape where it was drawn. */
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
