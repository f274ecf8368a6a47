import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf, filled, shape } from '../engine/reference/build';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Template = Schemas['Template'];
type Page = Schemas['TemplateVersionPage'];
type Problem = Schemas['Problem'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const later = () => (platform.now = new Date(platform.now.getTime() + 60_000));

/** A page of one colour. */
const painted = (colour: string): Document =>
  documentOf([shape([0, 0, 100, 100], { fill: filled(colour) })], { width: 100, height: 100 });

const [RED, GREEN, BLUE] = ['#ff0000', '#00ff00', '#0000ff'];

async function create(): Promise<Template> {
  const made = await call('POST', 'templates', { query: { name: 'Poster' }, body: painted(RED) });
  return made.json<{ data: Template }>().data;
}

async function save(
  id: string,
  colour: string,
  query: Record<string, string | number> = {},
  account = 'template.designer',
) {
  later();
  const saved = await call('PUT', `templates/${id}`, { query, body: painted(colour), account });
  expect(saved.status, saved.text).toBe(200);
  return saved.json<{ data: Template }>().data;
}

const versionsOf = async (id: string, query: Record<string, string | number> = {}) =>
  (await call('GET', `templates/${id}/versions`, { query })).json<Page>();

/** Returns the middle colour of a version's picture, `ff0000` for red. */
async function colourOf(id: string, version: number) {
  const picture = await call('GET', `templates/${id}/versions/${version}/preview/thumbnail`);
  expect(picture.status, picture.text).toBe(200);
  const { data } = await sharp(picture.bytes)
    .removeAlpha()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

const colourOfTemplate = async (id: string) => {
  const document = (await call('GET', `templates/${id}/download`)).text;
  return [RED, GREEN, BLUE].find(
    (colour) => document === JSON.stringify(JSON.parse(JSON.stringify(painted(colour)))),
  );
};

describe('the versions of a template', () => {
  it('S16.03 are kept by every save, with author, time and note, newest first', async () => {
    const { id } = await create();
    const first = platform.now.toISOString();
    await save(id, GREEN, { note: '  Green for spring  ' }, 'full.access');
    await save(id, BLUE);
    const { data, total } = await versionsOf(id);
    expect(total).toBe(3);
    expect(data.map(({ version, note, isCurrent }) => [version, note, isCurrent])).toEqual([
      [3, null, true],
      [2, 'Green for spring', false],
      [1, null, false],
    ]);
    expect(data[2]?.dateSaved).toBe(first);
    expect(data.map(({ savedBy }) => savedBy)).toEqual([
      'Template Designer',
      'Full Access',
      'Template Designer',
    ]);
  });

  it('S16.03 have a preview each', async () => {
    const { id } = await create();
    await save(id, GREEN);
    expect([await colourOf(id, 1), await colourOf(id, 2)]).toEqual([RED, GREEN]);
    expect((await call('GET', `templates/${id}/versions/3/preview/thumbnail`)).status).toBe(404);
  });

  it('S16.03 are paged', async () => {
    const { id } = await create();
    await save(id, GREEN);
    await save(id, BLUE);
    const first = await versionsOf(id, { limit: 2 });
    expect(first.data.map(({ version }) => version)).toEqual([3, 2]);
    const token = new URL(first.links.nextPage ?? '', 'http://x').searchParams.get('nextPageToken') ?? '';
    const second = await versionsOf(id, { limit: 2, nextPageToken: token });
    expect(second.data.map(({ version }) => version)).toEqual([1]);
    expect(second.links.nextPage).toBeUndefined();
  });

  it('S16.04 become the newest one when they are restored, and later ones stay', async () => {
    const { id } = await create();
    await save(id, GREEN);
    const { revision } = await save(id, BLUE);
    later();
    const restored = await call('POST', `templates/${id}/versions/1/restore`, { query: { revision } });
    expect(restored.status, restored.text).toBe(200);
    expect(restored.json<{ data: Template }>().data.revision).toBe(4);
    expect(await colourOfTemplate(id)).toBe(RED);
    const { data } = await versionsOf(id);
    expect(data.map(({ version, note }) => [version, note])).toEqual([
      [4, 'Version 1 restored'],
      [3, null],
      [2, null],
      [1, null],
    ]);
    expect(await Promise.all([4, 3, 2, 1].map((version) => colourOf(id, version)))).toEqual([
      RED,
      BLUE,
      GREEN,
      RED,
    ]);
  });

  it('S16.04 are not restored over a newer save of another user', async () => {
    const { id, revision } = await create();
    await save(id, GREEN);
    const refused = await call('POST', `templates/${id}/versions/1/restore`, { query: { revision } });
    expect([refused.status, refused.json<Problem>().detail]).toEqual([
      409,
      expect.stringMatching(/has saved this template since you opened it\.$/),
    ]);
    expect(await colourOfTemplate(id)).toBe(GREEN);
  });

  it('S16.03 have notes of 200 characters at most', async () => {
    const { id } = await create();
    const refused = await call('PUT', `templates/${id}`, {
      query: { note: 'x'.repeat(201) },
      body: painted(GREEN),
    });
    expect([refused.status, refused.json<Problem>().errors?.[0]?.field]).toEqual([400, 'note']);
    await save(id, GREEN, { note: 'x'.repeat(200) });
  });

  it('S16.03 stay unchanged when the template is renamed, and are deleted with it', async () => {
    const { id } = await create();
    await call('PUT', `templates/${id}`, { query: { name: 'Banner' } });
    expect((await versionsOf(id)).total).toBe(1);
    await call('DELETE', `templates/${id}`);
    expect((await call('GET', `templates/${id}/versions`)).status).toBe(404);
  });
});
