import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseError, type PlatformApi } from '@/api/http';
import { FeatureContext } from '@/product/FeatureContext';
import { createQueryClient } from '@/app/api/createQueryClient';
import { SignedInUserContext } from '@/app/gate/SignedInUserContext';
import { createMockSession } from '@/app/mock/createMockSession';
import { ROUTES } from '@/app/routeTable/routeTable';
import { RouteFrame } from '@/app/routes/RouteFrame';
import { SessionContext } from '@/app/session/SessionContext';
import { WorkspaceGate } from '@/app/gate/WorkspaceGate';
import { createWorkspace, ENVIRONMENT_ID, SUBSCRIPTION_ID } from './support/workspace';

const { user, environments } = createWorkspace({});
const OTHER_ID = '00000000-0000-4000-8000-0000000000ff';

const subscription = {
  guid: SUBSCRIPTION_ID,
  name: 'One',
  displayName: null,
  isActive: true,
  clientId: 'client',
  clientName: 'Client',
  isGraFxPricebook: true,
};

const refused = () =>
  Promise.reject(new ResponseError({ status: 429, statusText: 'Too Many Requests', body: {} }));

/** Responds to the reads of the workspace. */
function answering(answers: { permissions: object; list: () => Promise<unknown> }): PlatformApi {
  const request = (_method: string, path: string) => {
    if (path === '/users/me/permissions')
      return Promise.resolve({ activeSubscriptions: [SUBSCRIPTION_ID], ...answers.permissions });
    if (path === '/subscriptions') return Promise.resolve([subscription]);
    if (path === '/environments') return answers.list();
    return Promise.resolve(environments[0]);
  };
  return { request } as unknown as PlatformApi;
}

function open(api: PlatformApi, path: string) {
  const media = ROUTES.find(({ id }) => id === 'media')!;
  const users = ROUTES.find(({ id }) => id === 'users')!;
  const framed = (definition: typeof media) => ({
    path: definition.path,
    element: <RouteFrame definition={definition}>The page {definition.title}</RouteFrame>,
  });
  const router = createMemoryRouter(
    [
      {
        element: <WorkspaceGate />,
        children: [framed(media), framed(users), { path: '*', element: 'Away' }],
      },
    ],
    { initialEntries: [path] },
  );
  const session = createMockSession({ onSignIn: () => undefined, onLogOut: () => undefined });
  render(
    <SessionContext value={session}>
      <FeatureContext value={{ api, tell: vi.fn() }}>
        <QueryClientProvider client={createQueryClient()}>
          <SignedInUserContext value={user}>
            <RouterProvider router={router} />
          </SignedInUserContext>
        </QueryClientProvider>
      </FeatureContext>
    </SessionContext>,
  );
  return router;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a restricted page before the environments are loaded', () => {
  it('R7.73 R6.24 leads the user of one environment to its projects, list or no list', async () => {
    const permissions = { environmentRoles: { [ENVIRONMENT_ID]: ['EU'] } };
    const router = open(answering({ permissions, list: refused }), `/environments/${ENVIRONMENT_ID}/media`);
    await screen.findByText('Away');
    expect(router.state.location.pathname).toBe(`/environments/${ENVIRONMENT_ID}/studio/projects`);
  });

  it('R7.73 redirects only after the list has loaded, and opens the page then', async () => {
    const permissions = { environmentRoles: { [ENVIRONMENT_ID]: ['EA'], [OTHER_ID]: ['EU'] } };
    const list = vi.fn(refused as () => Promise<unknown>);
    const router = open(answering({ permissions, list }), '/user-management/users');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(router.state.location.pathname).toBe('/user-management/users');
    list.mockResolvedValue(environments);
    await userEvent.click(retry);
    expect(await screen.findByText('The page Users')).toBeVisible();
  });

  it('R7.73 opens a page that needs no list, with no environments', async () => {
    const permissions = { environmentRoles: { [ENVIRONMENT_ID]: ['EA'] } };
    open(answering({ permissions, list: refused }), `/environments/${ENVIRONMENT_ID}/media`);
    expect(await screen.findByText('The page Media')).toBeVisible();
  });

  it('R6.27 is decided by the rules once the list is loaded', async () => {
    const permissions = { environmentRoles: { [ENVIRONMENT_ID]: ['EU'], [OTHER_ID]: ['EU'] } };
    const api = answering({ permissions, list: () => Promise.resolve(environments) });
    const router = open(api, '/user-management/users');
    await screen.findByText('Away');
    expect(router.state.location.pathname).toBe('/401');
  });

  it('is closed to a user without roles, without requesting the list', async () => {
    localStorage.setItem('subscriptionId', SUBSCRIPTION_ID);
    const list = vi.fn(refused as () => Promise<unknown>);
    const router = open(answering({ permissions: {}, list }), '/user-management/users');
    await screen.findByText('Away');
    expect(router.state.location.pathname).toBe('/unauthorized');
    expect(list).not.toHaveBeenCalled();
  });
});
