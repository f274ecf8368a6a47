import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import { conditionOf } from '@/engine/document';
import type { DisplayList, PictureKey } from '@/engine/display';
import { pixelGrid } from '@/engine/paint/canvas';
import { harfbuzzSubset, writePdf, type PdfPorts, type SubsetExports } from '@/engine/pdf';
import { findFace } from '@/engine/text';
import { canvasPicturesOf } from './canvasPictures';
import { castShadowBy } from './castShadow';
import { compress } from './compress';
import { drawRecords, type DrawPorts } from './drawRecords';
import type { Ffmpeg } from './ffmpegMp4';
import { canvasResourcesOf, paintPicture, scaleOf } from './paintPicture';
import { filmGrid, paintFrames } from './paintFrames';
import { pdfX4Options } from './pdfX4Options';
import type { FilmOutput, PdfOutput, PictureOutput, RenderRequest } from './renderTypes';
import { UnplacedPictureError } from './UnplacedPictureError';
import { writeGif } from './writeGif';
import { writeMp4 } from './writeMp4';

const { resolve } = createRequire(import.meta.url);
/** Node has it, but its types leave it to those of browsers. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { instantiate(bytes: Uint8Array): Promise<{ instance: { exports: SubsetExports } }> };
};
const { instance } = await wasm.instantiate(readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
const subsetFont = harfbuzzSubset(instance.exports);

/** The dependencies for making files. */
export interface WritePorts extends DrawPorts {
  /** Called after each page, and each video frame, with the index of its record. */
  readonly progress: (record: number) => void;
  /** The encoder of videos. @default the platform's own encoder */
  readonly ffmpeg?: Ffmpeg | undefined;
}

/** Makes the files of a request: one per record for pictures and videos, one for PDF. @throws RenderError */
export async function writeRecords(request: RenderRequest, ports: WritePorts): Promise<Uint8Array[]> {
  const { output } = request;
  if (output.format === 'pdf') return [await writeOnePdf(request, output, ports)];
  if (output.format === 'check') return checkRecords(request, ports);
  return output.format === 'gif' || output.format === 'mp4'
    ? writeFilms(request, output, ports)
    : writePictures(request, output, ports);
}

/** Draws the whole output to collect its findings. @returns an empty file for each record that has a page */
async function checkRecords(request: RenderRequest, ports: WritePorts): Promise<Uint8Array[]> {
  const drawing = await drawRecords(request, ports);
  const drawn = new Set<number>();
  const looked = new Set<PictureKey>();
  for await (const { record } of drawing.pages()) {
    drawn.add(record);
    for (const [key, picture] of drawing.pictures) {
      if (!looked.has(key)) await picture?.small().catch((error: unknown) => drawing.leaveOut(key, error));
      looked.add(key);
    }
    ports.progress(record);
  }
  return [...drawn].map(() => new Uint8Array());
}

async function writePictures(
  request: RenderRequest,
  output: PictureOutput,
  ports: WritePorts,
): Promise<Uint8Array[]> {
  const drawing = await drawRecords(request, ports);
  const resources = canvasResourcesOf(ports.fonts.faces);
  const files: Uint8Array[] = [];
  for await (const { list, record } of drawing.pages()) {
    const pictures = await canvasPicturesOf(
      drawing,
      list,
      pixelGrid(list, scaleOf(list, output.size)).matrix,
    );
    files.push(await paintPicture(list, output, { resources, pictures }));
    ports.progress(record);
    // Canvases are freed only between turns of the event loop.
    await turn();
  }
  return files;
}

async function writeFilms(
  request: RenderRequest,
  output: FilmOutput,
  ports: WritePorts,
): Promise<Uint8Array[]> {
  const drawing = await drawRecords(request, ports);
  const resources = canvasResourcesOf(ports.fonts.faces);
  const files: Uint8Array[] = [];
  for await (const page of drawing.pages()) {
    const { list, timelineMs } = page;
    const pictures = await canvasPicturesOf(drawing, list, filmGrid(list, output).matrix, timelineMs > 0);
    const frames = paintFrames(page, output, {
      resources,
      pictures,
      progress: () => ports.progress(page.record),
    });
    files.push(
      await (output.format === 'gif' ? writeGif(frames, output.largest) : writeMp4(frames, ports.ffmpeg)),
    );
  }
  return files;
}

async function writeOnePdf(
  request: RenderRequest,
  { options = {}, pdfX4 }: PdfOutput,
  ports: WritePorts,
): Promise<Uint8Array> {
  const drawing = await drawRecords(request, ports);
  const resources = canvasResourcesOf(ports.fonts.faces);
  const faces = new Map(ports.fonts.faces.map((face) => [face.key, face]));
  let present: { record: number; list: DisplayList } | undefined;
  async function* lists() {
    for await (const page of drawing.pages()) {
      present = page;
      yield page.list;
      ports.progress(page.record);
    }
  }
  const pdfPorts: PdfPorts = {
    subsetFont,
    compress,
    report: (finding) => {
      if (finding.type === 'missingPicture') drawing.leaveOut(finding.image, new UnplacedPictureError());
    },
    castShadow: (group, matrix) =>
      present &&
      castShadowBy(present.list, {
        resources,
        pictures: (list, toPixels) => canvasPicturesOf(drawing, list, toPixels),
      })(group, matrix),
  };
  const x4 =
    pdfX4 &&
    pdfX4Options({
      title: pdfX4.title,
      today: request.context.today,
      condition: conditionOf(request.document),
    });
  return writePdf({
    pages: lists(),
    fonts: (key) => findFace(faces, key),
    pictures: (key) =>
      drawing.pictures
        .get(key)
        ?.inPdf()
        .catch((error: unknown) => drawing.leaveOut(key, error)),
    options: { ...options, ...x4 },
    ports: pdfPorts,
  });
}
