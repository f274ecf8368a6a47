import { useEffect, useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiProvider } from '@/app/api/ApiProvider';
import { createQueryClient } from '@/app/api/createQueryClient';
import { AppearanceProvider } from '@/app/appearance/AppearanceProvider';
import { ConfigurationContext } from '@/app/configuration/ConfigurationContext';
import { ConfigurationErrorScreen } from '@/app/errors/ConfigurationErrorScreen';
import { NotificationsProvider } from '@/app/notifications/NotificationsProvider';
import { consoleRoutes } from '@/app/routes/consoleRoutes';
import type { PageLoader } from '@/app/routes/pageLoaders';
import { ROUTES } from '@/app/routes/routeTable';
import type { PathId } from '@/domain/paths';
import { SessionContext } from '@/app/session/SessionContext';
import type { ScreenState } from './ScreenState';
// eslint-disable-next-line boundaries/dependencies -- the page itself belongs to no layer
import consolePage from '../../../index.html?raw';
import '@/app/layouts/starting.css';
import { START_UP } from './startUp';
import { useStorySession } from './useStorySession';

/* What the console's own page holds from its first byte on, and Storybook's does not. */
const STARTING_SHAPE =
  new DOMParser().parseFromString(consolePage, 'text/html').querySelector('#starting')?.outerHTML ?? '';

const noCode: PageLoader = () => Promise.reject(new Error('The code of this page could not be loaded.'));

/** The routes of the console, of which no page has code. */
const brokenRoutes = () =>
  consoleRoutes(
    ROUTES,
    Object.fromEntries(ROUTES.map(({ id }) => [id, noCode])) as Record<PathId, PageLoader>,
  );

/** What was read ahead of the console: nothing, into a cache that tries again at once, so that no story has to wait. */
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

/** The console itself at an address, with its routes, guards and layouts; only the identity provider is not real. */
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
