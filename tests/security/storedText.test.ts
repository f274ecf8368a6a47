import { describe, expect, it } from 'vitest';
import { demoId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import type { OperationId } from '../../platform/management/operations';
import { startTestPlatform, type CallInput } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'subscription.admin';
const subscriptionId = SUBSCRIPTIONS.aurora;
const environmentId = ENVIRONMENTS.auroraProduction;
const clientId = demoId('integration:auroraProduction:Web shop');

/** Texts that are a script, markup, a template or a query when not treated as text. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}} ${7*7} #{7*7} <%= 7*7 %>',
  "Robert'); drop table users;--",
  '</title><iframe src="//evil.test">',
  '&lt;b&gt; &amp; %3Cscript%3E',
  '\u{1F9D9}\u200D\u2642\uFE0F Ünï',
];
/** A text with misleading characters; descriptions keep them, and names are refused. */
const UNSEEN = '\u202Egnp.exe \u200B';

const nameOf = (text: string) => (text === UNSEEN ? 'Menu' : text);

/** Every text that users can store: how it is sent, and where it is returned. */
const FIELDS: [string, OperationId, (text: string) => CallInput][] = [
  [
    'name and description of a group',
    'createUserGroup',
    (text) => ({ body: { subscriptionId, name: nameOf(text), description: text, environmentRoles: [] } }),
  ],
  [
    'name and description of an environment',
    'createEnvironment',
    (text) => ({ body: { subscriptionId, type: 'development', name: nameOf(text), description: text } }),
  ],
  [
    'description of an integration',
    'updateIntegration',
    (text) => ({ params: { clientId }, body: { name: 'X', description: text } }),
  ],
];

describe('stored texts', () => {
  it.each(FIELDS)('%s are returned as they were sent, as data', async (_name, operation, input) => {
    for (const text of [...TEXTS, UNSEEN]) {
      const answer = await platform.call(admin, operation, input(text));
      expect(answer.status, text).toBeLessThan(300);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      const values = Object.values(JSON.parse(answer.text) as Record<string, unknown>);
      expect(values, text).toContain(text.trim());
    }
  });

  it('the name of a user is returned as it was sent', async () => {
    const params = { userId: demoUserId('user@demo.test') };
    for (const text of TEXTS) {
      await platform.ok('user', 'updateUserName', { params, body: { firstName: text, lastName: text } });
      const me = await platform.ok('user', 'getMe');
      expect([me.firstName, me.lastName]).toEqual([text.trim(), text.trim()]);
    }
  });

  it('the names of an integration and of a connector are returned as they were sent', async () => {
    for (const text of TEXTS.filter((each) => [...each].length <= 20)) {
      const made = await platform.ok(admin, 'createIntegration', { body: { environmentId, name: text } });
      expect(made.name).toBe(text.trim());
      const response = await platform.app.inject({
        method: 'POST',
        url: '/grafx/api/v1/environment/aurora-production/connectors',
        headers: { authorization: `Bearer ${admin}` },
        payload: { name: text, type: 'data', allowedDomains: [] },
      });
      expect(response.json()).toMatchObject({ name: text.trim() });
    }
  });

  it('a character no database can store is refused, not swallowed', async () => {
    const problem = await platform.refused(admin, 'createUserGroup', 400, {
      body: { subscriptionId, name: 'Nul', description: 'Nul \u0000', environmentRoles: [] },
    });
    expect(problem.detail).toBe('The request holds a character that can’t be stored.');
  });
});
