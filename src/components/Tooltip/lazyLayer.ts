import { lazyPart } from '@/components/_internal/lazyPart';
import type { TooltipLayerProps } from './TooltipLayer';

/** The bubble, whose code is fetched when the first trigger is approached. */
export const tooltipLayer = lazyPart<TooltipLayerProps>(() =>
  import('./TooltipLayer').then((module) => module.TooltipLayer),
);
