import type { OutputSetting } from '@/api/types';
import type { FailOn, SettingType } from '@/domain/output-settings';

/** The formats in their order in the menu. */
export const TYPES: readonly { value: SettingType; label: string }[] = [
  { value: 'PNG', label: 'PNG, a picture without loss' },
  { value: 'JPG', label: 'JPG, a small picture' },
  { value: 'PDF', label: 'PDF, for screen and press' },
  { value: 'GIF', label: 'GIF, a short animation' },
  { value: 'MP4', label: 'MP4, a film' },
];

export const FAIL_ON_WORDS: Readonly<Record<FailOn, string>> = {
  onErrors: 'On errors',
  onErrorsAndWarnings: 'On errors and warnings',
  never: 'Never',
};

/** Describes the differences of a setting from others of its format, in a few words. */
export function factsOf(setting: OutputSetting): string {
  const { type, scaling, quality, fps, version, watermark, cropMarks, cmykConversion } = setting;
  const facts = [
    type,
    ...(scaling !== undefined && scaling !== 1 ? [`${scaling}×`] : []),
    ...(quality !== undefined ? [`quality ${quality}`] : []),
    ...(fps !== undefined ? [`${fps} frames a second`] : []),
    ...(version !== undefined ? [`version ${version}`] : []),
    ...(cropMarks ? ['crop marks'] : []),
    ...(cmykConversion ? ['CMYK'] : []),
    ...(watermark ? ['watermark'] : []),
  ];
  return facts.join(' · ');
}

/** Builds the request to store a setting unchanged. */
export function bodyOf({
  id: _id,
  type: _type,
  dateCreated: _created,
  lastModifiedDate: _changed,
  ...body
}: OutputSetting) {
  return body;
}
