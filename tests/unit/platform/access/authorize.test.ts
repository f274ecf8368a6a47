import { describe, expect, it } from 'vitest';
import { NO_PERMISSIONS, parseRoles } from '@/domain/access';
import {
  accessIn,
  authorize,
  isVisibleSubscription,
  may,
  requireEnvironment,
  requireSubscription,
  type SubscriptionRow,
} from '../../../../platform/access/authorize';
import type { Caller } from '../../../../platform/access/loadCaller';
import {
  environments,
  subscriptions,
  type EnvironmentRole,
  type SubscriptionRole,
} from '../../../../platform/database/schema';
import { TableStub } from '../support/TableStub';

const SUBSCRIPTION = { id: 's1', isGraFxPricebook: false } as SubscriptionRow;

interface Held {
  full?: boolean;
  subscriptionRoles?: Record<string, SubscriptionRole[]>;
  /** By environment; the letters before the dot are its subscription. */
  environmentRoles?: Record<string, EnvironmentRole[]>;
}

function callerWith({ full = false, subscriptionRoles = {}, environmentRoles = {} }: Held): Caller {
  const inSubscriptions = new Map(Object.entries(subscriptionRoles));
  const inEnvironments = new Map(Object.entries(environmentRoles));
  return {
    user: { hasFullAccess: full } as Caller['user'],
    subscriptionRoles: inSubscriptions,
    environmentRoles: inEnvironments,
    subscriptionOfEnvironment: new Map([...inEnvironments.keys()].map((id) => [id, id.split('.')[0]])),
    permissions: {
      ...NO_PERMISSIONS,
      hasFullAccess: full,
      subscriptionRoles: new Map([...inSubscriptions].map(([id, codes]) => [id, parseRoles(codes)])),
      environmentRoles: new Map([...inEnvironments].map(([id, codes]) => [id, parseRoles(codes)])),
    },
  } as Partial<Caller> as Caller;
}

const admin = callerWith({ subscriptionRoles: { s1: ['SA'] } });
const environmentAdmin = callerWith({ environmentRoles: { 's1.e1': ['EA'], 's2.e9': ['EU'] } });
const stranger = callerWith({ subscriptionRoles: { s2: ['SA'] }, environmentRoles: { 's2.e9': ['EA'] } });
const full = callerWith({ full: true });

describe('the rights of a caller', () => {
  it('is worked out from the subscription it is about', () => {
    const { facts } = accessIn(environmentAdmin, { ...SUBSCRIPTION, isGraFxPricebook: true }, 's1.e1');
    expect(facts).toEqual({
      subscriptionId: 's1',
      environmentId: 's1.e1',
      isGraFxPricebook: true,
      subscriptionEnvironmentIds: ['s1.e1'],
    });
  });

  it('requires the role there', () => {
    expect(may(admin, 'group.manage', SUBSCRIPTION)).toBe(true);
    expect(may(full, 'group.manage', SUBSCRIPTION)).toBe(true);
    expect(may(environmentAdmin, 'group.manage', SUBSCRIPTION)).toBe(false);
    expect(may(stranger, 'group.manage', SUBSCRIPTION)).toBe(false);
  });

  it('needs the role in the environment it is about', () => {
    expect(may(environmentAdmin, 'settings.update', SUBSCRIPTION, 's1.e1')).toBe(true);
    expect(may(environmentAdmin, 'settings.update', SUBSCRIPTION, 's1.e2')).toBe(false);
    expect(may(environmentAdmin, 'settings.update', SUBSCRIPTION)).toBe(false);
  });

  it('is refused with a message', () => {
    expect(() => authorize(admin, 'group.manage', SUBSCRIPTION)).not.toThrow();
    expect(() => authorize(environmentAdmin, 'settings.update', SUBSCRIPTION, 's1.e1')).not.toThrow();
    expect(() => authorize(stranger, 'group.manage', SUBSCRIPTION)).toThrow(
      expect.objectContaining({
        status: 403,
        message: "You're missing permission to do this: manage user groups.",
      }) as Error,
    );
  });
});

describe('a subscription', () => {
  it.each([
    ['full access', full, true],
    ['a role in it', admin, true],
    ['a role in one of its environments', environmentAdmin, true],
    ['a role elsewhere', stranger, false],
  ])('is known to who has %s: %o', (_, caller, isVisible) => {
    expect(isVisibleSubscription(caller, 's1')).toBe(isVisible);
  });

  it('is found by its id in any case', async () => {
    const stub = new TableStub([subscriptions, [SUBSCRIPTION]]);
    await expect(requireSubscription(stub.database, admin, 'S1')).resolves.toEqual(SUBSCRIPTION);
  });

  it.each([
    ['foreign', stranger, [SUBSCRIPTION]],
    ['unknown', full, []],
  ])('that is %s is not there', async (_, caller, rows) => {
    const stub = new TableStub([subscriptions, rows]);
    await expect(requireSubscription(stub.database, caller, 's1')).rejects.toMatchObject({
      status: 404,
      message: 'There is no such subscription, or you may not see it.',
    });
  });
});

describe('an environment', () => {
  const row = { environment: { id: 's1.e1' }, subscription: SUBSCRIPTION };
  const stub = new TableStub([environments, [row]]);

  it.each([
    ['full access', full],
    ['the subscription’s admin', admin],
    ['a role in it', environmentAdmin],
  ])('is found by its id in any case for %s', async (_, caller) => {
    await expect(requireEnvironment(stub.database, caller, 'S1.E1')).resolves.toEqual(row);
  });

  it.each([
    ['foreign', stranger, stub],
    ['unknown', full, new TableStub()],
  ])('that is %s is not there', async (_, caller, { database }) => {
    await expect(requireEnvironment(database, caller, 's1.e1')).rejects.toMatchObject({
      status: 404,
      message: 'There is no such environment, or you may not see it.',
    });
  });
});
