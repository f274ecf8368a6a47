import { eq } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import {
  DEFAULT_KEEPS_NAME,
  DEFAULT_STAYS,
  describeUserInterface,
  readUserInterface,
  refusalOfUsedUserInterface,
  USER_INTERFACE_SORTS,
} from '@/domain/user-interfaces';
import type { Database } from '../../database';
import { userInterfaces } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import { requireFreeName } from '../../http/requireFreeName';
import { lockEnvironment } from '../environmentRow';
import { listPage, requireSorting } from '../../http/listing';
import type { Handlers, Schemas } from '../operations';
import {
  claimUserInterfaceName,
  collectionsUsing,
  countUserInterfaces,
  replaceOffered,
  requireUserInterface,
  selectUserInterfaces,
  settingTypes,
  userInterfaceOrder,
} from './userInterfaceQueries';

type Ids =
  | 'listUserInterfaces'
  | 'createUserInterface'
  | 'getUserInterface'
  | 'saveUserInterface'
  | 'deleteUserInterface';

/** The user interfaces of an environment. */
export const userInterfaceHandlers: Handlers<Ids> = {
  async listUserInterfaces(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, USER_INTERFACE_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: userInterfaceOrder(sorting),
        select: (of) => selectUserInterfaces(database, { environmentId: environment.id, search }, of),
        count: () => countUserInterfaces(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeUserInterface) };
  },

  createUserInterface({ database, environment, body, now }) {
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const { name, formBuilder, outputSettings } = await requireContent(transaction, environment.id, body);
      await requireFreeName(transaction, claimUserInterfaceName(environment.id, name));
      const [row] = await transaction
        .insert(userInterfaces)
        .values({
          environmentId: environment.id,
          name,
          nameKey: itemNameKey(name),
          formBuilder,
          createdAt: now,
          modifiedAt: now,
        })
        .returning({ id: userInterfaces.id });
      if (!row) throw new Error('The user interface was not inserted.');
      await replaceOffered(transaction, row.id, outputSettings);
      return one(transaction, environment.id, row.id);
    });
  },

  getUserInterface: ({ database, environment, params }) =>
    one(database, environment.id, params.userInterfaceId),

  saveUserInterface({ database, environment, params: { userInterfaceId: id }, body, now }) {
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const before = await requireUserInterface(transaction, environment.id, id);
      const { name, formBuilder, outputSettings } = await requireContent(transaction, environment.id, body);
      if (before.isDefault && name !== before.name) throw problemOf(DEFAULT_KEEPS_NAME);
      await requireFreeName(transaction, claimUserInterfaceName(environment.id, name), id);
      await transaction
        .update(userInterfaces)
        .set({ name, nameKey: itemNameKey(name), formBuilder, modifiedAt: now })
        .where(eq(userInterfaces.id, id));
      await replaceOffered(transaction, id, outputSettings);
      return one(transaction, environment.id, id);
    });
  },

  async deleteUserInterface({ database, environment, params: { userInterfaceId: id }, query }) {
    await database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const { isDefault } = await requireUserInterface(transaction, environment.id, id);
      if (isDefault) throw problemOf(DEFAULT_STAYS);
      if (query?.force !== true)
        refuseIf(refusalOfUsedUserInterface(await collectionsUsing(transaction, id)));
      await transaction.delete(userInterfaces).where(eq(userInterfaces.id, id));
    });
    return undefined;
  },
};

/** Validates the body of a user interface. @throws Problem 400 */
async function requireContent(db: Database, environmentId: string, body: Schemas['SaveUserInterface']) {
  const types = await settingTypes(db, environmentId);
  const read = readUserInterface(body, (id) => types.get(id));
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

async function one(database: Database, environmentId: string, id: string) {
  return { data: describeUserInterface(await requireUserInterface(database, environmentId, id)) };
}
