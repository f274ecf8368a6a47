import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAhead } from '@/app/start/readAhead';
import type { Configuration } from '@/domain/configuration';

const PLATFORM = 'http://platform.test';
const SUBSCRIPTION = 'a50bee38-a306-4044-8ea1-9cb72b6d6a69';
const ENVIRONMENT = '8ccb2fc4-dc30-49f1-a83c-d1d17829edb2';

const configuration = {
  PLATFORM_API_URL: PLATFORM,
  identityProvider: { domain: 'identity.test', clientId: 'console', audience: PLATFORM, scope: 'openid' },
} as Configuration;

const user = { id: '1', email: 'user@demo.test', firstName: 'Plain', lastName: 'User', status: 'Active' };
let permissions: object;
let status: string;
let goodToken: string;
/** Responses of the permissions wait for it. */
let permissionsMayCome: Promise<void>;
const calls: string[] = [];

function answer(body: () => unknown) {
  return ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(pathname.replace('/api/v1', '') + search);
    const isGood = request.headers.get('Authorization') === `Bearer ${goodToken}`;
    return isGood ? HttpResponse.json(body() as object) : HttpResponse.json({}, { status: 401 });
  };
}

const server = setupServer(
  http.get(
    `${PLATFORM}/api/v1/users/me`,
    answer(() => ({ ...user, status })),
  ),
  http.get(`${PLATFORM}/api/v1/users/me/permissions`, async (info) => {
    const response = answer(() => permissions)(info);
    await permissionsMayCome;
    return response;
  }),
  http.get(
    `${PLATFORM}/api/v1/subscriptions`,
    answer(() => []),
  ),
  http.get(
    `${PLATFORM}/api/v1/environments`,
    answer(() => []),
  ),
  http.get(
    `${PLATFORM}/api/v1/environments/:id`,
    answer(() => ({ guid: ENVIRONMENT, subscriptionId: SUBSCRIPTION })),
  ),
);

/** Stores a token that expires in so many seconds, like the SDK. */
function hold(secondsLeft: number): string {
  const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft }));
  const token = `eyJhbGciOiJSUzI1NiJ9.${claims}.signature`;
  localStorage.setItem(
    `@@auth0spajs@@::console::${PLATFORM}::openid`,
    JSON.stringify({ body: { client_id: 'console', audience: PLATFORM, access_token: token } }),
  );
  return token;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  permissions = { subscriptionRoles: { [SUBSCRIPTION]: ['SA'] } };
  status = 'Active';
  permissionsMayCome = Promise.resolve();
  calls.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/environments');
});
afterEach(() => server.resetHandlers());

describe('reading ahead', () => {
  it.each([
    ['no token', () => undefined],
    ['a token that has expired', () => hold(-5)],
    ['what is no token', () => localStorage.setItem('@@auth0spajs@@::console', '{not json')],
  ])('asks for nothing with %s, and for the user with a good one', async (_held, arrange) => {
    arrange();
    expect(readAhead(configuration).queryClient.isFetching()).toBe(0);
    localStorage.clear();
    goodToken = hold(600);
    permissions = {};
    readAhead(configuration);
    await vi.waitFor(() => expect(calls.toSorted()).toEqual(['/users/me', '/users/me/permissions']));
  });

  it('R7.71 R7.72 R7.73 requests user and permissions, then subscriptions and the stored one’s environments', async () => {
    goodToken = hold(600);
    localStorage.setItem('subscriptionId', SUBSCRIPTION);
    let answerPermissions = () => undefined as void;
    permissionsMayCome = new Promise((resolve) => (answerPermissions = resolve));
    const { queryClient } = readAhead(configuration);
    await vi.waitFor(() => expect(queryClient.getQueriesData({}).filter(([, data]) => data)).toHaveLength(1));
    expect(calls.toSorted()).toEqual(['/users/me', '/users/me/permissions']);
    calls.length = 0;
    answerPermissions();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls.toSorted()).toEqual([`/environments?subscriptionId=${SUBSCRIPTION}`, '/subscriptions']);
  });

  it.each([
    [SUBSCRIPTION, 1],
    ['another', 0],
  ])('asks for the stored environments at once where the address names %s', async (named, count) => {
    goodToken = hold(600);
    localStorage.setItem('subscriptionId', SUBSCRIPTION);
    window.history.replaceState(null, '', `/environments?subscriptionId=${named}`);
    const { queryClient } = readAhead(configuration);
    await vi.waitFor(() => expect(calls).toContain('/subscriptions'));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls.filter((call) => call === `/environments?subscriptionId=${SUBSCRIPTION}`)).toHaveLength(
      count,
    );
  });

  it('R7.74 requests the environment of the address and then its neighbours', async () => {
    goodToken = hold(600);
    window.history.replaceState(null, '', `/environments/${ENVIRONMENT}/media`);
    readAhead(configuration);
    await vi.waitFor(() => expect(calls).toContain(`/environments?subscriptionId=${SUBSCRIPTION}`));
    expect(calls).toContain(`/environments/${ENVIRONMENT}`);
  });

  it.each([
    ['without a role', () => (permissions = {})],
    ['for a user who is kept out', () => (status = 'Inactive')],
  ])('asks for no subscription %s', async (_who, arrange) => {
    arrange();
    goodToken = hold(600);
    const { queryClient } = readAhead(configuration);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls.sort()).toEqual(['/users/me', '/users/me/permissions']);
  });

  it('continues with the session’s token when its own is refused', async () => {
    hold(600);
    goodToken = 'renewed';
    localStorage.setItem('subscriptionId', SUBSCRIPTION);
    const { handOver, queryClient } = readAhead(configuration);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(queryClient.isFetching()).toBe(2);
    const expire = vi.fn();
    handOver({ getAccessToken: () => Promise.resolve('renewed'), expire });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .every(({ state }) => state.status !== 'error'),
    ).toBe(true);
    expect(expire).not.toHaveBeenCalled();
  });
});
