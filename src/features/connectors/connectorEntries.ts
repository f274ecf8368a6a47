import { CircleCheck, Pencil, Power, Trash2, Waypoints } from 'lucide-react';
import type { Connector } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { connectorChangeFault, connectorRemovalFault } from '@/domain/connectors';
import { TYPE_WORDS } from './connectorWords';

/** A change of a connector from its menu. */
export interface ConnectorChange {
  readonly enabled?: boolean;
  readonly default?: true;
}

/** The dialogs about one connector. */
export type ConnectorDialogKind = 'configure' | 'where-used' | 'remove';

interface ConnectorActions {
  /** Whether the feature flag lets connectors be removed. */
  readonly mayRemove: boolean;
  readonly change: (connector: Connector, part: ConnectorChange, message: string) => void;
  readonly open: (dialog: { kind: ConnectorDialogKind; connector: Connector }) => void;
}

/** Returns the menu entries of a connector. */
export function connectorEntries(
  connector: Connector,
  { mayRemove, change, open }: ConnectorActions,
): MenuEntry[] {
  const { name, enabled, type, default: isDefault } = connector;
  const reason = (text: string | undefined) => (text ? { disabledReason: text } : {});
  return [
    {
      id: 'configure',
      label: 'Configure…',
      icon: Pencil,
      onSelect: () => open({ kind: 'configure', connector }),
      ...reason(connectorChangeFault(connector, { name })),
    },
    {
      id: 'enable',
      label: enabled ? 'Disable' : 'Enable',
      icon: Power,
      onSelect: () =>
        change(connector, { enabled: !enabled }, `${name} is ${enabled ? 'disabled' : 'enabled'}.`),
      ...reason(connectorChangeFault(connector, { enabled: !enabled })),
    },
    {
      id: 'default',
      label: 'Set as default',
      icon: CircleCheck,
      onSelect: () =>
        change(connector, { default: true }, `${name} is the default for ${TYPE_WORDS[type].toLowerCase()}.`),
      ...reason(
        isDefault ? `${name} is the default already.` : connectorChangeFault(connector, { default: true }),
      ),
    },
    {
      id: 'where-used',
      label: 'Where used…',
      icon: Waypoints,
      onSelect: () => open({ kind: 'where-used', connector }),
    },
    { kind: 'separator', id: 'before-remove' },
    {
      id: 'remove',
      label: 'Remove…',
      icon: Trash2,
      danger: true,
      onSelect: () => open({ kind: 'remove', connector }),
      ...reason(
        connectorRemovalFault(connector) ??
          (mayRemove ? undefined : 'Removing connectors is switched off for this platform.'),
      ),
    },
  ];
}
