import { useEffect, useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiProvider } from '@/app/api/ApiProvider';
import { createQueryClient } from '@/app/api/createQueryClient';
import { AppearanceProvider } from '@/app/AppearanceProvider';
import { ConfigurationContext } from '@/app/configuration/ConfigurationContext';
import { ConfigurationErrorScreen } from '@/app/errors/ConfigurationErrorScreen';
import { NotificationsProvider } from '@/app/notifications/NotificationsProvider';
import { consoleRoutes } from '@/app/routes/consoleRoutes';
import type { PageLoader } from '@/app/routes/pageLoaders';
import { ROUTES } from '@/app/routeTable/routeTable';
import type { PathId } from '@/domain/paths';
import { SessionContext } from '@/app/session/SessionContext';
import type { ScreenState } from './ScreenState';
// eslint-disable-next-line boundaries/dependencies -- the page itself belongs to no layer
import consolePage from '../../../index.html?raw';
import '@/app/layouts/starting.css';
import { START_UP } from './startUp';
import { useStorySession } from './useStorySession';

/* The initial placeholder of the console's page, which Storybook's page lacks. */
const STARTING_SHAPE =
  new DOMParser().parseFromString(consolePage, 'text/html').querySelector('#starting')?.outerHTML ?? '';

const noCode: PageLoader = () => Promise.reject(new Error('The code of this page could not be loaded.'));

/** Routes whose pages fail to load their code. */
const brokenRoutes = () =>
  consoleRoutes(
    ROUTES,
    Object.fromEntries(ROUTES.map(({ id }) => [id, noCode])) as Record<PathId, PageLoader>,
  );

/**
 * Replaces the early reads of the console by an empty cache. It retries immediately, so that no story waits.
 */
function createAhead() {
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return { queryClient, handOver: () => undefined };
}

interface ScreenFrameProps {
  state: ScreenState;
  /** Address inside the console. */
  path: string;
}

/** The real console at an address, with routes, guards and layouts; only the identity provider is replaced. */
export function ScreenFrame({ state, path }: ScreenFrameProps) {
  const session = useStorySession(state.session ?? 'signed-in');
  const [ahead] = useState(createAhead);
  const router = useMemo(
    () =>
      createMemoryRouter(state.isBroken ? brokenRoutes() : consoleRoutes(), {
        initialEntries: [`${path}${state.search ?? ''}`],
      }),
    [path, state],
  );
  useEffect(() => () => router.dispose(), [router]);
  if (state.configurationProblems) return <ConfigurationErrorScreen problems={state.configurationProblems} />;
  return (
    <AppearanceProvider>
      <div dangerouslySetInnerHTML={{ __html: STARTING_SHAPE }} />
      <ConfigurationContext value={START_UP}>
        <SessionContext value={session}>
          <NotificationsProvider>
            <ApiProvider ahead={ahead}>
              <RouterProvider router={router} />
            </ApiProvider>
          </NotificationsProvider>
        </SessionContext>
      </ConfigurationContext>
    </AppearanceProvider>
  );
}
