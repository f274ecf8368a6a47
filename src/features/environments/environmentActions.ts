import { ArrowUpRight, ChartColumn, Columns2, Copy, Settings, Trash2 } from 'lucide-react';
import type { Environment } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';

/** What decides on the actions of an environment in a list. */
export interface EnvironmentRights {
  /** Whether environments can be deleted here. */
  mayDelete: boolean;
  /** Whether the user may open the settings of an environment. */
  hasSettings: (environment: Environment) => boolean;
  onCopyId: (environment: Environment) => void;
  onDelete: (environment: Environment) => void;
}

/** What can be done with one environment of a list; what the user may not do says why. */
export function environmentActions(
  environment: Environment,
  { mayDelete, hasSettings, onCopyId, onDelete }: EnvironmentRights,
): MenuEntry[] {
  const home = `/environments/${environment.guid}`;
  const settings = `${home}/settings`;
  const forAdmins = hasSettings(environment) ? undefined : 'Only its admins can open this.';
  return [
    { id: 'open', label: 'Open', icon: ArrowUpRight, href: home },
    { id: 'settings', label: 'Settings', icon: Settings, href: settings, disabledReason: forAdmins },
    {
      id: 'usage',
      label: 'Usage',
      icon: ChartColumn,
      href: `${settings}/usage`,
      disabledReason: forAdmins,
    },
    {
      id: 'compare',
      label: 'Compare',
      icon: Columns2,
      href: `${settings}/compare`,
      disabledReason: forAdmins,
    },
    { id: 'copy', label: 'Copy id', icon: Copy, onSelect: () => onCopyId(environment) },
    { kind: 'separator', id: 'before-delete' },
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2,
      danger: true,
      disabledReason: mayDelete ? undefined : 'Only subscription admins can delete it.',
      onSelect: () => onDelete(environment),
    },
  ];
}
