import { describeEntry, readActivityFilters, type ActivityQuery } from '@/domain/activity';
import { itemNameKey } from '@/domain/item-name';
import { FOREIGN_TOKEN } from '@/domain/listing';
import { defineEnvironmentOperation, defineOperation } from '../defineOperation';
import { authorize, requireSubscription } from '../mockCaller';
import { limitOf } from '../mockPage';
import { problemOf } from '../MockProblem';
import type { MockStore } from '../mockStore';

type Row = MockStore['activity'][number];
type Query = ActivityQuery & { readonly limit?: number; readonly nextPageToken?: string };

const isAmong = (value: string | null, wanted: readonly string[]) =>
  wanted.length === 0 || wanted.some((each) => each === value);

/** A page of what was done, newest first. @throws MockProblem 400 */
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

/** The calls of the management API on what was done. */
export const activityOperations = [
  defineOperation('get', '/subscriptions/{subscriptionId}/activity', 200, (call) => {
    const { store, path, query } = call;
    const caller = call.caller();
    const { id } = requireSubscription(store, caller, path.subscriptionId);
    authorize(store, caller, 'activity.read', requireSubscription(store, caller, id));
    return pageOf(store, '/activity', query, (row) => row.subscriptionId === id);
  }),
  defineOperation('get', '/users/me/activity', 200, ({ store, query, caller }) => {
    const { user } = caller();
    return pageOf(store, '/activity', query, ({ actorId }) => actorId === user.id);
  }),
];

/** The call of the environment API on what was done. */
export const environmentActivityOperations = [
  defineEnvironmentOperation('get', '/activity', 200, 'activity.read-environment', (call) => {
    const { store, environmentId, query } = call;
    return pageOf(store, '/activity', query, (row) => row.environmentId === environmentId);
  }),
];
