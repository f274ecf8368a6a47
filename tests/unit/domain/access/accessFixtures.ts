import fc from 'fast-check';
import {
  deriveAccess,
  NO_PERMISSIONS,
  ROLE_NAMES,
  type Access,
  type AccessFacts,
  type Permissions,
  type RoleName,
} from '@/domain/access';

export const SUBSCRIPTION = 'subscription-1';
export const OTHER_SUBSCRIPTION = 'subscription-2';
export const ENVIRONMENT = 'environment-1';
export const SIBLING = 'environment-2';
const FOREIGN = 'environment-3';

interface Given {
  full?: boolean;
  active?: string[];
  inSubscription?: RoleName[];
  inOtherSubscription?: RoleName[];
  inEnvironment?: RoleName[];
  inSibling?: RoleName[];
  inForeign?: RoleName[];
  graFx?: boolean;
  environmentId?: string | undefined;
}

const entry = (id: string, roles: RoleName[] | undefined): [string, RoleName[]][] =>
  roles ? [[id, roles]] : [];

/** Permissions of a user of two subscriptions: two environments in the first, one in the second. */
function permissionsOf(given: Given): Permissions {
  return {
    ...NO_PERMISSIONS,
    hasFullAccess: given.full ?? false,
    activeSubscriptions: given.active ?? [SUBSCRIPTION],
    subscriptionRoles: new Map([
      ...entry(SUBSCRIPTION, given.inSubscription),
      ...entry(OTHER_SUBSCRIPTION, given.inOtherSubscription),
    ]),
    environmentRoles: new Map([
      ...entry(ENVIRONMENT, given.inEnvironment),
      ...entry(SIBLING, given.inSibling),
      ...entry(FOREIGN, given.inForeign),
    ]),
  };
}

/** Derives the access of such a user, by default in the first environment of the first subscription. */
export function accessOf(given: Given): Access {
  return deriveAccess(permissionsOf(given), {
    subscriptionId: SUBSCRIPTION,
    environmentId: 'environmentId' in given ? given.environmentId : ENVIRONMENT,
    isGraFxPricebook: given.graFx ?? false,
    subscriptionEnvironmentIds: [ENVIRONMENT, SIBLING],
  });
}

const someRoles = fc.uniqueArray(fc.constantFrom(...ROLE_NAMES.filter((name) => name !== 'FullAccess')));
const roleMap = (...ids: string[]) =>
  fc
    .dictionary(fc.constantFrom(...ids), someRoles, { maxKeys: ids.length })
    .map((held) => new Map(Object.entries(held)));

/** Any permissions over the two subscriptions and three environments. */
export const anyPermissions: fc.Arbitrary<Permissions> = fc.record({
  hasFullAccess: fc.boolean(),
  activeSubscriptions: fc.subarray([SUBSCRIPTION, OTHER_SUBSCRIPTION]),
  subscriptionRoles: roleMap(SUBSCRIPTION, OTHER_SUBSCRIPTION),
  environmentRoles: roleMap(ENVIRONMENT, SIBLING, FOREIGN),
});

/** Any place of such a user. */
export const anyFacts: fc.Arbitrary<AccessFacts> = fc.record({
  subscriptionId: fc.constantFrom(SUBSCRIPTION, OTHER_SUBSCRIPTION, undefined),
  environmentId: fc.constantFrom(ENVIRONMENT, SIBLING, FOREIGN, undefined),
  isGraFxPricebook: fc.boolean(),
  subscriptionEnvironmentIds: fc.subarray([ENVIRONMENT, SIBLING]),
});

/** Any access, anywhere. */
export const anyAccess: fc.Arbitrary<Access> = fc
  .tuple(anyPermissions, anyFacts)
  .map(([permissions, facts]) => deriveAccess(permissions, facts));
