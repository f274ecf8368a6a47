import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { leaveOwnEscape } from '@/components/_internal/layers';
import { useLayerAbove } from '@/components/_internal/useLayerAbove';
import { useReturnFocus } from '@/components/_internal/useReturnFocus';
import { IconButton } from '@/components/IconButton';
import { PanelBoundary } from '@/components/PanelBoundary';
import { Body, Description, Foot, Frame, Head, Scrim, Title } from './dialogParts';

/** Widths of a dialog, in ascending order: 21.25, 31.25, 40, 56.25 and 60 rem. */
export const dialogSizes = ['xs', 's', 'm', 'l', 'xl'] as const;

/** Width of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it: Escape, the close button, or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The title. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /**
   * Width: 21.25, 31.25, 40, 56.25 or 60 rem. On phones every dialog is a bottom sheet.
   * @default 's'
   */
  size?: DialogSize;
  /**
   * Centred, or at the side for work next to the page. On phones a side dialog fills the screen.
   * @default 'centre'
   */
  placement?: 'centre' | 'side';
  /** Makes the content a form; called on submit, by Enter or a submit button in the footer. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Whether work is running; then the dialog can't be closed.
   * @default false
   */
  pending?: boolean;
  /** The element that gets the initial focus. @default the first control of the content, else the dialog */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * ARIA role; `alertdialog` for a question that needs an answer.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog. It traps the focus and returns it on closing. Title and description name it for screen readers. It
 * can't be closed while `pending`. Errors in its content are shown inside, and it can still be closed.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 's',
  placement = 'centre',
  onSubmit,
  pending = false,
  initialFocus,
  role = 'dialog',
}: DialogProps) {
  const { remember, restore } = useReturnFocus(open);
  const scrimRef = useRef<HTMLDivElement>(null);
  const hadLayerAbove = useLayerAbove(open, scrimRef);
  const content = (
    <>
      {children !== undefined && (
        <Body data-dialog-body>
          <PanelBoundary>{children}</PanelBoundary>
        </Body>
      )}
      {footer && <Foot data-dialog-foot>{footer}</Foot>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={(next) => !(pending && !next) && onOpenChange(next)}>
      <Radix.Portal>
        <Scrim
          ref={scrimRef}
          placement={placement}
          onMouseDown={(event) => {
            /* The focus stays where it was in the dialog. */
            if (event.target === scrimRef.current) event.preventDefault();
          }}
        >
          <Frame
            role={role}
            size={size}
            placement={placement}
            data-dialog-frame
            data-testid="gsc-dialog"
            aria-busy={pending || undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={(event) => {
              /* A press on a notification must not close the dialog. */
              if (event.target !== scrimRef.current || hadLayerAbove()) event.preventDefault();
            }}
            onEscapeKeyDown={leaveOwnEscape}
            onCloseAutoFocus={restore}
            onOpenAutoFocus={(event) => {
              remember();
              event.preventDefault();
              const frame = event.currentTarget as HTMLElement;
              (initialFocus?.current ?? firstControl(frame) ?? frame).focus();
            }}
          >
            <Head>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" disabled={pending} tooltipSide="left" />
              </Radix.Close>
              {description && <Description>{description}</Description>}
            </Head>
            {onSubmit ? (
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  /* React events bubble through portals: a surrounding form must not be submitted, too. */
                  event.stopPropagation();
                  if (!pending) onSubmit(event);
                }}
                style={{ display: 'contents' }}
              >
                {content}
              </form>
            ) : (
              content
            )}
          </Frame>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}

/* Otherwise the close button would get the initial focus and show its tooltip. */
function firstControl(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, select, textarea, button, a[href]):not(:disabled), [data-dialog-foot] button',
  );
}
