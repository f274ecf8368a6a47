import {
  describeBrandKit,
  describeListedKit,
  EMPTY_CONTENT,
  isSameKitName,
  KIT_NAME_TAKEN,
  outdatedBrandKit,
  refusalOfContent,
  storedContent,
  type BrandKitContent,
} from '@/domain/brand-kits';
import { itemNameKey } from '@/domain/item-name';
import { displayName } from '@/domain/users';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockStore } from '../mockStore';
import { requireName } from './requireName';

type Row = MockStore['brandKits'][number];

const ofEnvironment = ({ store, environmentId }: InEnvironment) =>
  store.brandKits.filter((row) => row.environmentId === environmentId);

function requireBrandKit(call: InEnvironment, brandKitId: string): Row {
  const row = ofEnvironment(call).find(({ id }) => id === brandKitId);
  if (!row) throw notFound('brand kit');
  return row;
}

function recordOf({ store }: InEnvironment, row: Row) {
  const user = store.users.find(({ id }) => id === row.savedById);
  return { ...row, savedBy: user ? displayName(user) : null };
}

const requireKitName = (call: InEnvironment, name: string, own?: Row) =>
  requireFreeName({ among: ofEnvironment(call), name, own, isSame: isSameKitName, refusal: KIT_NAME_TAKEN });

function requireContent(given: Partial<BrandKitContent>): BrandKitContent {
  refuseIf(refusalOfContent({ ...EMPTY_CONTENT, ...given }));
  return storedContent(given);
}

const ONE = '/brand-kits/{brandKitId}';

/** Brand kits of an environment. */
export const brandKitOperations = [
  defineEnvironmentOperation('get', '/brand-kits', 200, (call) => {
    const { rows, ...page } = mockPage('/brand-kits', call.query, {
      rows: ofEnvironment(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map((row) => describeListedKit(recordOf(call, row))) };
  }),
  defineEnvironmentOperation('post', '/brand-kits', 201, (call) => {
    const name = requireName(call.body.name);
    const content = requireContent(call.body);
    requireKitName(call, name);
    const row: Row = {
      id: call.store.nextId('brand-kit'),
      environmentId: call.environmentId,
      name,
      content,
      revision: 1,
      savedById: call.actor.user.id,
      createdAt: call.store.now,
      modifiedAt: call.store.now,
    };
    call.store.brandKits.push(row);
    return { data: describeBrandKit(recordOf(call, row)) };
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => ({
    data: describeBrandKit(recordOf(call, requireBrandKit(call, call.path.brandKitId))),
  })),
  defineEnvironmentOperation('put', ONE, 200, (call) => {
    const name = requireName(call.body.name);
    const content = requireContent(call.body);
    const row = requireBrandKit(call, call.path.brandKitId);
    const { revision } = call.query;
    if (revision !== undefined && Number(revision) !== row.revision)
      throw problemOf(outdatedBrandKit(recordOf(call, row)));
    requireKitName(call, name, row);
    Object.assign(row, { name, content, revision: row.revision + 1 });
    Object.assign(row, { savedById: call.actor.user.id, modifiedAt: call.store.now });
    return { data: describeBrandKit(recordOf(call, row)) };
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireBrandKit(call, call.path.brandKitId);
    call.store.brandKits = call.store.brandKits.filter((other) => other !== row);
    return undefined;
  }),
];
