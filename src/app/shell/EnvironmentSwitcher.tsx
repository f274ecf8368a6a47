import { Boxes } from 'lucide-react';
import { Menu, type MenuEntry } from '@/components/Menu';
import { Text } from '@/components/Text';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { pathTo } from '@/domain/paths';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { SwitcherButton } from './SwitcherButton';

/** The current environment with its type, and a menu of the others in the subscription. */
export function EnvironmentSwitcher() {
  const { environment, environments } = useWorkspace();
  if (!environment) return null;
  const entries: MenuEntry[] = [
    {
      kind: 'group',
      id: 'environments',
      label: 'Environments',
      items: environments.map(({ guid, name, type }) => ({
        id: guid,
        label: name,
        description: environmentTypeWord(type),
        checked: guid === environment.guid,
        href: pathTo('environment', { environmentId: guid }),
      })),
    },
    { kind: 'separator', id: 'before-all' },
    { id: 'all', label: 'All environments', icon: Boxes, href: pathTo('environments') },
  ];
  return (
    <Menu label="Environments" searchLabel="Search environments" entries={entries}>
      <SwitcherButton data-testid="gpf-environment-switcher">
        <Text weight="semibold" truncate>
          {environment.name}
        </Text>
        <EnvironmentTypeBadge type={environment.type} />
      </SwitcherButton>
    </Menu>
  );
}
