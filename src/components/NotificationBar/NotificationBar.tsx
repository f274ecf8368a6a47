import { History, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { kindGlyphs, kindWords, type NotificationKind } from '@/components/_internal/notificationKinds';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { Popover } from '@/components/Popover';
import { RequestId } from '@/components/RequestId';
import { Stack } from '@/components/Stack';
import { keepOffWork } from './keepOffWork';
import { NotificationHistory, type PastNotification } from './NotificationHistory';
import { Bar, Message, Region } from './parts';

/** A message to show. */
export interface NotificationContent {
  /** Identity; a new one is announced again. */
  id: string;
  /** What kind of message it is. */
  kind: NotificationKind;
  /** What happened and what to do next. */
  message: string;
  /** Of the request whose failure it tells; to be had under "Details". */
  requestId?: string | undefined;
  /** One thing to do about it. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Props of {@link NotificationBar}. */
export interface NotificationBarProps {
  /** The one message that is shown, if any. */
  notification: NotificationContent | undefined;
  /** Called when the reader dismisses the message. */
  onDismiss: (id: string) => void;
  /**
   * Called with the id of the message when the reader comes to it or what it opens, without one when they leave: meanwhile
   * it is to stay.
   */
  onHoldChange?: (id: string | undefined) => void;
  /**
   * `studio` is the lower bar (3 rem instead of 3.5) of the studio.
   * @default 'default'
   */
  variant?: 'default' | 'studio';
  /**
   * Messages that were shown before, newest first; with at least one, a button opens them.
   * @default []
   */
  history?: readonly PastNotification[];
}

/**
 * Shows one message in a bar at the foot of the window, so that nothing moves; where a dialog is open, where it covers
 * nothing of that. Dialogs neither hide it nor close when it is used. Errors are announced at once, the rest when the reader pauses. Which message is shown is decided
 * elsewhere.
 */
export function NotificationBar(props: NotificationBarProps) {
  const { notification, onDismiss, onHoldChange, variant = 'default', history = [] } = props;
  return createPortal(
    /* Dialogs hide from readers what is not live. An error is live by itself, and would be said twice. */
    <Region
      aria-label="Notifications"
      aria-live={notification?.kind === 'NEGATIVE' ? 'off' : 'polite'}
      data-testid="gsc-notification-region"
    >
      {notification && (
        <Bar
          key={notification.id}
          ref={keepOffWork}
          kind={notification.kind}
          variant={variant}
          role={notification.kind === 'NEGATIVE' ? 'alert' : 'status'}
          data-testid="gsc-notification-bar"
          data-kind={notification.kind}
          onPointerEnter={() => onHoldChange?.(notification.id)}
          onPointerLeave={() => onHoldChange?.(undefined)}
          onFocus={() => onHoldChange?.(notification.id)}
          onBlur={() => onHoldChange?.(undefined)}
        >
          <Icon glyph={kindGlyphs[notification.kind]} size="l" label={kindWords[notification.kind]} />
          <Message title={notification.message}>{notification.message}</Message>
          {notification.action && (
            <Button size="s" onClick={notification.action.onAction}>
              {notification.action.label}
            </Button>
          )}
          {notification.requestId && (
            <Popover
              label="Details"
              side="top"
              align="end"
              content={
                <Stack gap="2" css={{ maxWidth: '22rem', overflowWrap: 'anywhere' }}>
                  {notification.message}
                  <RequestId id={notification.requestId} />
                </Stack>
              }
            >
              <IconButton icon={Info} label="Details" size="s" />
            </Popover>
          )}
          {history.length > 0 && (
            <Popover
              label="Earlier notifications"
              side="top"
              align="end"
              content={<NotificationHistory notifications={history} />}
            >
              <IconButton icon={History} label={`Earlier notifications (${history.length})`} size="s" />
            </Popover>
          )}
          <IconButton icon={X} label="Dismiss" size="s" onClick={() => onDismiss(notification.id)} />
        </Bar>
      )}
    </Region>,
    document.body,
  );
}
