import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Schemas } from '../../platform/environment-api/operations';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { picture, sizeOf } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

type Collection = Schemas['TemplateCollection'];
type Problem = Schemas['Problem'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);

async function makeTemplate(name: string): Promise<string> {
  const made = await call('POST', 'templates', { query: { name }, body: sampleDocument() });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: { id: string } }>().data.id;
}

/** Creates a collection with templates of these names. */
async function makeCollection(name: string, ...templates: string[]) {
  const made = await call('POST', 'template-collections', { body: { name } });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json<{ data: Collection }>().data;
  const templateIds: string[] = [];
  for (const each of templates) templateIds.push(await makeTemplate(each));
  for (const templateId of templateIds)
    await call('POST', `template-collections/${id}/templates`, { body: { templateId } });
  return { id, templateIds };
}

const read = async (id: string) =>
  (await call('GET', `template-collections/${id}`)).json<{ data: Collection }>().data;

/** Uploads a file as the cover of a collection, in a form PUT like a browser's. */
async function putCover(id: string, fileName: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), fileName);
  const sent = new Response(form);
  const response = await platform.app.inject({
    method: 'PUT',
    url: `${AURORA}/template-collections/${id}/cover`,
    headers: {
      authorization: 'Bearer template.designer',
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<{ data: Collection } & Problem>() };
}

const cover = (id: string, account = 'user') => call('GET', `template-collections/${id}/cover`, { account });

const namesIn = async (id: string) => (await read(id)).templates.map(({ name }) => name);

describe('a collection', () => {
  it('S9.16 counts its templates after each one is added, removed or deleted', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster', 'Flyer');
    const [tag, poster] = templateIds;
    expect((await read(id)).count).toBe(3);
    await call('DELETE', `template-collections/${id}/templates/${tag}`);
    expect((await read(id)).count).toBe(2);
    await call('DELETE', `templates/${poster}`, { query: { force: 'true' } });
    expect(await read(id)).toMatchObject({ count: 1, templates: [{ name: 'Flyer' }] });
  });

  it('S9.17 refuses a name used in its environment in any case', async () => {
    await makeCollection('Größen');
    const { id } = await makeCollection('Other');
    for (const made of [
      await call('POST', 'template-collections', { body: { name: ' GRÖẞEN ' } }),
      await call('PATCH', `template-collections/${id}`, { body: { name: 'größen' } }),
    ]) {
      expect(made.status).toBe(400);
      expect(made.json<Problem>().errors).toEqual([
        { field: 'name', message: 'A collection with this name exists already.' },
      ]);
    }
    expect((await call('PATCH', `template-collections/${id}`, { body: { name: 'OTHER' } })).status).toBe(200);
  });

  it('S9.18 when deleted, or without a template, leaves its templates unchanged', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster');
    const [tag, poster] = templateIds;
    expect((await call('DELETE', `template-collections/${id}/templates/${tag}`)).status).toBe(204);
    expect((await call('DELETE', `template-collections/${id}`)).status).toBe(204);
    expect((await call('GET', `template-collections/${id}`)).status).toBe(404);
    for (const templateId of [tag, poster])
      expect((await call('GET', `templates/${templateId}`)).status).toBe(200);
  });

  it('S9.20 contains a template once, even when it is added again', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster');
    const again = await call('POST', `template-collections/${id}/templates`, {
      body: { templateId: templateIds[0] },
    });
    expect(again.status).toBe(200);
    expect(await namesIn(id)).toEqual(['Tag', 'Poster']);
  });

  it('S9.21 names a template differently without renaming it', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster');
    const [tag] = templateIds;
    const renamed = await call('PATCH', `template-collections/${id}/templates/${tag}`, {
      body: { name: ' Price ' },
    });
    expect(renamed.json<{ data: Collection }>().data.templates[0]?.name).toBe('Price');
    expect((await call('GET', `templates/${tag}`)).json<{ data: { name: string } }>().data.name).toBe('Tag');
    await call('PUT', `templates/${tag}`, { query: { name: 'Label' } });
    expect(await namesIn(id)).toEqual(['Price', 'Poster']);
  });

  it('S9.22 keeps its templates when only its name changes', async () => {
    const { id } = await makeCollection('Shop', 'Tag', 'Poster');
    await call('PATCH', `template-collections/${id}`, { body: { name: 'Market' } });
    expect(await read(id)).toMatchObject({ name: 'Market', count: 2 });
    expect(await namesIn(id)).toEqual(['Tag', 'Poster']);
  });

  it('accepts only templates of its own environment', async () => {
    const { id } = await makeCollection('Shop');
    const templateId = demoId(`template:${ENVIRONMENTS.auroraSandbox}:Story`);
    const added = await call('POST', `template-collections/${id}/templates`, { body: { templateId } });
    expect(added.status).toBe(404);
    expect(await namesIn(id)).toEqual([]);
  });

  it('shows previews of its own templates only to users of the environment', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag');
    const other = await makeTemplate('Secret');
    const preview = (templateId: string | undefined) =>
      call('GET', `template-collections/${id}/templates/${templateId}/preview/thumbnail`, {
        account: 'user',
      });
    expect(await preview(templateIds[0])).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
    expect((await preview(other)).status).toBe(404);
  });
});

