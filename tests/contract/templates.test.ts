import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { damage, emptyDocument, sampleDocument } from '../unit/engine/support/sampleDocument';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Template = Schemas['Template'];
type Problem = Schemas['Problem'];
interface List {
  data: Template[];
  pageSize: number;
  links: { nextPage?: string };
  total: number;
}

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
/** Advances the clock, so that orders by time are defined. */
const later = () => (platform.now = new Date(platform.now.getTime() + 60_000));

async function create(name: string, document: unknown = sampleDocument()): Promise<Template> {
  const made = await call('POST', 'templates', { query: { name }, body: document });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: Template }>().data;
}

async function clear(): Promise<void> {
  for (const { id } of await everything())
    await call('DELETE', `templates/${id}`, { query: { force: 'true' } });
}

const list = async (query: Record<string, string | number> = {}) =>
  (await call('GET', 'templates', { query })).json<List>();

const refused = async (query: Record<string, string | number>) => {
  const { status, json } = await call('GET', 'templates', { query });
  return { status, fields: json<Problem>().errors?.map(({ field }) => field) };
};

/** Reads every template, page by page; runs `between` after each page. */
async function everything(
  query: Record<string, string | number> = {},
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Template[]> {
  const found: Template[] = [];
  let nextPageToken: string | undefined;
  do {
    const page = await list({ ...query, ...(nextPageToken !== undefined && { nextPageToken }) });
    found.push(...page.data);
    const { nextPage } = page.links;
    nextPageToken = nextPage
      ? (new URL(nextPage, 'http://x').searchParams.get('nextPageToken') ?? undefined)
      : undefined;
    await between();
  } while (nextPageToken !== undefined);
  return found;
}

const names = (templates: readonly { name: string }[]) => templates.map(({ name }) => name);
const download = async (id: string) => (await call('GET', `templates/${id}/download`)).json<Document>();

describe('the list of templates', () => {
  it('S1.01 is paged with every template once, and the last page has no next link', async () => {
    await clear();
    for (const name of ['A', 'B', 'C', 'D', 'E']) await create(name);
    const first = await list({ limit: 2, sortBy: 'name' });
    expect(first).toMatchObject({ pageSize: 2, total: 5 });
    expect(first.links.nextPage).toContain('nextPageToken=');
    expect(names(await everything({ limit: 2, sortBy: 'name' }))).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect((await list({ limit: 5 })).links).toEqual({});
  });

  it('S1.02 has 50 items a page by default, and accepts 1 to 100', async () => {
    expect((await list()).pageSize).toBe(50);
    expect((await list({ limit: 100 })).pageSize).toBe(100);
    for (const limit of [0, 101, 'ten'])
      expect(await refused({ limit }), String(limit)).toEqual({ status: 400, fields: ['limit'] });
  });

  it('S1.03 refuses a token that was changed, or made for another search, order or environment', async () => {
    for (const name of ['A', 'B', 'C']) await create(name);
    const { nextPage = '' } = (await list({ limit: 1, sortBy: 'name' })).links;
    const nextPageToken = new URL(nextPage, 'http://x').searchParams.get('nextPageToken') ?? '';
    expect((await list({ limit: 1, sortBy: 'name', nextPageToken })).data).toHaveLength(1);
    const wrong = { status: 400, fields: ['nextPageToken'] };
    for (const token of [`x${nextPageToken}`, nextPageToken.slice(0, -1), 'x', '.', ''])
      expect(await refused({ sortBy: 'name', nextPageToken: token }), token).toEqual(wrong);
    expect(await refused({ sortBy: 'name', search: 'a', nextPageToken })).toEqual(wrong);
    expect(await refused({ sortBy: 'name', sortOrder: 'desc', nextPageToken })).toEqual(wrong);
    expect(await refused({ sortBy: 'created', nextPageToken })).toEqual(wrong);
    const elsewhere = await call('GET', '/grafx/api/v1/environment/aurora-sandbox/templates', {
      account: 'subscription.admin',
      query: { sortBy: 'name', nextPageToken },
    });
    expect(elsewhere.status).toBe(400);
  });

  it('S1.04 lists each template once while others are added and removed between pages', async () => {
    await clear();
    const kept = ['B', 'D', 'F', 'H', 'J'];
    for (const name of kept) await create(name);
    const passing = [await create('A'), await create('E'), await create('K')];
    let turn = 0;
    const between = async () => {
      const gone = passing.pop();
      if (gone) await call('DELETE', `templates/${gone.id}`);
      await create(['A0', 'C', 'Z'][turn++ % 3] ?? '');
    };
    const found = names(await everything({ limit: 2, sortBy: 'name' }, between));
    expect(found.filter((name) => kept.includes(name))).toEqual(kept);
    expect(new Set(found).size).toBe(found.length);
  });

  it('S1.05 R3.59 accepts its order in any case, and refuses an unknown one', async () => {
    await clear();
    for (const name of ['B', 'A', 'C']) {
      later();
      await create(name);
    }
    expect(names((await list({ sortBy: 'Name' })).data)).toEqual(['A', 'B', 'C']);
    expect(names((await list({ sortBy: 'NAME', sortOrder: 'DESC' })).data)).toEqual(['C', 'B', 'A']);
    expect(names((await list({ sortBy: 'created' })).data)).toEqual(['B', 'A', 'C']);
    expect(names((await list()).data)).toEqual(['C', 'A', 'B']);
    expect(await refused({ sortBy: 'size' })).toEqual({ status: 400, fields: ['sortBy'] });
    expect(await refused({ sortOrder: 'up' })).toEqual({ status: 400, fields: ['sortOrder'] });
  });

  it('S1.06 sorts by name regardless of case and accents, and equal names by id', async () => {
    await clear();
    for (const name of ['zebra', 'Éclair', 'apple', 'eclair', 'Zebra', 'ECLAIR', '_']) await create(name);
    const found = (await list({ sortBy: 'name' })).data;
    const key = (name: string) =>
      name
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .toLowerCase();
    expect(found.map(({ name }) => key(name))).toEqual([
      '_',
      'apple',
      'eclair',
      'eclair',
      'eclair',
      'zebra',
      'zebra',
    ]);
    const alike = found.filter(({ name }) => key(name) === 'eclair').map(({ id }) => id);
    expect(alike).toEqual([...alike].sort());
  });

  it('S1.07 finds any part of a name in any case, and treats % and _ literally', async () => {
    await clear();
    for (const name of ['Summer 50% off', 'Summer 5000 off', 'price_tag', 'price-tag']) await create(name);
    const found = async (search: string) => names((await list({ search, sortBy: 'name' })).data);
    expect(await found('SUMMER')).toEqual(['Summer 50% off', 'Summer 5000 off']);
    expect(await found('50%')).toEqual(['Summer 50% off']);
    expect(await found('e_t')).toEqual(['price_tag']);
    expect(await found('')).toHaveLength(4);
    expect(await found('nothing like it')).toEqual([]);
    expect((await list({ search: 'price' })).total).toBe(2);
  });
});

describe('a template', () => {
  it('S1.17 has a name of 1 to 255 characters without blanks around it', async () => {
    expect((await create('  Menu & drinks v1.2 ')).name).toBe('Menu & drinks v1.2');
    expect((await create('é'.repeat(255))).name).toHaveLength(255);
    for (const name of ['', '   ', 'x'.repeat(256)]) {
      const { status, json } = await call('POST', 'templates', { query: { name }, body: sampleDocument() });
      expect([status, json<Problem>().errors?.[0]?.field], name).toEqual([400, 'name']);
    }
  });

  it('S5.05 returns JSON equal to the sent document after each save', async () => {
    const { id } = await create('Same');
    const first = await download(id);
    expect(first).toEqual(sampleDocument());
    await call('PUT', `templates/${id}`, { body: first });
    expect(await download(id)).toEqual(first);
  });

  it('S9.07 downloads as a file with its name, from which a template can be created', async () => {
    const { id } = await create('Menü “now”');
    const { headers, text } = await call('GET', `templates/${id}/download`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Men_ _now_.json"; filename*=UTF-8''Men%C3%BC%20%E2%80%9Cnow%E2%80%9D.json`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    const copy = await create('Copy', text);
    expect(await download(copy.id)).toEqual(await download(id));
  });

  it('S9.05 is renamed without changing its document', async () => {
    const { id, lastModifiedContentUtc, revision } = await create('Before');
    later();
    const { status, json } = await call('PUT', `templates/${id}`, { query: { name: ' After ' } });
    expect(status).toBe(200);
    expect(json<{ data: Template }>().data).toMatchObject({
      name: 'After',
      lastModifiedContentUtc,
      revision,
      lastModifiedDate: platform.now.toISOString(),
    });
    expect(await download(id)).toEqual(sampleDocument());
  });

  it('is not changed by an empty save', async () => {
    const { id } = await create('Same');
    expect((await call('PUT', `templates/${id}`)).status).toBe(400);
  });

  it('S1.19 answers 409 to an outdated revision with the author and date of the last save', async () => {
    const { id, revision } = await create('Ours');
    later();
    const second = damage(sampleDocument(), (copy) => (copy.variables.items.who.name = 'Yours'));
    const newer = await call('PUT', `templates/${id}`, { query: { revision }, body: sampleDocument() });
    expect(newer.json<{ data: Template }>().data.revision).toBe(revision + 1);
    const late = await call('PUT', `templates/${id}`, { query: { revision }, body: second });
    expect(late.status).toBe(409);
    expect(late.json<Problem>().saved).toEqual({
      by: newer.json<{ data: Template }>().data.lastSavedBy,
      at: platform.now.toISOString(),
      revision: revision + 1,
    });
    expect(await download(id)).toEqual(sampleDocument());
    const forced = await call('PUT', `templates/${id}`, { body: second });
    expect([forced.status, await download(id)]).toEqual([200, second]);
  });

  it('answers 404 once it is deleted', async () => {
    const { id } = await create('Gone');
    expect((await call('DELETE', `templates/${id}`)).status).toBe(204);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/download'],
      ['DELETE', ''],
    ] as const)
      expect((await call(method, `templates/${id}${path}`)).status).toBe(404);
  });

  it('S1.11 of another environment answers like an unknown one', async () => {
    const { id } = await create('Ours');
    const other = '/grafx/api/v1/environment/aurora-sandbox/templates';
    const never = '00000000-0000-4000-8000-000000000000';
    for (const path of ['', '/download']) {
      const foreign = await call('GET', `${other}/${id}${path}`, { account: 'full.access' });
      const missing = await call('GET', `${other}/${never}${path}`, { account: 'full.access' });
      expect([foreign.status, foreign.json<Problem>().detail]).toEqual([404, missing.json<Problem>().detail]);
    }
    const save = await call('PUT', `${other}/${id}`, { account: 'full.access', body: sampleDocument() });
    expect(save.status).toBe(404);
    expect((await call('GET', '/grafx/api/v1/environment/borealis-production/templates')).status).toBe(404);
  });

  it('S9.06b a copy is edited independently', async () => {
    const { id } = await create('Poster');
    const copy = await create('Poster copy', await download(id));
    const edited = await call('PUT', `templates/${copy.id}`, { body: emptyDocument() });
    expect(edited.status, edited.text).toBe(200);
    expect(await download(copy.id)).toEqual(emptyDocument());
    expect(await download(id)).toEqual(sampleDocument());
  });

  it('S15.01a can be created, edited, duplicated, imported and deleted by a template designer', async () => {
    const { id } = await create('Mine');
    expect((await call('POST', 'media/directory', { body: { name: 'Imports' } })).status).toBe(201);
    const archive = await call('GET', `templates/${id}/archive`);
    const form = new FormData();
    form.append('file', new Blob([archive.bytes as BlobPart]), 'Mine.zip');
    const sent = new Response(form);
    const imported = await platform.app.inject({
      method: 'POST',
      url: `${AURORA}/templates/import`,
      query: { folderPath: '/Imports' },
      headers: {
        authorization: 'Bearer template.designer',
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(imported.statusCode, imported.body).toBe(201);
    expect((await call('PUT', `templates/${id}`, { query: { name: 'Ours' } })).status).toBe(200);
    await create('Ours copy', await download(id));
    expect((await call('DELETE', `templates/${id}`)).status).toBe(204);
    expect(names((await list({ search: 'ours' })).data)).toEqual(['Ours copy']);
    expect(names((await list({ search: 'mine' })).data)).toEqual(['Mine']);
  });

  it('S1.20 S15.01b can be changed by template designers only', async () => {
    const { id } = await create('Ours');
    for (const account of ['subscription.admin', 'environment.admin', 'content.admin', 'user']) {
      const body = sampleDocument();
      const attempts = [
        await call('POST', 'templates', { account, query: { name: 'New' }, body }),
        await call('PUT', `templates/${id}`, { account, query: { name: 'New' } }),
        await call('DELETE', `templates/${id}`, { account }),
        await call('POST', `templates/${id}/versions/1/restore`, { account }),
        await call('POST', 'templates/import', { account, body: {} }),
      ];
      expect(
        attempts.map(({ status }) => status),
        account,
      ).toEqual([403, 403, 403, 403, 403]);
    }
    expect(names((await list({ search: 'ours' })).data)).toEqual(['Ours']);
    expect((await list({ search: 'new' })).data).toEqual([]);
  });

  it('S15.02 can be changed by a content administrator only with the older price book', async () => {
    const [query, body] = [{ name: 'New' }, sampleDocument()];
    const borealis = '/grafx/api/v1/environment/borealis-production/templates';
    const older = await call('POST', borealis, { account: 'content.admin.classic', query, body });
    const newer = await call('POST', 'templates', { account: 'content.admin', query, body });
    expect([older.status, newer.status]).toEqual([201, 403]);
  });

  it('S15.05 is not for plain users to list', async () => {
    expect((await call('GET', 'templates', { account: 'user' })).status).toBe(403);
  });
});

describe('a preview', () => {
  const preview = (id: string, quality: string, query = {}) =>
    call('GET', `templates/${id}/preview/${quality}`, { query });
  const pixels = async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata();
    return [width, height];
  };

  it('S1.14a S1.14c R3.54 is a picture with a longest side of 256, 512 or 1,000 pixels', async () => {
    const { id } = await create('Page', emptyDocument());
    const longest = new Map<string, number>();
    for (const quality of ['thumbnail', 'medium', 'highest']) {
      const { status, headers, bytes } = await preview(id, quality);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      longest.set(quality, Math.max(...(await pixels(bytes))));
    }
    expect(Object.fromEntries(longest)).toEqual({ thumbnail: 256, medium: 512, highest: 1000 });
    const other = await preview(id, 'largest');
    expect([other.status, other.json<Problem>().errors?.[0]?.field]).toEqual([400, 'quality']);
  });

  it('S1.16 shows the requested layout and page', async () => {
    const { id } = await create('Parts');
    const of = async (query: object) => preview(id, 'thumbnail', query);
    const [whole, half] = [await of({}), await of({ layoutId: 'half' })];
    expect(await pixels(half.bytes)).not.toEqual(await pixels(whole.bytes));
    const back = await of({ layoutId: 'a4', pageId: 'back' });
    expect(back.bytes.equals(whole.bytes)).toBe(false);
    expect((await of({ layoutId: 'nowhere' })).status).toBe(404);
    expect((await of({ pageId: 'nowhere' })).status).toBe(404);
  });

  it('answers 304 until the document is saved', async () => {
    const { id } = await create('Seen');
    const path = `${AURORA}/templates/${id}/preview/thumbnail`;
    const ask = (tag: string) =>
      platform.app.inject({
        url: path,
        headers: { authorization: 'Bearer template.designer', 'if-none-match': tag },
      });
    const { headers } = await preview(id, 'thumbnail');
    const tag = String(headers.etag);
    const again = await ask(tag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await call('PUT', `templates/${id}`, { body: emptyDocument() });
    expect((await ask(tag)).statusCode).toBe(200);
  });
});

describe('a document', () => {
  const attempt = async (body: unknown) => {
    const { status, json } = await call('POST', 'templates', { query: { name: 'New' }, body });
    const { code, detail, errors, ...rest } = json<Problem>();
    return { status, code, detail, field: errors?.[0]?.field, rest };
  };
  it('S5.01 that breaks the schema answers with the JSON pointer of its first fault', async () => {
    const document = damage(sampleDocument(), (copy) => (copy.layouts.items.a4.settings.width = -1));
    const { status, code, field } = await attempt(document);
    expect([status, code]).toEqual([400, 303012]);
    expect(field).toMatch(/^\/layouts\/items\/[^/]+\/settings\/width/);
  });

  it('S1.08 that is refused returns every part of a problem', async () => {
    const { rest, detail } = await attempt({});
    expect(rest).toMatchObject({
      type: 'about:blank',
      title: 'Bad Request',
      instance: '/grafx/api/v1/environment/aurora-production/templates',
    });
    expect(detail).not.toBe('');
    const long = await call('POST', 'templates', { query: { name: 'x'.repeat(256) }, body: emptyDocument() });
    expect([long.status, long.json<Problem>().errors?.[0]?.field]).toEqual([400, 'name']);
  });

  it('S5.03 of a newer version is refused with both version numbers', async () => {
    const newer = await attempt({ ...sampleDocument(), documentVersion: 99 });
    expect([newer.status, newer.code]).toEqual([400, 303001]);
    expect(newer.detail).toMatch(/99.*1/);
    const studio = await attempt({ ...sampleDocument(), sdkVersion: '99.1.0' });
    expect([studio.status, studio.code]).toEqual([400, 303001]);
    expect(studio.detail).toContain('99.1.0');
    const older = { body: { sdkVersionPublic: '1.41' }, account: 'environment.admin' };
    expect((await call('PATCH', 'settings', older)).status).toBe(200);
    const present = await attempt({ ...sampleDocument(), sdkVersion: '1.42.0' });
    expect([present.status, present.code]).toEqual([400, 303001]);
    expect(present.detail).toMatch(/1\.42\.0.*1\.41/);
    expect((await attempt({ ...sampleDocument(), sdkVersion: '1.41.9' })).status).toBe(201);
  });

  it('S5.04 that is no JSON, or other JSON, is refused', async () => {
    expect(await attempt('{"layouts":')).toMatchObject({ status: 400, code: 303011 });
    expect(await attempt('')).toMatchObject({ status: 400, code: 303011 });
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await attempt(text)).toMatchObject({ status: 400, code: 303012 });
      }),
      { numRuns: 25 },
    );
  });

  it('S5.06 S5.07 with a missing reference or without a selected layout is refused', async () => {
    const nowhere = { ...sampleDocument(), selectedLayoutId: 'nowhere' };
    expect(await attempt(nowhere)).toMatchObject({ status: 400, code: 303012, field: '/selectedLayoutId' });
    const { selectedLayoutId: _, ...without } = sampleDocument();
    expect(await attempt(without)).toMatchObject({ status: 400, code: 303012 });
  });

  it('S5.33 larger than 20 MB is refused, and the stored one is kept', async () => {
    const { id } = await create('Kept');
    const large = JSON.stringify({ ...sampleDocument(), privateData: 'x'.repeat(20_000_000) });
    expect((await call('PUT', `templates/${id}`, { body: large })).status).toBe(413);
    expect(await download(id)).toEqual(sampleDocument());
  });

  it('S5.02 S5.08 of an earlier version is brought up to the present one', async () => {
    const earlier = readFileSync('tests/unit/engine/document/samples/version-0.json', 'utf8');
    expect(earlier).toContain('stylekit');
    const { id } = await create('Earlier', earlier);
    const document = await download(id);
    expect(document.documentVersion).toBe(1);
    expect(document).toHaveProperty('brandKit');
    expect(document).not.toHaveProperty('stylekit');
  });
});
