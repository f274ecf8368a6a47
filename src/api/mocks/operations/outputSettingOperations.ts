import { itemNameKey } from '@/domain/item-name';
import {
  describeOutputSetting,
  readOutputSetting,
  settingTypeOf,
  type OutputSettingContent,
  type SettingType,
} from '@/domain/output-settings';
import type { SaveOutputSetting } from '../../types';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, problemOf } from '../MockProblem';
import type { MockOutputSetting } from '../mockStore';

/** Returns the output settings of the environment. */
export const outputSettingsOf = ({ store, environmentId }: InEnvironment) =>
  store.outputSettings.filter((row) => row.environmentId === environmentId);

/**
 * Returns an output setting of the environment.
 * @throws MockProblem 404
 */
export function requireOutputSetting(call: InEnvironment, id: string): MockOutputSetting {
  const row = outputSettingsOf(call).find((setting) => setting.id === id);
  if (!row) throw notFound('output setting');
  return row;
}

function requireContent(body: SaveOutputSetting, type: SettingType): OutputSettingContent {
  const read = readOutputSetting(body, type);
  if ('refusal' in read) throw problemOf(read.refusal);
  return read.value;
}

/** Stores the content of a setting; a new default replaces the one of its format. */
function storeSetting(call: InEnvironment, row: MockOutputSetting, content: OutputSettingContent) {
  if (content.isDefault)
    for (const other of outputSettingsOf(call)) if (other.type === row.type) other.isDefault = false;
  Object.assign(row, content, { modifiedAt: call.store.now });
  return { data: describeOutputSetting(row) };
}

const ONE = '/output/settings/{setting}';

/** Output settings of an environment. */
export const outputSettingOperations = [
  defineEnvironmentOperation('get', '/output/settings', 200, (call) => {
    const { rows, ...page } = mockPage('/output/settings', call.query, {
      rows: outputSettingsOf(call),
      sorts: {
        name: ({ name }) => itemNameKey(name),
        created: ({ createdAt }) => createdAt.toISOString(),
        modified: ({ modifiedAt }) => modifiedAt.toISOString(),
      },
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map(describeOutputSetting) };
  }),
  defineEnvironmentOperation('get', ONE, 200, (call) => ({
    data: describeOutputSetting(requireOutputSetting(call, call.path.setting)),
  })),
  defineEnvironmentOperation('post', ONE, 201, (call) => {
    const type = settingTypeOf(call.path.setting);
    const content = requireContent(call.body, type);
    const row: MockOutputSetting = {
      id: call.store.nextId('output setting'),
      environmentId: call.environmentId,
      type,
      ...content,
      createdAt: call.store.now,
      modifiedAt: call.store.now,
    };
    call.store.outputSettings.push(row);
    return storeSetting(call, row, content);
  }),
  defineEnvironmentOperation('put', ONE, 200, (call) => {
    const row = requireOutputSetting(call, call.path.setting);
    return storeSetting(call, row, requireContent(call.body, row.type));
  }),
  defineEnvironmentOperation('delete', ONE, 204, (call) => {
    const row = requireOutputSetting(call, call.path.setting);
    call.store.outputSettings = call.store.outputSettings.filter((other) => other !== row);
    return undefined;
  }),
];
