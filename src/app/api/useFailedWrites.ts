import type { MutationCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorDetail, isNotifiedFailure, requestIdOf } from '@/api/http';
import type { Notification } from '@/domain/notifications';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/** The words a failed write is reported with; nothing for one on something that is gone (404) or one that reports it itself. */
function failureOf(event: MutationCacheNotifyEvent): Pick<Notification, 'message' | 'requestId'> | undefined {
  if (event.type !== 'updated' || event.action.type !== 'error') return undefined;
  const { error } = event.action;
  if (!isNotifiedFailure(error) || event.mutation.meta?.notifyError === false) return undefined;
  return { message: errorDetail(error), requestId: requestIdOf(error) };
}

/** Notifies the reader of every write that failed. */
export function useFailedWrites(queryClient: QueryClient): void {
  const { notify } = useNotificationCentre();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const failure = failureOf(event);
        if (failure) notify({ kind: 'NEGATIVE', ...failure });
      }),
    [queryClient, notify],
  );
}
