import '../threads/giveWay.mjs';
import { open as openFile, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';

/* Reads one picture after the other for `openPictures`. */

const { decoder, seconds, rasterSide } = workerData;
sharp.cache(false);
sharp.concurrency(1);

const open = (path) => sharp(path, decoder);

/** How much of a file says whether it is a PDF. */
const START = 1024;

async function isPdf(path) {
  const file = await openFile(path);
  try {
    const { buffer, bytesRead } = await file.read({ length: START, position: 0 });
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}

/** Imports what is written in TypeScript, which is compiled when it is first wanted. */
const compiled = async (load) => {
  const { register } = await import('tsx/esm/api');
  register();
  return load();
};

/** What reads PDFs. */
let pdfReader;
const pdfs = () => (pdfReader ??= compiled(() => import('../pdf-pages/showPdfPage.ts')));

/** What reads the files of Photoshop. */
let psdReader;
const psds = () => (psdReader ??= compiled(() => import('../photoshop/developPsd.ts')));

/** The reader of HEIC photos. */
let heicReader;
const photos = () => (heicReader ??= compiled(() => import('../heic/developHeic.ts')));

/** Samples that libvips doesn't show as they are, by their kind. */
const SPREAD = new Set(['char', 'short', 'int', 'uint']);
let spreader;
async function readied(picture, metadata) {
  if (!SPREAD.has(metadata.depth)) return picture;
  spreader ??= compiled(() => import('./spreadSamples.ts'));
  return (await spreader).spreadSamples(picture, metadata);
}

/** The reader of drawings. */
let drawingReader;
const drawings = () => (drawingReader ??= compiled(() => import('../drawings/index.ts')));

async function drawDrawing({ path, target }) {
  const { builtInDrawingFonts, drawingToPdf } = await drawings();
  await writeFile(target, await drawingToPdf(await readFile(path), builtInDrawingFonts));
  return { type: 'application/pdf' };
}

async function develop({ path, target }) {
  const { developPsd } = await psds();
  await developPsd(path, target, { seconds });
  return { type: 'image/png' };
}

async function developPhoto({ path, target }) {
  const { developHeic } = await photos();
  await developHeic(path, target, { seconds });
  return { type: 'image/png' };
}

async function inspectPdf({ path }) {
  const { showPdfPage } = await pdfs();
  const { width, height, drawn } = await showPdfPage(path, rasterSide);
  return {
    ...{ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) },
    raster: { width: drawn.width, height: drawn.height, data: drawn.samples },
  };
}

async function shrinkPdf({ path, target, longestSide, onPaper = false }) {
  const { showPdfPage } = await pdfs();
  const { drawn } = await showPdfPage(path, longestSide);
  const { width, height, samples } = drawn;
  const page = sharp(samples, { raw: { width, height, channels: 4 } });
  await (onPaper ? page.flatten({ background: '#ffffff' }) : page).png().toFile(target);
  return { type: 'image/png' };
}

async function inspect({ path }) {
  const metadata = await open(path).metadata();
  const { autoOrient } = metadata;
  // The size alone is read from the first bytes of a file; the whole of it has to make sense.
  const small = open(path).autoOrient().resize(rasterSide, rasterSide, { fit: 'inside' });
  const { data, info } = await (
    await readied(small, metadata)
  )
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
  return { width: autoOrient.width, height: autoOrient.height, raster };
}

async function shrink({ path, target, longestSide }) {
  const metadata = await open(path).metadata();
  const { hasAlpha } = metadata;
  const sized = open(path)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  const picture = (await readied(sized, metadata)).toColourspace('srgb').timeout({ seconds });
  await (hasAlpha ? picture.png() : picture.jpeg({ quality: 85 })).toFile(target);
  return { type: hasAlpha ? 'image/png' : 'image/jpeg' };
}

/** What users are told of as it is. */
const TOLD = ['UnreadablePdfError', 'UnreadablePsdError', 'UnreadableHeicError', 'UnreadableDrawingError'];

async function answer(request) {
  if (request.isPhotoshop) return develop(request);
  if (request.isHeic) return developPhoto(request);
  if ('isDrawing' in request) return drawDrawing(request);
  const pdf = await isPdf(request.path);
  if ('target' in request) return (pdf ? shrinkPdf : shrink)(request);
  return (pdf ? inspectPdf : inspect)(request);
}

parentPort.on('message', async ({ request }) => {
  parentPort.postMessage({ begun: true });
  try {
    parentPort.postMessage({ answer: await answer(request) });
  } catch (error) {
    // Nothing may be drawn with what is left of the library.
    if (error?.name === 'DrawingTrapError') process.exit(1);
    if (TOLD.includes(error?.name)) return parentPort.postMessage({ answer: { refusal: error.message } });
    parentPort.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
