import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import type { Schemas } from '../../platform/environment-api/operations';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const BASE = '/grafx/api/v1/environment/aurora-production';
type Connector = Schemas['Connector'];

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  account = 'environment.admin',
) {
  const response = await platform.app.inject({
    method,
    url: `${path.startsWith('/') ? '' : `${BASE}/`}${path}`,
    headers: { authorization: `Bearer ${account}` },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.body ? response.json<never>() : undefined };
}

const list = async (base = BASE, account?: string) => {
  const { body } = await call('GET', `${base}/connectors`, undefined, account);
  return (body as unknown as { data: Connector[] }).data;
};
const idOf = async (name: string) => {
  const found = (await list()).find((connector) => connector.name === name);
  if (!found) throw new Error(`There is no connector ${name}.`);
  return found.id;
};

describe('connectors of an environment', () => {
  it('S14.09 R3.56 are listed by name with their owner type', async () => {
    expect((await list()).map(({ name, ownerType }) => [name, ownerType])).toEqual([
      ['Asset library', 'grafx'],
      ['Campaign pictures', 'user'],
      ['Environment fonts', 'builtIn'],
      ['Environment media', 'builtIn'],
      ['Picture agency', 'user'],
      ['Price list', 'user'],
    ]);
  });

  it('S14.07 a new one is disabled, no default and of the user', async () => {
    const made = await call('POST', 'connectors', {
      name: ' Stock ',
      type: 'data',
      allowedDomains: ['STOCK.demo.test'],
      authentication: { browser: 'none', server: 'staticKey' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Stock',
      description: '',
      enabled: false,
      default: false,
      ownerType: 'user',
      allowedDomains: ['stock.demo.test'],
      authentication: { browser: 'none', server: 'staticKey' },
    });
    expect((await call('POST', 'connectors', { name: ' sTOCK ', type: 'data' })).status).toBe(409);
  });

  it('refuses unknown fields and a body that is not JSON', async () => {
    const wrong = [
      { name: 'A' },
      { name: ' ', type: 'data' },
      { name: 'A', type: 'video' },
      { name: 'A', type: 'data', allowedDomains: ['https://a.test'] },
      { name: 'A', type: 'data', secret: 'x' },
    ];
    for (const body of wrong) expect((await call('POST', 'connectors', body)).status).toBe(400);
    const text = await platform.app.inject({
      method: 'POST',
      url: `${BASE}/connectors`,
      headers: { authorization: 'Bearer environment.admin', 'content-type': 'text/plain' },
      payload: 'name=A',
    });
    expect(text.statusCode).toBe(415);
  });

  it('the default changes to another of its type, and can’t be disabled or removed', async () => {
    const library = await idOf('Asset library');
    expect((await call('PATCH', `connectors/${library}`, { default: true })).status).toBe(200);
    const media = (await list()).filter(({ type }) => type === 'media');
    expect(media.map((connector) => [connector.name, connector.default])).toEqual([
      ['Asset library', true],
      ['Campaign pictures', false],
      ['Environment media', false],
      ['Picture agency', false],
    ]);
    expect((await call('PATCH', `connectors/${library}`, { enabled: false })).status).toBe(409);
    expect((await call('DELETE', `connectors/${library}`)).status).toBe(409);
    const prices = await idOf('Price list');
    expect((await call('PATCH', `connectors/${prices}`, { default: true })).status).toBe(409);
    expect((await call('PATCH', `connectors/${prices}`, { enabled: true, default: true })).status).toBe(200);
  });

  it('S14.09 keeps built-in and marketplace ones, and changes and removes own ones', async () => {
    for (const name of ['Environment fonts', 'Asset library']) {
      const id = await idOf(name);
      expect((await call('PATCH', `connectors/${id}`, { name: 'Mine' })).status).toBe(409);
      expect((await call('DELETE', `connectors/${id}`)).status).toBe(409);
    }
    const prices = await idOf('Price list');
    expect((await call('PATCH', `connectors/${prices}`, { name: 'Prices' })).status).toBe(200);
    expect((await call('DELETE', `connectors/${prices}`)).status).toBe(204);
    expect((await call('DELETE', `connectors/${prices}`)).status).toBe(404);
  });

  it('S15.13 can be changed only by environment and subscription admins, like the studio version', async () => {
    const change = async (account: string) => [
      (await call('POST', 'connectors', { name: account, type: 'data' }, account)).status,
      (await call('PATCH', `connectors/${await idOf('Price list')}`, { description: account }, account))
        .status,
      (await call('PATCH', 'settings', { sdkVersionPublic: '1.41' }, account)).status,
    ];
    for (const admin of ['environment.admin', 'subscription.admin', 'full.access'])
      expect(await change(admin), admin).toEqual([201, 200, 200]);
    for (const other of ['template.designer', 'content.admin', 'user']) {
      expect(await change(other), other).toEqual([403, 403, 403]);
      expect((await call('DELETE', `connectors/${await idOf('Price list')}`, undefined, other)).status).toBe(
        403,
      );
    }
    expect(await list(BASE, 'user')).toHaveLength(9);
  });

  it('are hidden from other subscriptions and environments', async () => {
    expect((await call('GET', 'connectors', undefined, 'content.admin.classic')).status).toBe(404);
    const sandbox = '/grafx/api/v1/environment/aurora-sandbox/connectors';
    const own = (await list()).map(({ id }) => id);
    expect(
      (await call('PATCH', `${sandbox}/${own[0]}`, { enabled: false }, 'subscription.admin')).status,
    ).toBe(404);
  });

  it('are refused with an unknown source or one of another kind', async () => {
    const media = { name: 'New', type: 'media' };
    const http = { type: 'http', address: 'https://a.test/x' };
    const wrong = [
      [media, 'source'],
      [{ ...media, source: { type: 'folder', folder: '/' } }, 'source.folder'],
      [{ ...media, source: { type: 'folder', folder: '/Nowhere' } }, 'source.folder'],
      [{ ...media, source: http }, 'source.address'],
      [
        { ...media, source: { ...http, address: 'http://a.test' }, allowedDomains: ['a.test'] },
        'source.address',
      ],
      [
        { ...media, source: { ...http, address: 'https://10.0.0.1' }, allowedDomains: ['a.test'] },
        'source.address',
      ],
      [{ ...media, type: 'fonts', source: http }, 'source.address'],
      [{ ...media, type: 'data', source: http }, 'source.address'],
      [
        {
          ...media,
          source: http,
          allowedDomains: ['a.test'],
          authentication: { browser: 'staticKey', server: 'none' },
        },
        'authentication',
      ],
    ] as const;
    for (const [body, field] of wrong) {
      const { status, body: problem } = await call('POST', 'connectors', body);
      expect([status, (problem as unknown as Schemas['Problem']).errors?.map((one) => one.field)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('a new environment starts with the built-in ones', async () => {
    const created = await platform.ok('subscription.admin', 'createEnvironment', {
      body: {
        subscriptionId: (
          await platform.ok('subscription.admin', 'getEnvironment', {
            params: { environmentId: ENVIRONMENTS.auroraProduction },
          })
        ).subscriptionId,
        type: 'development',
        name: 'Fresh',
      },
    });
    const rows = await list(`/grafx/api/v1/environment/${created.defaultName}`, 'subscription.admin');
    expect(rows.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['Environment fonts', true],
      ['Environment media', true],
    ]);
  });
});

describe('the studio version of an environment', () => {
  it('R7.68 can be set by an admin to an existing version', async () => {
    const change = (sdkVersionPublic: string, account?: string) =>
      call('PATCH', 'settings', { sdkVersionPublic }, account);
    expect(await change('1.41')).toEqual({ status: 200, body: { sdkVersionPublic: '1.41' } });
    expect((await call('GET', 'settings')).body).toEqual({ sdkVersionPublic: '1.41' });
    expect((await change('1.12')).status).toBe(400);
    expect((await change('1.41.6')).status).toBe(400);
    expect((await change('latest', 'user')).status).toBe(403);
    expect((await call('GET', 'settings')).body).toEqual({ sdkVersionPublic: '1.41' });
  });
});
