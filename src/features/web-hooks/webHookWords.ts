import type { WebHook, WebHookDelivery } from '@/api/types';
import { formatDateTime } from '@/domain/format';
import { DELIVERY_WAITS } from '@/domain/web-hooks';

/** Labels of a web hook's events, by the choices of its form. */
export const EVENT_WORDS = {
  all: 'Finished and failed tasks',
  'output.finished': 'Finished tasks',
  'output.failed': 'Failed tasks',
} as const;

/** Returns the label of a web hook's events. */
export function eventsOf({ events }: WebHook): string {
  const [only] = events;
  return EVENT_WORDS[events.length === 1 && only ? only : 'all'];
}

/** Labels of messages. */
export const MESSAGE_WORDS = {
  'output.finished': 'Task finished',
  'output.failed': 'Task failed',
  test: 'Test',
} as const;

export const DELIVERY_TONES = { waiting: 'informative', delivered: 'positive', failed: 'negative' } as const;

export const momentOf = (date: string): string => formatDateTime(new Date(date)).text;

/** Describes the state of a delivery. */
export function statusOf({ status, tries, nextTry }: WebHookDelivery): string {
  if (status === 'delivered') return 'Delivered';
  if (status === 'failed') return `Given up after ${tries.length === 1 ? '1 try' : `${tries.length} tries`}`;
  if (nextTry === null) return 'Under way';
  return `Tried ${tries.length === 1 ? 'once' : `${tries.length} times`}, again at ${momentOf(nextTry)}`;
}

/** Describes the outcome of a try. */
export const answerOf = ({ status, error }: WebHookDelivery['tries'][number]): string =>
  error ?? `Answered with status ${status}`;

/** Why a delivery can't be posted again; `undefined` if it can. */
export const refusalOfRetry = ({ status }: WebHookDelivery): string | undefined =>
  status === 'waiting' ? DELIVERY_WAITS.detail : undefined;
