import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { PathId } from '@/domain/paths';
import { PageFallback } from '../layouts/PageFallback';
import { EditorLayout } from '../layouts/EditorLayout';
import { EnvironmentLayout } from '../layouts/EnvironmentLayout';
import { SubscriptionLayout } from '../layouts/SubscriptionLayout';
import { fetchPage } from '../errors/missingPage';
import { screenOnDemand } from '../errors/screenOnDemand';
import { RouteErrorScreen } from '../errors/RouteErrorScreen';
import { Root } from '../Root';
import { WorkspaceGate } from '../gate/WorkspaceGate';
import { NotFoundPage } from '../errors/NotFoundPage';
import { EnvironmentsPage } from '../pages/EnvironmentsPage';
import { RequiredFeature } from './RequiredFeature';
import { RouteFrame } from './RouteFrame';
import { FIRST_PAGE, PAGE_LOADERS, type PageLoader } from './pageLoaders';
import type { LayoutName, RouteDefinition } from '../routeTable/RouteDefinition';
import { ROUTES } from '../routeTable/routeTable';

const LAYOUTS: [LayoutName, ReactNode][] = [
  ['subscription', <SubscriptionLayout />],
  ['environment', <EnvironmentLayout />],
  ['editor', <EditorLayout />],
  ['bare', undefined],
];

const LOADERS: Readonly<Record<PathId, PageLoader>> = {
  ...PAGE_LOADERS,
  [FIRST_PAGE]: () => Promise.resolve(EnvironmentsPage),
};

const layoutId = (layout: LayoutName) => `layout ${layout}`;

/** Makes the route of a page whose code loads in parallel with the sign-in and the workspace. */
function toRouteObject(definition: RouteDefinition, load: PageLoader): RouteObject {
  return {
    id: definition.id,
    path: definition.path,
    hydrateFallbackElement: <PageFallback />,
    errorElement: <RouteErrorScreen fullPage={definition.layout === 'bare'} />,
    lazy: async () => {
      // The router caches a failed load permanently; the replacement loads again on each visit.
      const Page = await fetchPage(load).catch(() => screenOnDemand(load, { waiting: <PageFallback /> }));
      return {
        element: (
          <RequiredFeature name={definition.feature}>
            <RouteFrame definition={definition}>
              <Page />
            </RouteFrame>
          </RequiredFeature>
        ),
      };
    },
  };
}

/** Makes the routes of pages under the identity of their layout. */
export function pageRoutes(
  definitions: readonly RouteDefinition[],
  loaders = LOADERS,
): [string, RouteObject[]][] {
  return LAYOUTS.map(([layout]) => [
    layoutId(layout),
    definitions
      .filter((definition) => definition.layout === layout)
      .map((definition) => toRouteObject(definition, loaders[definition.id])),
  ]);
}

/** Makes the routes of all pages in their layouts, behind the gates, from the route table, for any router. */
export function consoleRoutes(
  definitions: readonly RouteDefinition[] = ROUTES,
  loaders = LOADERS,
): RouteObject[] {
  const pages = new Map(pageRoutes(definitions, loaders));
  const groups = LAYOUTS.map(([layout, element]): RouteObject => {
    const id = layoutId(layout);
    return { id, element, children: pages.get(id) ?? [] };
  });
  return [
    {
      element: <Root />,
      errorElement: <RouteErrorScreen fullPage />,
      children: [
        { element: <WorkspaceGate />, children: groups },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
