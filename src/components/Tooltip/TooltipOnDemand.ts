import { onDemand } from '@/components/onDemand';
import type { TooltipLayerProps } from './TooltipLayer';

/** The bubble; its code is loaded when a trigger is approached. */
export const TooltipOnDemand = onDemand<TooltipLayerProps>(() =>
  import('./TooltipLayer').then((module) => module.TooltipLayer),
);
