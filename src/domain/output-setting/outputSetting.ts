import { refusalOfItemName, storedItemName } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import {
  newSettingValues,
  readSettingValues,
  settingFieldsOf,
  type SettingType,
  type SettingValues,
} from './settingFields';

/** Most characters of a description. */
export const LONGEST_SETTING_DESCRIPTION = 500;

/** What a list of output settings can be sorted by. */
export const OUTPUT_SETTING_SORTS = ['name', 'created', 'modified'] as const;
export type OutputSettingSort = (typeof OUTPUT_SETTING_SORTS)[number];

/** What people give an output setting. */
export interface OutputSettingContent {
  readonly name: string;
  readonly description: string;
  /** Whether it is the one of its format that is taken unless another is chosen. */
  readonly isDefault: boolean;
  readonly values: SettingValues;
}

/** An output setting as it is stored. Moments are those of the platform. */
export interface OutputSettingRecord extends OutputSettingContent {
  readonly id: string;
  readonly type: SettingType;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

type SaveOutputSetting = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly description?: string | undefined;
  readonly default?: boolean | undefined;
};

/** Reads an output setting of a format from the body of a call; what is left out is as in a new one. */
export function readOutputSetting(
  { name, description = '', default: isDefault = false, ...given }: SaveOutputSetting,
  type: SettingType,
): { readonly value: OutputSettingContent } | { readonly refusal: Refusal } {
  const refused = refusalOfItemName(name) ?? refusalOfDescription(description);
  if (refused) return { refusal: refused };
  const values = readSettingValues(given, type);
  if ('refusal' in values) return values;
  return {
    value: {
      name: storedItemName(name),
      description: description.trim(),
      isDefault,
      values: values.value,
    },
  };
}

const refusalOfDescription = (description: string): Refusal | undefined =>
  [...description.trim()].length > LONGEST_SETTING_DESCRIPTION
    ? invalidField('description', `At most ${LONGEST_SETTING_DESCRIPTION} characters.`)
    : undefined;

/** An output setting in the words of the contract, with the fields of its format alone. */
export const describeOutputSetting = (setting: OutputSettingRecord) => ({
  id: setting.id,
  name: setting.name,
  description: setting.description,
  type: setting.type,
  default: setting.isDefault,
  dateCreated: setting.createdAt.toISOString(),
  lastModifiedDate: setting.modifiedAt.toISOString(),
  ...valuesOf(setting),
});

/** The values of the fields its format has; fields that have come since it was stored are as in a new one. */
const valuesOf = ({ type, values }: OutputSettingRecord): Partial<SettingValues> => {
  const all = { ...newSettingValues(type), ...values };
  return Object.fromEntries(settingFieldsOf(type).map((field) => [field, all[field]]));
};

/** The format an address names, which is in lower case there. */
export const settingTypeOf = (format: string): SettingType => format.toUpperCase() as SettingType;

/** Why a setting can't be used for a format. @param format as an address names it */
export const refusalOfOtherFormat = (type: SettingType, format: string): Refusal | undefined =>
  settingTypeOf(format) === type
    ? undefined
    : invalidField(
        'outputSettingsId',
        `This output setting is for ${type}, not for ${settingTypeOf(format)}.`,
      );
