import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import { newImageFrame, newPlacement, type Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf, says, words } from '../engine/reference/build';
import { readPdf } from '../unit/engine/pdf/support/readPdf';
import { fontCalls, fontFile } from './support/fontCalls';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { call, uploaded, folder } = mediaCalls(platform);
const { sent, correct, confirm } = fontCalls(platform);
let endThreads = () => Promise.resolve();
let assetId: string;
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  await folder('Colours');
  assetId = (await uploaded('Violet.png', await picture(40, 30, 'png'), { folderPath: '/Colours' })).id;
  const { batchId, data } = await sent([
    ['house.ttf', fontFile('noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic')],
  ]);
  const fontStyleId = data.preloadedData[0]?.id ?? '';
  await correct(batchId, [{ fontStyleId, familyName: 'House', styleName: 'Black' }]);
  expect((await confirm(batchId)).status).toBe(200);
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const VIOLET = [95, 48, 226];
const mediaOf = (environmentId: string) => demoId(`connector:${environmentId}:Environment media`);

/** A page of 40 by 30 px with only a picture. */
const withPicture = (id: string, connectorId = mediaOf(ENVIRONMENTS.auroraProduction)): Document => {
  const frame = {
    ...newImageFrame('Picture'),
    source: { type: 'connector', connectorId, assetId: id } as const,
  };
  const placement = newPlacement('image', { x: 0, y: 0, width: 40, height: 30 });
  return documentOf([{ frame, placement }], { width: 40, height: 30 });
};

/** A line of text in a font. */
const withFont = (family: string, style: string): Document =>
  documentOf([words([0, 0, 190, 50], [says('Hamburg', { font: { family, style } })])]);

/** Returns the final response about output of a document. */
async function output(format: string, documentContent: Document, environment = 'aurora-production') {
  const base = `/grafx/api/v1/environment/${environment}/output`;
  const account = 'full.access';
  const body = { documentContent, outputSettings: {} };
  const started = await call('POST', `${base}/${format}`, { account, body });
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  const ask = () => call('GET', taskInfo, { account });
  await expect.poll(async () => (await ask()).status).not.toBe(202);
  return ask();
}

async function made(format: string, document: Document): Promise<Buffer> {
  const task = await output(format, document);
  expect(task.status, task.text).toBe(200);
  return (
    await call('GET', task.json<Schemas['FinishedOutput']>().links.download, { account: 'full.access' })
  ).bytes;
}

const failed = async (...of: Parameters<typeof output>) =>
  (await output(...of)).json<Schemas['Problem']>().detail;

/** Returns the colour in the middle. */
async function middleOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const fontNamesOf = (pdf: Buffer) =>
  readPdf(pdf).flatMap(({ body }) =>
    [...body.matchAll(/\/BaseFont\/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name),
  );

describe('documents are drawn with the library of their environment', () => {
  it.each([
    ['id', () => assetId],
    ['path', () => '/Colours/violet.PNG'],
    ['name', () => 'violet.png'],
  ])('S12.18 places a picture by its %s', async (_what, id) => {
    expect(await middleOf(await made('png', withPicture(id())))).toEqual(VIOLET);
  });

  it('sets text in a font that was uploaded', async () => {
    expect(new Set(fontNamesOf(await made('pdf', withFont('House', 'Black'))))).toEqual(
      new Set(['NotoSerif-BoldItalic']),
    );
  });

  it('S12.18 names the missing picture or font', async () => {
    expect(await failed('png', withPicture('/Colours/none.png'))).toMatch(
      /^Record 1: There is no picture .*\/Colours\/none\.png: .+ on .+\.$/,
    );
    expect(await failed('png', withFont('House', 'Thin'))).toBe('Record 1: There is no font House Thin.');
  });

  it('does not use another environment', async () => {
    const sandbox = 'aurora-sandbox';
    const own = mediaOf(ENVIRONMENTS.auroraSandbox);
    expect(await failed('png', withFont('House', 'Black'), sandbox)).toMatch(/no font House Black/);
    expect(await failed('png', withPicture(assetId), sandbox)).toMatch(/no picture/);
    expect(await failed('png', withPicture(assetId, own), sandbox)).toMatch(/no picture/);
    expect(await failed('png', withPicture('Violet.png', own), sandbox)).toMatch(/no picture/);
  });

  it('S2.26 previews show a picture until it is deleted', async () => {
    const added = await call('POST', 'templates', {
      query: { name: 'Violet' },
      body: withPicture(assetId),
    });
    const { id } = added.json<{ data: { id: string } }>().data;
    const preview = () => call('GET', `templates/${id}/preview/thumbnail`);
    const before = await preview();
    expect(await middleOf(before.bytes)).toEqual(VIOLET);
    expect((await call('DELETE', `media/${assetId}`)).status).toBe(204);
    const after = await preview();
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await middleOf(after.bytes)).not.toEqual(VIOLET);
    expect(await failed('png', withPicture(assetId))).toMatch(
      /^Record 1: There is no picture [^:].*: .+ on .+\.$/,
    );
  });
});
