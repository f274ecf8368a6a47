import type { ReactNode } from 'react';
import { onDemand } from '@/components/onDemand';
import type { NavGroup } from './navigation';
import type { NavigationDrawerLayerProps } from './NavigationDrawerLayer';

const DrawerOnDemand = onDemand<NavigationDrawerLayerProps>(() =>
  import('./NavigationDrawerLayer').then((module) => module.NavigationDrawerLayer),
);

/** Props of {@link NavigationDrawer}. */
export interface NavigationDrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it closes. */
  onOpenChange: (open: boolean) => void;
  /** What the navigation is. */
  label: string;
  /** Every place of rail and side panel, in groups. */
  groups: readonly NavGroup[];
  /** Drawn under the places. */
  footer?: ReactNode;
}

/** The whole navigation on small screens, sliding in from the edge. Its code is fetched when it is first opened. */
export function NavigationDrawer({ open, onOpenChange, label, groups, footer }: NavigationDrawerProps) {
  return open && <DrawerOnDemand {...{ onOpenChange, label, groups, footer }} />;
}
