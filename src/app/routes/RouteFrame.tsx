import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ThingNameContext } from '@/components/PageHeader';
import { deniedRedirect, isAllowed } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { FailedScreen } from '../errors/FailedScreen';
import { PageBoundary } from '../errors/PageBoundary';
import { environmentIdOf } from '../workspace/routeContext';
import type { RouteDefinition } from '../routeTable/RouteDefinition';
import { RouteContext } from '../routeTable/RouteContext';
import { useStaysOnPage } from '../routeTable/samePage';

interface RouteFrameProps {
  definition: RouteDefinition;
  children: ReactNode;
}

/** Guards a page with its rule, sets the document title, and moves the focus to its heading. */
export function RouteFrame({ definition, children }: RouteFrameProps) {
  const { access, environments, environment, environmentsProblem } = useWorkspace();
  const { pathname } = useLocation();
  if (isAllowed(definition.rule, access)) return <OpenPage definition={definition}>{children}</OpenPage>;
  // The id of a user's only environment comes from the permissions, even if the list failed to load.
  const [onlyId] = access.flags.isEUWithOneEnv ? access.permissions.environmentRoles.keys() : [];
  const firstId = environments[0]?.guid ?? onlyId;
  if (environmentsProblem && !firstId)
    return (
      <FailedScreen
        error={environmentsProblem.error}
        onRetry={environmentsProblem.retry}
        fullPage={definition.layout === 'bare'}
      />
    );
  const target = deniedRedirect({
    path: pathname,
    access,
    firstEnvironmentId: firstId,
    selectedEnvironmentId: environment?.guid,
    routeRedirect: definition.redirect,
  });
  return <Navigate to={target} replace />;
}

function OpenPage({ definition, children }: RouteFrameProps) {
  const { subscription, environment } = useWorkspace();
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  const place = environmentIdOf(pathname)
    ? environment?.name
    : subscription && subscriptionLabel(subscription);
  const [thing, tellName] = useState<string>();
  // The home of an environment has the environment's name as its title.
  const titles = new Set([thing, definition.title, place, 'Platen'].filter(Boolean));
  return (
    <RouteContext value={definition}>
      <PageBoundary isBare={definition.layout === 'bare'}>
        <title>{[...titles].join(' · ')}</title>
        <ThingNameContext value={tellName}>{children}</ThingNameContext>
      </PageBoundary>
    </RouteContext>
  );
}

/** The previously open page; kept outside, because a new layout remounts pages. */
let openPathname: string | undefined;

/**
 * Moves the focus after a navigation, not on the first page, so that a screen reader announces the new page. A page
 * that only changes its address keeps the focus.
 */
function useFocusOnNavigation(pathname: string): void {
  const stays = useStaysOnPage();
  useEffect(() => {
    if (openPathname !== undefined && openPathname !== pathname && !stays)
      document.querySelector<HTMLElement>('main h1')?.focus();
    openPathname = pathname;
  }, [pathname, stays]);
}
