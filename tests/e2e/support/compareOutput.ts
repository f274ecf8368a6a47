import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { unzip } from '../../contract/support/unzip';
import { outputOf, runTool } from '../../unit/engine/pdf/support/tools';
import { storedTokens } from './storedSession';
import { expect } from './test';

const API = '/grafx/api/v1/environment/aurora-production/';

/** The source of a file. */
export interface OutputOf {
  readonly templateId: string;
  /** Missing for the layout with which the template opens. */
  readonly layoutsToExport?: readonly string[];
  /** The values of variables, by their names. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

/** Makes a file of a template, like an integration. */
async function madeOf(page: Page, format: 'png' | 'pdf', { values, ...output }: OutputOf): Promise<Buffer> {
  const { access_token: token } = await storedTokens(page);
  const origin = new URL(page.url()).origin;
  const headers = { authorization: `Bearer ${token}` };
  const started = await page.request.post(`${origin}${API}output/${format}`, {
    headers,
    data: { ...output, variables: [values], outputSettings: format === 'png' ? { scaling: 2 } : {} },
  });
  expect(started.status(), await started.text()).toBe(202);
  const { links } = (await started.json()) as { links: { taskInfo: string } };
  const task = () => page.request.get(new URL(links.taskInfo, origin).href, { headers });
  // Making a file has the lowest priority, so browsers beside it on a busy machine delay it.
  await expect.poll(async () => (await task()).status(), { timeout: 120_000 }).not.toBe(202);
  const ended = await task();
  expect(ended.status(), await ended.text()).toBe(200);
  const finished = (await ended.json()) as { links: { download: string } };
  const file = await page.request.get(new URL(finished.links.download, origin).href, { headers });
  return file.body();
}

/** Returns the pictures of a file: itself, or those in an archive. */
const picturesIn = (file: Buffer): readonly Buffer[] =>
  file.subarray(0, 2).toString() === 'PK' ? [...unzip(file).values()] : [file];

/**
 * Returns the greatest difference between two pictures of one size, and the share of values that differ by more than
 * one.
 */
async function difference(one: Buffer, other: Buffer): Promise<{ most: number; share: number }> {
  const read = (file: Buffer) => sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [made, wanted] = await Promise.all([read(one), read(other)]);
  expect([made.info.width, made.info.height]).toEqual([wanted.info.width, wanted.info.height]);
  let [most, count] = [0, 0];
  for (const [index, value] of made.data.entries()) {
    const far = Math.abs(value - (wanted.data[index] ?? 0));
    most = Math.max(most, far);
    if (far > 1) count += 1;
  }
  return { most, share: count / made.data.length };
}

/** Lists sizes and boxes of all pages. */
const sizesOf = (pdf: Buffer): string[] =>
  outputOf(pdf, 'pdfinfo', '-box', '-l', '9', '{}')
    .split('\n')
    .filter((line) => /^(Pages|Page +\d+ (size|\w+Box)):/.test(line));

/** Lists the words of all pages with their positions in tenths of a point. */
const wordsOf = (pdf: Buffer): string[] =>
  [...outputOf(pdf, 'pdftotext', '-bbox', '{}', '-').matchAll(/<word (.*?)>(.*?)<\/word>/g)].map(
    ([, places = '', word = '']) =>
      `${word} ${[...places.matchAll(/"([\d.]+)"/g)].map(([, at]) => Number(at).toFixed(1)).join(' ')}`,
  );

/** Returns the plates of a page that have ink, as Ghostscript separates them, by name. */
function platesOf(pdf: Buffer, page: number): Map<string, Buffer> {
  const parameters = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=tiffsep', '-r72'];
  const pages = [`-dFirstPage=${page}`, `-dLastPage=${page}`, '-sOutputFile={folder}/page.tif', '{}'];
  const inks = new Set(['Cyan', 'Magenta', 'Yellow', 'Black']);
  for (const [, name] of pdf.toString('latin1').matchAll(/\/Separation ?\/([^ /[\]]+)/g))
    inks.add(decodeURIComponent((name ?? '').replaceAll('#', '%')));
  return runTool(
    pdf,
    'gs',
    [...parameters, ...pages],
    ({ read }) => new Map([...inks].sort().map((ink) => [ink, read(`page(${ink}).tif`)])),
  );
}

/**
 * Expects that files of two templates look the same: PNG pixel by pixel, PDF by pages, words and plates.
 *
 * Edges are rounded to thousandths of a point, and an outline that was drawn and fitted to its frame may be rounded the
 * other way: a pixel on it may differ by one of 255.
 */
export async function expectSameOutput(page: Page, made: OutputOf, wanted: OutputOf): Promise<void> {
  const [png, seededPng] = [await madeOf(page, 'png', made), await madeOf(page, 'png', wanted)];
  const [pictures, seeded] = [picturesIn(png), picturesIn(seededPng)];
  expect(pictures).toHaveLength(seeded.length);
  for (const [index, picture] of pictures.entries()) {
    const { most, share } = await difference(picture, seeded[index] ?? picture);
    expect(most, `picture ${index + 1}, ${(share * 100).toFixed(3)} % of it differ`).toBeLessThanOrEqual(1);
  }
  const [pdf, seededPdf] = [await madeOf(page, 'pdf', made), await madeOf(page, 'pdf', wanted)];
  expect(sizesOf(pdf)).toEqual(sizesOf(seededPdf));
  expect(wordsOf(pdf)).not.toHaveLength(0);
  expect(wordsOf(pdf)).toEqual(wordsOf(seededPdf));
  const count = Number(/^Pages: +(\d+)/.exec(sizesOf(pdf)[0] ?? '')?.[1]);
  for (let number = 1; number <= count; number += 1) {
    const [plates, seededPlates] = [platesOf(pdf, number), platesOf(seededPdf, number)];
    expect([...plates.keys()]).toEqual([...seededPlates.keys()]);
    for (const [ink, plate] of plates) {
      const { most } = await difference(plate, seededPlates.get(ink) ?? plate);
      expect(most, `${ink} of page ${number}`).toBeLessThanOrEqual(1);
    }
  }
}
