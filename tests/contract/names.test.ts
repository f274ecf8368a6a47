import { describe, expect, it } from 'vitest';
import { demoGroupId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
/** Displayed as “Menu exe.png”, which it is not. */
const NAME = 'Menu \u202Egnp.exe';
const SAID = 'A name has no characters that can’t be seen, such as the U+202E in this one.';

describe('a name with an invisible character', () => {
  it('H2.21 is refused for groups, environments, integrations and users', async () => {
    const admin = 'subscription.admin';
    const subscriptionId = SUBSCRIPTIONS.aurora;
    const environmentId = ENVIRONMENTS.auroraProduction;
    const id = demoGroupId('aurora', 'Reviewers');
    const problems = [
      await platform.refused(admin, 'createUserGroup', 400, {
        body: { subscriptionId, name: NAME, description: null, environmentRoles: [] },
      }),
      await platform.refused(admin, 'updateUserGroup', 400, {
        params: { id },
        body: { name: NAME },
      }),
      await platform.refused(admin, 'updateEnvironment', 400, {
        params: { environmentId },
        body: { name: NAME },
      }),
      await platform.refused(admin, 'createIntegration', 400, { body: { environmentId, name: NAME } }),
    ];
    for (const { errors } of problems)
      expect(errors).toEqual([{ field: 'name', message: 'has a character that can’t be seen' }]);
  });

  it.each([
    ['POST', 'templates', { query: { name: NAME }, body: {} }],
    ['POST', 'template-collections', { body: { name: NAME } }],
    ['POST', 'brand-kits', { body: { name: NAME } }],
    ['POST', 'media/directory', { body: { name: NAME } }],
  ] as const)('H2.21 is refused by %s %s', async (method, path, options) => {
    const answer = await call(method, path, { ...options, account: 'full.access' });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toMatch(/can’t be seen/);
  });

  it('H2.21 is reported with the number of the character', async () => {
    const answer = await call('POST', 'templates', { query: { name: NAME }, body: {} });
    expect(answer.json<{ detail: string }>().detail).toBe(SAID);
  });
});
