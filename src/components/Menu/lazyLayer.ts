import { lazyPart } from '@/components/_internal/lazyPart';
import type { MenuLayerProps } from './MenuLayer';

/** The list, whose code is fetched when the first trigger is approached. */
export const menuLayer = lazyPart<MenuLayerProps>(() =>
  import('./MenuLayer').then((module) => module.MenuLayer),
);
