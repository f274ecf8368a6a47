import { useCallback } from 'react';
import type { NotificationKind } from '@/domain/notifications';
import type { Tell } from '@/product/FeatureContext';
import { useNotificationCentre } from './NotificationsProvider';

/** The way the console tells features' outcomes: by notifications. The same function on every draw. */
export function useTellByNotification(): Tell {
  const { notify } = useNotificationCentre();
  return useCallback(
    (message: string, kind: NotificationKind = 'POSITIVE') => notify({ kind, message }),
    [notify],
  );
}
