import type { ReactNode } from 'react';
import { onDemand } from '@/components/onDemand';
import type { NavGroup } from './navigation';
import type { NavigationDrawerLayerProps } from './NavigationDrawerLayer';

const DrawerOnDemand = onDemand<NavigationDrawerLayerProps>(() =>
  import('./NavigationDrawerLayer').then((module) => module.NavigationDrawerLayer),
);

/** Props of {@link NavigationDrawer}. */
export interface NavigationDrawerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it closes. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name. */
  label: string;
  /** All entries of rail and side panel, in groups. */
  groups: readonly NavGroup[];
  /** Content below the entries. */
  footer?: ReactNode;
}

/** The complete navigation on small screens, sliding in from the edge. Its code is loaded on demand. */
export function NavigationDrawer({ open, onOpenChange, label, groups, footer }: NavigationDrawerProps) {
  return open && <DrawerOnDemand onOpenChange={onOpenChange} label={label} groups={groups} footer={footer} />;
}
