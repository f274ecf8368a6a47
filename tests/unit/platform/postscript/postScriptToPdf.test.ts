import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findGhostscript,
  NoGhostscriptError,
  PostScriptError,
  postScriptToPdf,
} from '../../../../platform/postscript';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { outputOf, platesOf } from '../../engine/pdf/support/tools';
import { epsOf, INKS, withPreview } from './support/epsOf';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'platen-eps-'))));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

async function pdfOf(eps: string | Uint8Array, milliseconds?: number): Promise<Buffer> {
  const within = mkdtempSync(join(folder, 'file-'));
  const path = join(within, 'file');
  writeFileSync(path, eps);
  const made = await postScriptToPdf(path, within, milliseconds === undefined ? {} : { milliseconds });
  return readFileSync(made);
}

const sizeOf = async (eps: string | Uint8Array) =>
  /Page size: +(.*) pts/.exec(outputOf(await pdfOf(eps), 'pdfinfo', '{}'))?.[1];

async function faultOf(program: string | Uint8Array, milliseconds?: number) {
  const error: unknown = await pdfOf(program, milliseconds).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PostScriptError);
  return (error as Error).message;
}

const NOT_ALLOWED = 'The PostScript can’t be drawn: it is damaged, or does what a drawing may not do.';
const TOO_MUCH = 'The PostScript can’t be drawn: it takes too long or too much memory.';
const missing = missingPdfReaders();

describe.skipIf(missing)(`a PDF of PostScript${because(missing)}`, { timeout: 60_000 }, () => {
  it('has the plates of the program, and its drawing as shapes', async () => {
    const pdf = await pdfOf(epsOf(INKS));
    const plates = await platesOf(pdf, ['Glow', 'Cyan']);
    expect([plates.get('Glow')?.(25, 50), plates.get('Glow')?.(75, 50)]).toEqual([255, 0]);
    expect([plates.get('Cyan')?.(25, 50), plates.get('Cyan')?.(75, 50)]).toEqual([0, 255]);
    expect(outputOf(pdf, 'pdfimages', '-list', '{}').trim().split('\n')).toHaveLength(2);
  });

  it('has the size of its bounding box at any place', async () => {
    expect(await sizeOf(epsOf(INKS, '-10 -20 50 40'))).toBe('60 x 60');
    expect(await sizeOf(withPreview(epsOf(INKS)))).toBe('100 x 100');
    const atEnd = epsOf(INKS, '(atend)').replace('%%EOF', '%%Trailer\n%%BoundingBox: 0 0 40 20\n%%EOF');
    expect(await sizeOf(atEnd)).toBe('40 x 20');
    // Not an encapsulated one, as saved by early drawing programs.
    expect(await sizeOf(epsOf(INKS).replace(' EPSF-3.0', ''))).toBe('100 x 100');
  });

  it('has its fonts in it, those of every reader too', async () => {
    const pdf = await pdfOf(epsOf('/Helvetica-Bold findfont 20 scalefont setfont 0 40 moveto (Bread) show'));
    const fonts = outputOf(pdf, 'pdffonts', '{}').trim().split('\n').slice(2);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toMatch(/ yes +yes +/);
    expect(outputOf(pdf, 'pdftotext', '-q', '{}', '-')).toContain('Bread');
  });

  it('keeps pictures unchanged', async () => {
    const picture = epsOf(
      '0 0 translate 100 100 scale 2 1 8 [2 0 0 -1 0 1] {<ff000000ff00>} false 3 colorimage',
    );
    expect(outputOf(await pdfOf(picture), 'pdfimages', '-list', '{}')).toMatch(/ 2 +1 +rgb +3 +8 +image /);
  });

  it('is refused from a damaged file or one without a size', async () => {
    expect(await faultOf('%!PS-Adobe-3.0 EPSF-3.0\n0 0 9 9 rectfill showpage\n')).toMatch(
      /\(%%BoundingBox\): save it as EPS again, or as PDF\.$/,
    );
    expect(await faultOf(epsOf('', '0 0 20000 10'))).toMatch(/14400 points are the most/);
    expect(await faultOf(epsOf('no-such-operator'))).toBe(NOT_ALLOWED);
    expect(await faultOf(epsOf('0 0 10 10 rectfill (no end'))).toBe(NOT_ALLOWED);
    expect(await faultOf(withPreview(epsOf(INKS)).subarray(0, 200))).toMatch(/it is damaged\.$/);
  });

  it('is limited in time, memory and disk', async () => {
    expect(await faultOf(epsOf('{} loop'), 2_000)).toBe(TOO_MUCH);
    expect(await faultOf(epsOf('[ { 60000 string } loop'), 15_000)).toBe(TOO_MUCH);
    const endless = '/f (%stdout) (w) file def { f 60000 string writestring } loop';
    expect(await faultOf(epsOf(endless), 2_000)).toBe(TOO_MUCH);
  });

  it('is made by a program without access to files and environment', async () => {
    vi.stubEnv('SIGNATURE_SECRET', 'not to be seen');
    const beside = join(folder, 'beside');
    mkdirSync(beside);
    writeFileSync(join(beside, 'kept'), 'kept');
    for (const attempt of [
      '(/etc/passwd) (r) file pop',
      `(${beside}/kept) (r) file pop`,
      `(${beside}/made) (w) file (x) writestring`,
      `(${beside}/kept) deletefile`,
      '(../file) (r) file pop',
      `(%pipe%touch ${beside}/made) (w) file pop`,
      '(SIGNATURE_SECRET) getenv pop pop',
    ])
      expect(await faultOf(epsOf(attempt)), attempt).toBe(NOT_ALLOWED);
    expect(readdirSync(beside)).toEqual(['kept']);
    expect(readFileSync(join(beside, 'kept'), 'utf8')).toBe('kept');
  });
});

describe('without Ghostscript', () => {
  it('no PDF is made, with the reason', async () => {
    vi.stubEnv('PATH', join(folder, 'nothing'));
    expect(findGhostscript()).toBeUndefined();
    await expect(pdfOf(epsOf(INKS))).rejects.toThrow(NoGhostscriptError);
  });

  it('with a version before 9.50 none is made either, with the reason', async () => {
    const programs = mkdtempSync(join(folder, 'programs-'));
    // Prints the error of the real one when its version is lower than required.
    const old = '#!/bin/sh\necho "Error: /undefined in Ghostscript-is-too-old"\nexit 1\n';
    writeFileSync(join(programs, 'gs'), old, { mode: 0o700 });
    vi.stubEnv('PATH', programs);
    expect(await faultOf(epsOf(INKS))).toMatch(/the server needs Ghostscript 9\.50 or later\.$/);
  });

  it('finds an executable in a folder of PATH', () => {
    const programs = mkdtempSync(join(folder, 'programs-'));
    const gs = join(programs, 'gs');
    writeFileSync(gs, '#!/bin/sh\n', { mode: 0o600 });
    expect(findGhostscript(`:relative:${programs}`)).toBeUndefined();
    rmSync(gs);
    writeFileSync(gs, '#!/bin/sh\n', { mode: 0o700 });
    expect(findGhostscript(`:relative:${programs}`)).toBe(gs);
    expect(existsSync(gs)).toBe(true);
  });
});
