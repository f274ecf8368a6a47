import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useReturnFocus } from '@/components/_internal/useReturnFocus';
import { IconButton } from '@/components/IconButton';
import { PanelBoundary } from '@/components/PanelBoundary';
import { Body, Description, Foot, Frame, Head, Scrim, Title } from './parts';

/** Widths of a dialog, smallest first: 21.25, 31.25, 40, 56.25 and 60 rem. */
export const dialogSizes = ['xs', 's', 'm', 'l', 'xl'] as const;

/** Width of a dialog. */
export type DialogSize = (typeof dialogSizes)[number];

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the reader wants it closed: Escape, the close button, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons; the main one last, so that it is where the hand is. */
  footer?: ReactNode;
  /**
   * Width: 21.25, 31.25, 40, 56.25 or 60 rem. On phones every dialog is a sheet from the bottom.
   * @default 's'
   */
  size?: DialogSize;
  /**
   * In the middle, or along the end of the window for work beside the page. On phones the side is the whole screen.
   * @default 'centre'
   */
  placement?: 'centre' | 'side';
  /** Makes the content a form; called when it is submitted, by Enter or by a submit button in the footer. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Work is under way: nothing closes the dialog until it is done.
   * @default false
   */
  pending?: boolean;
  /** What gets the focus first. Without it the first control of the content does, else the window itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Role of the window; `alertdialog` for a question that has to be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A window over the page. Keeps the focus inside, gives it back on closing, is named by its title and described by its
 * description, and can't be left while `pending`. Content that can't be drawn is said inside, and the window still closes.
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
        <Scrim ref={scrimRef} placement={placement}>
          <Frame
            role={role}
            size={size}
            placement={placement}
            data-dialog-frame
            data-testid="gsc-dialog"
            aria-busy={pending || undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onInteractOutside={(event) => {
              /* A notification above the window is no way out of it. */
              if (event.target !== scrimRef.current) event.preventDefault();
            }}
            onEscapeKeyDown={(event) => {
              /* The dialog hears of the key before what is in it; a search with words in it, say, clears them. */
              if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
                event.preventDefault();
            }}
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
                  /* React events cross portals: a form around this dialog must not be submitted too. */
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

/* Otherwise the close button, first in the document, would be where a reader starts, with its tooltip open. */
function firstControl(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, select, textarea, button, a[href]):not(:disabled), [data-dialog-foot] button',
  );
}
