import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workOnJobs } from '../../platform/workOnJobs';
import { missingPdfReaders } from '../../scripts/readers';
import { because } from '../../scripts/testReports';
import { drawn, outputOf } from '../unit/engine/pdf/support/tools';
import { mediaCalls } from './support/mediaCalls';
import { colours, outputOn, pageOf, placed, SIDE } from './support/placedPictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { call, uploaded: uploadedTo, folder } = mediaCalls(platform);
const made = outputOn(platform);
let endThreads = () => Promise.resolve();
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  await folder('Drawings');
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const uploaded = (name: string, svg: string) => uploadedTo(name, svg, { folderPath: '/Drawings' });
const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inside}</svg>`;
/** Red on the left, transparent on the right. */
const HALVES = '<rect width="50" height="100" fill="#ff0000"/>';
const MASKED = `<mask id="m"><rect width="50" height="100" fill="#fff"/></mask><rect width="100" height="100" fill="#ff0000" mask="url(#m)"/>`;
const missing = missingPdfReaders();

// The threads compile their code first.
describe('a drawing among the media', { timeout: 120_000 }, () => {
  it('F4.11 has its size and a preview, and is downloaded as the file it was', async () => {
    const svg = svgOf(HALVES);
    const { id, ...told } = await uploaded('halves.svg', svg);
    expect(told).toMatchObject({ extension: 'svg', width: 75, height: 75, previewFault: null });
    const preview = await call('GET', `media/${id}/preview/medium`);
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/png']);
    const file = await call('GET', `media/${id}/download`);
    expect(file.bytes.toString()).toBe(svg);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
  });

  it.skipIf(missing).each([
    ['as paths', HALVES, false],
    ['as a picture, if it has what paths can’t be', MASKED, true],
  ])(`F4.11 is placed %s${because(missing)}`, async (name, inside, isPicture) => {
    const { id } = await uploaded(`${name}.svg`, svgOf(inside));
    const page = pageOf(placed(id));
    const png = await colours(await made('png', page));
    expect([png.at(0.25, 0.5), png.at(0.75, 0.5)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
    const pdf = await made('pdf', page);
    expect(/rgb/.test(outputOf(pdf, 'pdfimages', '-list', '{}'))).toBe(isPicture);
    const shown = await drawn(pdf);
    const at = (x: number) => (SIDE * 2 * SIDE * 4 + x * SIDE * 4) * 3;
    expect([...shown.subarray(at(0.25), at(0.25) + 3)]).toEqual([255, 0, 0]);
    expect([...shown.subarray(at(0.75), at(0.75) + 3)]).toEqual([255, 255, 255]);
  });

  it.each([
    [
      'a picture elsewhere',
      '<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>',
      'pictures outside of it',
    ],
    [
      'a font that isn’t here',
      '<text font-family="Comic Sans">Hi</text>',
      'text in Comic Sans, which isn’t here',
    ],
  ])('F4.12 that would look different is kept with the reason: %s', async (name, inside, words) => {
    const { previewFault } = await uploaded(`${name}.svg`, svgOf(HALVES + inside));
    expect(previewFault).toBe(
      `The drawing would look different here: it has ${words}. Save it with outlines instead, or as PDF. The file is kept and can be downloaded.`,
    );
  });

  it('F4.10 that grows without bounds is kept with the reason', async () => {
    const entities = Array.from(
      { length: 8 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('');
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${entities}]>${svgOf('<desc>&e8;</desc>')}`;
    expect((await uploaded('bomb.svg', bomb)).previewFault).toBe(
      'It is no SVG that can be read. The file is kept and can be downloaded.',
    );
  });
});
