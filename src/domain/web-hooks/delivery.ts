import { boundText } from '../format';
import { isCheck, type OutputTaskRecord } from '../output';
import { conflicting, tooOften, type Refusal } from '../refusal';
import type { WebHookEvent } from './webHook';

/** The kind of a message: an event, or a requested test. */
export type WebHookMessageKind = WebHookEvent | 'test';

/** The status of a delivery: it waits for its next try, has arrived, or has failed for good. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Pauses between tries of a delivery, in seconds: there is one more try than pauses. */
export const DELIVERY_PAUSES: readonly number[] = [10, 60, 300, 1_800];

/** How long deliveries are kept, in milliseconds: as long as tasks. */
export const DELIVERY_TIME = 7 * 86_400_000;
/** The timeout of a receiver, in milliseconds. */
export const DELIVERY_PATIENCE = 10_000;

/** The refusal to resend a waiting delivery. */
export const DELIVERY_WAITS = conflicting('This delivery waits for its next try already.');

/** The maximum number of tests of a web hook in a minute. */
export const MOST_TESTS = 10;

/**
 * Refuses another test.
 * @param seconds until the next is allowed
 */
export const tooManyTests = (seconds: number): Refusal =>
  tooOften(
    `This web hook was tested ${MOST_TESTS} times within a minute. Test it again in ${seconds} s.`,
    seconds,
  );

/** The reason for a skipped try. */
export const WEB_HOOK_DISABLED = 'Not sent: the web hook was disabled.';

/** The headers of a message. */
export const WEB_HOOK_HEADERS = {
  id: 'platen-delivery',
  timestamp: 'platen-timestamp',
  signature: 'platen-signature',
} as const;

/** One try of a delivery. */
export interface DeliveryTry {
  /** The start time as an ISO date. */
  readonly time: string;
  /** The status of the answer; null without one. */
  readonly status: number | null;
  /** A sentence about why there was no answer. */
  readonly error: string | null;
  /** The duration until the answer began or the try timed out. */
  readonly milliseconds: number;
}

/** A stored delivery. */
export interface DeliveryRecord {
  readonly id: string;
  readonly event: WebHookMessageKind;
  readonly taskId: string | null;
  readonly status: DeliveryStatus;
  readonly tries: readonly DeliveryTry[];
  /** The time of the next try; null if it is in progress or has ended. */
  readonly nextTryAt: Date | null;
  /** The message as JSON. */
  readonly body: string;
  readonly createdAt: Date;
}

/** Whether the receiver has accepted it. */
export const isTaken = ({ status }: Pick<DeliveryTry, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/**
 * Returns the status of a delivery after a failed try, and the time of the next.
 * @param tries the number of tries so far
 */
export function afterFailedTry(
  tries: number,
  now: Date,
): { readonly status: DeliveryStatus; readonly nextTryAt: Date | null } {
  const pause = DELIVERY_PAUSES[tries - 1];
  if (pause === undefined) return { status: 'failed', nextTryAt: null };
  return { status: 'waiting', nextTryAt: new Date(now.getTime() + pause * 1_000) };
}

/** Describes a delivery for the contract. */
export const describeDelivery = (delivery: DeliveryRecord) => ({
  id: delivery.id,
  event: delivery.event,
  taskId: delivery.taskId,
  status: delivery.status,
  tries: delivery.tries.map((one) => ({ ...one })),
  nextTry: delivery.nextTryAt?.toISOString() ?? null,
  body: delivery.body,
  dateCreated: delivery.createdAt.toISOString(),
});

/** The facts of a message besides its event. */
interface Told {
  readonly deliveryId: string;
  readonly environmentId: string;
  readonly now: Date;
}

/** A finished task in messages. */
type EndedTask = Omit<OutputTaskRecord, 'createdAt' | 'endedAt'> & {
  readonly outputSettingId: string | null;
  readonly hasReport: boolean;
};

/** Returns the event of a finished task. */
export const eventOfTask = ({ status }: Pick<OutputTaskRecord, 'status'>): WebHookEvent =>
  status === 'Finished' ? 'output.finished' : 'output.failed';

/**
 * Writes the message about a finished task as JSON. Links are paths of the platform, as in its answers.
 * @param base the path of the environment in its own API, without a final slash
 */
export function messageOfTask(task: EndedTask, { base, ...told }: Told & { readonly base: string }): string {
  const { id, recordsTotal, recordsDone, recordsFailed } = task;
  const link = `${base}/output/tasks/${id}`;
  return JSON.stringify({
    ...headOf(eventOfTask(task), told),
    task: {
      id,
      kind: task.source,
      sourceId: task.sourceId,
      name: task.name,
      format: task.format,
      status: task.status,
      detail: task.detail === null ? null : boundText(task.detail),
      outputSettingsId: task.outputSettingId,
      records: { total: recordsTotal, successful: recordsDone - recordsFailed, failed: recordsFailed },
    },
    links: {
      task: link,
      ...(task.status === 'Finished' && !isCheck(task) && { download: `${link}/download` }),
      ...(task.hasReport && { report: `${link}/report` }),
    },
  });
}

/** Writes a test message as JSON. */
export const testMessage = (told: Told): string => JSON.stringify(headOf('test', told));

const headOf = (event: WebHookMessageKind, { deliveryId, environmentId, now }: Told) => ({
  event,
  deliveryId,
  time: now.toISOString(),
  environmentId,
});
