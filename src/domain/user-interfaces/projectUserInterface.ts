import type { OutputSettingRecord } from '../output-settings';
import type { OutputIntent, UserInterfaceRecord } from './userInterface';

/**
 * Describes the user interface of a project for the contract.
 * @param settings those of the environment; offers of missing ones are left out
 */
export function describeProjectUserInterface(
  { id, name, outputSettings, formBuilder }: UserInterfaceRecord,
  settings: readonly OutputSettingRecord[],
) {
  const outputsFor = (intent: OutputIntent) =>
    outputSettings[intent].flatMap((settingId) =>
      settings
        .filter((setting) => setting.id === settingId)
        .map(({ name: title, description, type, values }) => ({
          id: settingId,
          name: title,
          description,
          type,
          dataSourceEnabled: values.dataSourceEnabled,
        })),
    );
  return {
    id,
    name,
    outputSettings: {
      print: outputsFor('print'),
      digitalStatic: outputsFor('digitalStatic'),
      digitalAnimated: outputsFor('digitalAnimated'),
    },
    formBuilder,
  };
}
