import { boundText } from '../format';
import { isCheck, type OutputTaskRecord } from '../output';
import { conflicting, tooOften, type Refusal } from '../refusal';
import type { WebHookEvent } from './webHook';

/** What is posted: the events, and a test that somebody asks for. */
export type WebHookMessageKind = WebHookEvent | 'test';

/** How a delivery stands: it waits for its next try, has arrived, or is given up. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Pauses between two tries of a delivery, in seconds: there is one try more than these. */
export const DELIVERY_PAUSES: readonly number[] = [10, 60, 300, 1_800];

/** How long deliveries are kept, in milliseconds: as long as tasks are. */
export const DELIVERY_TIME = 7 * 86_400_000;
/** How long a receiver may take to answer, in milliseconds. */
export const DELIVERY_PATIENCE = 10_000;

/** A delivery that has not ended can't be sent again. */
export const DELIVERY_WAITS = conflicting('This delivery waits for its next try already.');

/** Tests that a web hook may be sent within a minute. */
export const MOST_TESTS = 10;

/** Refuses another test. @param seconds when the next is allowed */
export const tooManyTests = (seconds: number): Refusal =>
  tooOften(
    `This web hook was tested ${MOST_TESTS} times within a minute. Test it again in ${seconds} s.`,
    seconds,
  );

/** Why a try was not made. */
export const WEB_HOOK_DISABLED = 'Not sent: the web hook was disabled.';

/** The headers of what is posted. */
export const WEB_HOOK_HEADERS = {
  id: 'platen-delivery',
  timestamp: 'platen-timestamp',
  signature: 'platen-signature',
} as const;

/** One try of a delivery. */
export interface DeliveryTry {
  /** When it began, as an ISO moment. */
  readonly time: string;
  /** Status of the answer; null where there was none. */
  readonly status: number | null;
  /** Why there was no answer, as a sentence. */
  readonly error: string | null;
  /** Until the answer began or was given up. */
  readonly milliseconds: number;
}

/** A delivery as it is kept. */
export interface DeliveryRecord {
  readonly id: string;
  readonly event: WebHookMessageKind;
  readonly taskId: string | null;
  readonly status: DeliveryStatus;
  readonly tries: readonly DeliveryTry[];
  /** When it is tried next; null where it is under way or has ended. */
  readonly nextTryAt: Date | null;
  /** What is posted, as JSON. */
  readonly body: string;
  readonly createdAt: Date;
}

/** Whether the receiver has taken it. */
export const isTaken = ({ status }: Pick<DeliveryTry, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/**
 * How a delivery stands after a try that has not arrived, and when it is tried next.
 * @param tries how many there were
 */
export function afterFailedTry(
  tries: number,
  now: Date,
): { readonly status: DeliveryStatus; readonly nextTryAt: Date | null } {
  const pause = DELIVERY_PAUSES[tries - 1];
  if (pause === undefined) return { status: 'failed', nextTryAt: null };
  return { status: 'waiting', nextTryAt: new Date(now.getTime() + pause * 1_000) };
}

/** A delivery in the words of the contract. */
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

/** What a message is about besides its event. */
interface Told {
  readonly deliveryId: string;
  readonly environmentId: string;
  readonly now: Date;
}

/** A task that has ended, as messages tell of it. */
type EndedTask = Omit<OutputTaskRecord, 'createdAt' | 'endedAt'> & {
  readonly outputSettingId: string | null;
  readonly hasReport: boolean;
};

/** The event of a task that has ended. */
export const eventOfTask = ({ status }: Pick<OutputTaskRecord, 'status'>): WebHookEvent =>
  status === 'Finished' ? 'output.finished' : 'output.failed';

/**
 * What is posted of a task that has ended, as JSON. Links are paths of the platform, as in its answers.
 * @param base path of the environment in its own API, without a slash at its end
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

/** What is posted to see whether it arrives, as JSON. */
export const testMessage = (told: Told): string => JSON.stringify(headOf('test', told));

const headOf = (event: WebHookMessageKind, { deliveryId, environmentId, now }: Told) => ({
  event,
  deliveryId,
  time: now.toISOString(),
  environmentId,
});
