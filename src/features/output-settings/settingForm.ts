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
} from '@/domain/output-setting';

/** The flags that decide which fields there are. */
export type OutputFlags = Pick<
  FeatureFlags,
  | 'outputLimitFileSizeEnabled'
  | 'pdfErrorSettingsFailOnEnabled'
  | 'imageBatchOutputSettingsEnabled'
  | 'animationBatchOutputSettingsEnabled'
>;

/** What the form holds. Fields its format lacks are as in a new setting. */
export interface SettingDraft extends SettingValues {
  readonly name: string;
  readonly description: string;
  readonly default: boolean;
}

/** Changes some of the form. */
export type ChangeDraft = (part: Partial<SettingDraft>) => void;

/** What the form shows of a stored setting. */
export const draftOf = (setting: OutputSetting): SettingDraft => ({
  ...newSettingValues(setting.type),
  ...(setting as Partial<SettingValues>),
  name: setting.name,
  description: setting.description,
  default: setting.default,
});

/** Which flag a field depends on for a format. */
function flagOf(field: SettingField, type: SettingType): keyof OutputFlags | undefined {
  if (field === 'maxFileSizeInKiloBytes') return 'outputLimitFileSizeEnabled';
  if (field === 'failOn') return 'pdfErrorSettingsFailOnEnabled';
  if (field !== 'dataSourceEnabled' && field !== 'continueAfterFailure') return undefined;
  if (type === 'PDF') return undefined;
  return type === 'JPG' || type === 'PNG'
    ? 'imageBatchOutputSettingsEnabled'
    : 'animationBatchOutputSettingsEnabled';
}

/** The fields the form has for a format. */
export function fieldsOf(type: SettingType, flags: OutputFlags): ReadonlySet<SettingField> {
  const isOn = (field: SettingField) => {
    const flag = flagOf(field, type);
    return flag === undefined || flags[flag];
  };
  return new Set(settingFieldsOf(type).filter(isOn));
}

/** What is sent to store the form: a field that is not there is as in a new setting. */
export function toBody(draft: SettingDraft, fields: ReadonlySet<SettingField>): SaveOutputSetting {
  const values = Object.fromEntries([...fields].map((field) => [field, draft[field]]));
  return { name: draft.name, description: draft.description, default: draft.default, ...values };
}

/** What is wrong with the form, by field. */
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

/** Whether two forms say the same. */
export const isSameDraft = (one: SettingDraft, other: SettingDraft): boolean =>
  (Object.keys(one) as (keyof SettingDraft)[]).every((key) => one[key] === other[key]);
