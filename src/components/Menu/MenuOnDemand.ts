import { onDemand } from '@/components/onDemand';
import type { MenuLayerProps } from './MenuLayer';

/** The list, whose code is fetched when the first trigger is approached. */
export const MenuOnDemand = onDemand<MenuLayerProps>(() =>
  import('./MenuLayer').then((module) => module.MenuLayer),
);
