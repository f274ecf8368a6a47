import { ArrowUpRight, ChartColumn, Columns2, Copy, Settings } from 'lucide-react';
import type { Environment } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { pathTo } from '@/domain/paths';
import { deleteEntries } from '@/product/itemEntries';

/** The conditions for actions on an environment in a list. */
export interface EnvironmentRights {
  /** Whether environments can be deleted here. */
  mayDelete: boolean;
  /** Whether the user may open the settings of an environment. */
  hasSettings: (environment: Environment) => boolean;
  onCopyId: (environment: Environment) => void;
  onDelete: (environment: Environment) => void;
}

/** Lists the actions of an environment in a list; forbidden ones have a reason. */
export function environmentActions(
  environment: Environment,
  { mayDelete, hasSettings, onCopyId, onDelete }: EnvironmentRights,
): MenuEntry[] {
  const where = { environmentId: environment.guid };
  const forAdmins = hasSettings(environment) ? undefined : 'Only its admins can open this.';
  return [
    { id: 'open', label: 'Open', icon: ArrowUpRight, href: pathTo('environment', where) },
    {
      id: 'settings',
      label: 'Settings',
      icon: Settings,
      href: pathTo('settings', where),
      disabledReason: forAdmins,
    },
    {
      id: 'usage',
      label: 'Usage',
      icon: ChartColumn,
      href: pathTo('environment-usage', where),
      disabledReason: forAdmins,
    },
    {
      id: 'compare',
      label: 'Compare',
      icon: Columns2,
      href: pathTo('compare', where),
      disabledReason: forAdmins,
    },
    { id: 'copy', label: 'Copy id', icon: Copy, onSelect: () => onCopyId(environment) },
    ...deleteEntries(mayDelete ? undefined : 'Only subscription admins can delete it.', () =>
      onDelete(environment),
    ),
  ];
}
