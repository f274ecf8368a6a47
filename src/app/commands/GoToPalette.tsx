import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { environmentQueries } from '@/api/environments';
import { userGroupQueries } from '@/api/user-groups';
import { userQueries } from '@/api/users';
import { CommandPalette, type CommandItem } from '@/components/CommandPalette';
import { useApi } from '@/product/FeatureContext';
import { useAppearance } from '../AppearanceProvider';
import { useStartUp } from '../configuration/ConfigurationContext';
import { storybookUrlOf } from '../configuration/storybookUrlOf';
import { routesWith } from '../routeTable/routeTable';
import { findRoute } from '../workspace/routeContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { createActions, storyActions, subscriptionActions, themeActions } from './actions';
import { findCommands, type Findable } from './findCommands';
import {
  HELP,
  destinationsFrom,
  otherEnvironmentDestinations,
  type Destination,
  userGroupDestinations,
  userDestinations,
} from './destinations';
import { recentPaths } from './recentPaths';
import { useFoundInEnvironment } from './useFoundInEnvironment';

interface GoToPaletteProps {
  /** Text typed before the field was shown. */
  typedAhead: string;
  /** Called when the field is shown. */
  onShown: () => void;
  onClose: () => void;
  /** Called with the path of the choice, and whether to open its creation dialog; closes the palette. */
  onGo: (href: string, opens: boolean) => void;
  /** Called with the chosen action; closes the palette. */
  onRun: (run: () => void) => void;
  /** Called when the help sheet was chosen; closes the palette. */
  onHelp: () => void;
}

/**
 * The command palette: everything the user may open in the current subscription, and the environments of others. Users
 * and groups are loaded only here, and only if the user may open their pages.
 */
export function GoToPalette({ typedAhead, onShown, onClose, onGo, onRun, onHelp }: GoToPaletteProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const workspace = useWorkspace();
  const { access, environment, environments, environmentDetail, subscription } = workspace;
  const known = workspace.subscriptions;
  const { colourMode, setColourMode } = useAppearance();
  const { configuration, featureFlags } = useStartUp();
  const [query, setQuery] = useState(typedAhead);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  const [recent] = useState(recentPaths.list);
  const places = useMemo(
    () =>
      destinationsFrom(
        {
          access,
          environment,
          environments,
          pathname,
          subscriptions: known,
          routes: routesWith(featureFlags),
        },
        recent,
      ),
    [access, environment, environments, known, pathname, featureFlags, recent],
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

  /* Without a subscription id the platform lists all environments the reader may see. */
  const otherEnvironments = useQuery({
    ...environmentQueries(api).list(),
    enabled: query.trim() !== '' && known.length > 1,
    select: (all) => otherEnvironmentDestinations(all, workspace),
  });
  const found = useFoundInEnvironment({
    environment: environmentDetail,
    query,
    mayList: {
      templates: mayOpen('page-templates'),
      projects: mayOpen('page-projects'),
      // Both pages of output tasks show the same list, so either is enough.
      outputTasks: mayOpen('page-output-tasks') || mayOpen('page-studio-output-tasks'),
    },
  });

  const asked = {
    otherEnvironments: otherEnvironments.data ?? [],
    templates: found.templates,
    projects: found.projects,
    outputTasks: found.outputTasks,
  };
  const actions = [
    ...createActions(workspace),
    ...themeActions(colourMode, setColourMode),
    ...storyActions(storybookUrlOf(configuration), findRoute(pathname)?.id),
  ];
  const subscriptions = subscriptionActions(workspace);
  const people = { users: users.data ?? [], userGroups: userGroups.data ?? [] };
  const all: Findable = { ...places, ...people, ...asked, actions, subscriptions };
  const failed = [
    otherEnvironments.isError && 'Environments of other subscriptions',
    users.isError && 'Users',
    userGroups.isError && 'User groups',
    ...found.failed,
  ];
  const missing = failed.filter((what) => what !== false);
  const onChoose = ({ id }: CommandItem) => {
    const destinations: readonly Destination[] = Object.values({
      ...places,
      ...people,
      ...asked,
    }).flat();
    const href = destinations.find((place) => place.id === id)?.href;
    const action = [...actions, ...subscriptions].find((one) => one.id === id);
    if (href) onGo(href, false);
    else if (action?.opensOn) onGo(action.opensOn, true);
    else if (action?.run) onRun(action.run);
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
      loading={
        query.trim() !== '' &&
        (otherEnvironments.isLoading || users.isLoading || userGroups.isLoading || found.isLoading)
      }
      emptyText={
        missing.length > 0
          ? `Nothing found. ${missing.join(' and ')} could not be loaded.`
          : 'Nothing found that you may open.'
      }
    />
  );
}
