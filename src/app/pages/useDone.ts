import { useCallback } from 'react';
import type { NotificationKind } from '@/domain/notifications';
import type { Tell } from '@/product/tellOutcome';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/**
 * Tells by a notification how something that was asked for ended: done, unless it says another kind. The same function
 * on every draw.
 */
export function useDone(): Tell {
  const { notify } = useNotificationCentre();
  return useCallback(
    (message: string, kind: NotificationKind = 'POSITIVE') => notify({ kind, message }),
    [notify],
  );
}
