import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { environments } from '../../platform/database/schema';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();

async function get(account: string | null, environment: string, path: string) {
  const { backOfficeUri } = await platform.ok('user', 'getEnvironment', {
    params: { environmentId: ENVIRONMENTS.auroraProduction },
  });
  const base = `${new URL(backOfficeUri).pathname}/api/v1/environment`;
  return platform.app.inject({
    url: `${base}/${environment}/${path}`,
    headers: account === null ? {} : { authorization: `Bearer ${account}` },
  });
}

describe('settings of an environment, under its back office', () => {
  it('R7.68 R3.30 include the public SDK version, latest by default', async () => {
    const fresh = await get('user', 'aurora-production', 'settings');
    expect(fresh.statusCode).toBe(200);
    expect(fresh.json()).toEqual({ sdkVersionPublic: 'latest' });
    await platform.db
      .update(environments)
      .set({ sdkVersionPublic: '1.41' })
      .where(eq(environments.id, ENVIRONMENTS.auroraProduction));
    expect((await get('user', 'AURORA-Production', 'settings')).json()).toEqual({ sdkVersionPublic: '1.41' });
  });

  it('R7.69 R3.31 include the available SDK versions as a map of version to engine and SDK', async () => {
    const response = await get('user', 'aurora-production', 'settings/available-sdk-versions');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      latest: { sdkVersion: '1.42.3', engineVersion: '2.18.1' },
      '1.42': { sdkVersion: '1.42.3', engineVersion: '2.18.1' },
      '1.41': { sdkVersion: '1.41.6', engineVersion: '2.17.4' },
      '1.40': { sdkVersion: '1.40.9', engineVersion: '2.16.8' },
    });
  });

  it('answer 404 to users of another subscription', async () => {
    for (const path of ['settings', 'settings/available-sdk-versions']) {
      const foreign = await get('content.admin.classic', 'aurora-production', path);
      const unknown = await get('content.admin.classic', 'nothing', path);
      expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
      expect(foreign.json<{ detail: string }>().detail).toBe(unknown.json<{ detail: string }>().detail);
      expect((await get(null, 'aurora-production', path)).statusCode).toBe(401);
    }
  });
});
