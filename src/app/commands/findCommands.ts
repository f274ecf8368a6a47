import { matchCommands, type CommandGroup } from '@/components/CommandPalette';
import type { Action } from './actions';
import { HELP, type Destination, type DestinationGroup } from './destinations';

const RECENT_COUNT = 5;
const RESULT_COUNT = 8;

/** The destinations to search. */
export interface Findable {
  recent: readonly Destination[];
  pages: readonly Destination[];
  environments: readonly Destination[];
  /** Environments of other subscriptions. */
  otherEnvironments: readonly Destination[];
  users: readonly Destination[];
  userGroups: readonly Destination[];
  /** Templates of the current environment. */
  templates: readonly Destination[];
  projects: readonly Destination[];
  outputTasks: readonly Destination[];
  actions: readonly Action[];
  subscriptions: readonly Action[];
}

/** Shortens a long group to its best matches; the heading shows that there are more. */
function shorten({ items, label, ...group }: CommandGroup): CommandGroup {
  const isLong = items.length > RESULT_COUNT;
  return {
    ...group,
    items: items.slice(0, RESULT_COUNT),
    label: isLong ? `${label}: ${RESULT_COUNT} of ${items.length}` : label,
  };
}

/**
 * Returns the palette's groups for a query. An empty query shows recent destinations, pages and environments; users,
 * groups, templates, projects, output tasks and other subscriptions would be too many. Otherwise environments precede
 * pages, which match by their environment's name too. Forbidden actions are found with a reason, but never suggested.
 */
export function findCommands(all: Findable, query: string): CommandGroup[] {
  const pages: DestinationGroup = { id: 'pages', label: 'Pages', items: all.pages };
  const environments: DestinationGroup = {
    id: 'environments',
    label: 'Environments',
    items: all.environments,
  };
  const help: CommandGroup = { id: 'help', label: 'Help', items: [HELP] };
  if (query.trim() === '') {
    const recent = { id: 'recent', label: 'Recent', items: all.recent.slice(0, RECENT_COUNT) };
    const actions: CommandGroup = {
      id: 'actions',
      label: 'Actions',
      items: all.actions.filter(({ disabledReason }) => disabledReason === undefined),
    };
    return [recent, shorten(environments), pages, actions, help].filter(({ items }) => items.length > 0);
  }
  const users: DestinationGroup = { id: 'users', label: 'Users', items: all.users };
  const userGroups: DestinationGroup = { id: 'groups', label: 'User groups', items: all.userGroups };
  const groups: CommandGroup[] = [
    ...[environments, pages],
    {
      id: 'other-environments',
      label: 'Environments of other subscriptions',
      items: all.otherEnvironments,
    },
    { id: 'actions', label: 'Actions', items: all.actions },
    { id: 'subscriptions', label: 'Subscriptions', items: all.subscriptions },
    { id: 'templates', label: 'Templates', items: all.templates },
    { id: 'projects', label: 'My projects', items: all.projects },
    { id: 'output-tasks', label: 'Output tasks', items: all.outputTasks },
    ...[userGroups, users, help],
  ];
  return matchCommands(groups, query).map(shorten);
}
