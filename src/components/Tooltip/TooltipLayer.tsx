import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import { keyframes, styled } from '@/components/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

const Bubble = styled(Popper.Content, {
  zIndex: '$tooltip',
  maxWidth: '20rem',
  padding: '$1 $2',
  borderRadius: '$control',
  backgroundColor: '$surfaceInverse',
  color: '$textInverse',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  boxShadow: '$overlay',
  /* Forced colours remove backgrounds; the border makes the edge visible. */
  border: '1px solid transparent',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${appear} $transitions$fast`,
});

/** Props of {@link TooltipLayer}. */
export interface TooltipLayerProps {
  id: string;
  content: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  offset: number;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The bubble of a tooltip next to its trigger; Escape closes only it. */
export function TooltipLayer(props: TooltipLayerProps) {
  const { id, content, side, offset, triggerRef, onClose, onPointerEnter, onPointerLeave } = props;
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={triggerRef} />
      <DismissableLayer.Root asChild onDismiss={onClose} onFocusOutside={(event) => event.preventDefault()}>
        <Bubble
          id={id}
          role="tooltip"
          data-testid="gsc-tooltip"
          side={side}
          sideOffset={offset}
          collisionPadding={8}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
        >
          {content}
        </Bubble>
      </DismissableLayer.Root>
    </Popper.Root>,
    document.body,
  );
}
