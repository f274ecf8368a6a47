import { itemNameKey } from '@/domain/item-name';
import {
  DEFAULT_USER_INTERFACE_NAME,
  FIRST_OUTPUT_SETTINGS,
  firstOffers,
  NEW_USER_INTERFACE,
  OUTPUT_INTENTS,
} from '@/domain/user-interfaces';
import type { Database } from './openDatabase';
import { outputSettings, userInterfaceOutputs, userInterfaces } from './schema';

/** Inserts the output settings of a new environment, and the user interface that offers them. */
export async function insertFirstOutput(db: Database, environmentId: string, now: Date): Promise<void> {
  const times = { createdAt: now, modifiedAt: now };
  const settings = await db
    .insert(outputSettings)
    .values(
      FIRST_OUTPUT_SETTINGS.map((setting) => ({
        environmentId,
        ...setting,
        nameKey: itemNameKey(setting.name),
        ...times,
      })),
    )
    .returning({ id: outputSettings.id, type: outputSettings.type });
  const [face] = await db
    .insert(userInterfaces)
    .values({
      environmentId,
      name: DEFAULT_USER_INTERFACE_NAME,
      isDefault: true,
      nameKey: itemNameKey(DEFAULT_USER_INTERFACE_NAME),
      formBuilder: NEW_USER_INTERFACE.formBuilder,
      ...times,
    })
    .returning({ id: userInterfaces.id });
  const offers = firstOffers((type) => settings.find((setting) => setting.type === type)?.id ?? '');
  await db.insert(userInterfaceOutputs).values(
    OUTPUT_INTENTS.flatMap((intent) =>
      offers[intent].map((outputSettingId, position) => ({
        userInterfaceId: face?.id ?? '',
        intent,
        outputSettingId,
        position,
      })),
    ),
  );
}
