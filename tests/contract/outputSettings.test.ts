import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENTS, outputSettingId } from '@/demo';
import type { Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf, filled, shape } from '../engine/reference/build';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Setting = Schemas['OutputSetting'];
type Problem = Schemas['Problem'];

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
let endThreads = () => Promise.resolve();
beforeAll(() => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

async function create(format: string, body: object): Promise<Setting> {
  const made = await call('POST', `output/settings/${format}`, { body });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: Setting }>().data;
}

const read = async (id: string) =>
  (await call('GET', `output/settings/${id}`)).json<{ data: Setting }>().data;

const list = async (query: Record<string, string> = {}) =>
  (await call('GET', 'output/settings', { query })).json<{ data: Setting[] }>().data;

/** Returns the field and the message of a refusal. */
async function refused(format: string, body: object) {
  const answer = await call('POST', `output/settings/${format}`, { body: { name: 'Refused', ...body } });
  expect(answer.status, answer.text).toBe(400);
  return answer.json<Problem>().errors?.[0];
}

describe('output settings', () => {
  it('S12.01 of a format have one default at most, replaced by a new one', async () => {
    const first = await create('gif', { name: 'First', description: ' For mails ', default: true });
    expect(first).toMatchObject({ name: 'First', description: 'For mails', type: 'GIF', default: true });
    const second = await create('gif', { name: 'Second', default: true });
    const film = await create('mp4', { name: 'Film', default: true });
    expect((await read(first.id)).default).toBe(false);
    expect((await read(second.id)).default).toBe(true);
    await call('PUT', `output/settings/${first.id}`, { body: { name: 'First', default: true } });
    expect([(await read(first.id)).default, (await read(second.id)).default]).toEqual([true, false]);
    expect((await read(film.id)).default).toBe(true);
    const defaults = (await list()).filter((setting) => setting.default);
    expect(new Set(defaults.map(({ type }) => type)).size).toBe(defaults.length);
  });

  it('S12.01 are found by name, deleted once, and hidden in other environments', async () => {
    const { id } = await create('png', { name: 'Élan' });
    expect((await list({ search: 'elan' })).map(({ name }) => name)).toEqual(['Élan']);
    expect((await call('DELETE', `output/settings/${id}`)).status).toBe(204);
    expect((await call('DELETE', `output/settings/${id}`)).status).toBe(404);
    const foreign = outputSettingId(ENVIRONMENTS.auroraSandbox, 'PNG for screens');
    expect((await call('GET', `output/settings/${foreign}`)).status).toBe(404);
    const renamed = await call('PUT', `output/settings/${foreign}`, { body: { name: 'Mine' } });
    expect(renamed.status).toBe(404);
  });

  it('R3.53 accept five formats only', async () => {
    for (const format of ['PNG', 'JPG', 'PDF', 'GIF', 'MP4'])
      expect(await create(format.toLowerCase(), { name: format })).toMatchObject({ type: format });
    const other = await call('POST', 'output/settings/tiff', { body: { name: 'TIFF' } });
    expect(other.status).toBe(400);
  });

  it.each(['png', 'jpg', 'pdf', 'gif', 'mp4'])(
    'S12.02 of %s need a name and start with everything switched off',
    async (format) => {
      expect(await create(format, { name: ' New ' })).toMatchObject({
        name: 'New',
        description: '',
        default: false,
        watermark: false,
        watermarkText: 'SAMPLE',
        dataSourceEnabled: false,
        continueAfterFailure: false,
      });
      expect(await refused(format, { name: '  ' })).toEqual({ field: 'name', message: 'A name is needed.' });
      expect((await refused(format, { watermarkText: 'x'.repeat(51) }))?.field).toBe('watermarkText');
      expect((await refused(format, { watermarkText: ' ' }))?.field).toBe('watermarkText');
      expect(
        (await create(format, { name: 'x', watermarkText: '😀'.repeat(50) })).watermarkText,
      ).toHaveLength(100);
    },
  );

  it.each([
    ['S12.03 scaling', 'png', 'scaling', 1, [0.1, 10], [0.09, 10.1]],
    ['S12.04 quality', 'jpg', 'quality', 90, [1, 100], [0, 101]],
    ['S12.05 frames a second', 'gif', 'fps', 5, [1, 60], [0, 61]],
    ['S12.05 frames a second', 'mp4', 'fps', 30, [1, 60], [0, 61]],
    ['S12.06 the largest file', 'gif', 'maxFileSizeInKiloBytes', null, [1, 1_000_000], [0, 1_000_001]],
    ['S12.08 bar-width reduction', 'pdf', 'barWidthReduction', 0, [0, 1], [-0.1, 1.1]],
    ['S12.36 the offset of crop marks', 'pdf', 'cropMarkOffset', 3, [0, 50], [-1, 51]],
    ['S12.36 the weight of crop marks', 'pdf', 'cropMarkWeight', 0.25, [0.05, 5], [0, 5.1]],
  ] as const)(
    '%s of %s starts and is kept within its limits',
    async (_name, format, field, initial, taken, not) => {
      expect((await create(format, { name: 'New' }))[field]).toBe(initial);
      for (const value of taken)
        expect((await create(format, { name: 'New', [field]: value }))[field]).toBe(value);
      for (const value of not) expect((await refused(format, { [field]: value }))?.field).toBe(field);
    },
  );

  it('S12.08 of PDF start as plain files of version 1.7', async () => {
    expect(await create('pdf', { name: 'New' })).toMatchObject({
      version: '1.7',
      outlineText: false,
      cropMarks: false,
      barWidthReduction: 0,
      cmykConversion: false,
      rgbConversion: false,
      rgbProfile: 'sRGB',
      failOn: 'onErrors',
    });
  });

  it('S12.38 S12.39 convert to CMYK with two profiles only, and RGB with CMYK only', async () => {
    expect((await refused('pdf', { cmykConversion: true }))?.field).toBe('intendedProfile');
    const intended = { cmykConversion: true, intendedProfile: 'Coated FOGRA39' };
    expect((await refused('pdf', intended))?.field).toBe('targetProfile');
    expect((await refused('pdf', { ...intended, targetProfile: 'Mine' }))?.field).toBe('targetProfile');
    expect((await refused('pdf', { rgbConversion: true }))?.field).toBe('rgbConversion');
    const whole = { ...intended, targetProfile: 'Uncoated FOGRA52', rgbConversion: true };
    expect(await create('pdf', { name: 'Press', ...whole })).toMatchObject(whole);
  });

  it('have only the fields of their format, which can’t change', async () => {
    const png = await create('png', { name: 'New' });
    expect(png).not.toHaveProperty('quality');
    expect((await refused('png', { quality: 50 }))?.message).toBe('PNG has no such setting.');
    const changed = await call('PUT', `output/settings/${png.id}`, { body: { name: 'New', version: '1.4' } });
    expect([changed.status, changed.json<Problem>().errors?.[0]?.field]).toEqual([400, 'version']);
    expect((await call('POST', 'output/settings/webp', { body: { name: 'New' } })).status).toBe(400);
  });
});

