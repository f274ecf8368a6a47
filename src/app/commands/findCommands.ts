import { matchCommands, type CommandGroup } from '@/components/CommandPalette';
import type { Action } from './actions';
import { HELP, type Destination, type DestinationGroup } from './destinations';

const RECENT_COUNT = 5;
const RESULT_COUNT = 8;

/** What there is to find. */
export interface Findable {
  recent: readonly Destination[];
  pages: readonly Destination[];
  environments: readonly Destination[];
  /** Environments of other subscriptions. */
  otherEnvironments: readonly Destination[];
  users: readonly Destination[];
  userGroups: readonly Destination[];
  /** Of the environment one is in. */
  templates: readonly Destination[];
  projects: readonly Destination[];
  outputTasks: readonly Destination[];
  actions: readonly Action[];
  subscriptions: readonly Action[];
}

/** A long group shows its best; the heading says that there are more. */
function shorten({ items, label, ...group }: CommandGroup): CommandGroup {
  const isLong = items.length > RESULT_COUNT;
  return {
    ...group,
    items: items.slice(0, RESULT_COUNT),
    label: isLong ? `${label}: ${RESULT_COUNT} of ${items.length}` : label,
  };
}

/**
 * What the palette shows for a query. Without one: what was opened lately, every page, and environments; people, groups,
 * templates, projects, output tasks and what is of other subscriptions are too many to show unasked. With one,
 * environments come before the pages, which are found by the name of their environment too. What may not be done is
 * found with its reason, but not offered unasked.
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
      ...{ id: 'other-environments', label: 'Environments of other subscriptions' },
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
