import type { MutationCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorDetail, isNotifiedFailure, requestIdOf } from '@/api/http';
import type { Notification } from '@/domain/notifications';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/**
 * Returns the message for a failed write; undefined for a write to a deleted object (404) or one that reports its own
 * failure.
 */
function failureOf(event: MutationCacheNotifyEvent): Pick<Notification, 'message' | 'requestId'> | undefined {
  if (event.type !== 'updated' || event.action.type !== 'error') return undefined;
  const { error } = event.action;
  if (!isNotifiedFailure(error) || event.mutation.meta?.notifyError === false) return undefined;
  return { message: errorDetail(error), requestId: requestIdOf(error) };
}

/** Assigns topics to the places of writes: a form, or the button of a row. */
function createTopics() {
  const ofPlace = new WeakMap<object, string>();
  const ofWrite = new WeakMap<object, string>();
  return {
    /** Records the place of a write. */
    note: (write: object, place: object): void => {
      const topic = ofPlace.get(place) ?? `write ${crypto.randomUUID()}`;
      ofPlace.set(place, topic);
      ofWrite.set(write, topic);
    },
    of: (write: object | undefined): string | undefined => write && ofWrite.get(write),
  };
}

/** Notifies about every failed write, until a write from the same place succeeds. */
export function useFailedWrites(queryClient: QueryClient): void {
  const { notify, outdate } = useNotificationCentre();
  useEffect(() => {
    const topics = createTopics();
    const failedAt = new Map<string, number>();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'observerAdded') topics.note(event.mutation, event.observer);
      const topic = topics.of(event.mutation);
      const failure = failureOf(event);
      if (failure) notify({ kind: 'NEGATIVE', topic, ...failure });
      if (!topic || event.type !== 'updated') return;
      if (failure) failedAt.set(topic, Date.now());
      // A write that was already pending during the failure does not clear it.
      const isMadeAgain = event.mutation.state.submittedAt >= (failedAt.get(topic) ?? Infinity);
      if (event.action.type !== 'success' || !isMadeAgain) return;
      failedAt.delete(topic);
      outdate(topic);
    });
  }, [queryClient, notify, outdate]);
}
