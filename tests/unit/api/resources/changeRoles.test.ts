import { setupServer } from 'msw/node';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlatformApi, type PlatformApi } from '@/api/http';
import { createMockPlatform } from '@/api/mocks';
import { updateSubscriptionRoles } from '@/api/users/calls';
import { userMutations, userQueries } from '@/api/users';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { auroraProduction, auroraSandbox } = ENVIRONMENTS;
const of = { subscriptionId: SUBSCRIPTIONS.aurora, userId: demoUserId('user.many@demo.test') };

/** Starts the mocked platform with a concurrent change before each change of the test. */
function start() {
  const { store, handlers } = createMockPlatform({ persona: 'subscription.admin' });
  server.use(...handlers);
  const real = createPlatformApi({ platformUrl: '/mock', getAccessToken: () => Promise.resolve('token') });
  const meanwhile = vi.fn();
  const api: PlatformApi = {
    ...real,
    request: (method, ...call) => {
      if (method !== 'get') meanwhile();
      return real.request(method, ...call);
    },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const write = <Variables>(options: object, variables: Variables) =>
    client
      .getMutationCache()
      .build(client, options)
      .execute(variables as never) as Promise<unknown>;
  const membership = () =>
    store.memberships.find((row) => row.userId === of.userId && row.subscriptionId === of.subscriptionId);
  const rolesIn = (environmentId: string) =>
    store.environmentRoles
      .filter((row) => row.userId === of.userId && row.environmentId === environmentId)
      .map(({ role }) => role);
  return { store, api, real, client, meanwhile, write, membership, rolesIn, users: userMutations(api) };
}

describe('two administrators changing the roles of a user', () => {
  it('R7.36 adding a role keeps a role that another user added at the same moment', async () => {
    const { meanwhile, write, users, membership } = start();
    meanwhile.mockImplementationOnce(() => membership()?.roles.push('SU'));
    expect(await write(users.addRole(), { ...of, role: 'SA' })).toBe(true);
    expect(membership()?.roles.sort()).toEqual(['SA', 'SU']);
    expect(meanwhile).toHaveBeenCalledTimes(2);
  });

  it('R7.36 a role the user has already is not added again, and causes no failure', async () => {
    const { meanwhile, write, users, membership } = start();
    membership()?.roles.push('SA');
    expect(await write(users.addRole(), { ...of, role: 'SA' })).toBe(false);
    expect(meanwhile).not.toHaveBeenCalled();
  });

  it('R7.37 removing roles in one environment keeps roles added elsewhere at the same moment', async () => {
    const { store, meanwhile, write, users, rolesIn } = start();
    meanwhile.mockImplementationOnce(() =>
      store.environmentRoles.push({ environmentId: auroraSandbox, userId: of.userId, role: 'CA' }),
    );
    const change = ({ environmentRoles }: { environmentRoles: { environmentId: string }[] }) =>
      environmentRoles.filter(({ environmentId }) => environmentId !== auroraProduction);
    expect(await write(users.changeEnvironmentRoles(), { ...of, change })).toBe(true);
    expect(rolesIn(auroraProduction)).toEqual([]);
    expect(rolesIn(auroraSandbox).sort()).toEqual(['CA', 'EU']);
  });

  it('R7.36 a change that conflicts each time fails with 412 and overwrites nothing', async () => {
    const { meanwhile, write, users, membership } = start();
    meanwhile.mockImplementation(() => {
      const held = membership()?.roles ?? [];
      membership()!.roles = held.includes('SU') ? [] : ['SU'];
    });
    await expect(write(users.addRole(), { ...of, role: 'SA' })).rejects.toMatchObject({ status: 412 });
    expect(meanwhile).toHaveBeenCalledTimes(3);
    expect(membership()?.roles).toEqual(['SU']);
  });

  it('R7.36 a state that was not read is refused by the mocks like by the platform', async () => {
    const { real, membership } = start();
    const save = (etag: string) => updateSubscriptionRoles(real, of, { subscriptionRoles: ['SA'] }, etag);
    await expect(save('"of another time"')).rejects.toMatchObject({ status: 412 });
    expect(membership()?.roles).toEqual([]);
    await save('*');
    expect(membership()?.roles).toEqual(['SA']);
  });

  it('R7.33 the list is fetched again when a change fails because the user was removed', async () => {
    const { store, client, meanwhile, write, users, real } = start();
    const list = new QueryObserver(client, userQueries(real).list(of.subscriptionId));
    const unsubscribe = list.subscribe(() => undefined);
    const isListed = () => list.getCurrentResult().data?.some(({ id }) => id === of.userId);
    await vi.waitFor(() => expect(isListed()).toBe(true));
    meanwhile.mockImplementationOnce(() => {
      store.memberships = store.memberships.filter(({ userId }) => userId !== of.userId);
    });
    await expect(write(users.deactivate(), of)).rejects.toMatchObject({ status: 404 });
    await vi.waitFor(() => expect(isListed()).toBe(false));
    unsubscribe();
  });
});
