import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { connectors, fontUploads } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { answeringSource, type Answer } from './support/answeringSource';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { errorsOf, fontCalls, fontFile } from './support/fontCalls';
import { startTestPlatform } from './support/startTestPlatform';

type Upload = Schemas['FontUpload'];

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
const { list, confirm, correct } = fontCalls(platform);
const ADMIN = { account: 'environment.admin' };
const LIGHT = Buffer.from(fontFile('arimo/500Medium/Arimo_500Medium'));

/** A font from a server with the right media type. */
const sent = (body: Buffer, type = 'font/ttf'): Answer => ({ headers: { 'content-type': type }, body });
const about = (id: string, part: object = {}): Answer => ({
  body: { id, name: `${id}.ttf`, download: `/files/${id}.ttf`, ...part },
});
/** A font declared as variable: the tag of an optional table is overwritten. */
function variable(): Buffer {
  const font = Buffer.from(LIGHT);
  const entry = font.indexOf('GSUB');
  font.write('fvar', entry, 'latin1');
  return font;
}
const FAMILIES = [
  {
    name: 'Arimo',
    styles: [
      { id: 'medium', name: 'Medium' },
      { id: 'a/b', name: 'Odd' },
    ],
  },
  { name: 'Brand Sans', styles: [{ id: 'variable', name: 'All' }] },
];
const TABLE = (): Record<string, Answer> => ({
  '/type/families?limit=50': { body: { families: FAMILIES, nextPageToken: 'more' } },
  '/type/families?limit=50&pageToken=more': { body: { families: [{ name: 'Zilla', styles: [] }] } },
  '/type/families?limit=50&search=bra': { body: { families: FAMILIES.slice(1) } },
  '/type/fonts/medium': about('medium'),
  '/files/medium.ttf': sent(LIGHT),
  '/type/fonts/a%2Fb': about('odd', { name: 'fonts\\odd.TTF', download: '../odd' }),
  '/type/odd': sent(LIGHT, 'application/octet-stream'),
  '/type/fonts/variable': about('variable'),
  '/files/variable.ttf': sent(variable()),
  '/type/fonts/page': about('page', { name: 'page.ttf' }),
  '/files/page.ttf': sent(Buffer.from('<html></html>'), 'application/octet-stream'),
  '/type/fonts/kept': about('kept'),
  '/files/kept.ttf': sent(LIGHT, 'binary/octet-stream'),
  '/type/fonts/web': about('web', { name: 'web.eot', download: '/files/medium.ttf' }),
});

const source = answeringSource(platform, TABLE);

