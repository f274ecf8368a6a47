import { newSettingValues, type OutputSettingContent, type SettingType } from '../output-setting';
import { OUTPUT_FORMATS } from '../studio';
import type { OfferedOutputs } from './userInterface';

/** The output settings a new environment starts with: one of each format, called as it is. */
export const FIRST_OUTPUT_SETTINGS: readonly (OutputSettingContent & { readonly type: SettingType })[] =
  OUTPUT_FORMATS.map((type) => ({
    ...{ type, name: type, description: '', isDefault: true },
    values: newSettingValues(type),
  }));

/** What the default user interface of a new environment offers of these. */
export function firstOffers(idOf: (type: SettingType) => string): OfferedOutputs {
  const still: readonly SettingType[] = ['PNG', 'JPG', 'PDF'];
  return {
    print: (['PDF', 'PNG', 'JPG'] as const).map(idOf),
    digitalStatic: still.map(idOf),
    digitalAnimated: (['MP4', 'GIF', ...still] as const).map(idOf),
  };
}
