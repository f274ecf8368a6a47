import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Schemas } from '../../platform/environment-api/operations';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { callEnvironment } from './support/callEnvironment';
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

/** A collection that holds templates of these names. */
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

const namesIn = async (id: string) => (await read(id)).templates.map(({ name }) => name);

describe('a collection', () => {
  it('S9.16 says how many templates it holds, after each one added, taken out and deleted', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster', 'Flyer');
    const [tag, poster] = templateIds;
    expect((await read(id)).count).toBe(3);
    await call('DELETE', `template-collections/${id}/templates/${tag}`);
    expect((await read(id)).count).toBe(2);
    await call('DELETE', `templates/${poster}`, { query: { force: 'true' } });
    expect(await read(id)).toMatchObject({ count: 1, templates: [{ name: 'Flyer' }] });
  });

  it('S9.17 can’t be called like another of its environment, in any case', async () => {
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

  it('S9.18 that is deleted, or loses a template, leaves its templates as they are', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster');
    const [tag, poster] = templateIds;
    expect((await call('DELETE', `template-collections/${id}/templates/${tag}`)).status).toBe(204);
    expect((await call('DELETE', `template-collections/${id}`)).status).toBe(204);
    expect((await call('GET', `template-collections/${id}`)).status).toBe(404);
    for (const templateId of [tag, poster])
      expect((await call('GET', `templates/${templateId}`)).status).toBe(200);
  });

  it('S9.20 holds a template once, however often it is added', async () => {
    const { id, templateIds } = await makeCollection('Shop', 'Tag', 'Poster');
    const again = await call('POST', `template-collections/${id}/templates`, {
      body: { templateId: templateIds[0] },
    });
    expect(again.status).toBe(200);
    expect(await namesIn(id)).toEqual(['Tag', 'Poster']);
  });

  it('S9.21 calls a template otherwise without renaming it', async () => {
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

  it('S9.22 keeps its templates when its name alone is changed', async () => {
    const { id } = await makeCollection('Shop', 'Tag', 'Poster');
    await call('PATCH', `template-collections/${id}`, { body: { name: 'Market' } });
    expect(await read(id)).toMatchObject({ name: 'Market', count: 2 });
    expect(await namesIn(id)).toEqual(['Tag', 'Poster']);
  });

  it('takes templates of its own environment only', async () => {
    const { id } = await makeCollection('Shop');
    const templateId = demoId(`template:${ENVIRONMENTS.auroraSandbox}:Story`);
    const added = await call('POST', `template-collections/${id}/templates`, { body: { templateId } });
    expect(added.status).toBe(404);
    expect(await namesIn(id)).toEqual([]);
  });

  it('shows everybody of the environment what its templates look like, and of no others', async () => {
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

describe('a template that collections hold', () => {
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
