import type { PastNotification } from '@/components/NotificationBar';
import type { Notification } from '@/domain/notifications';

/** Converts the history for the design system. A kept action can be used once. */
export function toPastNotifications(
  history: readonly Notification[],
  dismiss: (id: string) => void,
): PastNotification[] {
  return history.map(({ id, kind, message, requestId, at, action, keepsAction }) => ({
    id,
    kind,
    message,
    requestId,
    at: new Date(at),
    action:
      action && keepsAction
        ? {
            label: action.label,
            onAction: () => {
              dismiss(id);
              action.run();
            },
          }
        : undefined,
  }));
}
