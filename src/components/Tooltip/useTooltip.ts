import { useEffect, useRef, useState } from 'react';

/** Milliseconds a pointer rests on a trigger before its tooltip opens. */
export const TOOLTIP_DELAY = 400;

/** Milliseconds after closing within which the next tooltip opens immediately. */
const SKIP_DELAY = 300;

/** Milliseconds to cross the gap between trigger and bubble. */
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

/** Controls whether a tooltip is open: after a delay on hover, immediately on keyboard focus. */
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