describe('a template in collections', () => {
  it('S9.12 is deleted by force only, and they are named before', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag');
    const [tag] = templateIds;
    const other = await makeCollection('Market');
    await call('POST', `template-collections/${other.id}/templates`, { body: { templateId: tag } });
    const refused = await call('DELETE', `templates/${tag}`);
    expect(refused.status).toBe(409);
    expect(refused.json<Problem>().detail).toBe('2 collections hold it: “Market”, “Shop”.');
    expect((await call('GET', `templates/${tag}`)).status).toBe(200);
    expect((await call('DELETE', `templates/${tag}`, { query: { force: 'true' } })).status).toBe(204);
    expect((await call('GET', `templates/${tag}`)).status).toBe(404);
    expect(await namesIn(id)).toEqual([]);
  });
});

describe('the cover of a collection', () => {
  it('S9.19 R7.85 is a PNG or JPG picture uploaded by a form PUT, replacing an earlier one', async () => {
    const { id } = await makeCollection('Shop', 'Tag');
    expect((await read(id)).coverImage).toBeNull();
    expect((await cover(id)).status).toBe(404);
    const png = await putCover(id, 'wide.png', await picture(2000, 500, 'png'));
    expect(png.status, JSON.stringify(png.body)).toBe(200);
    const first = await cover(id);
    expect(await sizeOf(first.bytes)).toEqual([1024, 256]);
    const jpg = await putCover(id, 'SMALL.JPG', await picture(40, 60, 'jpeg'));
    expect(jpg.body.data).toMatchObject({ name: 'Shop', count: 1 });
    expect(jpg.body.data.coverImage).not.toBe(png.body.data.coverImage);
    const second = await cover(id);
    expect(second.headers['content-type']).toBe('image/jpeg');
    expect(await sizeOf(second.bytes)).toEqual([40, 60]);
  });

  it('S9.19 S9.22 stays when the collection is renamed, and is deleted separately', async () => {
    const { id } = await makeCollection('Shop', 'Tag');
    await putCover(id, 'a.png', await picture(20, 20, 'png'));
    const { coverImage } = await read(id);
    await call('PATCH', `template-collections/${id}`, { body: { name: 'Store' } });
    expect(await read(id)).toMatchObject({ name: 'Store', coverImage });
    expect((await call('DELETE', `template-collections/${id}/cover`)).status).toBe(204);
    expect(await read(id)).toMatchObject({ name: 'Store', count: 1, coverImage: null });
    expect((await cover(id)).status).toBe(404);
    expect((await call('DELETE', `template-collections/${id}/cover`)).status).toBe(404);
  });

  it('S9.19 answers 400 for another file type and 413 above 10 MB, and keeps the old cover', async () => {
    const { id } = await makeCollection('Shop', 'Tag');
    const png = await picture(20, 20, 'png');
    await putCover(id, 'a.png', png);
    const { coverImage } = await read(id);
    const tiff = await sharp(png).tiff().toBuffer();
    for (const [name, bytes] of [
      ['cover.tif', tiff],
      ['cover.png', tiff],
      ['cover.pdf', Buffer.from('%PDF-1.7')],
      ['cover.png', png.subarray(0, 40)],
    ] as const) {
      const { status, body } = await putCover(id, name, bytes);
      expect([status, body.errors?.[0]?.field], name).toEqual([400, 'file']);
    }
    const large = Buffer.concat([png, Buffer.alloc(10_000_001 - png.length)]);
    expect((await putCover(id, 'cover.png', large)).status).toBe(413);
    expect((await read(id)).coverImage).toBe(coverImage);
  });
});
