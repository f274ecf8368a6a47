import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { userGroupQueries } from '@/api/user-groups';
import { userQueries } from '@/api/users';
import { CommandPalette, type CommandItem } from '@/components/CommandPalette';
import { useApi } from '@/product/FeatureContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { routesWith } from '../routes/routeTable';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { findCommands, type Findable } from './findCommands';
import { HELP, destinationsFrom, userGroupDestinations, userDestinations } from './destinations';
import { recentPaths } from './recentPaths';

interface GoToPaletteProps {
  /** What was typed before the field was there. */
  typedAhead: string;
  /** Called once the field is there. */
  onShown: () => void;
  onClose: () => void;
  /** Called with the path of what was chosen; closes the palette. */
  onGo: (href: string) => void;
  /** Called when the help sheet was chosen; closes the palette. */
  onHelp: () => void;
}

/** The command palette over everything the user may open in the current subscription. Users and groups are asked for
 * only here, and only on behalf of who may open their pages. */
export function GoToPalette({ typedAhead, onShown, onClose, onGo, onHelp }: GoToPaletteProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const { access, environment, environments, subscription } = useWorkspace();
  const { featureFlags } = useStartUp();
  const [query, setQuery] = useState(typedAhead);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  const [recent] = useState(recentPaths.list);
  const places = useMemo(
    () =>
      destinationsFrom(
        { access, environment, environments, pathname, routes: routesWith(featureFlags) },
        recent,
      ),
    [access, environment, environments, pathname, featureFlags, recent],
  );

  const subscriptionId = subscription?.guid ?? '';
  const mayOpen = (pageId: string) => subscriptionId !== '' && places.pages.some(({ id }) => id === pageId);
  const users = useQuery({
    ...userQueries(api).list(subscriptionId),
    enabled: mayOpen('page-users'),
    select: userDestinations,
  });
  const userGroups = useQuery({
    ...userGroupQueries(api).list(subscriptionId),
    enabled: mayOpen('page-groups'),
    select: userGroupDestinations,
  });

  const all: Findable = { ...places, users: users.data ?? [], userGroups: userGroups.data ?? [] };
  const missing = [users.isError && 'Users', userGroups.isError && 'User groups'].filter(Boolean);
  const onChoose = ({ id }: CommandItem) => {
    const href = Object.values(all)
      .flat()
      .find((place) => place.id === id)?.href;
    if (href) onGo(href);
    else if (id === HELP.id) onHelp();
  };
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label="Search and go to"
      query={query}
      onQueryChange={setQuery}
      groups={findCommands(all, query)}
      onChoose={onChoose}
      loading={query.trim() !== '' && (users.isLoading || userGroups.isLoading)}
      emptyText={
        missing.length > 0
          ? `Nothing found. ${missing.join(' and ')} could not be loaded.`
          : 'Nothing found that you may open.'
      }
    />
  );
}
