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
  it('are listed by name, built-in ones among them', async () => {
    expect((await list()).map(({ name, ownerType }) => [name, ownerType])).toEqual([
      ['Asset library', 'grafx'],
      ['Environment fonts', 'builtIn'],
      ['Environment media', 'builtIn'],
      ['Price list', 'user'],
    ]);
  });

  it('a new one is enabled, no default and of the user', async () => {
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
      enabled: true,
      default: false,
      ownerType: 'user',
      allowedDomains: ['stock.demo.test'],
      authentication: { browser: 'none', server: 'staticKey' },
    });
    expect((await call('POST', 'connectors', { name: 'stock', type: 'data' })).status).toBe(409);
  });

  it('refuses what the contract does not know, and text where JSON belongs', async () => {
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

  it('the default moves to another of its type, and is neither disabled nor removed', async () => {
    const library = await idOf('Asset library');
    expect((await call('PATCH', `connectors/${library}`, { default: true })).status).toBe(200);
    const media = (await list()).filter(({ type }) => type === 'media');
    expect(media.map((connector) => [connector.name, connector.default])).toEqual([
      ['Asset library', true],
      ['Environment media', false],
    ]);
    expect((await call('PATCH', `connectors/${library}`, { enabled: false })).status).toBe(409);
    expect((await call('DELETE', `connectors/${library}`)).status).toBe(409);
    const prices = await idOf('Price list');
    expect((await call('PATCH', `connectors/${prices}`, { default: true })).status).toBe(409);
    expect((await call('PATCH', `connectors/${prices}`, { enabled: true, default: true })).status).toBe(200);
  });

  it('built-in ones stay as they are, others go', async () => {
    const fonts = await idOf('Environment fonts');
    expect((await call('PATCH', `connectors/${fonts}`, { name: 'Mine' })).status).toBe(409);
    expect((await call('DELETE', `connectors/${fonts}`)).status).toBe(409);
    const prices = await idOf('Price list');
    expect((await call('DELETE', `connectors/${prices}`)).status).toBe(204);
    expect((await call('DELETE', `connectors/${prices}`)).status).toBe(404);
  });

  it('are changed by admins alone, and unknown to other subscriptions', async () => {
    expect(await list(BASE, 'user')).toHaveLength(4);
    const body = { name: 'A', type: 'data' };
    expect((await call('POST', 'connectors', body, 'user')).status).toBe(403);
    expect((await call('GET', 'connectors', undefined, 'content.admin.classic')).status).toBe(404);
    const sandbox = '/grafx/api/v1/environment/aurora-sandbox/connectors';
    const own = (await list()).map(({ id }) => id);
    expect(
      (await call('PATCH', `${sandbox}/${own[0]}`, { enabled: false }, 'subscription.admin')).status,
    ).toBe(404);
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
  it('R7.68 is set by an admin to one there is', async () => {
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
