import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS, outputSettingId, SUBSCRIPTIONS } from '@/demo';
import type { Schemas } from '../../platform/environment-api/operations';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { callEnvironment } from './support/callEnvironment';
import { setRoles } from './support/setRoles';
import { startTestPlatform } from './support/startTestPlatform';

type Problem = Schemas['Problem'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const settingId = outputSettingId(ENVIRONMENTS.auroraProduction, 'PNG at double size');

async function makeTemplate(): Promise<string> {
  const made = await call('POST', 'templates', { query: { name: 'Poster' }, body: sampleDocument() });
  return made.json<{ data: { id: string } }>().data.id;
}

describe('templates', () => {
  it('S15.03 are read-only with previews to administrators without a designer seat', async () => {
    const id = await makeTemplate();
    for (const account of ['subscription.admin', 'environment.admin']) {
      const statuses = [
        await call('GET', 'templates', { account }),
        await call('GET', `templates/${id}`, { account }),
        await call('GET', `templates/${id}/preview/thumbnail`, { account }),
        await call('PUT', `templates/${id}`, { account, body: sampleDocument() }),
      ].map(({ status }) => status);
      expect(statuses, account).toEqual([200, 200, 200, 403]);
    }
  });

  it('S15.04 can be changed by a subscription admin with a designer seat', async () => {
    const id = await makeTemplate();
    const save = () =>
      call('PUT', `templates/${id}`, { account: 'subscription.admin', body: sampleDocument() });
    expect((await save()).status).toBe(403);
    await setRoles(platform, 'subscription.admin', ['SA', 'TD']);
    expect((await save()).status).toBe(200);
  });

  it('S15.16 are refused to a designer with the next call after losing the seat', async () => {
    const id = await makeTemplate();
    const params = {
      subscriptionId: SUBSCRIPTIONS.aurora,
      userId: demoUserId('template.designer@demo.test'),
    };
    const { headers } = await platform.call('full.access', 'getSubscriptionUser', { params });
    await platform.ok('full.access', 'updateUserEnvironments', {
      params,
      body: { environmentRoles: [{ environmentId: ENVIRONMENTS.auroraProduction, userRole: 'EU' }] },
      headers: { 'if-match': String(headers.etag) },
    });
    const refused = await call('PUT', `templates/${id}`, { body: sampleDocument() });
    expect(refused.status).toBe(403);
  });
});

describe('output settings and user interfaces', () => {
  const writes = async (account: string) =>
    [
      await call('PUT', `output/settings/${settingId}`, { account, body: { name: 'Small pictures' } }),
      await call('POST', 'output/settings/png', { account, body: { name: `Of ${account}` } }),
      await call('POST', 'user-interfaces', { account, body: { name: `Of ${account}` } }),
    ].map(({ status }) => status);

  it('S15.08 are changed by designers and administrators, and by no plain user', async () => {
    for (const account of ['template.designer', 'environment.admin', 'subscription.admin'])
      expect(await writes(account), account).toEqual([200, 201, 201]);
    expect(await writes('user')).toEqual([403, 403, 403]);
  });

  it('S15.09 are read-only to content administrators, with the reason', async () => {
    const account = 'content.admin';
    const read = await call('GET', `output/settings/${settingId}`, { account });
    const list = await call('GET', 'user-interfaces', { account });
    expect([read.status, list.status]).toEqual([200, 200]);
    expect(await writes(account)).toEqual([403, 403, 403]);
    const refused = await call('POST', 'output/settings/png', { account, body: { name: 'New' } });
    expect(refused.json<Problem>().detail).toMatch(/output settings/i);
  });
});

describe('a body', () => {
  it.each([
    ['POST', 'template-collections', { name: 'Events', colour: 'red' }, 'colour'],
    ['POST', 'output/settings/png', { name: 'Large', dpi: 300 }, 'dpi'],
    ['POST', 'user-interfaces', { name: 'Shop', theme: 'dark' }, 'theme'],
    ['POST', 'brand-kits', { name: 'Kit', logo: 1 }, 'logo'],
    ['POST', 'media/directory', { name: 'Logos', size: 1 }, 'size'],
    ['POST', 'output/png', { documentContent: sampleDocument(), outputSettings: {}, dpi: 300 }, 'dpi'],
    ['PATCH', 'settings', { sdkVersionPublic: 'latest', speed: 1 }, 'speed'],
  ] as const)(
    'S1.09 of %s %s with an unknown property is refused by its name',
    async (method, path, body, field) => {
      const account = path === 'settings' ? 'subscription.admin' : 'template.designer';
      const before = await call('GET', path.startsWith('output/') ? 'output/settings' : path, { account });
      const refused = await call(method, path, { account, body });
      const { errors = [], detail } = refused.json<Problem>();
      expect([
        refused.status,
        `${detail} ${errors.map((error) => `${error.field} ${error.message}`).join()}`,
      ]).toEqual([400, expect.stringContaining(field)]);
      const after = await call('GET', path.startsWith('output/') ? 'output/settings' : path, { account });
      expect(after.text.replace(/"requestId":"[^"]*"/, '')).toBe(
        before.text.replace(/"requestId":"[^"]*"/, ''),
      );
    },
  );
});

it('S9.13a S9.13b a deleted template leaves its collections, and its projects still open', async () => {
  const templateId = await makeTemplate();
  const made = await call('POST', 'template-collections', { body: { name: 'Season' } });
  const { id: collectionId } = made.json<{ data: { id: string } }>().data;
  const added = await call('POST', `template-collections/${collectionId}/templates`, {
    body: { templateId },
  });
  expect(added.status, added.text).toBeLessThan(300);
  const started = await call('POST', 'projects', { body: { template: { id: templateId } } });
  const { id: projectId } = started.json<{ data: { id: string } }>().data;
  const document = (await call('GET', `projects/${projectId}/document`)).text;
  const draw = async () => (await call('GET', `projects/${projectId}/preview/highest`)).bytes;
  const drawn = await draw();
  expect((await call('DELETE', `templates/${templateId}`, { query: { force: 'true' } })).status).toBe(204);
  const collection = await call('GET', `template-collections/${collectionId}`);
  expect(collection.json<{ data: { templates: unknown[] } }>().data.templates).toEqual([]);
  expect((await call('GET', `projects/${projectId}/document`)).text).toBe(document);
  expect((await draw()).equals(drawn)).toBe(true);
});
