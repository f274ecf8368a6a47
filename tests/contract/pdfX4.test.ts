import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Document, Fill } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { missingPdfReaders } from '../../scripts/readers';
import { because } from '../../scripts/testReports';
import { documentOf, filled, hex, says, shape, words } from '../engine/reference/build';
import { readPdf, type ReadObject } from '../unit/engine/pdf/support/readPdf';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Problem = Schemas['Problem'];

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
let endThreads = () => Promise.resolve();
let pdf: Buffer = Buffer.alloc(0);

const NAME = 'Plakat „Brot & Salz“';

const fade: Fill = {
  type: 'gradient',
  gradient: {
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 1, y: 0 },
    stops: [
      { position: 0, color: hex('#e63946') },
      { position: 1, color: { ...hex('#1d3557'), opacity: 0 } },
    ],
  },
};
const ink = (name: string): Fill => ({
  type: 'color',
  color: { type: 'local', color: { type: 'spotCmyk', ink: name, c: 0, m: 1, y: 0, k: 0 }, opacity: 1 },
});
const cmyk: Fill = {
  type: 'color',
  color: { type: 'local', color: { type: 'cmyk', c: 1, m: 0.5, y: 0, k: 0 }, opacity: 1 },
};

/** Colours of every kind, some transparent, with shadows, and text in two directions. */
const design: Document = documentOf(
  [
    shape([0, 0, 60, 40], { fill: filled('#e63946'), opacity: 0.5, blendMode: 'multiply' }),
    shape([5, 5, 20, 20], { fill: fade }),
    shape([30, 5, 20, 20], { fill: cmyk }),
    shape([55, 5, 15, 20], {
      fill: ink('Glow'),
      dropShadow: { enabled: true, distance: 2, angleDegrees: 135, blurRadius: 2, color: hex('#e9c46a') },
    }),
    words([5, 30, 65, 25], [says('Bread in the morning'), says('خبز في الصباح', { language: 'ar' })]),
  ],
  {
    intent: 'print',
    unit: 'mm',
    width: 76,
    height: 63,
    bleed: { left: 3, top: 3, right: 3, bottom: 3, areBleedValuesCombined: true },
  },
);

beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  const setting = await call('POST', 'output/settings/pdf', {
    body: { name: 'Press', pdfX4: true, cropMarks: true },
  });
  expect(setting.status, setting.text).toBe(201);
  const { data } = setting.json<{ data: Schemas['OutputSetting'] }>();
  expect(data).toMatchObject({ pdfX4: true, version: '1.6' });
  const template = await call('POST', 'templates', { query: { name: NAME }, body: design });
  expect(template.status, template.text).toBe(201);
  const { id } = template.json<{ data: { id: string } }>().data;
  const started = await call('POST', 'output/pdf', { body: { templateId: id, outputSettingsId: data.id } });
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  const isMade = async () => expect((await call('GET', taskInfo)).status).toBe(200);
  await vi.waitFor(isMade, { timeout: 60_000, interval: 100 });
  pdf = (await call('GET', `${taskInfo}/download`)).bytes;
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const objects = () => readPdf(pdf);
const found = (part: string) => objects().filter(({ body }) => body.includes(part));
/** Returns the object that an entry refers to. */
const at = ({ body }: ReadObject, entry: string): ReadObject => {
  const number = Number(new RegExp(`/${entry} (\\d+) 0 R`).exec(body)?.[1]);
  const object = objects()[number - 1];
  if (!object) throw new Error(`There is no ${entry}.`);
  return object;
};
const only = (part: string): ReadObject => {
  const [object, ...others] = found(part);
  if (!object || others.length > 0) throw new Error(`${part} is there ${others.length + 1} times.`);
  return object;
};
const latin = (stream: Buffer | undefined) => stream?.toString('latin1') ?? '';

