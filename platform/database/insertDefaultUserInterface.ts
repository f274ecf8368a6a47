import { itemNameKey } from '@/domain/item-name';
import { DEFAULT_USER_INTERFACE_NAME, NEW_USER_INTERFACE } from '@/domain/user-interface';
import type { Database } from './openDatabase';
import { userInterfaces } from './schema';

/** The user interface a new environment has from its start. */
export async function insertDefaultUserInterface(
  db: Database,
  environmentId: string,
  now: Date,
): Promise<void> {
  await db.insert(userInterfaces).values({
    environmentId,
    name: DEFAULT_USER_INTERFACE_NAME,
    nameKey: itemNameKey(DEFAULT_USER_INTERFACE_NAME),
    isDefault: true,
    formBuilder: NEW_USER_INTERFACE.formBuilder,
    createdAt: now,
    modifiedAt: now,
  });
}
