import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import {
  changeWebHook,
  DELIVERY_WAITS,
  describeDelivery,
  describeWebHook,
  MOST_TESTS,
  NEW_WEB_HOOK,
  refusalOfAnotherWebHook,
  testMessage,
  tooManyTests,
  type WebHookRecord,
} from '@/domain/web-hooks';
import { webHookDeliveries, webHooks } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import { lockEnvironment } from '../environmentRow';
import { takeAllowance } from '../../http/takeAllowance';
import { byId, listPage, type PageQuery, type SortKey } from '../../http/listing';
import type { Handlers, Schemas } from '../operations';
import { addDelivery, shareOfWebHook } from './announceTask';
import { lockDelivery, newSecret, requireWebHook, selectWebHooks } from './webHookQueries';

type Ids =
  | 'listWebHooks'
  | 'createWebHook'
  | 'updateWebHook'
  | 'deleteWebHook'
  | 'rotateWebHookSecret'
  | 'testWebHook'
  | 'listWebHookDeliveries'
  | 'retryWebHookDelivery';

/** Rate limit for tests of a web hook. */
const TESTS = { name: 'web hook test', limit: MOST_TESTS, seconds: 60 };

const NEWEST_FIRST: readonly SortKey[] = [
  { expression: sql`${webHookDeliveries.createdAt}`, type: 'timestamptz', direction: 'desc' },
  byId(sql`${webHookDeliveries.id}`),
];

/** The web hooks of an environment and their deliveries. */
export const webHookHandlers: Handlers<Ids> = {
  async listWebHooks({ database, environment }) {
    return { data: (await selectWebHooks(database, environment.id)).map(describeWebHook) };
  },

  createWebHook: ({ database, environment, body, now, signatureSecret, allowsLocalWebHooks }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const content = requireContent(NEW_WEB_HOOK, body, allowsLocalWebHooks);
      refuseIf(refusalOfAnotherWebHook((await selectWebHooks(transaction, environment.id)).length));
      const id = randomUUID();
      const { secret, sealed } = newSecret(signatureSecret, id);
      const [row] = await transaction
        .insert(webHooks)
        .values({
          id,
          environmentId: environment.id,
          ...content,
          secret: sealed,
          createdAt: now,
          modifiedAt: now,
        })
        .returning();
      if (!row) throw new Error('The web hook was not inserted.');
      return { ...describeWebHook(row), secret };
    }),

  updateWebHook: ({ database, environment, params, body, now, allowsLocalWebHooks }) =>
    database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const present = await requireWebHook(transaction, environment.id, params.webHookId);
      const content = requireContent(present, body, allowsLocalWebHooks);
      const [row] = await transaction
        .update(webHooks)
        .set({ ...content, modifiedAt: now })
        .where(eq(webHooks.id, present.id))
        .returning();
      if (!row) throw new Error('The web hook was not changed.');
      return describeWebHook(row);
    }),

  async deleteWebHook({ database, environment, params }) {
    const { id } = await requireWebHook(database, environment.id, params.webHookId);
    await database.delete(webHooks).where(eq(webHooks.id, id));
    return undefined;
  },

  async rotateWebHookSecret({ database, environment, params, signatureSecret }) {
    const { id } = await requireWebHook(database, environment.id, params.webHookId);
    const { secret, sealed } = newSecret(signatureSecret, id);
    await database.update(webHooks).set({ secret: sealed }).where(eq(webHooks.id, id));
    return { secret };
  },

  async testWebHook({ database, jobs, environment, params, now }) {
    const { id: webHookId } = await requireWebHook(database, environment.id, params.webHookId);
    const wait = await takeAllowance(database, TESTS, webHookId, now);
    if (wait !== undefined) throw problemOf(tooManyTests(wait));
    const id = randomUUID();
    const body = testMessage({ deliveryId: id, environmentId: environment.id, now });
    const delivery = await database.transaction((transaction) =>
      addDelivery({ database: transaction, jobs, now }, environment.id, {
        id,
        webHookId,
        event: 'test',
        taskId: null,
        body,
      }),
    );
    jobs.look();
    return describeDelivery(delivery);
  },

  async listWebHookDeliveries(call) {
    const { database, environment, params, query = {} } = call;
    const { id } = await requireWebHook(database, environment.id, params.webHookId);
    const isIts = eq(webHookDeliveries.webHookId, id);
    const select = async (page: PageQuery) => {
      const rows = await database
        .select({ item: webHookDeliveries, keys: page.keys })
        .from(webHookDeliveries)
        .where(page.after ? sql`${isIts} and ${page.after}` : isIts)
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return rows;
    };
    const count = () => database.$count(webHookDeliveries, isIts);
    const page = await listPage({ ...call, query }, { order: NEWEST_FIRST, select, count });
    return { ...page, data: page.data.map(describeDelivery) };
  },

  async retryWebHookDelivery({ database, jobs, environment, params }) {
    const { id: webHookId } = await requireWebHook(database, environment.id, params.webHookId);
    const delivery = await database.transaction(async (transaction) => {
      const { id, status, tries } = await lockDelivery(transaction, webHookId, params.deliveryId);
      if (status === 'waiting') throw problemOf(DELIVERY_WAITS);
      const [row] = await transaction
        .update(webHookDeliveries)
        .set({ status: 'waiting', nextTryAt: null })
        .where(eq(webHookDeliveries.id, id))
        .returning();
      if (!row) throw new Error('The delivery was not changed.');
      const share = shareOfWebHook({ environmentId: environment.id, id: webHookId });
      await jobs.send('webHook', { deliveryId: id, number: tries.length + 1 }, { transaction, share });
      return row;
    });
    jobs.look();
    return describeDelivery(delivery);
  },
};

/** Validates a web hook. @throws Problem 400 */
function requireContent(
  kept: Pick<WebHookRecord, 'name' | 'address' | 'events' | 'isEnabled'>,
  body: Schemas['UpdateWebHook'],
  allowsLocal: boolean,
) {
  const read = changeWebHook(kept, body, { allowsLocal });
  if ('refusal' in read) throw problemOf(read.refusal);
  const { events, ...rest } = read.value;
  return { ...rest, events: [...events], nameKey: itemNameKey(rest.name) };
}
