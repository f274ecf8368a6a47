import { NotificationBar } from '@/components/NotificationBar';
import { useNotificationCentre } from './NotificationsProvider';
import { toPastNotifications } from './toPastNotifications';

/** Shows the notification whose turn it is; the lower bar stands over the template editor. */
export function NotificationArea({ variant }: { variant: 'default' | 'studio' }) {
  const { notifications, dismiss, hold } = useNotificationCentre();
  const { shown, history } = notifications;
  return (
    <NotificationBar
      variant={variant}
      onDismiss={dismiss}
      onHoldChange={hold}
      notification={
        shown
          ? {
              id: shown.id,
              kind: shown.kind,
              message: shown.message,
              requestId: shown.requestId,
              action: shown.action && {
                label: shown.action.label,
                onAction: () => {
                  // What can be taken back can be so once.
                  if (shown.lasts !== undefined) dismiss(shown.id);
                  shown.action?.run();
                },
              },
            }
          : undefined
      }
      history={toPastNotifications(history, dismiss)}
    />
  );
}
