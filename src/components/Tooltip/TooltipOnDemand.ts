import { onDemand } from '@/components/onDemand';
import type { TooltipLayerProps } from './TooltipLayer';

/** The bubble, whose code is fetched when the first trigger is approached. */
export const TooltipOnDemand = onDemand<TooltipLayerProps>(() =>
  import('./TooltipLayer').then((module) => module.TooltipLayer),
);
