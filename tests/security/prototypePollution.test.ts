import { describe, expect, it } from 'vitest';
import { demoGroupId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startTestPlatform } from '../contract/support/startTestPlatform';

const platform = startTestPlatform();
const subscriptionId = SUBSCRIPTIONS.aurora;

/** Ways to name the prototype of an object in JSON, within an otherwise valid body. */
const KEYS = [
  '"__proto__": {"polluted": true}',
  '"\\u005f_proto__": {"polluted": true}',
  '"constructor": {"prototype": {"polluted": true}}',
  '"prototype": {"polluted": true}',
  '"__proto__": null',
  '"__defineGetter__": "polluted"',
];

const TARGETS = [
  ['PATCH', `/api/v1/user-groups/${demoGroupId('aurora', 'Reviewers')}`, '"name": "X"'],
  [
    'POST',
    '/api/v1/user-groups',
    `"subscriptionId": "${subscriptionId}", "name": "X", "environmentRoles": []`,
  ],
  ['POST', '/api/v1/integrations', `"environmentId": "${ENVIRONMENTS.auroraProduction}", "name": "X"`],
  ['POST', '/api/v1/environments', `"subscriptionId": "${subscriptionId}", "type": "development"`],
  ['PATCH', '/grafx/api/v1/environment/aurora-production/settings', '"sdkVersionPublic": "latest"'],
] as const;

describe.each(TARGETS)('%s %s', (method, url, fields) => {
  it.each(KEYS)('refuses %s', async (key) => {
    const response = await platform.app.inject({
      method,
      url,
      headers: { authorization: 'Bearer subscription.admin', 'content-type': 'application/json' },
      payload: `{${fields}, ${key}}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('refuses a prototype one level down', async () => {
    const response = await platform.app.inject({
      method,
      url,
      headers: { authorization: 'Bearer subscription.admin', 'content-type': 'application/json' },
      payload: `{${fields}, "environmentRoles": [{"__proto__": {"polluted": true}}]}`,
    });
    expect(response.statusCode).toBe(400);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
