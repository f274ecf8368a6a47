import {
  newSettingValues,
  OUTPUT_FORMATS,
  type OutputSettingContent,
  type SettingType,
} from '../output-settings';
import type { OfferedOutputs } from './userInterface';

/** The initial output settings of an environment: one for each format, with its name. */
export const FIRST_OUTPUT_SETTINGS: readonly (OutputSettingContent & { readonly type: SettingType })[] =
  OUTPUT_FORMATS.map((type) => ({
    type,
    name: type,
    description: '',
    isDefault: true,
    values: newSettingValues(type),
  }));

/** Returns the initial offers of the default user interface. */
export function firstOffers(idOf: (type: SettingType) => string): OfferedOutputs {
  const still: readonly SettingType[] = ['PNG', 'JPG', 'PDF'];
  return {
    print: (['PDF', 'PNG', 'JPG'] as const).map(idOf),
    digitalStatic: still.map(idOf),
    digitalAnimated: (['MP4', 'GIF', ...still] as const).map(idOf),
  };
}