describe('PDF/X-4', () => {
  it('S16.18 is identified by its metadata, which match the document information', () => {
    expect(latin(pdf.subarray(0, 8))).toBe('%PDF-1.6');
    const metadata = at(only('/Type/Catalog'), 'Metadata');
    expect(metadata.body).toMatch(/^<<\/Type\/Metadata\/Subtype\/XML\/Length \d+>>/);
    const xmp = latin(metadata.stream);
    const property = (name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(xmp)?.[1];
    expect(property('pdfxid:GTS_PDFXVersion')).toBe('PDF/X-4');
    expect(property('dc:title')).toContain('>Plakat &#8222;Brot &#38; Salz&#8220;<');
    const day = platform.now.toISOString().slice(0, 10);
    for (const name of ['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate'])
      expect(property(name)).toBe(`${day}T00:00:00Z`);
    expect(property('xmpMM:DocumentID')).toMatch(/^uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect([property('xmpMM:RenditionClass'), property('xmpMM:VersionID')]).toEqual(['default', '1']);
    expect([property('pdf:Trapped'), property('pdf:Producer')]).toEqual(['False', 'Platen']);
    const { body } = only('/Trapped/False');
    const moment = `(D:${day.replaceAll('-', '')}000000Z)`;
    expect(body).toContain(`/CreationDate ${moment}/ModDate ${moment}`);
    const title = Buffer.from(NAME, 'utf16le').swap16().toString('hex').toUpperCase();
    expect(body).toContain(`/Title<FEFF${title}>`);
    expect(latin(pdf)).toMatch(/\/ID\[<[\da-f]{32}><[\da-f]{32}>\]/);
  });

  it('S16.18 has an output intent with the profile of a press', () => {
    const catalog = only('/Type/Catalog');
    expect(catalog.body).toContain('/OutputIntents[<</Type/OutputIntent/S/GTS_PDFX/');
    const { body, stream } = at(catalog, 'DestOutputProfile');
    expect(body).toContain('/N 4');
    const profile = stream ?? Buffer.alloc(0);
    expect([profile.readUInt32BE(0), latin(profile.subarray(12, 20))]).toEqual([profile.length, 'prtrCMYK']);
  });

  it('S16.18 has a trim box on each page, within the bleed box, within the medium', () => {
    const pages = found('<</Type/Page/');
    expect(pages).toHaveLength(1);
    for (const { body } of pages) {
      const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) =>
        (new RegExp(`/${name}\\[([^\\]]+)\\]`).exec(body)?.[1] ?? '').split(' ').map(Number),
      );
      for (const [inner = [], outer = []] of [
        [trim, bleed],
        [bleed, media],
      ]) {
        expect([inner.length, outer.length]).toEqual([4, 4]);
        for (const side of [0, 1]) expect(inner[side]).toBeGreaterThan(outer[side] ?? Infinity);
        for (const side of [2, 3]) expect(inner[side]).toBeLessThan(outer[side] ?? -Infinity);
      }
      expect(body).not.toContain('/ArtBox');
    }
  });

  it('S16.18 has no red, green and blue but with a profile', () => {
    expect(found('/DeviceRGB')).toEqual([]);
    const operators = objects().filter(
      ({ body, stream }) =>
        stream && !/\/(Image|Metadata|XML)|\/N \d|\/Length1|\/FontFile|\/CMapName/.test(body),
    );
    expect(operators.length).toBeGreaterThan(1);
    for (const { stream } of operators) expect(latin(stream)).not.toMatch(/^(\S+ ){3}(rg|RG)$/m);
    const spaces = found('').flatMap(({ body }) => body.match(/\/ICCBased \d+ 0 R/g) ?? []);
    expect(new Set(spaces).size).toBe(1);
    const [space = only('/ICCBased')] = found('[/ICCBased ');
    const { body, stream } = at(space, 'ICCBased');
    expect([body.includes('/N 3'), latin(stream?.subarray(16, 20))]).toEqual([true, 'RGB ']);
    // Ink values and black are the purpose of the output intent.
    expect(operators.map(({ stream: each }) => latin(each)).join('\n')).toContain('1 0.5 0 0 k\n');
    expect(found('/Separation/Glow')).not.toEqual([]);
  });

  it('S16.18 has all its fonts in it', () => {
    const descriptors = found('/Type/FontDescriptor');
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) expect(descriptor.body).toMatch(/\/FontFile[23] \d+ 0 R/);
    for (const { body } of found('/Type/Font/')) expect(body).not.toContain('/Subtype/Type3');
  });

  it('S16.18 has version 1.6, and is refused for another format', async () => {
    const other = await call('POST', 'output/settings/pdf', {
      body: { name: 'Press', pdfX4: true, version: '1.7' },
    });
    expect([other.status, other.json<Problem>().errors?.[0]]).toEqual([
      400,
      { field: 'version', message: 'PDF/X-4 is of version 1.6.' },
    ]);
    const picture = await call('POST', 'output/settings/png', { body: { name: 'Press', pdfX4: true } });
    expect(picture.json<Problem>().errors?.[0]?.field).toBe('pdfX4');
  });

  const missing = missingPdfReaders();
  it.skipIf(missing)(`S16.18 is valid for other PDF programs${because(missing)}`, () => {
    expect(outputOf(pdf, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
    const fonts = outputOf(pdf, 'pdffonts', '{}').trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const line of fonts) expect(line).toMatch(/ yes +(yes|no) +(yes|no) +\d+ +0$/);
    expect(outputOf(pdf, 'pdfinfo', '-meta', '{}')).toContain('PDF/X-4');
    expect(outputOf(pdf, 'pdfinfo', '{}')).toMatch(/PDF version: +1\.6/);
    expect(outputOf(pdf, 'pdftotext', '-q', '{}', '-')).toContain('Bread in the morning');
  });
});
