import { NotificationBar } from '@/components/NotificationBar';
import { useNotificationCentre } from './NotificationsProvider';
import { toPastNotifications } from './toPastNotifications';

/** Shows the current notification; the lower bar overlays the template editor. */
export function NotificationArea({ variant }: { variant: 'default' | 'studio' }) {
  const { notifications, dismiss, goOn, hold } = useNotificationCentre();
  const { shown, waiting, history } = notifications;
  return (
    <NotificationBar
      variant={variant}
      onDismiss={dismiss}
      onHoldChange={hold}
      waiting={waiting.length}
      onNext={goOn}
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
                  // An action can be undone only once.
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
