import { matchCommands, type CommandGroup } from '@/components/CommandPalette';
import { HELP, type Destination, type DestinationGroup } from './destinations';

const RECENT_COUNT = 5;
const RESULT_COUNT = 8;

/** What there is to find. */
export interface Findable {
  recent: readonly Destination[];
  pages: readonly Destination[];
  environments: readonly Destination[];
  users: readonly Destination[];
  userGroups: readonly Destination[];
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
 * What the palette shows for a query. Without one: what was opened lately, every page, and environments; people and
 * groups are too many to show unasked. With one, environments come before the pages, which are found by the name of
 * their environment too.
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
    return [recent, shorten(environments), pages, help].filter(({ items }) => items.length > 0);
  }
  const users: DestinationGroup = { id: 'users', label: 'Users', items: all.users };
  const userGroups: DestinationGroup = { id: 'groups', label: 'User groups', items: all.userGroups };
  return matchCommands([environments, pages, userGroups, users, help], query).map(shorten);
}
