import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { PageFallback } from '../layouts/PageFallback';
import { EditorLayout } from '../layouts/EditorLayout';
import { EnvironmentLayout } from '../layouts/EnvironmentLayout';
import { SubscriptionLayout } from '../layouts/SubscriptionLayout';
import { RouteErrorScreen } from '../errors/RouteErrorScreen';
import { Root } from '../Root';
import { WorkspaceGate } from '../workspace/WorkspaceGate';
import { NotFoundPage } from '../errors/NotFoundPage';
import { RouteFrame } from './RouteFrame';
import type { LayoutName, RouteDefinition } from './RouteDefinition';
import { ROUTES } from './routeTable';

const LAYOUTS: Record<LayoutName, ReactNode> = {
  subscription: <SubscriptionLayout />,
  environment: <EnvironmentLayout />,
  editor: <EditorLayout />,
  bare: undefined,
};

/** A page whose code is fetched beside the sign-in and the workspace, not after them. */
function toRouteObject(definition: RouteDefinition): RouteObject {
  return {
    id: definition.id,
    path: definition.path,
    hydrateFallbackElement: <PageFallback />,
    errorElement: <RouteErrorScreen />,
    lazy: async () => {
      const Page = await definition.load();
      return {
        element: (
          <RouteFrame definition={definition}>
            <Page />
          </RouteFrame>
        ),
      };
    },
  };
}

/** The console's router, made from the route table. */
export function createConsoleRouter(): ReturnType<typeof createBrowserRouter> {
  const groups = Object.entries(LAYOUTS).map(([layout, element]): RouteObject => ({
    element,
    children: ROUTES.filter((route) => route.layout === layout).map(toRouteObject),
  }));
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteErrorScreen />,
      children: [
        { element: <WorkspaceGate />, children: groups },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