describe('output with a stored setting', () => {
  const design: Document = documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })], {
    width: 500,
    height: 300,
  });
  const start = (format: string, body: object) =>
    call('POST', `output/${format}`, { body: { documentContent: design, ...body } });

  async function made(format: string, outputSettingsId: string) {
    const started = await start(format, { outputSettingsId });
    expect(started.status, started.text).toBe(202);
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    await expect.poll(async () => (await call('GET', taskInfo)).status).toBe(200);
    return (await call('GET', `${taskInfo}/download`)).bytes;
  }

  it('S12.03 S12.12 uses the values of the setting', async () => {
    const { id } = await create('png', { name: 'Double', scaling: 2 });
    const { width, height } = await sharp(await made('png', id)).metadata();
    expect([width, height]).toEqual([1000, 600]);
  });

  it('S12.04 is smaller in worse quality', async () => {
    const best = await create('jpg', { name: 'Best', quality: 90 });
    const worst = await create('jpg', { name: 'Worst', quality: 30 });
    expect((await made('jpg', worst.id)).length).toBeLessThan((await made('jpg', best.id)).length);
  });

  it('S12.12 accepts either a setting of the format or values', async () => {
    const { id } = await create('png', { name: 'Screens' });
    const field = async (format: string, body: object) => {
      const answer = await start(format, body);
      return [answer.status, answer.json<Problem>().errors?.[0]?.field];
    };
    expect(await field('png', { outputSettingsId: id, outputSettings: {} })).toEqual([
      400,
      'outputSettingsId',
    ]);
    expect(await field('png', {})).toEqual([400, 'outputSettingsId']);
    expect(await field('pdf', { outputSettingsId: id })).toEqual([400, 'outputSettingsId']);
    const foreign = outputSettingId(ENVIRONMENTS.auroraSandbox, 'PNG for screens');
    expect((await start('png', { outputSettingsId: foreign })).status).toBe(404);
  });

  it('is refused rather than made without the colours it is to have', async () => {
    const press = await create('pdf', {
      name: 'Press',
      cmykConversion: true,
      intendedProfile: 'Coated FOGRA39',
      targetProfile: 'Coated FOGRA51',
    });
    expect((await start('pdf', { outputSettingsId: press.id })).json<Problem>().detail).toMatch(/CMYK/);
  });
});
