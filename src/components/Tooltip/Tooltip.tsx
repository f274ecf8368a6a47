import { Slot } from 'radix-ui/slot';
import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { TooltipOnDemand } from './TooltipOnDemand';
import { useTooltip } from './useTooltip';

/** Distance of a tooltip from its trigger, in px. */
export const TOOLTIP_OFFSET = 10;

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The text; empty means no tooltip. */
  content: ReactNode;
  /** The trigger: one element that accepts a ref and event handlers. Use `aria-disabled`, not `disabled`, on it. */
  children: ReactElement;
  /**
   * Preferred side; flips if there is no room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Whether it is the accessible description of the trigger. Turn it off if it equals the trigger's name.
   * @default true
   */
  describes?: boolean;
}

/**
 * A short hint next to a control: 400 ms after the pointer rests on it, immediately on keyboard focus, 10 px away. It
 * stays while hovered and closes on Escape.
 */
export function Tooltip({ content, children, side = 'top', describes = true }: TooltipProps) {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const { open, openSoon, openNow, closeSoon, closeNow } = useTooltip();
  const hasContent = content !== undefined && content !== null && content !== '';
  const shown = open && hasContent;

  return (
    <>
      <Slot
        ref={triggerRef}
        aria-describedby={shown && describes ? id : undefined}
        onPointerEnter={(event: PointerEvent) => {
          if (event.pointerType === 'touch' || !hasContent) return;
          TooltipOnDemand.preload();
          openSoon();
        }}
        onPointerLeave={closeSoon}
        onPointerDown={closeNow}
        onFocus={(event: FocusEvent) => {
          if (hasContent && event.target.matches(':focus-visible')) openNow();
        }}
        onBlur={closeNow}
      >
        {children}
      </Slot>
      {shown && (
        <TooltipOnDemand
          id={id}
          content={content}
          side={side}
          offset={TOOLTIP_OFFSET}
          triggerRef={triggerRef}
          onClose={closeNow}
          onPointerEnter={openNow}
          onPointerLeave={closeSoon}
        />
      )}
    </>
  );
}
