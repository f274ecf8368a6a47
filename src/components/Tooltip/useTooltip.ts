import { useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a trigger before its tooltip opens, in ms. */
export const TOOLTIP_DELAY = 400;

/** Moving on to another trigger within this time, in ms, opens the next tooltip at once. */
const SKIP_DELAY = 300;

/** Time, in ms, to cross the gap between trigger and bubble. */
const GRACE = 100;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** State of one tooltip. */
export interface TooltipState {
  open: boolean;
  openSoon: () => void;
  openNow: () => void;
  closeSoon: () => void;
  closeNow: () => void;
}

/** When a tooltip is open: after the delay under a pointer, at once on keyboard focus. */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = (then: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, delay);
  };
  const openNow = (): void => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const closeNow = (): void => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    openNow,
    closeNow,
    openSoon: () => wait(openNow, performance.now() - lastClosedAt < SKIP_DELAY ? 0 : TOOLTIP_DELAY),
    closeSoon: () => wait(closeNow, open ? GRACE : 0),
  };
}
