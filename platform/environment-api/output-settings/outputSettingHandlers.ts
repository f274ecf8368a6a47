import { and, eq } from 'drizzle-orm';
import { itemNameKey } from '@/domain/item-name';
import {
  describeOutputSetting,
  OUTPUT_SETTING_SORTS,
  readOutputSetting,
  settingTypeOf,
  type SettingType,
} from '@/domain/output-settings';
import { outputSettings } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { lockEnvironment } from '../environmentRow';
import { listPage, requireSorting } from '../../http/listing';
import type { Handlers, Schemas } from '../operations';
import {
  clearOtherDefaults,
  countOutputSettings,
  outputSettingOrder,
  requireOutputSetting,
  selectOutputSettings,
} from './outputSettingQueries';

type Ids =
  | 'listOutputSettings'
  | 'getOutputSetting'
  | 'createOutputSetting'
  | 'saveOutputSetting'
  | 'deleteOutputSetting';

/** The output settings of an environment. */
export const outputSettingHandlers: Handlers<Ids> = {
  async listOutputSettings(call) {
    const { database, environment, query = {} } = call;
    const sorting = requireSorting(query, OUTPUT_SETTING_SORTS, { by: 'name', direction: 'asc' });
    const search = itemNameKey(query.search ?? '');
    const page = await listPage(
      { ...call, query },
      {
        order: outputSettingOrder(sorting),
        select: (of) => selectOutputSettings(database, { environmentId: environment.id, search }, of),
        count: () => countOutputSettings(database, environment.id, search),
      },
    );
    return { ...page, data: page.data.map(describeOutputSetting) };
  },

  async getOutputSetting({ database, environment, params }) {
    const setting = await requireOutputSetting(database, environment.id, params.setting);
    return { data: describeOutputSetting(setting) };
  },

  createOutputSetting({ database, environment, params, body, now }) {
    const type = settingTypeOf(params.setting);
    const content = requireContent(body, type);
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      if (content.isDefault) await clearOtherDefaults(transaction, { environmentId: environment.id, type });
      const [row] = await transaction
        .insert(outputSettings)
        .values({ environmentId: environment.id, type, ...content, createdAt: now, modifiedAt: now })
        .returning();
      if (!row) throw new Error('The output setting was not inserted.');
      return { data: describeOutputSetting(row) };
    });
  },

  saveOutputSetting({ database, environment, params: { setting: id }, body, now }) {
    return database.transaction(async (transaction) => {
      await lockEnvironment(transaction, environment.id);
      const { type } = await requireOutputSetting(transaction, environment.id, id);
      const content = requireContent(body, type);
      if (content.isDefault)
        await clearOtherDefaults(transaction, { environmentId: environment.id, type, id });
      const [row] = await transaction
        .update(outputSettings)
        .set({ ...content, modifiedAt: now })
        .where(eq(outputSettings.id, id))
        .returning();
      if (!row) throw notFound('output setting');
      return { data: describeOutputSetting(row) };
    });
  },

  async deleteOutputSetting({ database, environment, params }) {
    const deleted = await database
      .delete(outputSettings)
      .where(and(eq(outputSettings.environmentId, environment.id), eq(outputSettings.id, params.setting)))
      .returning({ id: outputSettings.id });
    if (deleted.length === 0) throw notFound('output setting');
    return undefined;
  },
};

/** Validates a body as a setting of its format. @throws Problem 400 */
function requireContent(body: Schemas['SaveOutputSetting'], type: SettingType) {
  const read = readOutputSetting(body, type);
  if ('refusal' in read) throw problemOf(read.refusal);
  return { ...read.value, nameKey: itemNameKey(read.value.name) };
}
