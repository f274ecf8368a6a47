import { describe, expect, it } from 'vitest';
import { NO_PERMISSIONS, parsePermissions } from '@/domain/access';
import {
  afterSubscriptionSwitch,
  chooseClientId,
  chooseEnvironment,
  chooseSubscription,
  environmentFailure,
  groupByClient,
  isCurrentActive,
  subscriptionLabel,
  WORKSPACE_STORAGE_KEYS,
} from '@/domain/workspace';

const make = (guid: string, clientId: string, isActive = true, displayName: string | null = null) => ({
  guid,
  name: `name of ${guid}`,
  displayName,
  isActive,
  clientId,
  clientName: `client ${clientId}`,
});
const zebra = make('s1', 'c1', true, 'Zebra');
const archive = make('s2', 'c1', false, 'Archive');
const apple = make('s3', 'c1', true, 'Apple');
const other = make('s4', 'c2');
const subscriptions = [zebra, archive, apple, other];

describe('groupByClient', () => {
  it('R3.10 lists each client’s active and inactive subscriptions under labels', () => {
    const [first, second] = groupByClient(subscriptions);
    expect(first).toMatchObject({ clientId: 'c1', clientName: 'client c1' });
    expect(first?.groups.map(({ label }) => label)).toEqual([
      'ACTIVE SUBSCRIPTIONS',
      'INACTIVE SUBSCRIPTIONS',
    ]);
    expect(first?.groups[1].options).toEqual([{ label: 'Archive', value: 's2' }]);
    expect(second?.groups[1].options).toEqual([]);
  });

  it('R3.11 an option is labelled by display name, else name, and valued by guid', () => {
    expect(groupByClient([other])[0]?.groups[0].options).toEqual([{ label: 'name of s4', value: 's4' }]);
    expect(subscriptionLabel(zebra)).toBe('Zebra');
  });

  it('R3.11 a blank display name is ignored', () => {
    expect(subscriptionLabel({ ...zebra, displayName: '  ' })).toBe('name of s1');
  });

  it('R3.12 options are sorted by label', () => {
    expect(groupByClient(subscriptions)[0]?.groups[0].options.map(({ label }) => label)).toEqual([
      'Apple',
      'Zebra',
    ]);
  });
});

describe('chooseSubscription', () => {
  const stored = { subscriptions, storedSubscriptionId: 's1', storedClientId: 'c2' };

  it('R4.24 prefers the URL, then the stored one, then the first of the selected client', () => {
    expect(chooseSubscription({ ...stored, requestedId: 's2' })).toEqual({
      state: 'success',
      subscription: archive,
    });
    expect(chooseSubscription(stored)).toEqual({ state: 'success', subscription: zebra });
    expect(chooseSubscription({ ...stored, storedSubscriptionId: null })).toEqual({
      state: 'success',
      subscription: other,
    });
    expect(chooseSubscription({ subscriptions })).toEqual({ state: 'success', subscription: apple });
  });

  it('R4.24 an active subscription is preferred to an inactive one of the same client', () => {
    expect(chooseSubscription({ subscriptions: [archive, zebra] })).toMatchObject({ subscription: zebra });
    expect(chooseSubscription({ subscriptions: [archive] })).toMatchObject({ subscription: archive });
  });

  it('R4.25 the client is the stored one, else the first', () => {
    expect(chooseClientId(subscriptions, 'c2')).toBe('c2');
    expect(chooseClientId(subscriptions, null)).toBe('c1');
    expect(chooseClientId(subscriptions, 'gone')).toBe('c1');
    expect(chooseClientId([], 'c2')).toBeUndefined();
  });

  it('R4.27 an unknown subscription id is not-found with its message', () => {
    expect(chooseSubscription({ ...stored, requestedId: 'gone' })).toEqual({
      state: 'resource_not_found',
      message: 'The provided subscription id is not valid',
    });
  });

  it('R4.24 a stored subscription the user has lost is replaced', () => {
    expect(chooseSubscription({ ...stored, storedSubscriptionId: 'gone' })).toMatchObject({
      subscription: other,
    });
    expect(chooseSubscription({ subscriptions: [] })).toEqual({ state: 'idle' });
  });

  it('R3.34 R4.26 the storage keys are clientId and subscriptionId', () => {
    expect(WORKSPACE_STORAGE_KEYS).toEqual({ client: 'clientId', subscription: 'subscriptionId' });
  });

  it('R4.34 counts as current-active when in the list with isActive true', () => {
    expect(isCurrentActive(subscriptions, 's1')).toBe(true);
    expect(isCurrentActive(subscriptions, 's2')).toBe(false);
    expect(isCurrentActive(subscriptions, 'gone')).toBe(false);
    expect(isCurrentActive(subscriptions, undefined)).toBe(false);
  });
});

describe('chooseEnvironment', () => {
  const environments = [{ guid: 'e1' }, { guid: 'e2' }, { guid: 'e3' }];
  const permissions = parsePermissions({
    environmentRoles: { e1: ['EU'], e2: ['EU', 'EA'], e3: ['EA'] },
  });

  it('R4.31 is the one last opened in this tab', () => {
    expect(chooseEnvironment({ environments, lastOpenedId: 'e1', permissions })).toEqual({ guid: 'e1' });
  });

  it('R4.31 else selects the one with the highest rank, first of equals', () => {
    expect(chooseEnvironment({ environments, permissions })).toEqual({ guid: 'e2' });
    expect(chooseEnvironment({ environments, lastOpenedId: 'elsewhere', permissions })).toEqual({
      guid: 'e2',
    });
    expect(chooseEnvironment({ environments, permissions: NO_PERMISSIONS })).toEqual({ guid: 'e1' });
    expect(chooseEnvironment({ environments: [], permissions })).toBeUndefined();
    const several = parsePermissions({ environmentRoles: { e1: ['CA'], e2: ['TD'], e3: ['EU', 'TD'] } });
    expect(chooseEnvironment({ environments, permissions: several })).toEqual({ guid: 'e3' });
  });

  it('R4.28 an unknown environment id is not-found with its message', () => {
    for (const status of [404, 400]) {
      expect(environmentFailure(status)).toEqual({
        state: 'resource_not_found',
        message: 'The provided environment id is not valid',
      });
    }
  });

  it('R4.29 any other failure is the error state', () => {
    for (const status of [500, 503, 403, undefined])
      expect(environmentFailure(status)).toEqual({ state: 'error' });
  });
});

describe('afterSubscriptionSwitch', () => {
  const environmentIds = ['e9'];

  it('R4.33 stays on a permitted path', () => {
    const path = '/user-management/users';
    expect(afterSubscriptionSwitch({ path, mayOpenPath: true, environmentIds })).toBe(path);
  });

  it('R4.33 redirects to /environments from another path', () => {
    const path = '/user-management/groups';
    expect(afterSubscriptionSwitch({ path, mayOpenPath: false, environmentIds })).toBe('/environments');
  });

  it('R4.33 R4.30 leaves an environment that belongs to the old subscription', () => {
    const inside = (id: string) => ({ path: `/environments/${id}/media`, mayOpenPath: true, environmentIds });
    expect(afterSubscriptionSwitch(inside('e1'))).toBe('/environments');
    expect(afterSubscriptionSwitch(inside('e9'))).toBe('/environments/e9/media');
    expect(afterSubscriptionSwitch({ path: '/environments', mayOpenPath: true, environmentIds })).toBe(
      '/environments',
    );
  });
});
