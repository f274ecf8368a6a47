import { useCallback } from 'react';
import type { NotificationKind } from '@/domain/notifications';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/**
 * Tells by a notification how something that was asked for ended: done, unless it says another kind. The same function
 * on every draw.
 */
export function useDone(): (message: string, kind?: NotificationKind) => void {
  const { notify } = useNotificationCentre();
  return useCallback(
    (message: string, kind: NotificationKind = 'POSITIVE') => notify({ kind, message }),
    [notify],
  );
}
