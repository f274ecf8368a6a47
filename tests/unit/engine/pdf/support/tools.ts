import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A run of a program on a file; `{}` in its parameters is the file, `{folder}` its output folder. */
export interface ToolRun {
  /** Its printed output. */
  readonly output: string;
  /** Reads a file that it wrote. */
  read(name: string): Buffer;
}

/** Runs another program on a file. @throws Error with the program's error output */
export function runTool<Result>(
  bytes: Uint8Array,
  program: string,
  parameters: readonly string[],
  use: (run: ToolRun) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'platen-read-'));
  const file = join(folder, 'file');
  try {
    writeFileSync(file, bytes);
    const filled = parameters.map((one) => one.replace('{}', file).replace('{folder}', folder));
    const output = execFileSync(program, filled, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return use({ output, read: (name) => readFileSync(join(folder, name)) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the printed output of a program about a file. */
export const outputOf = (bytes: Uint8Array, program: string, ...parameters: string[]): string =>
  runTool(bytes, program, parameters, ({ output }) => output);

/** Draws the first page with MuPDF: red, green and blue of each pixel, four pixels per point. */
export function drawn(bytes: Uint8Array): Promise<Buffer> {
  const parameters = ['draw', '-q', '-r', '288', '-o', '{folder}/page.png', '{}'];
  const picture = runTool(bytes, 'mutool', parameters, ({ read }) => read('page.png'));
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** Draws the first page with Ghostscript and its output intent: pixels like those of `drawn`. */
export function drawnByIntent(bytes: Uint8Array): Promise<Buffer> {
  const parameters = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=png16m', '-r288'];
  const shown = ['-dUsePDFX3Profile=0', '-dRenderIntent=1', '-dBlackPtComp=1'];
  const smooth = ['-dGraphicsAlphaBits=4', '-dTextAlphaBits=4', '-sOutputFile={folder}/page.png', '{}'];
  const picture = runTool(bytes, 'gs', [...parameters, ...shown, ...smooth], ({ read }) => read('page.png'));
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** Separates the first page with Ghostscript; returns the amount of each plate's ink at a point, from 0 to 255. */
export async function platesOf(bytes: Uint8Array, names: readonly string[]): Promise<Map<string, Plate>> {
  const parameters = [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-dSAFER',
    '-sDEVICE=tiffsep',
    '-r72',
    '-dOverprint=/enable',
  ];
  const files = runTool(bytes, 'gs', [...parameters, '-sOutputFile={folder}/page.tif', '{}'], ({ read }) =>
    names.map((name) => read(`page(${name}).tif`)),
  );
  const plates = await Promise.all(files.map(plateOf));
  return new Map(names.map((name, index) => [name, plates[index] ?? (() => 0)]));
}

/** The ink at a point, x to the right and y down. */
type Plate = (x: number, y: number) => number;

async function plateOf(file: Buffer): Promise<Plate> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  // A plate is a film: black is full ink.
  return (x, y) => 255 - (data[(y * info.width + x) * info.channels] ?? 255);
}
