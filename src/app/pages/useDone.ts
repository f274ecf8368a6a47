import { useCallback } from 'react';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/** Tells by a notification that something has been done; the same function on every draw. */
export function useDone(): (message: string) => void {
  const { notify } = useNotificationCentre();
  return useCallback((message: string) => notify({ kind: 'POSITIVE', message }), [notify]);
}
