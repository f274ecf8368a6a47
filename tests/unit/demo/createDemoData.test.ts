import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDemoData, DEMO_ACCOUNTS, demoId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';

const NOW = new Date('2026-06-18T12:00:00Z');
const data = createDemoData({ now: NOW, size: 'demo' });
const large = createDemoData({ now: NOW, size: 'large' });

function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}

describe('demo data', () => {
  it('is the same in every run', () => {
    expect(createDemoData({ now: NOW, size: 'demo' })).toEqual(data);
  });

  it('keeps ids and past figures at a later date', () => {
    const later = createDemoData({ now: new Date('2026-07-02T00:00:00Z'), size: 'demo' });
    expect(later.users.map(({ id }) => id)).toEqual(data.users.map(({ id }) => id));
    const figures = new Map(
      later.renderUsage.map((row) => [`${row.environmentId} ${row.day} ${row.outputName}`, row]),
    );
    const shared = data.renderUsage.filter(({ day }) => day >= '2025-06-01');
    for (const row of shared)
      expect(figures.get(`${row.environmentId} ${row.day} ${row.outputName}`)).toEqual(row);
  });

  it('has fourteen calendar months of renders, up to this day', () => {
    const days = data.renderUsage.map(({ day }) => day).sort();
    expect(days[0]).toBe('2025-05-01');
    expect(days.at(-1)).toBe('2026-06-18');
  });

  it('has members of every status, some federated, in each active subscription', () => {
    for (const id of [SUBSCRIPTIONS.aurora, SUBSCRIPTIONS.borealis]) {
      const members = data.memberships.filter(({ subscriptionId }) => subscriptionId === id);
      expect(new Set(members.map(({ status }) => status))).toEqual(
        new Set(['Active', 'Inactive', 'Pending', 'Blocked']),
      );
      expect(members.length).toBeGreaterThanOrEqual(40);
    }
    expect(data.memberships.filter(({ isFederated }) => isFederated)).toHaveLength(4);
  });

  it('has an invitation that one of the accounts can answer', () => {
    const accounts = new Map(DEMO_ACCOUNTS.map(({ email }) => [demoUserId(email), email]));
    const open = data.memberships.filter(
      ({ userId, status }) => accounts.has(userId) && status === 'Pending',
    );
    expect(open.map(({ userId, subscriptionId }) => [accounts.get(userId), subscriptionId])).toEqual([
      ['content.admin@demo.test', SUBSCRIPTIONS.trial],
    ]);
  });

  it('gives demo accounts no group roles, so that each has only its named role', () => {
    const accounts = new Set(
      data.users
        .filter(({ email }) => DEMO_ACCOUNTS.some((account) => account.email === email))
        .map(({ id }) => id),
    );
    const withRoles = new Set(data.groupRoles.map(({ groupId }) => groupId));
    const through = data.groupMembers.filter(
      ({ groupId, userId }) => accounts.has(userId) && withRoles.has(groupId),
    );
    expect(through).toEqual([]);
  });

  it.each([
    ['demo', data],
    ['large', large],
  ] as const)('%s refers to nothing that is not there, and uses no id or name twice', (_size, rows) => {
    const ids = (list: { id: string }[]) => new Set(list.map(({ id }) => id));
    const [users, environments, groups] = [ids(rows.users), ids(rows.environments), ids(rows.userGroups)];
    expect(users.size).toBe(rows.users.length);
    expect(isUnique(rows.users.map(({ email }) => email))).toBe(true);
    expect(isUnique(rows.environments.map(({ technicalName }) => technicalName))).toBe(true);
    expect(isUnique(rows.groupMembers.map(({ groupId, userId }) => groupId + userId))).toBe(true);
    expect(
      isUnique(rows.environmentRoles.map(({ environmentId, userId, role }) => environmentId + userId + role)),
    ).toBe(true);
    const roles = rows.environmentRoles;
    expect(
      roles.every(({ environmentId, userId }) => environments.has(environmentId) && users.has(userId)),
    ).toBe(true);
    expect(rows.groupMembers.every(({ groupId, userId }) => groups.has(groupId) && users.has(userId))).toBe(
      true,
    );
    expect(
      rows.groupRoles.every(
        ({ groupId, environmentId }) => groups.has(groupId) && environments.has(environmentId),
      ),
    ).toBe(true);
  });

  it('is 10,000 users, 60 environments and 300 groups in the first subscription when large', () => {
    const here = (list: { subscriptionId: string }[]) =>
      list.filter(({ subscriptionId }) => subscriptionId === SUBSCRIPTIONS.aurora).length;
    expect([here(large.memberships), here(large.environments), here(large.userGroups)]).toEqual([
      10_000, 60, 300,
    ]);
    expect(large.environments.some(({ id }) => id === ENVIRONMENTS.auroraProduction)).toBe(true);
  });
});

describe('demo ids', () => {
  it('are UUIDs of version 4 by shape, the same for the same text', () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(demoId(text)).toMatch(shape);
        expect(demoId(text)).toBe(demoId(text));
      }),
    );
  });
});
