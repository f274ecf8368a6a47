import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/**
 * Notifies when the network is lost and when it returns. Pending requests wait and continue by themselves; then
 * everything on the page is loaded again, because it may have changed.
 */
export function useConnection(queryClient: QueryClient): void {
  const { notify } = useNotificationCentre();
  useEffect(() => {
    const onOffline = () =>
      notify({
        kind: 'NEUTRAL',
        topic: 'connection',
        message: 'You are offline. Your changes are sent when the connection is back.',
      });
    const onOnline = () => {
      notify({ kind: 'POSITIVE', topic: 'connection', message: 'You are online again.' });
      void queryClient.invalidateQueries();
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [notify, queryClient]);
}
