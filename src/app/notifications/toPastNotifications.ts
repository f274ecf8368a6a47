import type { PastNotification } from '@/components/NotificationBar';
import type { Notification } from '@/domain/notifications';

/** The history as the design system shows it. */
export function toPastNotifications(history: readonly Notification[]): PastNotification[] {
  return history.map(({ id, kind, message, requestId, at }) => ({
    ...{ id, kind, message, requestId },
    at: new Date(at),
  }));
}
