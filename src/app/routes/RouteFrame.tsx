import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ThingNameContext } from '@/components/PageHeader';
import { deniedRedirect, isAllowed } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { FailedScreen } from '../errors/FailedScreen';
import { PageBoundary } from '../errors/PageBoundary';
import { environmentIdOf } from '../workspace/routeContext';
import type { RouteDefinition } from './RouteDefinition';
import { RouteContext } from './RouteContext';
import { useStaysOnPage } from './samePage';

interface RouteFrameProps {
  definition: RouteDefinition;
  children: ReactNode;
}

/** Lets a page be seen by whom its rule allows, names the document after it, and moves the focus to its heading. */
export function RouteFrame({ definition, children }: RouteFrameProps) {
  const { access, environments, environment, environmentsProblem } = useWorkspace();
  const { pathname } = useLocation();
  if (isAllowed(definition.rule, access)) return <OpenPage definition={definition}>{children}</OpenPage>;
  // Whoever has one environment alone has it by the permissions, whatever became of the list.
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
  // The home of an environment is named as the place itself.
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

/** The page that was open before; a new layout renders pages from scratch, so no page can remember it. */
let openPathname: string | undefined;

/**
 * After a navigation, not on the first page: a reader of the screen is told where the link has led. A page that only got
 * another address keeps the focus where it is.
 */
function useFocusOnNavigation(pathname: string): void {
  const stays = useStaysOnPage();
  useEffect(() => {
    if (openPathname !== undefined && openPathname !== pathname && !stays)
      document.querySelector<HTMLElement>('main h1')?.focus();
    openPathname = pathname;
  }, [pathname, stays]);
}
