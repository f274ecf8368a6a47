import type { DisplayList } from '@/engine/display';
import { readDocument } from '@/engine/document';
import { drawPage, outlinesOf } from '@/engine/draw';
import { newCanvasResources, paintOnCanvas, pixelGrid, type CanvasContext } from '@/engine/paint/canvas';
import { createFontBook, openFont, type FontFace } from '@/engine/text';

/* The code a browser needs to show a document: its bytes are counted, and it paints the lists of the bench. */

const WHITE = { rgb: [1, 1, 1] } as const;
let face: FontFace | undefined;

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context: context as unknown as CanvasContext };
}

/** Opens the font of the bench. */
async function open(address: string): Promise<void> {
  const answer = await fetch(address);
  face = openFont('arimo', new Uint8Array(await answer.arrayBuffer()));
}

/** Paints a list as a PNG of so many pixels a point. @returns its number of bytes */
async function paint(list: DisplayList, scale: number): Promise<number> {
  if (!face) throw new Error('The font is not open.');
  const resources = newCanvasResources({
    createCanvas: newCanvas,
    createPath: (data) => new Path2D(data),
    outlines: outlinesOf([face]),
  });
  const grid = pixelGrid(list, scale);
  const { canvas, context } = newCanvas(grid.width, grid.height);
  paintOnCanvas(context, list, { scale: grid, resources, pictures: () => undefined, ground: WHITE });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob?.size ?? 0;
}

/** Draws a page of a stored document. */
function show(text: string): DisplayList {
  const read = readDocument(text);
  if (!read.ok || !face) throw new Error('It can’t be shown.');
  const fonts = createFontBook([{ family: 'Arimo', style: 'Regular', face }], []);
  const document = read.value;
  const [pageId = ''] = document.pages.order;
  return drawPage({
    document,
    layoutId: document.selectedLayoutId,
    pageId,
    fonts,
    encodeBarcode: () => {
      throw new Error('There is no barcode.');
    },
    picture: () => undefined,
  }).list;
}

Object.assign(window, { bench: { open, paint, show } });
