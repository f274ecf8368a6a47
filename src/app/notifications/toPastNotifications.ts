import type { PastNotification } from '@/components/NotificationBar';
import { formatRelativeTime } from '@/domain/format';
import type { Notification } from '@/domain/notifications';

/** The history as the design system shows it, each with how long ago it came. */
export function toPastNotifications(history: readonly Notification[], now: Date): PastNotification[] {
  return history.map(({ id, kind, message, requestId, at }) => ({
    id,
    kind,
    message,
    requestId,
    time: formatRelativeTime(new Date(at), now),
  }));
}
