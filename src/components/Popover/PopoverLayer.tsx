import * as Radix from 'radix-ui/popover';
import type { ReactNode, RefObject } from 'react';
import { overlayStyles } from '@/components/_internal/overlayStyles';
import { styled } from '@/components/theme';

const Content = styled(Radix.Content, overlayStyles, {
  width: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: '$4',
});

/** Props of {@link PopoverLayer}. */
export interface PopoverLayerProps {
  id: string;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ReactNode;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'right' | 'bottom' | 'left';
  triggerRef: RefObject<HTMLElement | null>;
}

/** The panel of a popover, placed beside its trigger. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { id, label, open, onOpenChange, content, align, side, triggerRef } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={triggerRef} />
      <Radix.Portal>
        <Content
          id={id}
          aria-label={label}
          data-testid="gsc-popover"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            /* The trigger itself toggles; closing here first would open it again. */
            if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            triggerRef.current?.focus();
          }}
        >
          {content}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
