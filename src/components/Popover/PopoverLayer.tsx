import * as Radix from 'radix-ui/popover';
import { useRef, type ReactNode, type RefObject } from 'react';
import { leaveOwnEscape } from '@/components/_internal/layers';
import { useLayerAbove } from '@/components/_internal/useLayerAbove';
import { returnFocus } from '@/components/_internal/returnFocus';
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
  content: ReactNode | ((close: () => void) => ReactNode);
  align: 'start' | 'center' | 'end';
  side: 'top' | 'right' | 'bottom' | 'left';
  triggerRef: RefObject<HTMLElement | null>;
}

function Inside({ content, onClose }: Pick<PopoverLayerProps, 'content'> & { onClose: () => void }) {
  return typeof content === 'function' ? content(onClose) : content;
}

/** The panel of a popover next to its trigger. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { id, label, open, onOpenChange, content, align, side, triggerRef } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const hadLayerAbove = useLayerAbove(open, contentRef);
  const handBack = () => returnFocus(contentRef.current, triggerRef.current);
  const close = () => {
    handBack();
    onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <Radix.Anchor virtualRef={triggerRef} />
      <Radix.Portal>
        <Content
          ref={contentRef}
          id={id}
          aria-label={label}
          data-layer
          data-testid="gsc-popover"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            /* The trigger toggles the popover itself; closing here first would open it again. */
            const isOfTrigger = triggerRef.current?.contains(event.target as Node) ?? false;
            if (isOfTrigger || hadLayerAbove()) event.preventDefault();
          }}
          onEscapeKeyDown={leaveOwnEscape}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            handBack();
          }}
        >
          <Inside content={content} onClose={close} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
