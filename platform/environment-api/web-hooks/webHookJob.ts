import { and, eq } from 'drizzle-orm';
import {
  afterFailedTry,
  DELIVERY_PATIENCE,
  isTaken,
  WEB_HOOK_DISABLED,
  type DeliveryTry,
} from '@/domain/web-hooks';
import { guardedPost, SourceError, type Network } from '../../connectors';
import type { Database } from '../../database';
import { webHookDeliveries, webHooks } from '../../database/schema';
import type { JobHandler, Jobs } from '../../jobs';
import { shareOfWebHook } from './announceTask';
import { signMessage } from './signMessage';
import { openSecret } from './webHookQueries';

/** Dependencies for posting. */
export interface WebHookTools {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly network: Network;
  readonly clock: () => Date;
  readonly signatureSecret: string;
  /** Whether posts to this computer over plain HTTP are allowed. */
  readonly allowsLocal: boolean;
}

type WebHook = typeof webHooks.$inferSelect;
type Delivery = typeof webHookDeliveries.$inferSelect;

/** Receivers waited for at once, so that a slow one does not delay the others. */
const PLACES = 10;
/** The same, for one environment. */
const PLACES_PER_ENVIRONMENT = 8;
const NO_SECRET = 'Not sent: its secret can’t be read any more. Rotate it.';
const GIVEN_UP = 'Not sent: the platform could not do it, though it tried three times.';

/**
 * Makes one try of a delivery, and schedules the next one on failure. A try whose worker dies before recording it is
 * repeated: receivers recognise it by the delivery's id.
 */
export function webHookJob(tools: WebHookTools): JobHandler<'webHook'> {
  const { database, jobs, clock } = tools;
  /** Finds the delivery if this try is its next one. */
  const find = async (deliveryId: string, number: number) => {
    const [found] = await database
      .select({ delivery: webHookDeliveries, hook: webHooks })
      .from(webHookDeliveries)
      .innerJoin(webHooks, eq(webHooks.id, webHookDeliveries.webHookId))
      .where(and(eq(webHookDeliveries.id, deliveryId), eq(webHookDeliveries.status, 'waiting')));
    return found && found.delivery.tries.length === number - 1 ? found : undefined;
  };
  const note = ({ id }: Delivery, values: Partial<Delivery>, db: Database = database) =>
    db.update(webHookDeliveries).set(values).where(eq(webHookDeliveries.id, id));

  return {
    places: PLACES,
    placesPerCustomer: PLACES_PER_ENVIRONMENT,
    run: async ({ deliveryId, number }) => {
      const found = await find(deliveryId, number);
      if (!found) return;
      const { delivery, hook } = found;
      const made = await makeTry(tools, hook, delivery);
      const tries = [...delivery.tries, made];
      if (isTaken(made)) return void (await note(delivery, { tries, status: 'delivered', nextTryAt: null }));
      // A disabled web hook gets no automatic tries.
      if (made.error === WEB_HOOK_DISABLED)
        return void (await note(delivery, { tries, status: 'failed', nextTryAt: null }));
      const next = afterFailedTry(number, clock());
      await database.transaction(async (transaction) => {
        await note(delivery, { tries, ...next }, transaction);
        if (next.nextTryAt)
          await jobs.send(
            'webHook',
            { deliveryId, number: number + 1 },
            { transaction, startAfter: next.nextTryAt, share: shareOfWebHook(hook) },
          );
      });
    },
    giveUp: async ({ deliveryId, number }) => {
      const found = await find(deliveryId, number);
      if (!found) return;
      const { delivery } = found;
      const made = { time: clock().toISOString(), status: null, error: GIVEN_UP, milliseconds: 0 };
      await note(delivery, { tries: [...delivery.tries, made], status: 'failed', nextTryAt: null });
    },
  };
}

async function makeTry(tools: WebHookTools, hook: WebHook, delivery: Delivery): Promise<DeliveryTry> {
  const { network, clock, signatureSecret, allowsLocal } = tools;
  const now = clock();
  const time = now.toISOString();
  const withoutAnswer = (error: string, milliseconds = 0) => ({ time, status: null, error, milliseconds });
  if (!hook.isEnabled && delivery.event !== 'test') return withoutAnswer(WEB_HOOK_DISABLED);
  const secret = openSecret(signatureSecret, hook);
  if (secret === undefined) return withoutAnswer(NO_SECRET);
  const { id: deliveryId, body } = delivery;
  const begun = performance.now();
  const elapsed = () => Math.round(performance.now() - begun);
  try {
    const status = await guardedPost(network, {
      url: hook.address,
      headers: signMessage(secret, { deliveryId, body, now }),
      content: { type: 'application/json', body },
      milliseconds: DELIVERY_PATIENCE,
      allowsLocal,
    });
    return { time, status, error: null, milliseconds: elapsed() };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return withoutAnswer(`No answer: ${error.message}.`, elapsed());
  }
}
