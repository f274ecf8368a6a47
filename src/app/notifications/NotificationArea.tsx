import { NotificationBar } from '@/components/NotificationBar';
import { formatRelativeTime } from '@/domain/format';
import { useNotificationCentre } from './NotificationsProvider';

/** Shows the notification whose turn it is; the lower bar stands over the template editor. */
export function NotificationArea({ variant }: { variant: 'default' | 'studio' }) {
  const { notifications, dismiss } = useNotificationCentre();
  const { shown, history } = notifications;
  const now = new Date();
  return (
    <NotificationBar
      variant={variant}
      onDismiss={dismiss}
      notification={
        shown
          ? {
              id: shown.id,
              kind: shown.kind,
              message: shown.message,
              action: shown.action && { label: shown.action.label, onAction: shown.action.run },
            }
          : undefined
      }
      history={history.map(({ id, kind, message, at }) => ({
        id,
        kind,
        message,
        time: formatRelativeTime(new Date(at), now),
      }))}
    />
  );
}