let count = 0;
/** Adds a connector to the source, enabled by default. */
async function added(part: object = {}, enabled = true): Promise<string> {
  count += 1;
  const made = await call('POST', 'connectors', {
    ...ADMIN,
    body: {
      name: `Foundry ${count}`,
      type: 'fonts',
      allowedDomains: ['type.test'],
      source: { type: 'http', address: 'https://type.test/type' },
      ...part,
    },
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json<Schemas['Connector']>();
  if (enabled) await call('PATCH', `connectors/${id}`, { ...ADMIN, body: { enabled: true } });
  return id;
}

const families = (id: string, query: Record<string, string> = {}) =>
  call('GET', `connectors/${id}/fonts`, { query });
const take = (id: string, fontId: string, query: Record<string, string> = {}) =>
  call('POST', `connectors/${id}/fonts/upload`, { query, body: { fontId } });
async function taken(id: string, fontId: string, query: Record<string, string> = {}): Promise<Upload> {
  const answer = await take(id, fontId, query);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Upload>();
}
const detailOf = (answer: Awaited<ReturnType<typeof call>>) => [
  answer.status,
  answer.json<Schemas['Problem']>().detail,
];
const unreached = (why: string) => [502, `Foundry ${count} can’t be reached: ${why}.`];

describe('the fonts of a connector', () => {
  it('are listed page by page and searched, as the source has them', async () => {
    const id = await added();
    const first = (await families(id)).json<Schemas['ConnectorFontPage']>();
    expect(first.data).toEqual(FAMILIES);
    const second = (await call('GET', first.links.nextPage ?? '')).json<Schemas['ConnectorFontPage']>();
    expect([second.data.map(({ name }) => name), second.links]).toEqual([['Zilla'], {}]);
    const found = (await families(id, { search: ' bra ' })).json<Schemas['ConnectorFontPage']>();
    expect(found.data.map(({ name }) => name)).toEqual(['Brand Sans']);
  });

  it('are added to the library when their upload is confirmed, and stay without the connector', async () => {
    const id = await added();
    const { batchId } = await taken(id, 'medium');
    const upload = await taken(id, 'a/b', { batchId });
    expect(upload.batchId).toBe(batchId);
    expect(upload.data.preloadedData.map((row) => [row.fileName, row.familyName, row.name])).toEqual([
      ['medium.ttf', 'Arimo', 'Medium'],
      ['odd.TTF', 'Arimo', 'Medium'],
    ]);
    expect(errorsOf(upload)).toEqual([[], ['duplicate']]);
    const odd = upload.data.preloadedData[1]?.id ?? '';
    await correct(batchId, [{ fontStyleId: odd, familyName: 'Odd Sans', styleName: 'Medium' }]);
    expect((await list({ search: 'odd' })).data).toEqual([]);
    expect((await confirm(batchId)).status).toBe(200);
    await call('PATCH', `connectors/${id}`, { ...ADMIN, body: { enabled: false } });
    expect((await call('DELETE', `connectors/${id}`, ADMIN)).status).toBe(204);
    const [family] = (await list({ search: 'odd' })).data;
    const styles = await call('GET', `font-families/${family?.id}/styles`);
    const [style] = styles.json<Schemas['FontStyles']>().data;
    const file = await call('GET', `font-styles/${style?.id}/download`);
    expect(file.bytes.equals(LIGHT)).toBe(true);
  });

  it('can be looked at before the upload is confirmed', async () => {
    const id = await added();
    const { batchId, data } = await taken(id, 'medium');
    const path = (upload: string) => `font-styles/temp/${batchId}/files/${upload}`;
    const file = await call('GET', path(data.preloadedData[0]?.id ?? ''));
    expect([file.status, file.headers['content-type']]).toEqual([200, 'font/ttf']);
    expect(file.bytes.equals(LIGHT)).toBe(true);
    const refused = await taken(id, 'page', { batchId });
    expect((await call('GET', path(refused.data.preloadedData[1]?.id ?? ''))).status).toBe(404);
    expect((await call('GET', path('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
  });

  it('S3.01 S3.07 S3.08 are validated like uploaded fonts', async () => {
    const id = await added();
    expect(errorsOf(await taken(id, 'variable'))).toEqual([['variable']]);
    expect(errorsOf(await taken(id, 'page'))).toEqual([['damaged']]);
    expect(errorsOf(await taken(id, 'web'))).toEqual([['format']]);
  });

  it('S14.12 are requested with the stored credentials, which go only to the source’s host', async () => {
    const id = await added({
      allowedDomains: ['type.test', 'files.test'],
      authentication: { browser: 'none', server: 'staticKey' },
      credentials: { server: { type: 'staticKey', header: 'x-key', value: 'secret' } },
    });
    source.answers = {
      '/type/fonts/medium': about('medium', { download: 'https://files.test/files/medium.ttf' }),
    };
    const answer = await families(id);
    expect((await taken(id, 'medium')).data.preloadedData).toHaveLength(1);
    expect(source.calls.map(({ line, headers }) => [line, headers['x-key']])).toEqual([
      ['GET type.test/type/families?limit=50', 'secret'],
      ['GET type.test/type/fonts/medium', 'secret'],
      ['GET files.test/files/medium.ttf', undefined],
    ]);
    expect(answer.text).not.toContain('secret');
  });

  it('S14.07 come only from enabled font connectors without user sign-in', async () => {
    const off = await added({}, false);
    expect(detailOf(await families(off))).toEqual([409, `Foundry ${count} is disabled.`]);
    expect(detailOf(await take(off, 'medium'))).toEqual([409, `Foundry ${count} is disabled.`]);
    const without = await added({ source: undefined, allowedDomains: [] });
    expect(detailOf(await families(without))).toEqual([
      409,
      `Foundry ${count} has no source this platform can reach.`,
    ]);
    const all = (await call('GET', 'connectors', ADMIN)).json<{ data: Schemas['Connector'][] }>().data;
    const media = all.find(({ ownerType, type }) => ownerType === 'builtIn' && type === 'media');
    expect(detailOf(await families(media?.id ?? ''))).toEqual([
      409,
      'Environment media is no connector of fonts.',
    ]);
    const asking = await call('POST', 'connectors', {
      ...ADMIN,
      body: {
        name: 'Asks',
        type: 'fonts',
        allowedDomains: ['type.test'],
        authentication: { browser: 'oAuth2AuthorizationCode', server: 'none' },
      },
    });
    expect(detailOf(asking)).toEqual([400, expect.stringContaining('can’t authenticate in that way')]);
  });

  it('S14.11 are refused from a source with another response or a forbidden address', async () => {
    const faults: [Record<string, Answer>, string][] = [
      [{ '/type/families?limit=50': { body: [] } }, 'its answer has another shape than the protocol says'],
      [{ '/type/families?limit=50': { status: 401 } }, 'it refuses the credentials'],
      [{ '/type/families?limit=50': { status: 404 } }, 'it has no such thing'],
      [{ '/type/families?limit=50': { status: 500 } }, 'it answered with status 500'],
    ];
    for (const [wrong, why] of faults) {
      source.answers = wrong;
      expect(detailOf(await families(await added()))).toEqual(unreached(why));
    }
    const files: [Answer, string][] = [
      [sent(LIGHT, 'text/html'), 'it answered with another kind of file'],
      [
        { headers: { 'content-type': 'font/ttf', 'content-length': '50000001' }, body: '' },
        'its answer is larger than 50 MB',
      ],
      [
        { status: 302, headers: { location: 'https://elsewhere.test/' } },
        'elsewhere.test is not among its allowed domains',
      ],
      [
        { status: 302, headers: { location: 'http://type.test/' } },
        'only addresses that begin with https:// are called',
      ],
    ];
    for (const [answer, why] of files) {
      source.answers = { '/files/medium.ttf': answer };
      expect(detailOf(await take(await added(), 'medium'))).toEqual(unreached(why));
    }
    source.answers = { '/files/medium.ttf': { status: 302, headers: { location: 'https://inside.test/' } } };
    source.addresses.set('inside.test', ['10.0.0.1']);
    expect(
      detailOf(await take(await added({ allowedDomains: ['type.test', 'inside.test'] }), 'medium')),
    ).toEqual(unreached('inside.test has an address that is not public'));
    source.addresses.delete('inside.test');
  });

  it('answers 404 for an unknown font or an expired upload', async () => {
    const id = await added();
    expect(detailOf(await take(id, 'gone'))).toEqual([
      404,
      'There is no such font in this connector, or you may not see it.',
    ]);
    const { batchId } = await taken(id, 'medium');
    platform.now = new Date(platform.now.getTime() + 25 * 60 * 60_000);
    source.calls.length = 0;
    expect((await take(id, 'medium', { batchId })).status).toBe(404);
    expect(source.calls).toEqual([]);
  });

  it('are recorded in the connector’s history with their user, unless they are refused', async () => {
    const id = await added();
    await taken(id, 'medium');
    await taken(id, 'page');
    const history = await call('GET', 'activity', { ...ADMIN, query: { object: `connector:${id}` } });
    const { data } = history.json<Schemas['ActivityPage']>();
    const entries = data.filter(({ operation }) => operation === 'uploadConnectorFont');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      changes: [{ field: 'font', before: null, after: 'Arimo Medium' }],
      result: 'done',
      actor: { kind: 'person' },
      object: { kind: 'connector', id, name: `Foundry ${count}` },
    });
  });

  it('end when the source repeats a page', async () => {
    const id = await added();
    source.answers = {
      '/type/families?limit=50&pageToken=more': { body: { families: [], nextPageToken: 'more' } },
    };
    const first = (await families(id)).json<Schemas['ConnectorFontPage']>();
    const second = (await call('GET', first.links.nextPage ?? '')).json<Schemas['ConnectorFontPage']>();
    expect(second.links).toEqual({});
  });

  it('S14.12 can’t be named to reach another address of the source', async () => {
    const id = await added();
    for (const fontId of ['.', '..', '\ud800']) expect((await take(id, fontId)).status).toBe(404);
    expect(source.calls).toEqual([]);
  });

  it('are accepted from file stores with any content type', async () => {
    expect((await taken(await added(), 'kept')).data.preloadedData[0]?.familyName).toBe('Arimo');
  });

  it('are added as selected, and the rest of the upload is deleted', async () => {
    const id = await added();
    const { batchId, data } = await taken(id, 'medium');
    await taken(id, 'kept', { batchId });
    const [shown] = data.preloadedData;
    const confirmOnly = (ids: string) =>
      call('POST', `font-styles/temp/${batchId}/confirm`, { query: { ids } });
    const [family] = (await list({ search: 'arimo' })).data;
    const before = await call('GET', `font-families/${family?.id}/styles`);
    expect((await confirm(batchId)).status).toBe(409);
    expect((await confirmOnly('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    await correct(batchId, [{ fontStyleId: shown?.id ?? '', familyName: 'Shown Sans', styleName: 'Medium' }]);
    expect((await confirmOnly(shown?.id ?? '')).status).toBe(200);
    expect((await list({ search: 'shown' })).data).toHaveLength(1);
    const after = await call('GET', `font-families/${family?.id}/styles`);
    expect(after.text).toBe(before.text);
    expect((await confirm(batchId)).status).toBe(404);
  });

  it('report their file size unless they are refused', async () => {
    const id = await added();
    const { batchId, data } = await taken(id, 'medium');
    expect(data.preloadedData[0]?.fileSize).toBe(LIGHT.length);
    const refused = await taken(id, 'page', { batchId });
    expect(refused.data.preloadedData[1]).not.toHaveProperty('fileSize');
  });

  it('are not added when the caller disconnects during the download', async () => {
    const id = await added();
    const { resolve } = platform.network;
    let goOn = () => undefined as void;
    const held = new Promise<void>((end) => (goOn = end));
    const asked = new Promise<void>((reached) => {
      platform.network = {
        ...platform.network,
        resolve: async (host) => {
          reached();
          await held;
          return resolve(host);
        },
      };
    });
    const gone = new AbortController();
    const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const sending = fetch(`${address}${AURORA}/connectors/${id}/fonts/upload`, {
      method: 'POST',
      signal: gone.signal,
      body: JSON.stringify({ fontId: 'medium' }),
      headers: { authorization: 'Bearer template.designer', 'content-type': 'application/json' },
    });
    await asked;
    const before = await platform.db.$count(fontUploads);
    gone.abort();
    await expect(sending).rejects.toThrow('aborted');
    const ended = async () => {
      const query = { object: `connector:${id}` };
      const history = await call('GET', 'activity', { ...ADMIN, query });
      return history
        .json<Schemas['ActivityPage']>()
        .data.find(({ operation }) => operation === 'uploadConnectorFont')?.result;
    };
    await vi.waitFor(async () => expect(await ended()).toBe('failed'));
    goOn();
    expect([await platform.db.$count(fontUploads), source.calls]).toEqual([before, []]);
  });

  it('are not requested for a full upload', async () => {
    const id = await added();
    const { batchId } = await taken(id, 'medium');
    const [row] = await platform.db.select().from(fontUploads).where(eq(fontUploads.batchId, batchId));
    if (!row) throw new Error('The upload is empty.');
    await platform.db
      .insert(fontUploads)
      .values(Array.from({ length: 99 }, (_, index) => ({ ...row, id: randomUUID(), position: index + 1 })));
    source.calls.length = 0;
    expect((await take(id, 'medium', { batchId })).status).toBe(400);
    expect(source.calls).toEqual([]);
  });

  it('S14.07 can remove user sign-in from an old configuration', async () => {
    const id = await added();
    const change = (body: object) => call('PATCH', `connectors/${id}`, { ...ADMIN, body });
    const authentication = { browser: 'oAuth2AuthorizationCode', server: 'none' };
    expect((await change({ authentication })).status).toBe(400);
    await platform.db
      .update(connectors)
      .set({ browserAuthentication: 'oAuth2AuthorizationCode' })
      .where(eq(connectors.id, id));
    const source = { type: 'http', address: 'https://type.test/other' };
    expect((await change({ authentication, source })).status).toBe(200);
  });

  it('are neither listed nor downloaded without the right to fonts', async () => {
    const id = await added();
    expect((await call('GET', `connectors/${id}/fonts`, { account: 'user' })).status).toBe(403);
    const body = { fontId: 'medium' };
    const path = `connectors/${id}/fonts/upload`;
    expect((await call('POST', path, { account: 'content.admin', body })).status).toBe(403);
  });
});
