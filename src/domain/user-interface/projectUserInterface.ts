import type { OutputSettingRecord } from '../output-setting';
import type { OutputIntent, UserInterfaceRecord } from './userInterface';

/**
 * What the editor of a project shows, in the words of the contract.
 * @param settings those of the environment; what is offered and is none of them is left out
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
          ...{ id: settingId, name: title, description, type },
          dataSourceEnabled: values.dataSourceEnabled,
        })),
    );
  return {
    ...{ id, name },
    outputSettings: {
      print: outputsFor('print'),
      digitalStatic: outputsFor('digitalStatic'),
      digitalAnimated: outputsFor('digitalAnimated'),
    },
    formBuilder,
  };
}
