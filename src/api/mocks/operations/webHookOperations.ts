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
import type { UpdateWebHook } from '../../types';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { mockPage } from '../mockPage';
import type { MockDelivery } from '../mockStore';
import { sortedBy } from '../views';

/** In milliseconds. */
const MINUTE = 60_000;

const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.webHooks.filter((row) => row.environmentId === environmentId);

/** @throws MockProblem 404 */
function requireWebHook(call: InEnvironment, webHookId: string) {
  const row = ofEnvironment(call).find(({ id }) => id === webHookId);
  if (!row) throw notFound('web hook');
  return row;
}

/** @throws MockProblem 400 */
function requireContent(
  kept: Pick<WebHookRecord, 'name' | 'address' | 'events' | 'isEnabled'>,
  body: UpdateWebHook,
) {
  const { name, address, events, isEnabled } = kept;
  const read = changeWebHook({ name, address, events, isEnabled }, body, { allowsLocal: false });
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** The mocks sign nothing. */
const newSecret = ({ store }: InEnvironment) => `whsec_${store.nextId('web hook secret')}`;

/** Sends nothing: a waiting delivery has arrived at the next read. */
function advance(delivery: MockDelivery, now: Date): void {
  if (delivery.status !== 'waiting' || delivery.nextTryAt) return;
  const made = { time: now.toISOString(), status: 200, error: null, milliseconds: 120 };
  Object.assign(delivery, { status: 'delivered', tries: [...delivery.tries, made] });
}

/** Web hooks for output tasks. */
export const webHookOperations = [
  defineEnvironmentOperation('get', '/web-hooks', 200, (call) => ({
    data: sortedBy(ofEnvironment(call), ({ name }) => itemNameKey(name)).map(describeWebHook),
  })),
  defineEnvironmentOperation('post', '/web-hooks', 201, (call) => {
    const { body, store, environmentId } = call;
    const content = requireContent(NEW_WEB_HOOK, body);
    refuseIf(refusalOfAnotherWebHook(ofEnvironment(call).length));
    const moments = { createdAt: store.now, modifiedAt: store.now };
    const row = { id: store.nextId('web hook'), environmentId, ...content, ...moments };
    store.webHooks.push(row);
    return { ...describeWebHook(row), secret: newSecret(call) };
  }),
  defineEnvironmentOperation('patch', '/web-hooks/{webHookId}', 200, (call) => {
    const row = requireWebHook(call, call.path.webHookId);
    return describeWebHook(
      Object.assign(row, requireContent(row, call.body), { modifiedAt: call.store.now }),
    );
  }),
  defineEnvironmentOperation('delete', '/web-hooks/{webHookId}', 204, (call) => {
    const { id: gone } = requireWebHook(call, call.path.webHookId);
    call.store.webHooks = call.store.webHooks.filter(({ id }) => id !== gone);
    call.store.webHookDeliveries = call.store.webHookDeliveries.filter(({ webHookId }) => webHookId !== gone);
    return undefined;
  }),
  defineEnvironmentOperation('post', '/web-hooks/{webHookId}/secret', 200, (call) => {
    requireWebHook(call, call.path.webHookId);
    return { secret: newSecret(call) };
  }),
  defineEnvironmentOperation('post', '/web-hooks/{webHookId}/test', 201, (call) => {
    const { store, environmentId } = call;
    const { id: webHookId } = requireWebHook(call, call.path.webHookId);
    const tests = store.webHookDeliveries.filter(
      (each) =>
        each.webHookId === webHookId &&
        each.event === 'test' &&
        store.now.getTime() - each.createdAt.getTime() < MINUTE,
    );
    if (tests.length >= MOST_TESTS) throw problemOf(tooManyTests(MINUTE / 1_000));
    const id = store.nextId('delivery');
    const delivery: MockDelivery = {
      id,
      webHookId,
      event: 'test',
      taskId: null,
      status: 'waiting',
      tries: [],
      nextTryAt: null,
      body: testMessage({ deliveryId: id, environmentId, now: store.now }),
      createdAt: store.now,
    };
    store.webHookDeliveries.push(delivery);
    return describeDelivery(delivery);
  }),
  defineEnvironmentOperation('get', '/web-hooks/{webHookId}/deliveries', 200, (call) => {
    const { store, query } = call;
    const hook = requireWebHook(call, call.path.webHookId);
    const { rows, ...page } = mockPage(`/web-hooks/${hook.id}/deliveries`, query, {
      rows: store.webHookDeliveries
        .filter(({ webHookId }) => webHookId === hook.id)
        .map((delivery) => ({ id: delivery.id, name: '', delivery })),
      sorts: { created: ({ delivery }) => delivery.createdAt.toISOString() },
      initial: { by: 'created', direction: 'desc' },
    });
    const data = rows.map(({ delivery }) => describeDelivery(delivery));
    for (const { delivery } of rows) advance(delivery, store.now);
    return { ...page, data };
  }),
  defineEnvironmentOperation('post', '/web-hooks/{webHookId}/deliveries/{deliveryId}/retry', 200, (call) => {
    const { id: hookId } = requireWebHook(call, call.path.webHookId);
    const delivery = call.store.webHookDeliveries.find(
      ({ id, webHookId }) => webHookId === hookId && id === call.path.deliveryId,
    );
    if (!delivery) throw notFound('delivery');
    if (delivery.status === 'waiting') throw problemOf(DELIVERY_WAITS);
    return describeDelivery(Object.assign(delivery, { status: 'waiting', nextTryAt: null }));
  }),
];
