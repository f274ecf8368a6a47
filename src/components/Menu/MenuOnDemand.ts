import { onDemand } from '@/components/onDemand';
import type { MenuLayerProps } from './MenuLayer';

/** The list; its code is loaded when a trigger is approached. */
export const MenuOnDemand = onDemand<MenuLayerProps>(() =>
  import('./MenuLayer').then((module) => module.MenuLayer),
);
