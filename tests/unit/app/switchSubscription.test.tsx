import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseError, type PlatformApi } from '@/api/http';
import { FeatureContext } from '@/product/FeatureContext';
import { createQueryClient } from '@/app/api/createQueryClient';
import { SignedInUserContext } from '@/app/gate/SignedInUserContext';
import { UserGate } from '@/app/gate/UserGate';
import { createMockSession } from '@/app/mock/createMockSession';
import { RouteFrame } from '@/app/routes/RouteFrame';
import { ROUTES } from '@/app/routeTable/routeTable';
import { SessionContext } from '@/app/session/SessionContext';
import { UnsavedChangesGuard } from '@/app/unsaved/UnsavedChangesGuard';
import { useWorkspace } from '@/app/workspace/WorkspaceContext';
import { WorkspaceGate } from '@/app/gate/WorkspaceGate';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { createWorkspace, SUBSCRIPTION_ID } from './support/workspace';

const { user } = createWorkspace({});
const OTHER_ID = '00000000-0000-4000-8000-00000000000b';

const subscription = {
  guid: SUBSCRIPTION_ID,
  name: 'One',
  displayName: null,
  isActive: true,
  clientId: 'client',
  clientName: 'Client',
  isGraFxPricebook: true,
};

/** Creates a platform with two subscriptions; its caller manages only the users of the first. */
function createPlatform() {
  const refused = new Set<string>();
  const answers: Record<string, unknown> = {
    '/users/me': { ...user, subscriptionRoles: { [SUBSCRIPTION_ID]: ['SA'] } },
    '/users/me/permissions': {
      activeSubscriptions: [SUBSCRIPTION_ID, OTHER_ID],
      subscriptionRoles: { [SUBSCRIPTION_ID]: ['SA'], [OTHER_ID]: ['SU'] },
    },
    '/subscriptions': [subscription, { ...subscription, guid: OTHER_ID, name: 'Two' }],
    '/environments': [],
  };
  const request = (_method: string, path: string) =>
    refused.has(path)
      ? Promise.reject(new ResponseError({ status: 400, statusText: 'Bad Request', body: {} }))
      : Promise.resolve(answers[path]);
  return { api: { request } as unknown as PlatformApi, refuse: (path: string) => refused.add(path) };
}

function Page() {
  const { subscription: current, switchSubscription } = useWorkspace();
  return (
    <>
      <p>In {current?.name}</p>
      <button onClick={() => void switchSubscription(OTHER_ID)}>Switch</button>
      <input aria-label="Draft" />
    </>
  );
}

function UnsavedPage() {
  useUnsavedChanges(true);
  return <Page />;
}

function open(platform: ReturnType<typeof createPlatform>, page = <Page />) {
  const users = ROUTES.find(({ id }) => id === 'users')!;
  const visited: string[] = [];
  const router = createMemoryRouter(
    [
      {
        element: (
          <UserGate>
            {(signedIn) => (
              <SignedInUserContext value={signedIn}>
                <UnsavedChangesGuard>
                  <Outlet />
                </UnsavedChangesGuard>
              </SignedInUserContext>
            )}
          </UserGate>
        ),
        children: [
          {
            element: <WorkspaceGate />,
            children: [
              { path: users.path, element: <RouteFrame definition={users}>{page}</RouteFrame> },
              {
                path: '/environments',
                // Loaded on navigation, as in the console.
                lazy: () => Promise.resolve({ element: <p>Environments</p> }),
              },
              { path: '*', element: 'Away' },
            ],
          },
        ],
      },
    ],
    { initialEntries: [`${users.path}?q=desk&filter.environment=old&filter.status=Active`] },
  );
  router.subscribe(({ location }) => visited.push(location.pathname));
  const queryClient = createQueryClient();
  const session = createMockSession({ onSignIn: () => undefined, onLogOut: () => undefined });
  render(
    <SessionContext value={session}>
      <FeatureContext value={{ api: platform.api, tell: vi.fn() }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </FeatureContext>
    </SessionContext>,
  );
  return { router, visited, queryClient };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('subscriptionId', SUBSCRIPTION_ID);
});

describe('switching subscription', () => {
  it('R4.33 redirects directly to the environments when the current page is restricted', async () => {
    const { router, visited } = open(createPlatform());
    await screen.findByText('In One');
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('Environments')).toBeVisible();
    expect(new Set(visited)).toEqual(new Set(['/user-management/users', '/environments']));
    expect(router.state.location.search).toBe('');
    expect(localStorage.getItem('subscriptionId')).toBe(OTHER_ID);
  });

  it('asks about unsaved changes, and changes nothing when the user stays', async () => {
    const { router } = open(createPlatform(), <UnsavedPage />);
    await screen.findByText('In One');
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByText('In One')).toBeVisible();
    expect(router.state.location.pathname).toBe('/user-management/users');
    expect(localStorage.getItem('subscriptionId')).toBe(SUBSCRIPTION_ID);

    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Environments')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  });
});

describe('cached data and drafts', () => {
  it('stay when a refetch fails', async () => {
    const platform = createPlatform();
    const { queryClient } = open(platform);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Draft' }), 'half a word');
    for (const path of ['/users/me', '/users/me/permissions', '/subscriptions', '/environments'])
      platform.refuse(path);
    await queryClient.refetchQueries();
    expect(queryClient.getQueryCache().findAll({ status: 'error' } as object).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Draft' })).toHaveValue('half a word');
    expect(screen.getByText('In One')).toBeVisible();
  });
});
