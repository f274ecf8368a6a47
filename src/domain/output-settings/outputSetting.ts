import { refusalOfItemName, storedItemName } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import {
  newSettingValues,
  readSettingValues,
  settingFieldsOf,
  type SettingType,
  type SettingValues,
} from './settingFields';

/** The maximum length of a description. */
export const LONGEST_SETTING_DESCRIPTION = 500;

/** Sort keys of output settings. */
export const OUTPUT_SETTING_SORTS = ['name', 'created', 'modified'] as const;
export type OutputSettingSort = (typeof OUTPUT_SETTING_SORTS)[number];

/** The editable part of an output setting. */
export interface OutputSettingContent {
  readonly name: string;
  readonly description: string;
  /** Whether it is the default of its format. */
  readonly isDefault: boolean;
  readonly values: SettingValues;
}

/** A stored output setting. Times are those of the platform. */
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

/** Reads an output setting from a request body; missing values are those of a new one. */
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

/** Describes an output setting for the contract, with only the fields of its format. */
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

/** Returns the values of the format's fields; fields introduced later have initial values. */
const valuesOf = ({ type, values }: OutputSettingRecord): Partial<SettingValues> => {
  const all = { ...newSettingValues(type), ...values };
  return Object.fromEntries(settingFieldsOf(type).map((field) => [field, all[field]]));
};

/** Returns the format of an address, where it is in lower case. */
export const settingTypeOf = (format: string): SettingType => format.toUpperCase() as SettingType;

/**
 * Refuses a setting of another format.
 * @param format in lower case, as in addresses
 */
export const refusalOfOtherFormat = (type: SettingType, format: string): Refusal | undefined =>
  settingTypeOf(format) === type
    ? undefined
    : invalidField(
        'outputSettingsId',
        `This output setting is for ${type}, not for ${settingTypeOf(format)}.`,
      );
