import type { OutputSetting, SaveOutputSetting } from '@/api/types';
import type { FeatureFlags } from '@/domain/flags';
import { refusalOfItemName } from '@/domain/item-name';
import {
  faultOfSetting,
  newSettingValues,
  settingFieldsOf,
  type SettingField,
  type SettingType,
  type SettingValues,
} from '@/domain/output-settings';

/** The flags that enable fields. */
export type OutputFlags = Pick<
  FeatureFlags,
  | 'outputLimitFileSizeEnabled'
  | 'pdfErrorSettingsFailOnEnabled'
  | 'imageBatchOutputSettingsEnabled'
  | 'animationBatchOutputSettingsEnabled'
>;

/** Values of the form. Fields that its format lacks have initial values. */
export interface SettingDraft extends SettingValues {
  readonly name: string;
  readonly description: string;
  readonly default: boolean;
}

/** Changes some of the form. */
export type ChangeDraft = (part: Partial<SettingDraft>) => void;

/** Builds the form of a stored setting. */
export const draftOf = (setting: OutputSetting): SettingDraft => ({
  ...newSettingValues(setting.type),
  ...(setting as Partial<SettingValues>),
  name: setting.name,
  description: setting.description,
  default: setting.default,
});

/** Returns the flag that a field depends on for a format. */
function flagOf(field: SettingField, type: SettingType): keyof OutputFlags | undefined {
  if (field === 'maxFileSizeInKiloBytes') return 'outputLimitFileSizeEnabled';
  if (field === 'failOn') return 'pdfErrorSettingsFailOnEnabled';
  if (field !== 'dataSourceEnabled' && field !== 'continueAfterFailure') return undefined;
  if (type === 'PDF') return undefined;
  return type === 'JPG' || type === 'PNG'
    ? 'imageBatchOutputSettingsEnabled'
    : 'animationBatchOutputSettingsEnabled';
}

/** Returns the fields of the form for a format. */
export function fieldsOf(type: SettingType, flags: OutputFlags): ReadonlySet<SettingField> {
  const isOn = (field: SettingField) => {
    const flag = flagOf(field, type);
    return flag === undefined || flags[flag];
  };
  return new Set(settingFieldsOf(type).filter(isOn));
}

/** Builds the request to store the form: missing fields have initial values. */
export function toBody(draft: SettingDraft, fields: ReadonlySet<SettingField>): SaveOutputSetting {
  const values = Object.fromEntries([...fields].map((field) => [field, draft[field]]));
  return { name: draft.name, description: draft.description, default: draft.default, ...values };
}

/** Validates the form; returns errors by field. */
export function faultsOf(draft: SettingDraft): Partial<Record<keyof SettingDraft, string>> {
  const name = refusalOfItemName(draft.name)?.detail;
  const watermarkText = faultOfSetting('watermarkText', draft.watermarkText);
  const { cmykConversion, intendedProfile, targetProfile } = draft;
  return {
    ...(name !== undefined && { name }),
    ...(watermarkText !== undefined && { watermarkText }),
    ...(cmykConversion && !intendedProfile && { intendedProfile: 'Choose a profile.' }),
    ...(cmykConversion && !targetProfile && { targetProfile: 'Choose a profile.' }),
  };
}

/** Whether two forms are equal. */
export const isSameDraft = (one: SettingDraft, other: SettingDraft): boolean =>
  (Object.keys(one) as (keyof SettingDraft)[]).every((key) => one[key] === other[key]);
