import { and, eq } from 'drizzle-orm';
import {
  afterFailedTry,
  DELIVERY_PATIENCE,
  isTaken,
  WEB_HOOK_DISABLED,
  type DeliveryTry,
} from '@/domain/web-hook';
import { guardedPost, SourceError, type Network } from '../../connectors';
import type { Database } from '../../database';
import { webHookDeliveries, webHooks } from '../../database/schema';
import type { JobHandler, Jobs } from '../../jobs';
import { shareOfWebHook } from './announceTask';
import { signMessage } from './signMessage';
import { openSecret } from './webHookQueries';

/** What posting takes. */
export interface WebHookTools {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly network: Network;
  readonly clock: () => Date;
  readonly signatureSecret: string;
  /** Whether this computer may be posted to by plain HTTP. */
  readonly allowsLocal: boolean;
}

type WebHook = typeof webHooks.$inferSelect;
type Delivery = typeof webHookDeliveries.$inferSelect;

/** How many receivers are waited for at once: a slow one should not hold up the others. */
const PLACES = 10;
/** How many of one environment. */
const PLACES_PER_ENVIRONMENT = 8;
const NO_SECRET = 'Not sent: its secret can’t be read any more. Rotate it.';
const GIVEN_UP = 'Not sent: the platform could not do it, though it tried three times.';

/**
 * Makes one try of a delivery and has the next one made where it has not arrived. A try whose worker dies before it is
 * written down is made again: receivers know by the delivery's id what they have had.
 */
export function webHookJob(tools: WebHookTools): JobHandler<'webHook'> {
  const { database, jobs, clock } = tools;
  /** The delivery, if it waits for this very try. */
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
      // What is disabled is not tried on its own any more.
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
