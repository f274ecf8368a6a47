import { describeEntry, readActivityFilters, type ActivityQuery } from '@/domain/activity';
import { itemNameKey } from '@/domain/item-name';
import { FOREIGN_TOKEN } from '@/domain/listing';
import { defineEnvironmentOperation, defineOperation } from '../defineOperation';
import { limitOf } from '../mockPage';
import { problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';

type Row = MockStore['activity'][number];
type Query = ActivityQuery & { readonly limit?: number; readonly nextPageToken?: string };

const isAmong = (value: string | null, wanted: readonly string[]) =>
  wanted.length === 0 || wanted.some((each) => each === value);

/**
 * Returns a page of activity, newest first.
 * @throws MockProblem 400
 */
function pageOf(store: MockStore, path: string, query: Query, isListed: (row: Row) => boolean) {
  const read = readActivityFilters(query);
  if ('refusal' in read) throw problemOf(read.refusal);
  const { actors, kinds, objects, nameKey, environmentId, from, until } = read.value;
  const pageSize = limitOf(query);
  const found = store.activity.filter(
    (row) =>
      isListed(row) &&
      isAmong(row.actorId, actors) &&
      isAmong(row.objectKind, kinds) &&
      (objects.length === 0 || objects.some((object) => row.objects.includes(object))) &&
      itemNameKey(row.objectName).startsWith(nameKey) &&
      (environmentId === undefined || row.environmentId === environmentId) &&
      (from === undefined || row.time >= from) &&
      (until === undefined || row.time < until),
  );
  const { nextPageToken: token } = query;
  const start = token === undefined ? 0 : found.findIndex(({ id }) => id === token) + 1;
  if (token !== undefined && start === 0) throw problemOf(FOREIGN_TOKEN);
  const rows = found.slice(start, start + pageSize);
  const last = rows.at(-1);
  const hasMore = start + pageSize < found.length;
  const names = new Map(
    [...store.environments, ...store.deletedEnvironments].map(({ id, name }) => [id, name]),
  );
  return {
    data: rows.map((row) =>
      describeEntry({ ...row, environmentName: names.get(row.environmentId ?? '') ?? null }),
    ),
    pageSize,
    links: hasMore && last ? { nextPage: `${path}?nextPageToken=${last.id}` } : {},
  };
}

/** Activity in the management API. */
export const activityOperations = [
  defineOperation('get', '/subscriptions/{subscriptionId}/activity', 200, (call) => {
    const { id } = call.enterSubscription(call.path.subscriptionId);
    return pageOf(call.store, '/activity', call.query, (row) => row.subscriptionId === id);
  }),
  defineOperation('get', '/users/me/activity', 200, ({ store, query, caller }) => {
    const { user } = caller();
    return pageOf(store, '/activity', query, ({ actorId }) => actorId === user.id);
  }),
];

/** Activity in the environment API. */
export const environmentActivityOperations = [
  defineEnvironmentOperation('get', '/activity', 200, (call) => {
    const { store, environmentId, query } = call;
    return pageOf(store, '/activity', query, (row) => row.environmentId === environmentId);
  }),
];
