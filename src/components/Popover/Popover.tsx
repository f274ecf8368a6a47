import { Slot } from 'radix-ui/slot';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { onDemand } from '@/components/onDemand';
import type { PopoverLayerProps } from './PopoverLayer';

const PopoverOnDemand = onDemand<PopoverLayerProps>(() =>
  import('./PopoverLayer').then((module) => module.PopoverLayer),
);

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** The content; as a function it gets a callback that closes the panel. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** The trigger, a single button. */
  children: ReactElement;
  /**
   * Edge of the trigger to align with.
   * @default 'start'
   */
  align?: PopoverLayerProps['align'];
  /**
   * Preferred side; flips if there is no room.
   * @default 'bottom'
   */
  side?: PopoverLayerProps['side'];
}

/** A button that opens a small panel next to it. Escape or a press outside closes it. */
export function Popover({ label, content, children, align = 'start', side = 'bottom' }: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);

  const approach = (): void => {
    PopoverOnDemand.preload();
    setNear(true);
  };

  return (
    <>
      <Slot
        ref={triggerRef}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          if (triggerRef.current?.getAttribute('aria-disabled') === 'true') return;
          approach();
          setOpen(!open);
        }}
      >
        {children}
      </Slot>
      {near && (
        <PopoverOnDemand
          id={id}
          label={label}
          open={open}
          content={content}
          align={align}
          side={side}
          triggerRef={triggerRef}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
