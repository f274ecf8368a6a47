import { History, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { kindGlyphs, kindWords, type NotificationKind } from '@/components/_internal/notificationKinds';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { Popover } from '@/components/Popover';
import { RequestId } from '@/components/RequestId';
import { Stack } from '@/components/Stack';
import { avoidActiveWork } from './avoidActiveWork';
import { NotificationHistory, type PastNotification } from './NotificationHistory';
import { Bar, Message, Region } from './barParts';

/** A message to show. */
export interface NotificationContent {
  /** Unique key; a new one is announced again. */
  id: string;
  /** Kind of message. */
  kind: NotificationKind;
  /** The event, and the next step. */
  message: string;
  /** Id of the failed request; shown under “Details”. */
  requestId?: string | undefined;
  /** An action for the user. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Props of {@link NotificationBar}. */
export interface NotificationBarProps {
  /** The message to show, if any. */
  notification: NotificationContent | undefined;
  /** Called when the user dismisses the message. */
  onDismiss: (id: string) => void;
  /**
   * Called with the message's id while the user hovers or focuses it or its popover, and without one afterwards:
   * meanwhile it must stay.
   */
  onHoldChange?: (id: string | undefined) => void;
  /**
   * `studio` is a lower bar (3 rem instead of 3.5).
   * @default 'default'
   */
  variant?: 'default' | 'studio';
  /**
   * Number of waiting messages; if there are any, a button shows the number and the next message.
   * @default 0
   */
  waiting?: number;
  /** Called with the message's id when the user requests the next one. */
  onNext?: (id: string) => void;
  /**
   * Earlier messages, newest first; if there are any, a button opens them.
   * @default []
   */
  history?: readonly PastNotification[];
}

/**
 * Shows one message in a bar at the foot of the window, so that nothing moves; with an open dialog, where it covers
 * none of it. Dialogs neither hide it nor close when it is used. Errors are announced immediately, others politely.
 * The caller decides which message is shown.
 */
export function NotificationBar(props: NotificationBarProps) {
  const { notification, onDismiss, onHoldChange, variant = 'default', history = [] } = props;
  const { waiting = 0, onNext } = props;
  return createPortal(
    /*
     * Dialogs hide everything but live regions from screen readers. Errors are live themselves and would be announced
     * twice.
     */
    <Region
      aria-label="Notifications"
      aria-live={notification?.kind === 'NEGATIVE' ? 'off' : 'polite'}
      data-testid="gsc-notification-region"
    >
      {notification && (
        <Bar
          key={notification.id}
          ref={avoidActiveWork}
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
          {waiting > 0 && (
            <Button size="s" onClick={() => onNext?.(notification.id)}>
              {`${waiting} more`}
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
