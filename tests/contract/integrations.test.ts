import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { integrations } from '../../platform/database/schema';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'environment.admin';
const production = { environmentId: ENVIRONMENTS.auroraProduction };
const newOne = { ...production, name: 'Price feed', description: 'Fetches prices.' };

const create = () => platform.ok(admin, 'createIntegration', { body: newOne });
const storedHash = async (clientId: string) => {
  const [row] = await platform.db.select().from(integrations).where(eq(integrations.clientId, clientId));
  return row?.secretHash;
};
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

describe('integrations', () => {
  it('R7.51 accept these permissions', async () => {
    const permissions = await platform.ok(admin, 'listAvailablePermissions');
    expect(
      permissions.map(({ resource, displayName, actions }) => `${resource} ${displayName} ${actions.join()}`),
    ).toEqual([
      'font Fonts list,read,write',
      'media Media list,read,write',
      'myproject Projects list,read,write',
      'template Templates list,read,write',
      'template_collection Collections list,read,write',
      'output Output animated,static',
    ]);
  });

  it('R7.52 R3.19 are listed by environment, without secrets', async () => {
    const rows = await platform.ok(admin, 'listIntegrations', { query: production });
    expect(rows.map(({ name }) => name)).toEqual(['Asset sync', 'Web shop']);
    expect(rows[0]).toEqual({
      clientId: rows[0]?.clientId,
      ...production,
      name: 'Asset sync',
      description: 'Copies pictures from the asset library.',
    });
    const problem = await platform.refused(admin, 'listIntegrations', 400);
    expect(problem.errors).toEqual([{ field: 'environmentId', message: 'is required' }]);
  });

  it('R7.53 R7.54 R3.19 R3.20 return their secret only when created', async () => {
    const { clientSecret, ...created } = await create();
    expect(created).toEqual({ ...newOne, clientId: created.clientId });
    expect(clientSecret.length).toBeGreaterThanOrEqual(40);
    const read = await platform.call(admin, 'getIntegration', { params: { clientId: created.clientId } });
    expect(JSON.parse(read.text)).toEqual(created);
    expect(await storedHash(created.clientId)).toBe(hashOf(clientSecret));
  });

  it('R5.18 R5.19 require environmentId and name to create, name and description to update', async () => {
    for (const field of ['environmentId', 'name'] as const) {
      const { [field]: _left, ...body } = newOne;
      const problem = await platform.refused(admin, 'createIntegration', 400, { body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
    const { clientId } = await create();
    for (const [body, field] of [
      [{ name: 'x' }, 'description'],
      [{ description: 'x' }, 'name'],
    ] as const) {
      const problem = await platform.refused(admin, 'updateIntegration', 400, { params: { clientId }, body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });

  it('have unique names of at most 20 and descriptions of at most 140 characters', async () => {
    const accepts = async (change: object) =>
      (await platform.call(admin, 'createIntegration', { body: { ...newOne, ...change } })).status;
    expect(await accepts({ name: 'n'.repeat(21) })).toBe(400);
    expect(await accepts({ description: 'd'.repeat(141) })).toBe(400);
    expect(await accepts({ name: 'n'.repeat(20), description: 'd'.repeat(140) })).toBe(201);
    expect(await accepts({ name: 'WEB SHOP' })).toBe(409);
  });

  it('R7.55 change name and description', async () => {
    const { clientId } = await create();
    const body = { name: ' Price feed 2 ', description: null };
    const updated = await platform.ok(admin, 'updateIntegration', { params: { clientId }, body });
    expect(updated).toEqual({ clientId, ...production, name: 'Price feed 2', description: null });
    const taken = { name: 'Web shop', description: null };
    await platform.refused(admin, 'updateIntegration', 409, { params: { clientId }, body: taken });
  });

  it('R7.56 are deleted', async () => {
    const { clientId } = await create();
    await platform.ok(admin, 'deleteIntegration', { params: { clientId } });
    await platform.refused(admin, 'getIntegration', 404, { params: { clientId } });
    expect(await storedHash(clientId)).toBeUndefined();
  });

  it('R7.57 R7.58 store the last permissions', async () => {
    const { clientId } = await create();
    const call = { params: { clientId } };
    expect(await platform.ok(admin, 'getIntegrationPermissions', call)).toEqual({ permissions: [] });
    const body = { permissions: ['template:read', 'media:list', 'template:read'] };
    const set = await platform.ok(admin, 'replaceIntegrationPermissions', { ...call, body });
    expect(set).toEqual({ permissions: ['media:list', 'template:read'] });
    expect(await platform.ok(admin, 'getIntegrationPermissions', call)).toEqual(set);
    const unknown = { permissions: ['template:delete'] };
    await platform.refused(admin, 'replaceIntegrationPermissions', 400, { ...call, body: unknown });
  });

  it('R7.59 R3.20 get a new secret that replaces the old one', async () => {
    const { clientId, clientSecret } = await create();
    const rotated = await platform.ok(admin, 'rotateIntegrationSecret', { params: { clientId } });
    expect(Object.keys(rotated)).toEqual(['clientSecret']);
    expect(rotated.clientSecret).not.toBe(clientSecret);
    expect(await storedHash(clientId)).toBe(hashOf(rotated.clientSecret));
  });

  it('R7.55 R7.56 R7.58 R7.59 one is changed without changing the others of the environment', async () => {
    const { clientId } = await create();
    const others = async () => {
      const rows = await platform.db.select().from(integrations).orderBy(integrations.clientId);
      return rows.filter((row) => row.clientId !== clientId);
    };
    const before = await others();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before.map(({ secretHash }) => secretHash)).size).toBe(before.length);
    const one = { params: { clientId } };
    await platform.ok(admin, 'rotateIntegrationSecret', one);
    await platform.ok(admin, 'updateIntegration', { ...one, body: { name: 'Another', description: 'New.' } });
    await platform.ok(admin, 'replaceIntegrationPermissions', {
      ...one,
      body: { permissions: ['media:list'] },
    });
    expect(await others()).toEqual(before);
    await platform.ok(admin, 'deleteIntegration', one);
    expect(await others()).toEqual(before);
  });

  it('are managed by subscription admins and by environment admins of that environment', async () => {
    await platform.ok('subscription.admin', 'createIntegration', { body: newOne });
    const sandbox = { environmentId: ENVIRONMENTS.auroraSandbox };
    await platform.refused(admin, 'listIntegrations', 403, { query: sandbox });
    const { clientId } = await platform.ok('subscription.admin', 'createIntegration', {
      body: { ...newOne, ...sandbox },
    });
    for (const operation of ['getIntegration', 'rotateIntegrationSecret', 'deleteIntegration'] as const)
      await platform.refused(admin, operation, 403, { params: { clientId } });
    for (const account of ['user', 'template.designer', 'content.admin'])
      await platform.refused(account, 'listIntegrations', 403, { query: production });
  });
});
